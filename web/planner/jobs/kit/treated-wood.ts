import { toMm } from '../../measure/units/units.ts';
import type { Region } from '../../stock/region.ts';
import type { Section, Shelf } from '../../stock/shelf.ts';
import type { PackedMaterial } from '../../takeoff/material.ts';
import type { Why } from '../../takeoff/why.ts';
import type { Bill } from './bill.ts';
import type { JobContext } from './contract.ts';
import { brushLines, coatingCoverage } from './finish/paint.ts';

/** True if shops of the region still sell wood treated with CCA, which holds arsenic: the UK, EU and US ended it in 2004. */
export const mayHoldArsenic = (region: Region): boolean => region === 'cn';

/** The reason for treated wood, with what to ask for if it may hold arsenic. */
export function treatedWhy(
  why: Why | string,
  ask: string,
  { region, locale }: Pick<JobContext, 'region' | 'locale'>,
): Why | string {
  if (!mayHoldArsenic(region)) return why;
  const { sentences } = locale.format;
  return typeof why === 'string'
    ? sentences([why, ask])
    : { ...why, says: (words) => sentences([why.says(words), ask]) };
}

/** Soaking coats on end grain (makers' labels), each three times what a face takes (an estimate). */
const ENDS = { coats: 2, drinks: 3 } as const;

/** A number of sawn ends of one section. */
export type SawnEnds = readonly [section: Pick<Section, 'width' | 'thickness'>, count: number];

/** Millilitres of preserver for m² of end grain. */
export const endMillilitres = (shelf: Shelf, area: number): number =>
  (area * ENDS.coats * ENDS.drinks * 1000) / coatingCoverage(shelf, 'wood-preserver');

/** Preserver for sawn ends, by their area, with a brush for it and gloves that keep it out, as labels ask. */
export function endPreserver(
  {
    bill,
    shelf,
    words,
  }: {
    readonly bill: Bill;
    readonly shelf: Shelf;
    readonly words: { readonly why: { readonly brush: string } };
  },
  ends: readonly SawnEnds[],
  why: string,
): readonly PackedMaterial[] {
  const area = ends.reduce(
    (sum, [{ width, thickness }, count]) => sum + (toMm(width) * toMm(thickness) * count) / 1e6,
    0,
  );
  return [
    ...bill.pack('wood-preserver', endMillilitres(shelf, area), why),
    ...brushLines(bill, [50], words.why.brush),
    ...bill.pack('waterproof-gloves', 1, words.why.brush),
  ];
}
