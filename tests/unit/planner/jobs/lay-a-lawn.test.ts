import { beforeAll, describe, expect, it } from 'vitest';
import { plainSpaces } from '../../../../web/language/locale.ts';
import type { JobPlan } from '../../../../web/planner/jobs/kit/contract.ts';
import type { Typed } from '../../../../web/planner/jobs/kit/fields.ts';
import { job as layALawn } from '../../../../web/planner/jobs/lay-a-lawn/job.ts';
import { newGround } from '../../../../web/planner/measure/places/place-input.ts';
import type { Region } from '../../../../web/planner/stock/region.ts';
import { lineOf, needsOf } from './bills.ts';
import { sides } from './places.ts';
import { plansOf, type PlanIn } from './regional-plans.ts';

let planIn: PlanIn;
beforeAll(async () => {
  planIn = await plansOf(layALawn);
});

const lawn = (region: Region, x: number, y: number, typed: Typed = {}): JobPlan =>
  planIn(region, typed, { ...newGround('lawn'), sides: sides('rectangle', x, y) });

const ids = ({ steps }: JobPlan): readonly string[] => steps.map(({ id }) => id);
const levels = (region: Region) => lawn(region, 4000, 3000).steps.find(({ id }) => id === 'levels');
const pieces = ({ drawings }: JobPlan) => drawings[0]?.pieces ?? [];

describe('four lawns, taken off by hand', () => {
  it('UK: 6.56 × 4.88 m of turf 1640 × 610', () => {
    // 8 rows of 4: every second row begins half a roll on, its two halves from one: 4 × 4 + 4 × 3 whole, 8 halves of 4.
    // 32.0128 m²: topsoil 50 mm by the litre, feed 50 g/m². (growers' guides, makers' labels)
    const plan = lawn('uk', 6560, 4880);
    expect(needsOf(plan)).toEqual({
      'string-line': 27_456,
      // 8 that hold the strings, and 18 of the levels while those stand.
      'marking-pegs': 8 + (18 + 8),
      'work-gloves': 1,
      'safety-glasses': 1,
      'dust-mask~ffp2': 1,
      topsoil: 1_600_640,
      'lawn-fertiliser': 1601,
      'lawn-turf~1640x610-mm': 32_000,
    });
    expect(pieces(plan).filter(({ whole }) => whole)).toHaveLength(28);
    expect(pieces(plan)).toHaveLength(36);
    // 5 % of 32 are two rolls.
    expect(lineOf(plan, 'lawn-turf')).toMatchObject({ spare: 2000, slack: 'breakage' });
  });

  it('US: 20 × 10 ft of sod 60 × 24 in', () => {
    // 5 rows of 4, halves in two of them: 12 + 6 whole and 4 halves of 2. A roll of 10 sq ft is 0.929 m².
    const plan = lawn('us', 6096, 3048);
    expect(needsOf(plan)).toMatchObject({
      'lawn-turf~60x24-in': 20 * 929,
      topsoil: Math.ceil(6.096 * 3.048 * 50.8 * 1000),
    });
    expect(plan.figures.at(-1)?.value).toBe('20');
  });

  it('CN: 2 × 3.3 m of turf 1000 × 400, along the longer side', () => {
    // Five rows along 3.3 m. Three: 3 whole and 300; two: 500, 2 whole, 800. Of 3 × 300, 2 × 500 and 2 × 800, each with
    //   an end of the roll: 800 alone twice, 500 + 300 twice, 300: 5. 13 + 5.
    const plan = lawn('cn', 2000, 3300);
    expect(needsOf(plan)['lawn-turf~1000x400-mm']).toBe(18 * 400);
    expect(pieces(plan).filter(({ whole }) => whole)).toHaveLength(13);
  });

  it('EU: 4 × 3 m of seed on clay, the old turf taken away', () => {
    // Seed 40 g/m² and a tenth; sand 25 mm × 1.6 t/m³; old turf 20 mm × 1.25.
    const plan = lawn('eu', 4000, 3000, { kind: 'seed', clay: true, takeAway: true });
    expect(needsOf(plan)).toMatchObject({
      'grass-seed': 480,
      'sharp-sand': 480_000,
      // 300 L go away in sacks of 25 kg, 1.3 kg a litre.
      'rubble-sack': 16,
      topsoil: 600_000,
      'lawn-fertiliser': 600,
    });
    expect(lineOf(plan, 'grass-seed')).toMatchObject({ spare: 48, slack: 'repair' });
    expect(plan.figures.at(-1)?.value).toBe('0.5 kg');
  });
});

const digOf = (typed: Typed): string | undefined =>
  lawn('eu', 4000, 3000, typed).steps.find(({ id }) => id === 'dig')?.detail;

const soilOf = (soil: string): string | undefined =>
  lawn('eu', 4000, 3000, { soil }).steps.find(({ id }) => id === 'soil')?.detail;

describe('layALawn', () => {
  it('leaves no strip at an edge narrower than a third of a roll', () => {
    // 8 × 610 and 120.
    const heights = pieces(lawn('uk', 6560, 5000)).map(({ shape }) => {
      const ys = shape.flat().map(({ y }) => y);
      return Math.max(...ys) - Math.min(...ys);
    });
    expect(Math.min(...heights)).toBeGreaterThanOrEqual((610 * 320) / 3 - 1);
  });

  it('waits for regrowth, for the soil and for the roots', () => {
    const plan = lawn('uk', 6000, 4000);
    const waits = plan.steps.flatMap(({ id, dryMinutes }) =>
      dryMinutes === undefined ? [] : [[id, dryMinutes / 1440]],
    );
    expect(waits).toEqual([
      ['clear', 21],
      ['firm', 6],
      ['keep', 21],
    ]);
    expect(ids(lawn('uk', 6000, 4000, { old: false }))).not.toContain('clear');
    // Turf comes off three weeks before anybody digs.
    const taken = lawn('cn', 8000, 5600, { takeAway: true });
    expect(taken.steps.find(({ id }) => id === 'clear')?.detail).toContain('for the same day');
  });

  it('opens clay with compost in the US', () => {
    const needs = needsOf(lawn('us', 4000, 3000, { clay: true }));
    expect(needs).toMatchObject({ compost: 300_000 });
    expect(needs).not.toHaveProperty('sharp-sand');
  });

  it('falls from the house by 2 % and more in the US (IRC R401.3)', () => {
    expect(plainSpaces(levels('us')?.detail ?? '')).toContain('falls by 3/4″ in 3 ft');
    expect(levels('us')?.detail).toContain('one in twenty');
    expect(plainSpaces(levels('uk')?.detail ?? '')).toContain('falls by 12.5 mm in 1 m');
    expect(levels('uk')?.detail).not.toContain('twenty');
  });

  it('sows instead of laying, and lays instead of sowing', () => {
    expect(ids(lawn('uk', 6000, 4000, { kind: 'seed' }))).toEqual([
      'when',
      'services',
      'set-out',
      'clear',
      'dig',
      'levels',
      'soil',
      'firm',
      'feed',
      'sow',
      'cover',
      'roll',
      'water',
      'keep',
      'mow',
    ]);
    const mow = lawn('us', 6000, 4000, { kind: 'seed' }).steps.at(-1);
    expect(mow?.check).toContain('pulls out no grass');
    expect(ids(lawn('uk', 6000, 4000)).slice(9, 12)).toEqual(['first', 'rest', 'press']);
  });

  it('takes high ground down before it is loosened, to what is spread later', () => {
    // 20 mm below paths, 50 of topsoil, and 25 of sand on clay.
    expect(digOf({})).toContain('less than 70 mm');
    expect(digOf({ clay: true })).toContain('less than 95 mm');
    expect(digOf({ soil: '0' })).toMatch(/less than 20 mm .* nothing is spread/);
    const order = ids(lawn('eu', 4000, 3000, { clay: true }));
    expect(order.slice(2, 8)).toEqual(['set-out', 'clear', 'dig', 'sand', 'levels', 'soil']);
  });

  it('sets a round lawn out from its middle', () => {
    const round = planIn('uk', {}, { ...newGround('lawn'), shape: 'circle', diameter: '5 m' });
    // Four lines across and the radius, with a fifth more; ⌈19.63 ÷ 1.8² + 15.71 ÷ 3.6⌉ + 1 level pegs, 8 on the edge
    //   and one in the middle.
    expect(needsOf(round)['string-line']).toBe(27_000);
    expect(needsOf(round)['marking-pegs']).toBe(9 + (12 + 9));
  });

  it('spreads deep topsoil in layers', () => {
    expect(soilOf('300')).toContain('in 2 layers');
    expect(soilOf('150')).not.toContain('layers');
  });

  it('needs no topsoil over enough good soil', () => {
    const plan = lawn('uk', 6000, 4000, { soil: '0' });
    expect(needsOf(plan)).not.toHaveProperty('topsoil');
    expect(ids(plan)).not.toContain('soil');
    // No topsoil is raked to the pegs: the ground is.
    expect(plan.steps.find(({ id }) => id === 'firm')?.detail).toMatch(/^Rake high .* no peg/);
  });
});

const withLimits = ({ steps }: JobPlan): readonly string[] =>
  steps.filter(({ startsWithin }) => startsWithin !== undefined).map(({ id }) => id);

const stepOf = (plan: JobPlan, id: string) => plan.steps.find((one) => one.id === id);

describe('sods and seed', () => {
  it('are laid or sown, pressed on and watered in one go', () => {
    expect(withLimits(lawn('uk', 4000, 2000))).toEqual(['rest', 'press', 'water']);
    expect(withLimits(lawn('uk', 8000, 6000, { kind: 'seed' }))).toEqual([
      'cover',
      'roll',
      'water',
    ]);
  });

  it('that take more than an hour to lay are pressed on and watered part by part', () => {
    const parts = /Press on and water each part, as the next two steps say, in the hour in which/;
    const [small, large] = [lawn('uk', 4000, 2000), lawn('uk', 8000, 6000)];
    expect(stepOf(small, 'rest')?.detail).not.toMatch(parts);
    expect(stepOf(small, 'water')?.title).toBe('Water it in the same hour');
    expect(stepOf(large, 'rest')?.detail).toMatch(parts);
    expect(stepOf(large, 'water')?.title).toBe('Water all of it once more');
  });

  it('that take more than a day come in parts', () => {
    const brought = /have it brought in parts/;
    const [day, days] = [lawn('uk', 8000, 6000), lawn('uk', 12_000, 10_000)];
    expect(stepOf(day, 'when')?.detail).not.toMatch(brought);
    expect(withLimits(day)).toEqual(['rest', 'press', 'water']);
    expect(stepOf(days, 'when')?.detail).toMatch(brought);
    expect(withLimits(days)).toEqual(['water']);
  });
});
