import { en } from '../../../language/en/materials.ts';
import type { Locale, UnitSystem } from '../../../language/locale.ts';
import {
  formatLength,
  formatArea,
  formatDimension,
  toMm,
  type Length,
  mm,
  inches,
  length,
  toInches,
  roundDecimal,
} from '../../measure/units/units.ts';
import { en as enTakeoff } from '../../../language/en/takeoff.ts';
import { en as enAmounts } from '../../../language/en/amounts.ts';
import { tellWhy, type Amount, type Why, grams } from '../../takeoff/why.ts';
import type { Region } from '../../stock/region.ts';

const wordsIn = (locale: Locale) => locale.words('materials', en);

const inUnit = (size: Length, locale: Locale): number =>
  locale.units === 'metric' ? toMm(size) / 1000 : size / 97_536;

/** Two sides as a label states them: `300 × 300 mm`. */
export const formatSides = (a: Length, b: Length, locale: Locale): string =>
  `${formatLength(a, locale).replace(/\u00a0mm$/, '')}\u00a0×\u00a0${formatLength(b, locale)}`;

/** `2.4 m`, `8 ft`; other lengths as a tape shows them. */
export const formatTapeLength = (size: Length, locale: Locale): string => {
  const hundredths = inUnit(size, locale) * 100;
  // 20.4 m are 2039.999… hundredths.
  const figure = Math.round(hundredths) / 100;
  if (Math.abs(hundredths - figure * 100) > 1e-6) return formatLength(size, locale);
  return (locale.units === 'metric' ? wordsIn(locale).metres : wordsIn(locale).feet)(figure);
};

const amountsIn = (locale: Locale) => locale.words('amounts', enAmounts);

const takeoffIn = (locale: Locale) => locale.words('takeoff', enTakeoff);

const number = (value: number, digits: 0 | 1 | 2): string => String(roundDecimal(value, digits));

/** Litres and kilograms: no decimals from a hundred on. */
const figure = (value: number): string => number(value, value < 100 ? 1 : 0);

/** Whole millimetres from 100 mm on: a third of 1250 is 417. */
export const wholeMillimetres = (size: Length): Length =>
  size < mm(100) ? size : mm(Math.round(toMm(size)));

/** An amount in the user's units, for use in a sentence. */
export function formatAmount(amount: Amount, locale: Locale): string {
  const imperial = locale.units === 'imperial';
  switch (amount.is) {
    case 'count':
      return number(amount.value, 0);
    case 'length':
      return amount.value >= mm(3000)
        ? formatDimension(amount.value, locale)
        : formatLength(imperial ? amount.value : wholeMillimetres(amount.value), locale);
    case 'area':
      return formatArea(amount.value, locale);
    case 'volume':
      return imperial
        ? wordsIn(locale).cubicFeet(number(amount.value / 28_316.85, 1))
        : amountsIn(locale).litres(figure(amount.value / 1000));
    case 'grams':
      return imperial
        ? amountsIn(locale).pounds(number(amount.value / 453.592, 0))
        : amountsIn(locale).kilograms(figure(amount.value / 1000));
    case 'moment':
      return imperial
        ? amountsIn(locale).poundFeet(number(amount.value * 737.562, 0))
        : `${number(amount.value, 2)}\u00a0kNm`;
    case 'rate':
      return `${number(amount.value, 2)}\u00a0${typeof amount.unit === 'string' ? amount.unit : amount.unit(takeoffIn(locale))}`;
    default:
      return amount satisfies never;
  }
}

/** A weight in the user's units: `2.5 kg` or `6 lb`. */
export const formatGrams = (value: number, locale: Locale): string =>
  formatAmount(grams(value), locale);

/** Derivation of a number, in the user's units. */
export const formatReason = (why: Why, locale: Locale): string =>
  tellWhy(why, takeoffIn(locale), (amount) => formatAmount(amount, locale));

/** Rounding step in inches: a sixteenth below an eighth, an eighth below 1, a half below 4, then 1. */
const inchStep = (size: number): number =>
  size < 1 / 8 ? 1 / 16 : size < 1 ? 1 / 8 : size < 4 ? 1 / 2 : 1;

/** A rule of thumb rounded for the user's tape: `50 mm` or `2″`, `1 m` or `3 ft`. Only for sentences. */
export function formatRoundSize(millimetres: number, locale: Locale): string {
  if (locale.units === 'metric') {
    return millimetres >= 1000
      ? formatTapeLength(mm(millimetres), locale)
      : formatLength(mm(millimetres), locale);
  }
  if (millimetres >= 900)
    return formatTapeLength(inches(12 * Math.round(millimetres / 304.8)), locale);
  const size = millimetres / 25.4;
  const step = inchStep(size);
  return formatLength(inches(Math.max(step, Math.round(size / step) * step)), locale);
}

/** Up to what a tape shows at a glance: a centimetre, or an inch where posts are sold in feet. */
export const roundUpOnTape = (size: Length, region: Region): Length => {
  const step = region === 'us' ? inches(1) : mm(10);
  return length(Math.ceil(size / step) * step);
};

/** A temperature in the user's units: `10 °C` or `50 °F`. */
export const formatTemperature = (celsius: number, locale: Locale): string =>
  locale.units === 'metric' ? `${celsius}\u00a0°C` : `${Math.round(celsius * 1.8 + 32)}\u00a0°F`;

/** A weight to be carried as a sentence needs it: `220 kg` or `480 lb`. */
export function formatRoundWeight(kilos: number, locale: Locale): string {
  const [step, gramsEach] = locale.units === 'metric' ? [10, 1000] : [20, 453.592];
  const steps = Math.round((kilos * 1000) / gramsEach / step);
  return formatGrams(steps * step * gramsEach, locale);
}

const roundTo = (step: number, value: number): number => Math.round(value / step) * step;

/** A run of edges as a shop says it: `8.4 m` and, from 10 m on, `25 m`; or `81 ft`. */
export const formatRoundRun = (run: Length, locale: Locale): string =>
  locale.units === 'metric'
    ? formatTapeLength(mm(roundTo(toMm(run) < 9950 ? 100 : 1000, toMm(run))), locale)
    : formatTapeLength(inches(12 * Math.round(toInches(run) / 12)), locale);

/** Amounts by which a tiled, paved or papered area may shrink unnoticed, as a tape shows them. */
export const TAPE_STEPS: Readonly<Record<UnitSystem, readonly Length[]>> = {
  metric: [5, 10, 15, 20, 25].map(mm),
  imperial: [1 / 4, 1 / 2, 3 / 4, 1].map(inches),
};
