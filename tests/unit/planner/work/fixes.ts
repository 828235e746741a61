import { describe, expect, test } from 'vitest';
import type { Warning } from '../../../../web/planner/jobs/kit/contract.ts';
import { fixOf, withFix } from '../../../../web/planner/jobs/kit/find-fix.ts';
import { remedyOf } from '../../../../web/planner/jobs/kit/remedies.ts';
import type { Resolver } from '../../../../web/planner/takeoff/structure/answer.ts';
import { isPlanned, sampledPlans, type Sample } from './sampled-plans.ts';

/**
 * Rules whose warnings may be left to somebody else: who resolves them, and why no field of the job does. A warning
 * of any other rule must have a fix.
 */
const ASKED: Readonly<Record<string, Resolver | readonly Resolver[]>> = {
  // Joists too far apart for boards and for battens.
  'board-a-ceiling/batten-span': 'maker',
  'board-a-ceiling/board-spacing': 'maker',
  // Legs of timber over 500 mm, as R-60 takes on low joists.
  'board-a-loft/loft-leg': 'engineer',
  'board-a-loft/loft-load': 'engineer',
  'board-a-loft/loft-panel': 'engineer',
  'build-a-deck/deck-load': 'engineer',
  'board-a-loft/loft-air': 'maker',
  'build-a-deck/bs-5268-deck': 'engineer',
  'build-a-deck/irc-r105.2': 'building-office',
  'build-a-deck/irc-r507.4': 'engineer',
  'build-a-deck/irc-r507.5': 'engineer',
  'build-a-deck/irc-r507.6': 'engineer',
  'build-a-stud-wall/board-spacing': 'maker',
  // The opening belongs to the place.
  'build-a-stud-wall/door-size': 'maker',
  'build-a-stud-wall/eu-timber-stud': ['engineer', 'maker'],
  'build-a-stud-wall/fixing-reach': 'maker',
  'build-a-stud-wall/irc-r602.7.4': 'engineer',
  'build-a-stud-wall/nhbc-6.3': ['engineer', 'maker'],
  'build-furniture/wall-fixing': 'maker',
  'hang-a-door/fixing-reach': 'maker',
  'hang-a-door/frame-cover': 'maker',
  'hang-a-door/frame-depth': 'maker',
  'hang-a-door/frame-packing': 'maker',
  'hang-a-door/leaf-trim': 'maker',
  'hang-on-a-wall/cable-zone': 'electrician',
  'hang-on-a-wall/wall-fixing': 'maker',
  // Only the user knows whether the thing may hang elsewhere; the steps seal its holes.
  'hang-on-a-wall/waterproofing': 'plan',
  'lay-a-path/loose-ground': 'maker',
  'lay-a-patio/planning-gb': 'building-office',
  'panel-a-wall/socket-on-strip': 'electrician',
  'put-up-a-fence/fence-wind': 'engineer',
  'put-up-a-fence/irc-r105.2': 'building-office',
  'put-up-a-fence/planning-gb': 'building-office',
  'tile-a-wall/bs-5385-1': 'plan',
  // The doorway belongs to the place.
  'tile-a-wall/wet-door': 'maker',
};

const keyOf = ({ job }: Sample, { rule }: Warning): string => `${job.slug}/${rule}`;

interface Seen {
  readonly unfixed: Map<string, string>;
  readonly failing: string[];
  readonly rules: Set<string>;
  fixed: number;
}

async function warningsSeen(): Promise<Seen> {
  const seen: Seen = { unfixed: new Map(), failing: [], rules: new Set(), fixed: 0 };
  for await (const sample of sampledPlans(100)) {
    if (!isPlanned(sample)) continue;
    const { job, place, typed, plan, context } = sample;
    for (const warning of plan.warnings) {
      seen.rules.add(keyOf(sample, warning));
      const fix = fixOf({ job, place, typed, plan, locale: context.locale }, warning);
      if (fix === undefined) {
        const { ask = 'nobody' } = remedyOf(job, warning);
        seen.unfixed.set(`${keyOf(sample, warning)} ${ask}`, sample.name);
        continue;
      }
      seen.fixed += 1;
      const after = job.plan(place, withFix(typed, fix));
      const isSame = (one: Warning): boolean =>
        one.rule === warning.rule && one.field === warning.field;
      // A stopped plan does not list its other warnings.
      const isNew = (one: Warning): boolean =>
        plan.warnings.every(({ rule }) => rule !== one.rule) &&
        (plan.steps.length > 0 || one.severity === 'stop');
      const isBad =
        Object.keys(after.problems).length > 0 ||
        (after.steps.length === 0 && plan.steps.length > 0) ||
        after.warnings.some((one) => isSame(one) || isNew(one));
      if (isBad) seen.failing.push(`${sample.name}: ${JSON.stringify(fix)}`);
    }
  }
  return seen;
}

describe('the warnings of all jobs, with sampled options and sizes', async () => {
  const seen = await warningsSeen();

  test('are of many rules', () => {
    expect(seen.rules.size).toBeGreaterThan(15);
    expect(seen.fixed).toBeGreaterThan(50);
  });

  test('end if their fix is applied, and no other begins', () => {
    expect(seen.failing).toEqual([]);
  });

  test('have a fix, unless their rule is listed with who resolves it', () => {
    const open = [...seen.unfixed].filter(([key]) => {
      const [rule = '', ask] = key.split(' ');
      return ![ASKED[rule]].flat().some((one) => one === ask);
    });
    expect(open).toEqual([]);
  });
});
