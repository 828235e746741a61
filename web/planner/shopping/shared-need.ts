import { en } from '../../language/en/shopping.ts';
import type { Locale } from '../../language/locale.ts';
import type { PackedMaterial } from '../takeoff/material.ts';

/** Time in which a job has a product in its place, in minutes from the beginning of the work. */
export interface HeldTime {
  readonly from: number;
  readonly to: number;
}

/** Need of one job for a material in packs. */
export interface PackedNeed {
  readonly job: string;
  readonly material: PackedMaterial;
  /** One time for each way to spread the work over days, in the same order for all jobs. */
  readonly held?: readonly HeldTime[];
}

interface SharedNeed {
  readonly need: number;
  /** Number of jobs that have it at the time of the highest need; undefined if only one job needs it. */
  readonly atOnce: number | undefined;
}

const ALWAYS: HeldTime = { from: 0, to: Infinity };

/**
 * Need of several jobs for what is not used up: of what is passed on by hand the maximum, of what is left in its place
 * the highest sum at any time. One job uses the same for all its lines. What is left in a place at an unknown time is
 * there all the time.
 */
export function sharedNeed(needs: readonly PackedNeed[]): SharedNeed {
  const jobs = [...Map.groupBy(needs, ({ job }) => job).values()].map((lines) => ({
    need: Math.max(...lines.map(({ material }) => material.need)),
    held: lines[0]?.held,
  }));
  const most = Math.max(0, ...jobs.map(({ need }) => need));
  if (jobs.length < 2) return { need: most, atOnce: undefined };
  let highest: SharedNeed = { need: most, atOnce: 1 };
  if (needs[0]?.material.lasts !== 'in-place') return highest;
  const ways = Math.max(1, ...jobs.map(({ held = [] }) => held.length));
  for (let way = 0; way < ways; way++) {
    const times = jobs.map(({ need, held }) => ({ need, ...(held?.[way] ?? ALWAYS) }));
    // The sum rises only when a job begins.
    for (const { from } of times) {
      const there = times.filter((one) => one.from <= from && from < one.to);
      const need = there.reduce((sum, one) => sum + one.need, 0);
      if (need > highest.need) highest = { need, atOnce: there.length };
    }
  }
  return highest;
}

/** Sentence that says why several jobs need less than the sum of their amounts, if they share it. */
export function sharedWhy(atOnce: number | undefined, locale: Locale): string | undefined {
  const { shared } = locale.words('shopping', en);
  if (atOnce === undefined) return undefined;
  return atOnce === 1 ? shared.inTurn : shared.atOnce(atOnce);
}
