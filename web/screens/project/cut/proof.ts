import type { ListLine } from '../../../planner/shopping/list.ts';
import { en } from '../../../language/en/project.ts';
import { area } from '../../../language/language.ts';

const words = area('project', en).prices.proof;

/**
 * Quality claim of a line: pack counts are exact; a cutting plan is as good as its proven bound.
 */
export function proofWord({ cut }: ListLine): string {
  if (cut === undefined) return words.packs;
  if (!cut.final) return words.searching;
  return cut.answer.status === 'optimal' ? words.proven : words.found;
}
