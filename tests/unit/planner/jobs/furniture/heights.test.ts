import { beforeAll, describe, expect, it } from 'vitest';
import { job } from '../../../../../web/planner/jobs/build-furniture/job.ts';
import type { JobPlan } from '../../../../../web/planner/jobs/kit/contract.ts';
import type { Typed } from '../../../../../web/planner/jobs/kit/fields.ts';
import { newThing } from '../../../../../web/planner/measure/places/place-input.ts';
import type { Region } from '../../../../../web/planner/stock/region.ts';
import { plansOf, type PlanIn } from '../regional-plans.ts';

let planIn: PlanIn;
beforeAll(async () => {
  planIn = await plansOf(job);
});

const THING = newThing('piece');
const planned = (typed: Typed, region: Region = 'uk'): JobPlan => planIn(region, typed, THING);

/** Text of a step, with plain spaces. */
const says = (plan: JobPlan, step: string): string =>
  (plan.steps.find(({ id }) => id === step)?.detail ?? '').replaceAll('\u00A0', ' ');

const warned = (typed: Typed, rule: string, region?: Region): string | undefined =>
  planned({ load: 'records', ...typed }, region)
    .warnings.find((one) => one.rule === rule)
    ?.message.replaceAll('\u00A0', ' ');

const RAISED: Typed = {
  width: '1130 mm',
  height: '2140 mm',
  depth: '345 mm',
  board: 'plywood',
  joint: 'dowel',
  hold: 'fixed',
  shelves: '5',
  stands: 'feet',
};

describe('heights in the steps', () => {
  it('are those of the middles of runners over the bottom', () => {
    // Between bottom and top 910 − 80 − 36 = 794; fronts (794 − 6 × 3) ÷ 5 = 155, with 1 mm left for four gaps. The
    // lowest begins 3 above the bottom, its box 15 higher and 125 high: 18 + 62.5; the next is 155 + 3 + 0.25 higher.
    const typed = { kind: 'drawers', width: '655 mm', height: '910 mm', depth: '465 mm' };
    const inset = { ...typed, drawers: '5', fronts: 'inset' };
    expect(says(planned(inset), 'fronts')).toContain(
      '18 mm back from its front edge, as far as the fronts are thick, their middles 80.5 mm, 238.5 mm, 397 mm, 555 mm and 713.5 mm above the bottom',
    );
    // A quarter of what is left: the top gap is as wide as the others.
    expect(says(planned(inset), 'fronts')).toContain('each front 3.3 mm above the one below it');
    const five = {
      ...inset,
      width: '33.5 in',
      height: '43.25 in',
      depth: '19.75 in',
      stands: 'feet',
    };
    expect(says(planned(five, 'us'), 'fronts')).toContain('each front 5/32″ above the one below');
    expect(says(planned({ kind: 'drawers' }, 'us'), 'fronts')).toContain(
      'their middles 3 3/32″, 9 3/4″, 1′ 4 7/8″ and 2′ above the bottom',
    );
  });

  it('are those of a rail under its shelf, and of shelves from the ends of the sides', () => {
    // 60 to a rail of 25.
    const wardrobe = planned({ kind: 'wardrobe' });
    expect(says(wardrobe, 'shelves')).toContain('72.5 mm below the shelf over them, half way');
    expect(says(wardrobe, 'mark')).toMatch(/the bottom 80 mm; .*side to side 1684 mm\./);
    // Raised by 40 and half a board.
    expect(says(planned(RAISED), 'mark')).toMatch(
      /joined shelves 340 mm, .* every second bay from the left 389 mm, /,
    );
  });
});

const setBack = (typed: Typed, region?: Region): string | undefined =>
  /Set back from the front edges of the sides: ([^.]*)\./.exec(
    says(planned({ hold: 'fixed', ...typed }, region), 'mark'),
  )?.[1];

describe('what stands back from the front', () => {
  it('is told with its measure: behind doors, and most behind those within the case', () => {
    // 18 of a door and a gap of 3; shelves in a bay 20 more.
    expect(setBack({ kind: 'wardrobe', fronts: 'inset', stands: 'feet' })).toBe(
      'joined shelves 41 mm; the shelf from side to side 21 mm; uprights 21 mm',
    );
    expect(setBack({ kind: 'base' }, 'us')).toBe('the plinth 2″; joined shelves 25/32″');
    expect(setBack({ kind: 'bookcase', stands: 'feet' })).toBeUndefined();
  });
});

describe('what is left for records and clothes', () => {
  it('is less over the top shelf where shelves are raised', () => {
    expect(warned(RAISED, 'shelf-clear')).toMatch(/^273 mm is clear over the top shelf/);
    expect(warned({ ...RAISED, joint: 'pocket' }, 'shelf-clear')).toBeUndefined();
  });

  it('is less behind doors, most behind those within the case', () => {
    for (const region of ['uk', 'us', 'eu', 'cn'] as const) {
      expect(warned({ kind: 'wall' }, 'shelf-deep', region)).toMatch(/is left behind the doors/);
      expect(warned({ kind: 'wall', doors: 'none' }, 'shelf-deep', region)).toBeUndefined();
    }
    const wardrobe = { kind: 'wardrobe', depth: '560 mm' };
    expect(warned(wardrobe, 'hanger-depth')).toBeUndefined();
    expect(warned({ ...wardrobe, depth: '550 mm', fronts: 'inset' }, 'hanger-depth')).toMatch(
      /^Inside it is 526 mm deep/,
    );
  });
});
