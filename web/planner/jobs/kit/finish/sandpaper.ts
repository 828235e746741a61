import { variantGraded } from '../../../stock/choose-variant.ts';
import type { AtLeastOne, Shelf, Variant } from '../../../stock/shelf.ts';
import type { Bill } from '../bill.ts';

/** The grits of the region's shops that are nearest to these, finer each time: a line each of so many sheets. */
export function sandpaper(
  { bill, shelf }: { readonly bill: Bill; readonly shelf: Shelf },
  grits: readonly number[],
  sheets: (kinds: number) => number,
  why: string,
) {
  const { variants } = shelf.sandpaper;
  const kinds = gritsNear(variants, grits);
  return kinds.flatMap((variant) => bill.pack('sandpaper', sheets(kinds.length), why, { variant }));
}

/** A shop whose coarsest is the fine one of these has a finer one for the last strokes. */
function gritsNear<V extends Variant>(variants: AtLeastOne<V>, grits: readonly number[]): V[] {
  const found = new Set<V>();
  for (const grit of grits) {
    const [first, ...more] = variants.filter((variant) => !found.has(variant));
    if (first !== undefined) found.add(variantGraded([first, ...more], grit));
  }
  return [...found];
}
