import { toMm, type Length } from '../measure/units.ts';
import type { LengthMaterial, Panel, SheetMaterial } from '../takeoff/material.ts';
import type { Piece } from '../takeoff/piece.ts';

/** What the cutting engine is asked (DESIGN §5), all values filled in; lengths in millimetres. */
export interface StockLength {
  readonly id: string;
  readonly length: number;
  /** In cents; what is already there costs nothing. */
  readonly price: number;
  /** `null`: as many as needed. */
  readonly quantity: number | null;
}

export interface StockSheet extends StockLength {
  readonly width: number;
}

export interface LengthCut {
  readonly kind: 'linear';
  readonly kerf: number;
  readonly stock: readonly StockLength[];
  readonly parts: readonly {
    readonly id: string;
    readonly length: number;
    readonly quantity: number;
  }[];
}

export interface SheetCut {
  readonly kind: 'sheet';
  readonly kerf: number;
  readonly trim: number;
  readonly stock: readonly StockSheet[];
  readonly parts: readonly {
    readonly id: string;
    readonly length: number;
    readonly width: number;
    readonly quantity: number;
    readonly rotate: boolean;
  }[];
}

export type StockCut = LengthCut | SheetCut;

/** Something there is already: boards bought, or an offcut of one's own. */
export interface StockAtHand {
  readonly id: string;
  readonly length: Length;
  /** Of sheets. */
  readonly width?: Length;
  readonly quantity: number;
}

/** A size that has a price. */
export interface StockForSale {
  readonly id: string;
  readonly length: Length;
  readonly width?: Length;
  readonly price: number;
}

const gather = <Part extends Piece, Out>(
  parts: readonly Part[],
  key: (part: Part) => string,
  out: (id: string, part: Part, quantity: number) => Out,
): Out[] => {
  const counts = new Map<string, { part: Part; quantity: number }>();
  for (const part of parts) {
    if (part.quantity <= 0) continue;
    const known = counts.get(key(part));
    if (known === undefined) counts.set(key(part), { part, quantity: part.quantity });
    else known.quantity += part.quantity;
  }
  return [...counts].map(([id, { part, quantity }]) => out(id, part, quantity));
};

const stockOf = (
  forSale: readonly StockForSale[],
  atHand: readonly StockAtHand[],
): readonly StockSheet[] => [
  ...atHand.map(({ id, length, width, quantity }) => ({
    id,
    length: toMm(length),
    width: width === undefined ? 0 : toMm(width),
    price: 0,
    quantity,
  })),
  ...forSale.map(({ id, length, width, price }) => ({
    id,
    length: toMm(length),
    width: width === undefined ? 0 : toMm(width),
    price,
    quantity: null,
  })),
];

/** In millimetres; jobs whose saws differ are planned with the widest cut, whichever comes first. */
const widest = (cuts: readonly Length[]): number => Math.max(0, ...cuts.map(toMm));

/** All pieces of one material from what is there first, then from what is sold. */
export function lengthCut(
  materials: readonly LengthMaterial[],
  forSale: readonly StockForSale[],
  atHand: readonly StockAtHand[],
): LengthCut {
  return {
    kind: 'linear',
    kerf: widest(materials.map(({ kerf }) => kerf)),
    stock: stockOf(forSale, atHand).map(({ id, length, price, quantity }) => ({
      id,
      length,
      price,
      quantity,
    })),
    parts: gather(
      materials.flatMap(({ pieces }) => pieces),
      (piece) => `${piece.name} ${toMm(piece.length)}`,
      (id, piece, quantity) => ({ id, length: toMm(piece.length), quantity }),
    ),
  };
}

/** The same for panels from sheets. */
export function sheetCut(
  materials: readonly SheetMaterial[],
  forSale: readonly StockForSale[],
  atHand: readonly StockAtHand[],
): SheetCut {
  return {
    kind: 'sheet',
    kerf: widest(materials.map(({ kerf }) => kerf)),
    trim: widest(materials.map(({ trim }) => trim)),
    stock: stockOf(forSale, atHand),
    parts: gather(
      materials.flatMap(({ panels }): readonly Panel[] => panels),
      ({ name, length, width, turns }) =>
        `${name} ${toMm(length)} × ${toMm(width)}${turns ? '' : ' ↑'}`,
      (id, { length, width, turns }, quantity) => ({
        id,
        length: toMm(length),
        width: toMm(width),
        quantity,
        rotate: turns,
      }),
    ),
  };
}
