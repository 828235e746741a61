import type { en } from '../../language/en/products.ts';
import type { LabelUnit, NeedUnit } from './label-units.ts';
import type { Pack, StockLength, StockSheet, Variant } from './shelf.ts';

export type StockWords = typeof en;

/** Units with the same symbol in every language. */
const SYMBOLS = ['L', 'ml', 'kg', 'g', 'm', 'mm'] as const satisfies readonly LabelUnit[];
const isSymbol = (unit: LabelUnit): unit is (typeof SYMBOLS)[number] =>
  SYMBOLS.some((symbol) => symbol === unit);

/** Unit name on labels in a language. */
export function unitName(unit: Exclude<LabelUnit, 'piece'>, words: StockWords): string {
  if (unit === 'm2') return 'm²';
  if (unit === 'm3') return 'm³';
  return isSymbol(unit) ? unit : words.units[unit];
}

/** A number as printed on labels: decimal, but inches with a fraction: `92 5/8`. */
function figuresOf(amount: number, unit: string): string {
  const sixteenths = Math.round((amount % 1) * 16);
  if (unit !== 'in' || sixteenths === 0) return String(amount);
  let [top, bottom] = [sixteenths, 16];
  while (top % 2 === 0) [top, bottom] = [top / 2, bottom / 2];
  return [Math.floor(amount), `${top}/${bottom}`].filter((part) => part !== 0).join('\u00a0');
}

/**
 * Label of a pack: `5 L`, `25 kg bag`, `box of 200`, or with pieces `1.44 m² box, 4 pieces`. The label keeps its
 * unit whatever units the user chose.
 */
export function packLabel(pack: Pack, need: NeedUnit, words: StockWords): string {
  const { container, amount, unit, holds } = pack;
  const holder = words.containers[container];
  if (unit === 'piece') {
    if (amount > 1) return words.ofPieces(amount, holder);
    return container === 'roll' ? words.one(holder) : words.each;
  }
  const figures = words.amount(figuresOf(amount, unit), unitName(unit, words));
  // Labels of tins and of single measured pieces have only the amount.
  const label = container === 'tin' || container === 'each' ? figures : words.held(figures, holder);
  return need === 'piece' && holds > 1 ? words.counted(label, holds) : label;
}

/** `2.4 m`, `8 ft`, `92 5/8 in`. */
export const lengthLabel = ({ amount, unit }: StockLength, words: StockWords): string =>
  words.amount(figuresOf(amount, unit), unitName(unit, words));

/** Label of a sheet, the longer side first: `2440 × 1220 mm`, `8 ft × 4 ft`, `97 in × 49 in`. */
export function sheetLabel({ sides, unit }: StockSheet, words: StockWords): string {
  const [a, b] = sides.toSorted((one, other) => other - one).map((side) => figuresOf(side, unit));
  const each = unit === 'mm' ? String(a) : words.amount(String(a), unitName(unit, words));
  return `${each}\u00a0×\u00a0${words.amount(String(b), unitName(unit, words))}`;
}

/** Label of a variant in one line: `47 × 100 mm`, `3 1/2 in`, `FFP2`, `120 grit`; empty for the only variant. */
export const variantLabel = ({ label }: Variant, words: StockWords): string =>
  label
    .replaceAll(
      /(?<![^ ])([^ ]+) (in|ft|grit)(?= |$)/g,
      (_, figures: string, unit: 'in' | 'ft' | 'grit') =>
        words.amount(figures, unit === 'grit' ? words.grit : unitName(unit, words)),
    )
    // Shops write 3-1/2 in, which may break after the hyphen.
    .replaceAll(/(\d)-(\d+\/)/g, '$1\u00a0$2')
    .replaceAll(' ', '\u00a0');
