import type { Locale } from '../../language/locale.ts';
import { en } from '../../language/en/amounts.ts';
import { en as enMaterials } from '../../language/en/materials.ts';
import { area as wordsOf, pageFormats } from '../../language/language.ts';
import {
  roundDecimal,
  formatArea,
  toArea,
  cents,
  type Cents,
} from '../../planner/measure/units/units.ts';
import type { PackedMaterial } from '../../planner/takeoff/material.ts';
import { LITRES_PER_GALLON } from '../../planner/takeoff/walls/paint.ts';
import type { Region, Currency } from '../../planner/stock/region.ts';
import { minorDigits } from '../../language/formats.ts';
import type { ListLine } from '../../planner/shopping/list.ts';

const words = wordsOf('amounts', en);
const materials = wordsOf('materials', enMaterials);
const GRAMS_A_POUND = 453.592_37;
const MM_A_FOOT = 304.8;
/** Grid squares in a thousandth of a square metre. */
const SQUARES = 320_000 ** 2 / 1000;

/** Rounds to whole numbers from ten and to one decimal from one; below, to two, at least 0.01, as packs of 0.75 L are sold. */
function figure(value: number): number {
  if (value >= 10) return roundDecimal(value, 0);
  // Quarters above one, such as 2.25 L, are sizes of packs too.
  if (value >= 1) return roundDecimal(value, (4 * value) % 1 === 0 ? 2 : 1);
  return value > 0 ? Math.max(0.01, roundDecimal(value, 2)) : roundDecimal(value, 1);
}
/** Litres and kilograms keep one decimal up to a hundred, because they are sold in halves. */
const fine = (value: number): string =>
  String(value >= 10 && value < 100 ? roundDecimal(value, 1) : figure(value));
const whole = (value: number): string =>
  String(value > 0 && value < 1 ? figure(value) : Math.round(value));

/** A needed amount in the user's units; pieces are a plain number. */
export function formatNeed(need: number, unit: PackedMaterial['unit'], locale: Locale): string {
  const imperial = locale.units === 'imperial';
  switch (unit) {
    case 'ml':
      return imperial
        ? words.gallons(fine(need / 1000 / LITRES_PER_GALLON))
        : words.litres(fine(need / 1000));
    case 'g':
      return imperial
        ? words.pounds(whole(need / GRAMS_A_POUND))
        : words.kilograms(fine(need / 1000));
    case 'mm':
      return imperial
        ? materials.feet(figure(need / MM_A_FOOT))
        : materials.metres(figure(need / 1000));
    case 'm²/1000':
      return formatArea(toArea(need * SQUARES), locale);
    case 'piece':
      return String(need);
  }
}

/** A temperature in the region's unit, rounded up to whole degrees: `8 °C`, `47 °F`. */
export const formatRegionTemperature = (celsius: number, region: Region): string =>
  region === 'us'
    ? `${Math.ceil((celsius * 9) / 5 + 32)}\u00a0°F`
    : `${Math.ceil(celsius)}\u00a0°C`;

/** Rounding steps by amount, in currency units. */
const STEPS = [
  { from: 1000, to: 50 },
  { from: 200, to: 10 },
  { from: 50, to: 5 },
] as const;

/** An amount rounded for reading: `£290`, `£1,650`. */
export function roundedMoney(cost: Cents, currency: Currency): string {
  const unit = 10 ** minorDigits(currency);
  const to = STEPS.find(({ from }) => cost >= from * unit)?.to ?? 1;
  const rounded = cents(Math.round(cost / unit / to) * to * unit);
  return pageFormats().money(rounded, currency).replace(/\.0+$/, '');
}

/** A cost that may still change: rounded, with "about". */
export const aboutMoney = (cost: Cents, currency: Currency): string =>
  words.about(roundedMoney(cost, currency));

/** A sum: exact, or rounded with "about". */
export const sumOfMoney = (cost: Cents, isRounded: boolean, currency: Currency): string =>
  isRounded ? aboutMoney(cost, currency) : pageFormats().money(cost, currency);

/** Packs of a list line: `1 × 5 L and 2 × 2.5 L`. */
export function formatPacks({ items, trouble }: ListLine): string {
  if (trouble === 'unpriced') return words.unpriced;
  const all = items.map(({ bought, toBuy, label }) => words.times(bought + toBuy, label));
  return all.length === 0 ? words.nothing : words.and(all);
}
