// Rules on water in all regions: nothing behind a shower rots, and every bathroom floor is sealed.
import { beforeAll, describe, expect, it } from 'vitest';
import { job as tileAFloor } from '../../../../web/planner/jobs/tile-a-floor/job.ts';
import { job as tileAWall } from '../../../../web/planner/jobs/tile-a-wall/job.ts';
import type { JobPlan } from '../../../../web/planner/jobs/kit/contract.ts';
import type { Typed } from '../../../../web/planner/jobs/kit/fields.ts';
import {
  newRoom,
  newWall,
  type PlaceInput,
} from '../../../../web/planner/measure/places/place-input.ts';
import { mm, rectangle } from '../../../../web/planner/measure/units/units.ts';
import { REGION_NAMES } from '../../../support/job-context.ts';
import { LONG } from '../../../support/long.ts';
import { lineOf, needsOf } from './bills.ts';
import { stepIds } from './lines.ts';
import { sides } from './places.ts';
import { opening, plansOf, type PlanIn } from './regional-plans.ts';

const notLoaded: PlanIn = () => {
  throw new Error('not loaded');
};
let floorIn = notLoaded;
let wallIn = notLoaded;
beforeAll(async () => {
  floorIn = await plansOf(tileAFloor);
  wallIn = await plansOf(tileAWall);
});

/** 2.4 × 1.8 m, a door of 0.7. */
const bathroom: PlaceInput = {
  ...newRoom('room'),
  sides: sides('rectangle', 2400, 1800),
  height: '2400 mm',
  openings: [opening('door', 'A', ['700 mm', '2000 mm'], '500 mm')],
};
const shower: PlaceInput = { ...newWall('wall'), length: '1800 mm', height: '2400 mm' };

const usesOf = (plan: JobPlan) => plan.steps.flatMap(({ tools = [] }) => tools);

const inUk = (typed: Typed): readonly string[] => stepIds(floorIn('uk', typed, bathroom));

describe('a bathroom’s floor', () => {
  it.each([
    // 4.32 m² and 8.4 − 0.7 = 7.7 m of walls: 100 mm up 5.09 m², 70 mm 4.859, 300 mm 6.63; 3 in 4.9067.
    ['uk', 5.09 * 1200],
    ['eu', 4.859 * 1200],
    ['cn', 6.63 * 1800],
    ['us', 4.906_74 * 1200],
  ] as const)('is sealed in %s, and up its walls', (region, grams) => {
    const plan = floorIn(region, { wet: true }, bathroom);
    const needs = needsOf(plan);
    expect(Math.abs((needs['tanking'] ?? 0) - grams)).toBeLessThan(2);
    expect(needs['tanking-tape']).toBe(7700);
    const ids = stepIds(plan);
    expect(ids.indexOf('tank-2')).toBeGreaterThan(ids.indexOf('prime'));
    expect(ids.indexOf('lay')).toBeGreaterThan(ids.indexOf('tank-2'));
  });

  it('falls to its drain in China, also after its tiles came off', () => {
    // 2.4 m at 1 % (JGJ 298): 20 mm at the drain, 44 far from it, 32 on average: 4.32 × 32 L of 1:3; slurry 2.16 kg.
    const plan = floorIn('cn', { wet: true, strip: true }, bathroom);
    const bed = plan.steps.find(({ id }) => id === 'bed');
    expect(bed?.detail).toMatch(/20 mm deep at the drain and 44 mm at the far walls/);
    expect(needsOf(plan)).toMatchObject({ cement: 64_368, 'sharp-sand': 214_272 });
    // Its base need not be dry.
    expect(usesOf(plan)).not.toContain('moisture-meter');
    expect(usesOf(floorIn('cn', { wet: true }, bathroom))).toContain('moisture-meter');
    // Compound that levels itself would take the fall away, and the bed fills the hollow too: 5 mm more on average.
    const hollow = floorIn('cn', { wet: true, hollow: '10 mm' }, bathroom);
    expect(needsOf(hollow)).toMatchObject({ cement: 74_088, 'sharp-sand': 247_752 });
    expect(hollow.steps.find(({ id }) => id === 'bed')?.detail).toMatch(/44 mm .* 10 mm deeper/);
    expect(stepIds(hollow)).toContain('bed');
    expect(needsOf(hollow)).not.toHaveProperty('floor-leveller');
    const kept = floorIn('cn', { wet: true }, bathroom).steps.find(({ id }) => id === 'prepare');
    expect(kept?.detail).toMatch(/run to the drain/);
    // Boards on a level wooden floor would let the water stand.
    const wood = floorIn('cn', { wet: true, base: 'timber', strip: true }, bathroom);
    expect(stepIds(wood)).not.toContain('bed');
    expect(wood.steps.find(({ id }) => id === 'prepare')?.detail).toMatch(
      /firrings .* make the fall/,
    );
    expect(wood.steps.find(({ id }) => id === 'set-out')?.detail).toMatch(/keep the fall/);
    for (const region of ['uk', 'us', 'eu'] as const) {
      expect(stepIds(floorIn(region, { wet: true, strip: true }, bathroom))).not.toContain('bed');
    }
  });

  it('has a flood test of two days only in China', () => {
    const { steps } = floorIn('cn', { wet: true }, bathroom);
    const flood = steps.find(({ id }) => id === 'flood');
    // The silicone of the dam hardens for a day first.
    expect(flood?.dryMinutes).toBe(72 * 60);
    for (const region of ['uk', 'us', 'eu'] as const) {
      expect(stepIds(floorIn(region, { wet: true }, bathroom))).not.toContain('flood');
    }
  });

  it('is sealed over boards and under a mat; a dry one is not', () => {
    const boards = inUk({ wet: true, base: 'timber' });
    expect(boards.indexOf('prime')).toBe(boards.indexOf('base') + 1);
    expect(boards.indexOf('tank')).toBe(boards.indexOf('prime') + 1);
    const mat = inUk({ wet: true, under: 'mat' });
    expect(mat.indexOf('base')).toBe(mat.indexOf('tank-2') + 1);
    expect(inUk({})).not.toContain('tank');
  });
});

/** Warnings that a shower is longer than its walls. */
const lengthOf = (typed: Typed, place: PlaceInput = bathroom) =>
  wallIn('uk', { wet: 'shower', wetRun: '2500 mm', ...typed }, place).warnings.filter(
    ({ rule }) => rule === 'wet-length',
  );

describe('the tiles of a shower', () => {
  it('cover its whole length, or the plan says how much the walls chosen for it hold', () => {
    const one = { 'wetWalls.A': false, 'wetWalls.B': false, 'wetWalls.D': false };
    const held = [lengthOf({}), lengthOf({}, shower), lengthOf({ ...one, wetRun: '2400 mm' })];
    expect(held).toEqual([[], [], []]);
    expect(lengthOf(one)).toMatchObject([{ fix: { field: 'wetRun', value: '2400 mm' } }]);
    expect(lengthOf({ ...one, 'walls.C': false })).toMatchObject([{ field: 'wetWalls' }]);
  });

  it.each([
    ['uk', '1790 mm', '1800 mm'],
    ['us', '71 in', '72 in'],
    ['eu', '1990 mm', '2000 mm'],
    ['cn', '1990 mm', '2000 mm'],
  ] as const)('end no lower in %s than its rule, or the plan says so', (region, low, high) => {
    const rules = (typed: Typed): readonly string[] =>
      wallIn(region, typed, shower).warnings.map(({ rule }) => rule);
    expect(rules({ wet: 'shower', high: low })).toContain('wet-room');
    expect(rules({ wet: 'shower', high })).not.toContain('wet-room');
    expect(rules({ wet: 'bath', high: low })).not.toContain('wet-room');
  });
});

describe('behind the tiles of a shower or bath', () => {
  it.each(REGION_NAMES)('in %s: gypsum only where its rule allows it', (region) => {
    for (const ground of ['plaster', 'plasterboard', 'masonry', 'cement-board']) {
      for (const wet of ['no', 'shower', 'bath']) {
        // Light tiles, which any of these walls bears.
        const typed = { ground, wet, tileLength: '200 mm', tileWidth: '100 mm', thickness: '6 mm' };
        const plan = wallIn(region, typed, shower);
        const isGypsum = ground === 'plaster' || ground === 'plasterboard';
        const isBacked = region === 'us' && isGypsum && wet !== 'no';
        expect([region, ground, wet, lineOf(plan, 'backer-board') !== undefined]).toEqual([
          region,
          ground,
          wet,
          isBacked,
        ]);
        expect(stepIds(plan).includes('backer')).toBe(isBacked);
        expect(lineOf(plan, 'tanking') !== undefined).toBe(wet !== 'no');
      }
    }
  });
});

/** Every mix of the choices of a wall and a floor that get wet. */
const WET_WALLS = ['shower', 'bath'].flatMap((wet) =>
  ['walls', 'zone'].flatMap((cover) =>
    ['plaster', 'plasterboard', 'masonry', 'cement-board'].flatMap((ground) =>
      ['0', '20', '500'].map((rim): Typed => ({ wet, cover, ground, rim: `${rim} mm` })),
    ),
  ),
);
const WET_FLOORS = ['concrete', 'timber'].flatMap((base) =>
  ['usual', 'mat'].flatMap((under) =>
    ['0', '8'].map((hollow): Typed => ({ wet: true, base, under, hollow: `${hollow} mm` })),
  ),
);

/** Steps that damage a membrane which an earlier step made on the same surface or zone. */
function leaks({ steps }: ReturnType<PlanIn>): readonly string[] {
  const sealed = new Set<string>();
  return steps.flatMap(({ id, work = {} }) => {
    const hurt = (work.damages ?? []).some(
      ({ target, state }) =>
        state === 'waterproofed' &&
        (sealed.has(target) || (!target.includes('/') && sealed.has(`${target}/wet-zone`))),
    );
    for (const { target, state } of work.makes ?? []) {
      if (state === 'waterproofed') sealed.add(target);
    }
    return hurt ? [id] : [];
  });
}

/** Screws and foam that steps after the last coat take. */
const takenAfter = (
  { steps }: ReturnType<PlanIn>,
  products: readonly string[],
): readonly string[] => {
  const last = steps.findIndex(({ id }) => id === 'tank-2');
  return steps
    .slice(last + 1)
    .flatMap(({ id, uses = [] }) => uses.filter((one) => products.includes(one)).map(() => id));
};

describe('a membrane', () => {
  it.each(REGION_NAMES)('is not drilled, screwed or cut after it is made, in %s', (region) => {
    // Every third mix in each region, other ones than in the next; in the long size all.
    const at = REGION_NAMES.indexOf(region);
    for (const typed of WET_WALLS.filter((_, i) => LONG || (i + at) % 3 === 0)) {
      const plan = wallIn(region, typed, bathroom);
      expect([typed, leaks(plan)]).toEqual([typed, []]);
      expect([typed, lineOf(plan, 'tanking') !== undefined]).toEqual([typed, true]);
    }
    for (const typed of WET_FLOORS) {
      const plan = floorIn(region, typed, bathroom);
      expect([typed, leaks(plan)]).toEqual([typed, []]);
      expect([typed, takenAfter(plan, ['edge-foam', 'backer-screws'])]).toEqual([typed, []]);
    }
  });
});

describe('the tiles of a tub’s surround', () => {
  it.each(REGION_NAMES)(
    'are no more in %s than those of the walls, and none behind the tub',
    (region) => {
      const tiles = (typed: Typed): number => {
        const plan = wallIn(region, { wet: 'bath', wetRun: '2900 mm', ...typed }, bathroom);
        const line = lineOf(plan, 'wall-tile') ?? lineOf(plan, 'floor-tile');
        return line?.form === 'packs' ? line.need : 0;
      };
      expect(tiles({ cover: 'zone' })).toBeLessThan(tiles({ cover: 'walls' }));
      expect(tiles({ cover: 'walls', rim: '550 mm' })).toBeLessThan(
        tiles({ cover: 'walls', rim: '0 mm' }),
      );
      const board = (typed: Typed): number => {
        const line = lineOf(
          wallIn(region, { ground: 'plasterboard', ...typed }, bathroom),
          'backer-board',
        );
        return line?.form === 'sheets'
          ? line.panels.reduce((sum, one) => sum + one.quantity * one.length * one.width, 0)
          : 0;
      };
      const light = {
        tileLength: '200 mm',
        tileWidth: '100 mm',
        thickness: '6 mm',
        cover: 'walls',
      };
      // Only the wet zone is boarded, from the tub up: 2.9 m and 0.3 m past each end.
      expect(
        board({ ...light, wet: 'bath', wetRun: '2900 mm', rim: '400 mm' }),
      ).toBeLessThanOrEqual(region === 'us' ? rectangle(mm(3500), mm(2000)) * 1.01 : 0);
    },
  );
});
