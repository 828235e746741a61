import { beforeAll, describe, expect, it } from 'vitest';
import type { JobPlan } from '../../../../web/planner/jobs/kit/contract.ts';
import type { Typed } from '../../../../web/planner/jobs/kit/fields.ts';
import { job as layAPatio } from '../../../../web/planner/jobs/lay-a-patio/job.ts';
import { newGround } from '../../../../web/planner/measure/places/place-input.ts';
import { boundsOf } from '../../../../web/planner/measure/outline/polygon.ts';
import { length, toMm } from '../../../../web/planner/measure/units/units.ts';
import type { Region } from '../../../../web/planner/stock/region.ts';
import { needsOf } from './bills.ts';
import { sides } from './places.ts';
import { plansOf, type PlanIn } from './regional-plans.ts';

let planIn: PlanIn;
beforeAll(async () => {
  planIn = await plansOf(layAPatio);
});

const patio = (region: Region, x: number, y: number, typed: Typed = {}): JobPlan =>
  planIn(region, typed, { ...newGround('patio'), sides: sides('rectangle', x, y) });

describe('three patios, taken off by hand', () => {
  it('UK: 4.8 × 3.6 m of slabs 600 × 600 in mortar, against the house', () => {
    // Joints of 10: 7 × 610 and 530; 5 × 610 and 550: 35 whole, 5 + 7 + 1 cut, none from another's rest. 17.28 m².
    // Base 100 × 2.1; mortar 80 kg/m², of which cement 14; primer 350 g/m²; joints (600 + 600) ÷ 600² × 30 × 10 × 1.9 =
    //   1.9 kg/m². Dug 100 wider on 3 sides: 5.0 × 3.7 m. Fabric 4.5 m wide, 200 up and wider: one strip of 5.2 m. Concrete along 4.8 + 2 × 3.6 m, 100 wide and half of 38 higher than the bed of 40: 5.9 L a metre; foam 4.8 m. (merchants' guides, makers' data sheets)
    const plan = patio('uk', 4800, 3600);
    expect(needsOf(plan)).toEqual({
      'string-line': 20_160,
      'marking-pegs': 8,
      'work-gloves': 1,
      'waterproof-gloves': 1,
      'safety-glasses': 1,
      'silica-mask~ffp3': 2,
      geotextile: 23_400,
      'sub-base': 3_885_000,
      'sharp-sand': 1_140_480,
      cement: 241_920,
      'slab-primer': 6048,
      'paving-slab~600x600-mm': 48,
      'diamond-blade~230-mm': 1,
      'edge-foam~100-mm': 4800,
      'paint-brush~100-mm': 1,
      'concrete-mix': 70_800,
      'paving-joint': 32_832,
    });
    expect(plan.materials.find(({ product }) => product === 'paving-slab')).toMatchObject({
      spare: 3,
      slack: 'breakage',
    });
    expect(plan.materials.find(({ product }) => product === 'concrete-mix')).toMatchObject({
      spare: 7080,
      slack: 'uneven',
    });
    // 38 + 40 + 100; 3.6 m at 1 : 80.
    expect(plan.figures.map(({ value }) => value)).toEqual(['48', '178 mm']);
    expect(plan.drawings[0]?.dimensions?.map(({ text }) => text)).toEqual(['House', '45 mm lower']);
    expect(plan.drawings[0]?.pieces.filter(({ whole }) => whole)).toHaveLength(35);
  });

  it('US: 12 × 10 ft of pavers 16 × 16 in on sand', () => {
    // Joints of 5 mm: 8 × 16.197 in and 14.43; 7 and 6.62: 56 whole; 7 of 14.43 in from one each, 8 of 6.62 two from one,
    //   the corner from one: 68. 4 in of base, 1 in of sand on 11.148 m². Edging along 32 ft, a spike each 12 in.
    const plan = patio('us', 3657.6, 3048);
    const area = 3.6576 * 3.048;
    // Dug 100 mm wider on 3 sides.
    const base = 3.8576 * 3.148;
    expect(needsOf(plan)).toMatchObject({
      'paving-slab~16x16-in': 68,
      'sub-base': Math.ceil(base * 101.6 * 2100),
      'sharp-sand': Math.ceil(area * 25.4 * 1600),
      'path-edging': 9754,
      'marking-pegs': 8,
      'edging-spikes~3-8x10-in': 32,
      'paving-joint': Math.ceil((2 / 406.4) * 44.45 * 5 * 1.9 * area * 1000 - 1e-6),
    });
    for (const none of ['cement', 'slab-primer', 'concrete-mix']) {
      expect(needsOf(plan)).not.toHaveProperty(none);
    }
  });

  it('EU: 3 × 2.5 m of slabs 500 × 500 on sand, over clay', () => {
    // 5 × 505 and 475, 4 × 505 and 480: 20 whole, 4 + 5 + 1 cut. 7.5 m²: base 300 × 2.1, sand 30 × 1.6. Joints
    //   50 deep: 2 ÷ 500 × 50 × 5 × 1.9 = 1.9 kg/m². Concrete along 3 + 2 × 2.5 m: 20 L a metre,
    //   250 × 80 mm more, because the edging's trench is as deep as the dig of 380, and 5 L for the
    //   higher edging.
    const plan = patio('eu', 3000, 2500, { clay: true });
    expect(needsOf(plan)).toMatchObject({
      'paving-slab~500x500-mm': 30,
      'sub-base': 4_725_000,
      'sharp-sand': 360_000,
      'jointing-sand': 14_250,
      'concrete-mix': 360_000,
    });
    expect(plan.figures.at(-1)?.value).toBe('380 mm');
    // 200 deep: 7.5 × 200 × 2.1.
    const deeper = patio('eu', 3000, 2500, { clay: true, clayBase: '200', firmBase: '60' });
    expect(needsOf(deeper)['sub-base']).toBe(3_150_000);
  });
});

const lowerSide = (x: number, y: number): string | undefined =>
  patio('uk', x, y).drawings[0]?.dimensions?.[1]?.text;

const rules = (region: Region, typed: Typed): readonly string[] =>
  patio(region, 4000, 3000, typed).warnings.map(({ rule }) => rule);

const safety = (typed: Typed): string | undefined =>
  patio('uk', 4000, 3000, typed).steps.find(({ id }) => id === 'lay')?.safety;

const toolsOf = (plan: JobPlan) => plan.steps.find(({ id }) => id === 'lay')?.tools ?? [];

const digOf = (clay: boolean): string | undefined =>
  patio('eu', 3000, 2500, { clay }).steps.find(({ id }) => id === 'dig')?.detail;

const kerbOf = (clay: boolean): string | undefined =>
  patio('eu', 4800, 3600, { clay, bedding: 'sand' }).steps.find(({ id }) => id === 'edge')?.detail;

describe('layAPatio', () => {
  it('primes slab backs only in regions that sell the primer', () => {
    expect(Object.keys(needsOf(patio('cn', 3000, 3000)))).toContain('tile-back-primer');
    const american = Object.keys(needsOf(patio('us', 3000, 3000, { bedding: 'mortar' })));
    expect(american.some((id) => id.includes('primer'))).toBe(false);
  });

  it('knocks on slabs in mortar and asks for their filler, not on those on sand', () => {
    for (const bedding of ['mortar', 'sand']) {
      const { steps } = patio('eu', 3000, 3000, { bedding });
      const knocks = steps.find(({ id }) => id === 'straight')?.check?.includes('hollow');
      expect(knocks, bedding).toBe(bedding === 'mortar');
      const { materials } = patio('us', 3000, 3000, { bedding });
      const filler = materials.find(({ product }) => product === 'paving-joint')?.why;
      expect(filler?.includes('slabs in mortar'), bedding).toBe(bedding === 'mortar');
    }
  });

  it('has a brush for slurry, a roller for primer, and a knife for foam', () => {
    const mortar = { bedding: 'mortar', house: true };
    for (const region of ['uk', 'us', 'eu'] as const) {
      const plan = patio(region, 3000, 2500, mortar);
      expect(Object.keys(needsOf(plan)).some((id) => id.startsWith('paint-brush'))).toBe(true);
      expect(toolsOf(plan)).toEqual(expect.arrayContaining(['bucket', 'utility-knife']));
    }
    const rolled = patio('cn', 3000, 2500, { ...mortar, house: false });
    expect(needsOf(rolled)).toHaveProperty('roller-sleeve');
    expect(toolsOf(rolled)).toContain('roller');
    expect(toolsOf(rolled)).not.toContain('utility-knife');
  });

  it('spikes an edging closer along a curve', () => {
    const round = planIn('us', {}, { ...newGround('patio'), shape: 'circle', diameter: '10 ft' });
    // 31.4 ft at 8 in.
    expect(needsOf(round)['edging-spikes~3-8x10-in']).toBe(48);
  });

  it('digs no trench where the ground is dug as deep', () => {
    // An edging of 250 mm on 50 of concrete: dug 380 on clay, 230 on firm ground.
    expect(digOf(true)).not.toContain('trench');
    expect(digOf(false)).toContain('trench');
    expect(kerbOf(true)).toContain('On the dug bottom, on fresh concrete 130 mm deep');
    expect(kerbOf(false)).toContain('In its trench');
  });

  it('needs no saw if full slabs fit', () => {
    // 5 × 600 and 4 joints of 10.
    const plan = patio('uk', 3040, 3040);
    expect(needsOf(plan)['paving-slab~600x600-mm']).toBe(25);
    expect(plan.steps.map(({ id }) => id)).not.toContain('cut');
    expect(Object.keys(needsOf(plan)).some((id) => id.startsWith('diamond-blade'))).toBe(false);
  });

  it('asks for water and a mask before stone is cut, and for plans before it is dug', () => {
    const { steps } = patio('uk', 4800, 3600);
    const ids = steps.map(({ id }) => id);
    expect(steps.find(({ id }) => id === 'cut')?.gates).toContain('silica');
    expect(ids.indexOf('services')).toBeLessThan(ids.indexOf('dig'));
    expect(steps.find(({ id }) => id === 'straight')?.dryMinutes).toBe(2 * 24 * 60);
  });

  it('slopes away from the longer side', () => {
    expect([lowerSide(4000, 2000), lowerSide(2000, 4000)]).toEqual(['25 mm lower', '25 mm lower']);
  });

  it('warns of thin slabs on sand, and of a paved front garden', () => {
    expect(rules('cn', {})).toEqual([]);
    expect(rules('cn', { bedding: 'sand' })).toEqual(['thin-slab']);
    expect(rules('uk', { front: true })).toEqual(['planning-gb']);
  });

  it('plans for the weight of its slabs', () => {
    // 600 × 600 × 38 mm of 2.4 t/m³ are 33 kg.
    expect(safety({})).toContain('two people');
    expect(safety({ length: '300', width: '300' })).not.toContain('two people');
  });
});

const round = (region: Region, typed: Typed = {}, diameter = '3600 mm'): JobPlan =>
  planIn(region, typed, { ...newGround('patio'), shape: 'circle', diameter });
const said = ({ steps }: JobPlan, id: string): string => {
  const step = steps.find((one) => one.id === id);
  return `${step?.detail} ${step?.check}`;
};

const narrowest = (plan: JobPlan): number =>
  Math.min(
    ...(plan.drawings[0]?.pieces ?? []).map(({ shape }) => {
      const { x0, x1, y0, y1 } = boundsOf(shape);
      return toMm(length(Math.min(x1 - x0, y1 - y0)));
    }),
  );

describe('a round patio', () => {
  it('is set out from its middle, and its slabs are marked from there', () => {
    for (const region of ['uk', 'us', 'eu', 'cn'] as const) {
      for (const bedding of ['sand', 'mortar']) {
        const plan = round(region, { bedding, house: false });
        expect(said(plan, 'set-out'), region).toMatch(/in the middle/);
        // The curve goes through every row: no three of them show its cuts.
        expect(said(plan, 'dry'), region).toMatch(
          /^All \d+ of them.*The places along the curve stay free/,
        );
        expect(said(plan, 'set-out'), region).not.toMatch(/square|Diagonals/);
        expect(said(plan, 'dry'), region).toContain('curve');
      }
    }
    expect(said(round('uk', { bedding: 'sand', house: false }), 'edge')).toContain('in half');
    // No side of it is at a house.
    const beside = round('uk', { house: true });
    expect(beside.steps.map(({ detail }) => detail).join(' ')).not.toMatch(/house line|wall:/);
    expect(needsOf(beside)['edge-foam~100-mm']).toBeUndefined();
  });

  it('has no piece that a saw cannot hold', () => {
    // 2200 mm from the middle, joints of 10 through it: places (±3, ±2) and (±2, ±3) of 610 are 276 mm wide.
    const even = round('cn', { bedding: 'mortar' }, '4400 mm');
    expect(narrowest(even)).toBeGreaterThan(270);
    expect(said(even, 'cut')).toMatch(/^20 pieces/);
    for (const region of ['uk', 'us', 'eu', 'cn'] as const) {
      for (const diameter of ['2500 mm', '5000 mm']) {
        for (const pattern of ['straight', 'brick-half']) {
          const plan = round(region, { pattern }, diameter);
          expect(narrowest(plan), `${region} ${diameter} ${pattern}`).toBeGreaterThanOrEqual(50);
        }
      }
    }
    expect(said(round('us', {}, '5000 mm'), 'cut')).toContain('the joint filling goes there');
    expect(said(even, 'cut')).not.toContain('taper');
  });
});

describe('the pattern', () => {
  it.each(['uk', 'us', 'eu', 'cn'] as const)('says which joints run through in %s', (region) => {
    for (const bedding of ['sand', 'mortar']) {
      for (const patioIn of [patio(region, 3850, 2750, { bedding }), round(region, { bedding })]) {
        expect(said(patioIn, 'dry')).toContain('Joints run through');
        expect(said(patioIn, 'lay')).not.toContain('second row');
      }
      const typed = { bedding, pattern: 'brick-half' };
      for (const half of [patio(region, 3850, 2750, typed), round(region, typed)]) {
        expect(said(half, 'dry')).toMatch(
          /Every second row lies half a (slab|paver) over.*Joints along the rows run through/,
        );
        expect(said(half, 'dry')).not.toContain('Joints run through');
        expect(said(half, 'lay')).toMatch(/Every second row lies half/);
      }
    }
  });
});

const stepOf = (plan: JobPlan, id: string) => plan.steps.find((one) => one.id === id);

describe('slabs in mortar', () => {
  it('are bedded, laid and tapped true row by row, with mortar mixed as one lays', () => {
    const plan = patio('uk', 4800, 3600);
    const minutes = ['bed', 'lay', 'straight'].map((id) => stepOf(plan, id)?.minutes);
    // 17.28 m² at 6 m² an hour are 175 minutes of mixing, 30 of them before; 48 slabs at 20 minutes.
    expect(minutes).toEqual([30, 960 + 145, 35]);
    expect(stepOf(plan, 'bed')?.detail).toMatch(
      /a small batch to try: the rest is mixed as you lay/,
    );
    const { detail, tools } = stepOf(plan, 'lay') ?? {};
    expect(detail).toMatch(/mix no more than you lay in an hour.*at once, while they still move/);
    expect(tools).toEqual(expect.arrayContaining(['mixer', 'long-straightedge']));
    expect(stepOf(plan, 'straight')?.detail).not.toMatch(/at once|still move/);
  });

  it('in sand are laid on what was drawn level before', () => {
    const plan = patio('uk', 4800, 3600, { bedding: 'sand' });
    expect(stepOf(plan, 'bed')?.minutes).toBe(175);
    expect(stepOf(plan, 'lay')?.detail).not.toMatch(/mix|at once/);
  });
});
