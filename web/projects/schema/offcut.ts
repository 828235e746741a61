import type { CutKind } from './cut-list.ts';
import { isFields, oneOf, size, text } from './read-value.ts';

/** An offcut of one's own, in the rack of this device; its size as typed, or as a plan left it. */
export interface Offcut {
  readonly id: string;
  readonly kind: CutKind;
  /** The material's name: it serves every list and project that cuts the same. */
  readonly material: string;
  /** Its id where a project cuts it, whose names change with the language; else empty. */
  readonly product: string;
  readonly length: string;
  /** Of sheets. */
  readonly width: string;
  /** How many of this size; empty is one. */
  readonly amount: string;
  /** The cut list or the project's material that it comes from; empty when it was typed in. */
  readonly from: string;
  /** When it was kept, in milliseconds since 1970. */
  readonly kept: number;
}

/** An offcut that nothing is said of yet. */
export const newOffcut = (id: string, kind: CutKind, material: string, product = ''): Offcut => {
  return { id, kind, material, product, length: '', width: '', amount: '', from: '', kept: 0 };
};

/** A side that a plan left, in full: it must read back as it was. */
export const sideText = (millimetres: number): string =>
  millimetres === 0 ? '' : `${Number(millimetres.toFixed(4))} mm`;

/** Sides were kept as millimetres once. */
const readSide = (value: unknown): string =>
  typeof value === 'number' ? sideText(size(value)) : text(value);

/** An offcut out of storage; what has no id is none. */
export function readOffcut(row: unknown): Offcut | undefined {
  if (!isFields(row) || text(row['id']) === '') return undefined;
  return {
    id: text(row['id']),
    kind: oneOf(['linear', 'sheet'], row['kind']) ?? 'linear',
    material: text(row['material']),
    product: text(row['product']),
    length: readSide(row['length']),
    width: readSide(row['width']),
    amount: text(row['amount']),
    from: text(row['from']),
    kept: size(row['kept']),
  };
}
