import type { ListLine } from '../shopping/list.ts';

/** The packs of a line as a person says them: `1 × 5 L and 2 × 2.5 L`. */
export function mixInWords(line: ListLine): string {
  if (line.mix === undefined) return 'No size has a price';
  const packs = line.mix.packs.map(({ id, count }) => {
    const offer = line.offers.find((one) => one.id === id);
    return `${count} × ${offer?.label ?? id}`;
  });
  return packs.join(' and ');
}
