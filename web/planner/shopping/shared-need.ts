import { en } from '../../language/en/shopping.ts';
import type { Locale } from '../../language/locale.ts';
import type { PackedMaterial } from '../takeoff/material.ts';

/** Need of one job for a material in packs. */
export interface PackedNeed {
  readonly job: string;
  /** Id of the job's place; absent if all jobs have one place. */
  readonly place?: string;
  readonly material: PackedMaterial;
}

interface SharedNeed {
  readonly need: number;
  /** Number of places that have it at the same time; undefined if only one job needs it. */
  readonly atOnce: number | undefined;
}

const mostOf = (needs: readonly PackedNeed[]): number =>
  Math.max(0, ...needs.map(({ material }) => material.need));

/**
 * Need of several jobs for what is not used up: of what is passed on by hand the maximum, of what is left in its place
 * the sum over the places. The jobs of one place follow one another; in another place work goes on while something dries.
 */
export function sharedNeed(needs: readonly PackedNeed[]): SharedNeed {
  const most = mostOf(needs);
  if (new Set(needs.map(({ job }) => job)).size < 2) return { need: most, atOnce: undefined };
  if (needs[0]?.material.lasts !== 'in-place') return { need: most, atOnce: 1 };
  const places = [...Map.groupBy(needs, ({ place }) => place).values()];
  return { need: places.map(mostOf).reduce((sum, need) => sum + need, 0), atOnce: places.length };
}

/** Sentence that says why several jobs need less than the sum of their amounts, if they share it. */
export function sharedWhy(atOnce: number | undefined, locale: Locale): string | undefined {
  const { shared } = locale.words('shopping', en);
  if (atOnce === undefined) return undefined;
  return atOnce === 1 ? shared.inTurn : shared.atOnce(atOnce);
}
