import type { FieldReader } from './fields.ts';
import type { Defect } from '../problem.ts';

/** Every placement checks all of them. */
const MOST_DEFECTS = 1000;

/**
 * Defects of one stock row, nanometres from the sheet's corner; empty if absent. A defect outside its sheet is an error
 * of its coordinate, `stock[0].defects[1].x`.
 */
export function parseDefects(
  reader: FieldReader,
  value: unknown,
  at: string,
  sheet: { readonly length: number; readonly width: number },
): readonly Defect[] {
  if (isNone(value)) return [];
  return reader.rows(value, at).map((row, i) => {
    const read = (side: 'length' | 'width', from: 'x' | 'y') => {
      const start = reader.lengthOrZero(row[from], `${at}[${i}].${from}`);
      const size = reader.length(row[side], `${at}[${i}].${side}`);
      if (sheet[side] > 0 && start + size > sheet[side]) {
        const words = reader.words.defectOutside(mm(start + size), mm(sheet[side]));
        reader.fault(`${at}[${i}].${from}`, words);
      }
      return { start, size };
    };
    const [x, y] = [read('length', 'x'), read('width', 'y')];
    return { x: x.start, y: y.start, length: x.size, width: y.size };
  });
}

/** Reports the row that exceeds the number of defects. */
export function limitDefects(
  reader: FieldReader,
  stock: readonly { readonly defects: readonly Defect[] }[],
): void {
  let count = 0;
  const row = stock.findIndex(({ defects }) => (count += defects.length) > MOST_DEFECTS);
  if (row >= 0) reader.fault(`stock[${row}].defects`, reader.words.tooManyDefects(MOST_DEFECTS));
}

/** A defect in other units. */
export const onGrid =
  (grid: (nm: number) => number) =>
  ({ x, y, length, width }: Defect): Defect => {
    return { x: grid(x), y: grid(y), length: grid(length), width: grid(width) };
  };

/** True for an absent or empty list. */
export const isNone = (value: unknown): boolean =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0);

const mm = (nm: number): string => String(nm / 1e6);
