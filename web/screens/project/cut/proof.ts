import type { ListLine } from '../../../planner/shopping/list.ts';
import { en } from '../../../language/en/project.ts';
import { area } from '../../../language/language.ts';

const words = area('project', en).prices.proof;

/** What may be claimed of a line: packs are counted exactly, a cut plan as far as it is proven. */
export function proofWord({ cut }: ListLine): string {
  if (cut === undefined) return words.packs;
  if (!cut.final) return words.searching;
  return cut.answer.status === 'optimal' ? words.proven : words.found;
}
