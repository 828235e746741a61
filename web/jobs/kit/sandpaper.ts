import { variantGraded } from '../../stock/choose-variant.ts';
import type { Shelf } from '../../stock/shelf.ts';
import type { Bill } from './bill.ts';

/** The grits of the region's shops that are nearest to these, each once: a line each of so many sheets. */
export function sandpaper(
  { bill, shelf }: { readonly bill: Bill; readonly shelf: Shelf },
  grits: readonly number[],
  sheets: (kinds: number) => number,
  why: string,
) {
  const { variants } = shelf.sandpaper;
  const kinds = [...new Set(grits.map((grit) => variantGraded(variants, grit)))];
  return kinds.flatMap((variant) => bill.pack('sandpaper', sheets(kinds.length), why, { variant }));
}
