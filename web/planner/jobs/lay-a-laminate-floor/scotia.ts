import type { Section, Shelf } from '../../stock/shelf.ts';

/** The beading that shops of the region keep; undefined where gaps are hidden otherwise. */
export function scotiaOf(shelf: Shelf): Section | undefined {
  const entry = shelf.scotia;
  return entry.form === 'lengths' ? entry.variants[0] : undefined;
}
