import type { Section, Shelf } from '../../stock/shelf.ts';

/** The section that shops keep architraves in; undefined where doors come with theirs. */
export function architraveOf(shelf: Shelf): Section | undefined {
  const entry = shelf.architrave;
  return entry.form === 'lengths' ? entry.variants[0] : undefined;
}
