import type { ListLine } from '../../shopping/list.ts';

/** What may be claimed of a line: packs are counted exactly, a cut plan as far as it is proven. */
export function proofWord({ cut }: ListLine): string {
  if (cut === undefined) return 'Cheapest';
  if (!cut.final) return 'Working out the cheapest';
  return cut.answer.status === 'optimal' ? 'Cheapest possible' : 'Best found';
}
