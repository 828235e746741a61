import { formatArea, formatDimension, type UnitSystem } from '../measure/format-length.ts';
import { litres, mm } from '../measure/units.ts';
import type { PackedMaterial } from '../takeoff/material.ts';
import { LITRES_PER_GALLON } from '../takeoff/paint.ts';
import { tellWhy, type Amount, type Why } from '../takeoff/why.ts';

const POUND = 453.592_37;
const decimals = (value: number, digits: number): string =>
  new Intl.NumberFormat('en-GB', { maximumFractionDigits: digits }).format(value);

/** A volume as a tin or a lorry states it. */
function volume(millilitres: number, system: UnitSystem): string {
  if (system === 'imperial') {
    return `${(millilitres / 1000 / LITRES_PER_GALLON).toFixed(1)} gal`;
  }
  return millilitres >= 1_000_000
    ? `${(millilitres / 1_000_000).toFixed(2)} m³`
    : `${(millilitres / 1000).toFixed(1)} L`;
}

function weight(grams: number, system: UnitSystem): string {
  if (system === 'imperial') return `${decimals(grams / POUND, 0)} lb`;
  return grams >= 1_000_000
    ? `${decimals(grams / 1_000_000, 2)} t`
    : `${decimals(grams / 1000, 1)} kg`;
}

/** An amount in the person's units. */
export function showAmount(amount: Amount, system: UnitSystem): string {
  switch (amount.is) {
    case 'count':
      return decimals(amount.value, 0);
    case 'length':
      return formatDimension(amount.value, system).replace(/\.?0+ m$/, ' m');
    case 'area':
      return formatArea(amount.value, system);
    case 'volume':
      return volume(amount.value, system);
    case 'grams':
      return weight(amount.value, system);
    case 'rate':
      return `${decimals(amount.value, 2)} ${amount.unit}`;
  }
}

/** How a number came about, in the person's units. */
export const sayWhy = (why: Why, system: UnitSystem): string =>
  tellWhy(why, (amount) => showAmount(amount, system));

/** An amount of what is bought in packs, in the person's units; pieces are a bare number. */
export function showNeed(need: number, unit: PackedMaterial['unit'], system: UnitSystem): string {
  switch (unit) {
    case 'ml':
      return showAmount({ is: 'volume', value: litres(need / 1000) }, system);
    case 'g':
      return showAmount({ is: 'grams', value: need }, system);
    case 'mm':
      return showAmount({ is: 'length', value: mm(need) }, system);
    case 'piece':
      return showAmount({ is: 'count', value: need }, system);
  }
}
