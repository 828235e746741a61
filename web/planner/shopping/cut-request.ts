import type {
  LinearPartInput,
  LinearRequest,
  LinearStockInput,
  Rectangle,
  SheetPartInput,
  SheetRequest,
} from '../cutting/contract.ts';
import { en } from '../../language/en/materials.ts';
import type { Locale } from '../../language/locale.ts';
import { toMm, type Length } from '../measure/units/units.ts';
import { entryOf } from '../measure/units/entry-of.ts';
import type { LengthMaterial, Panel, SheetMaterial, Piece } from '../takeoff/material.ts';

/** Request to the cutting engine with all values: lengths in mm, prices in minor units. */
export interface RequestLength extends Required<LinearStockInput> {
  readonly length: number;
  /** 0 for stock that the user already has. */
  readonly price: number;
}

export interface RequestSheet extends RequestLength {
  readonly width: number;
  readonly defects?: readonly Rectangle[];
}

interface LengthPart extends Required<Omit<LinearPartInput, 'mitre'>> {
  readonly length: number;
}

interface SheetPart extends Required<SheetPartInput> {
  readonly length: number;
  readonly width: number;
}

export interface LengthCut extends LinearRequest {
  readonly kerf: number;
  readonly stock: readonly RequestLength[];
  readonly parts: readonly LengthPart[];
}

export interface SheetCut extends SheetRequest {
  readonly kerf: number;
  readonly trim: number;
  readonly stock: readonly RequestSheet[];
  readonly parts: readonly SheetPart[];
}

export type StockCut = LengthCut | SheetCut;

/** Something there is already: boards bought, or an offcut of one's own. */
export interface StockAtHand {
  readonly id: string;
  readonly length: Length;
  /** Only of sheets. */
  readonly width?: Length;
  readonly quantity: number;
  /** Damaged areas, which no part may overlap; absent if there are none. */
  readonly defects?: readonly Rectangle[];
}

/** A size that has a price. */
export interface StockForSale {
  readonly id: string;
  readonly length: Length;
  readonly width?: Length;
  readonly price: number;
}

/** Pieces of one material that one job needs. */
export interface CutNeed {
  /** The job's id in the project. */
  readonly job: string;
  readonly material: LengthMaterial | SheetMaterial;
}

/** Pieces of one job that are alike; millimetres, width 0 for what is cut to length only. */
export interface PartNeed {
  /** Stays the same whatever else the project cuts, so that boards cut already still count. */
  readonly id: string;
  readonly job: string;
  readonly name: string;
  readonly length: number;
  readonly width: number;
  readonly quantity: number;
  readonly turns: boolean;
}

/** Parts of one material, job by job; equal pieces of a job are one part. */
export function partsToCut(needs: readonly CutNeed[], locale: Locale): readonly PartNeed[] {
  const words = locale.words('materials', en);
  const parts = new Map<string, PartNeed>();
  for (const { job, material } of needs) {
    const panels: readonly (Piece & Partial<Panel>)[] =
      material.form === 'lengths' ? material.pieces : material.panels;
    for (const { name, length, width, quantity, mitre, turns = true } of panels) {
      if (quantity <= 0) continue;
      const sides = { length: toMm(length), width: width === undefined ? 0 : toMm(width) };
      const size = width === undefined ? sides.length : `${sides.length} × ${sides.width}`;
      const slant = mitre === undefined ? '' : ` ∠${mitre.start} ${mitre.end}`;
      const called = entryOf(words.pieces, name) ?? name;
      // The id contains the size and never the name, so that cut boards still count in another language.
      const id = `${name.replaceAll('-', ' ')} ${size}${turns ? '' : ' ↑'}${slant} ${job}`;
      const before = parts.get(id)?.quantity ?? 0;
      parts.set(id, {
        id,
        job,
        name: mitre === undefined ? called : words.mitred(called, mitre.start, mitre.end),
        ...sides,
        quantity: before + quantity,
        turns,
      });
    }
  }
  return [...parts.values()];
}

const stockOf = (
  forSale: readonly StockForSale[],
  atHand: readonly StockAtHand[],
): readonly RequestSheet[] =>
  [
    ...atHand.map((one) => ({ ...one, price: 0, defects: one.defects })),
    ...forSale.map((one) => ({ ...one, quantity: null, defects: undefined })),
  ].map(({ id, length, width, price, quantity, defects }) => ({
    id,
    length: toMm(length),
    width: width === undefined ? 0 : toMm(width),
    price,
    quantity,
    ...(defects === undefined ? {} : { defects }),
  }));

/** Widest of the cuts, mm: jobs with different saws share one plan. */
const widest = (cuts: readonly Length[]): number => Math.max(0, ...cuts.map(toMm));

/** Parts of a material from what is there first, then from what is sold. */
export function stockCut(
  needs: readonly CutNeed[],
  parts: readonly PartNeed[],
  forSale: readonly StockForSale[],
  atHand: readonly StockAtHand[],
): StockCut {
  const kerf = widest(needs.map(({ material }) => material.kerf));
  const stock = stockOf(forSale, atHand);
  const sheets = needs.flatMap(({ material }) => (material.form === 'sheets' ? [material] : []));
  if (sheets.length > 0) {
    return {
      kind: 'sheet',
      kerf,
      trim: widest(sheets.map(({ trim }) => trim)),
      stock,
      parts: parts.map(({ id, length, width, quantity, turns }) => ({
        id,
        length,
        width,
        quantity,
        rotate: turns,
      })),
    };
  }
  return {
    kind: 'linear',
    kerf,
    stock: stock.map(({ id, length, price, quantity }) => ({ id, length, price, quantity })),
    parts: parts.map(({ id, length, quantity }) => ({ id, length, quantity })),
  };
}
