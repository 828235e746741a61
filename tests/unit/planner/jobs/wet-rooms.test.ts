// Rules on water in all regions: nothing behind a shower rots, and every bathroom floor is sealed.
import { beforeAll, describe, expect, it } from 'vitest';
import { job as tileAFloor } from '../../../../web/planner/jobs/tile-a-floor/job.ts';
import { job as tileAWall } from '../../../../web/planner/jobs/tile-a-wall/job.ts';
import type { Typed } from '../../../../web/planner/jobs/kit/fields.ts';
import {
  newRoom,
  newWall,
  type PlaceInput,
} from '../../../../web/planner/measure/places/place-input.ts';
import { REGION_NAMES } from '../../../support/job-context.ts';
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

  it('has a flood test of two days only in China', () => {
    const { steps } = floorIn('cn', { wet: true }, bathroom);
    const flood = steps.find(({ id }) => id === 'flood');
    expect(flood?.dryMinutes).toBe(48 * 60);
    for (const region of ['uk', 'us', 'eu'] as const) {
      expect(stepIds(floorIn(region, { wet: true }, bathroom))).not.toContain('flood');
    }
  });

  it('is sealed over boards and under a mat; a dry one is not', () => {
    const boards = inUk({ wet: true, base: 'timber' });
    expect(boards.indexOf('tank')).toBe(boards.indexOf('base') + 1);
    const mat = inUk({ wet: true, under: 'mat' });
    expect(mat.indexOf('base')).toBe(mat.indexOf('tank-2') + 1);
    expect(inUk({})).not.toContain('tank');
  });
});

describe('the tiles of a shower', () => {
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
