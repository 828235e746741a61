import { beforeAll, describe, expect, it } from 'vitest';
import type { JobPlan } from '../../../../web/planner/jobs/kit/contract.ts';
import type { Typed } from '../../../../web/planner/jobs/kit/fields.ts';
import { job as tileAFloor } from '../../../../web/planner/jobs/tile-a-floor/job.ts';
import {
  newRoom,
  SHAPES,
  type RoomInput,
} from '../../../../web/planner/measure/places/place-input.ts';
import { mm } from '../../../../web/planner/measure/units/units.ts';
import { measureRoom } from '../../../../web/planner/measure/places/room.ts';
import type { Region } from '../../../../web/planner/stock/region.ts';
import { contextIn } from '../../../support/job-context.ts';
import { linesOf, stepIds } from './lines.ts';

type Plan = (room: RoomInput, typed?: Typed) => JobPlan;
const plans = new Map<Region, Plan>();
const inRegion = (region: Region): Plan => {
  const plan = plans.get(region);
  if (plan === undefined) throw new Error(`${region} is not loaded`);
  return plan;
};
beforeAll(async () => {
  const job = await tileAFloor.load('en');
  for (const region of ['uk', 'us', 'eu', 'cn'] as const) {
    const context = await contextIn(region);
    plans.set(region, (room, typed = {}) =>
      job.here(context).plan(measureRoom(room, context.locale).place, typed),
    );
  }
});

const room = (a: string, b: string, height: string, width: string, high: string): RoomInput => {
  const start = newRoom('room');
  return {
    ...start,
    sides: start.sides.map((side, i) => ({ ...side, length: [a, b][i] ?? '' })),
    height,
    openings: [{ id: 'd', kind: 'door', wall: 'C', width, height: high, at: '', sill: '' }],
  };
};

describe('three floors, taken off by hand', () => {
  it('UK: 3 × 2.4 m of concrete in tiles of 300 with 3 mm joints, a door of 762', () => {
    // 10 across would fill 3027, so the tenth is cut to 273; 8 up fill 2421: the eighth is cut to 279. 9 × 7
    // whole, 7 + 9 + 1 cut from 17 tiles: 80, and a box of 11 to spare. Adhesive 7.2 × 4.4 × 1.1 on floors;
    // grout 600 ÷ 90000 × 8 × 3 × 1.6 = 0.256 × 7.2 × 1.1; primer ÷ 7 (label); a spacer a tile.
    // Foam along walls of 10.038 m; the skirting goes back over that gap: adhesive for it and the threshold, a tube for
    // 8 m, and caulk for 12. Cleaner 16 ml/m².
    expect(linesOf(inRegion('uk')(room('3 m', '2.4 m', '2.4 m', '762 mm', '1981 mm')))).toEqual({
      'floor-tile~300x300-mm': 80,
      'tile-adhesive': 34_848,
      grout: 2028,
      'tile-primer': 1029,
      'tile-spacers~3-mm': 80,
      'edge-foam~100-mm': 10_038,
      'wall-cleaner': 116,
      'grab-adhesive': 2,
      caulk: 1,
      'threshold~38-mm': ['1 threshold 762'],
      sponge: 2,
      'diamond-blade~180-mm': 1,
      'waterproof-gloves': 1,
      'safety-glasses': 1,
      'silica-mask~ffp3': 1,
    });
  });

  it('US: 10 × 8 ft of plywood in tiles of 12 in with joints of 1/8, on cement board', () => {
    // 9 × 12.125 = 109.125 and a cut of 10.875; 7 × 12.125 = 84.875 and 11.125: 63 whole, 17 cut: 80. 80 sq ft =
    // 7.43224 m²: bed (4.4 + 4.8 ÷ 150 × 1.1) × 1.1 = 4.87872 and 2.6 under the boards: 55584 g. Boards of 3 × 5 ft:
    // two and two halves in turn, and a row of 2 ft. A screw every 8 in both ways of each board
    // (ANSI A108.11): 3 × 9 × 6, 2 × 6 × 5 and 2 × 9 × 4; tape (5 + 3) ÷ 15 ft a sq ft.
    const plan = inRegion('us')(room('10 ft', '8 ft', '8 ft', '30 in', '80 in'));
    expect(linesOf(plan, 8128)).toMatchObject({
      'floor-tile~12x12-in': 80,
      'tile-adhesive': 55_584,
      'backer-board~1-4-in': ['3 × 60 × 36', '2 × 36 × 30', '2 × 60 × 24'],
      'backer-screws~9x1-1-4-in': 294,
      'backer-tape': 13_005,
      'threshold~1-3-4-in': ['1 threshold 30'],
    });
    expect(stepIds(plan)).toContain('base');
  });

  it('Europe: 9 × 4 m, heated, hollows of 3 mm, tiles of 600', () => {
    // 14 × 603 = 8442 and 558; 6 × 603 = 3618 and 382: 84 whole, 6 + 14 + 1 cut: 105. Adhesive 36 × 6.7 × 1.1. Grout
    // 1200 ÷ 360000 × 9 × 3 × 1.6 = 0.144 × 36 × 1.1. Compound 36 × 1.5 × 1.6 kg, because a
    // hollow runs out to nothing, primer under it and over it,
    // 8 m² a litre. Clips 4 a tile at 600. Over heating a joint each 5 m: one across, 4 m in pieces of 2.5.
    const plan = inRegion('eu')(room('9 m', '4 m', '2.5 m', '885 mm', '2010 mm'), {
      heated: true,
      hollow: '3',
    });
    expect(linesOf(plan)).toMatchObject({
      'floor-tile~600x600-mm': 105,
      'tile-adhesive': 265_320,
      grout: 5703,
      'floor-leveller': 86_400,
      'tile-primer': 9000,
      'levelling-clips~3-mm': 420,
      'movement-joint~10-mm': ['1 movement-joint 2500', '1 movement-joint 1500'],
      'edge-foam~100-mm': 26_000,
    });
    expect(plan.steps.find(({ id }) => id === 'level')?.dryMinutes).toBe(1440);
  });
});

const bath = room('3 m', '2.4 m', '2.4 m', '762 mm', '1981 mm');

const joints = (region: Region, long: string, typed: Typed = {}): boolean =>
  inRegion(region)(room(long, '2.4 m', '2.4 m', '762 mm', '1981 mm'), typed).materials.some(
    ({ product }) => product === 'movement-joint',
  );

const lifts = (typed: Typed): boolean =>
  inRegion('cn')(bath, typed).gates.some(({ id }) => id === 'lifting');

describe('tileAFloor', () => {
  it('puts boards under tiles on wood, or a mat if chosen and sold', () => {
    expect(linesOf(inRegion('uk')(bath, { base: 'timber' }))).toHaveProperty('backer-board~6-mm');
    const mat = inRegion('uk')(bath, { base: 'timber', under: 'mat' });
    expect(mat.steps.find(({ id }) => id === 'base')).toMatchObject({
      detail: expect.stringMatching(/notches of 4\smm/),
      tools: expect.arrayContaining(['fine-trowel']),
    });
    // Strips of 1 m along 2.4 m, with 30 mm to trim: three.
    expect(linesOf(mat)['decoupling-mat']).toBe(7290);
    expect(linesOf(mat)).not.toHaveProperty('backer-board~6-mm');
    const china = linesOf(inRegion('cn')(bath, { base: 'timber', under: 'mat' }));
    expect(china).toHaveProperty('backer-board~8-mm');
    expect(china).not.toHaveProperty('tile-back-primer');
  });

  it.each(['uk', 'us', 'eu', 'cn'] as const)(
    'stops at natural stone on wood in %s, and at no other tile or base',
    (region) => {
      const stops = (typed: Typed): readonly string[] =>
        inRegion(region)(bath, typed)
          .warnings.filter(({ severity }) => severity === 'stop')
          .map(({ fix }) => `${fix?.field} ${fix?.value}`);
      for (const under of ['usual', 'mat']) {
        const typed = { base: 'timber', under };
        expect(stops({ ...typed, made: 'stone' })).toEqual(['made porcelain']);
        expect(stops({ ...typed, made: 'porcelain' })).toEqual([]);
        expect(stops({ ...typed, base: 'concrete', made: 'stone' })).toEqual([]);
      }
    },
  );

  it('takes a toilet off and raises a drain before a bathroom’s floor is stripped or raised', () => {
    for (const region of ['uk', 'us', 'eu', 'cn'] as const) {
      for (const strip of [true, false]) {
        const says = (wet: boolean) =>
          inRegion(region)(bath, { wet, strip })
            .steps.filter(({ detail }) =>
              /toilet .* A drain in the floor rises with it/i.test(detail),
            )
            .map(({ id }) => id);
        expect(says(true)).toEqual([strip ? 'strip' : 'heights']);
        expect(says(false)).toEqual([]);
      }
    }
  });

  it.each(['uk', 'us', 'eu', 'cn'] as const)(
    'levels timber in %s with a compound that bends with it, its gaps filled',
    (region) => {
      const typed = { base: 'timber', hollow: '6 mm' };
      const lines = linesOf(inRegion(region)(bath, typed));
      expect(lines).toHaveProperty('flexible-leveller');
      expect(lines).toHaveProperty('caulk');
      expect(lines).not.toHaveProperty('floor-leveller');
      expect(linesOf(inRegion(region)(bath, { ...typed, base: 'concrete' }))).toHaveProperty(
        'floor-leveller',
      );
    },
  );

  it('closes the gaps of timber a day before it is levelled, with caulk, and those of concrete not at all', () => {
    for (const region of ['uk', 'us', 'eu', 'cn'] as const) {
      const steps = (base: string) => inRegion(region)(bath, { base, hollow: '6 mm' }).steps;
      const timber = steps('timber');
      const at = timber.findIndex(({ id }) => id === 'gaps');
      expect(timber[at]).toMatchObject({ dryMinutes: 1440 });
      expect(timber[at]?.uses).toContain('caulk');
      expect(timber[at + 1]?.id).toBe('level');
      expect(timber[at + 1]?.detail).not.toMatch(/day before|caulk/);
      expect(steps('concrete').map(({ id }) => id)).not.toContain('gaps');
    }
  });

  it('in the US has no primer on cement board and no foam in the gap at the walls', () => {
    const plan = inRegion('us')(room('30 ft', '13 ft', '8 ft', '30 in', '80 in'), {
      base: 'timber',
    });
    const lines = Object.keys(linesOf(plan));
    expect(lines).toContain('backer-board~1-4-in');
    expect(lines).not.toContain('tile-primer');
    expect(lines).not.toContain('edge-foam');
  });

  it('divides a long floor with a movement joint by the region’s rule', () => {
    expect(['8 m', '8.001 m'].map((long) => joints('uk', long))).toEqual([false, true]);
    expect(['5 m', '5.001 m'].map((long) => joints('uk', long, { heated: true }))).toEqual([
      false,
      true,
    ]);
    expect(['25 ft', '25 ft 1/16 in'].map((long) => joints('us', long))).toEqual([false, true]);
  });

  it('fills wide joints in the US with sanded grout', () => {
    const us = inRegion('us');
    expect(linesOf(us(bath, { joint: '1/4 in' }))).toHaveProperty('sanded-grout');
    expect(linesOf(us(bath, { joint: '1/8 in' }))).toHaveProperty('grout');
    expect(linesOf(inRegion('uk')(bath, { joint: '6' }))).toHaveProperty('grout');
  });

  it('lets two people lift heavy tiles', () => {
    // 0.8 × 0.8 × 10 mm × 2.35 = 15.04 kg; 0.6 × 0.6 × 9.5: 8 kg.
    expect(lifts({})).toBe(true);
    expect(lifts({ tileLength: '600', tileWidth: '600' })).toBe(false);
  });

  it('asks for asbestos before it scrapes', () => {
    const { steps } = inRegion('uk')(bath);
    expect(steps.find(({ gates }) => gates?.includes('asbestos'))?.id).toBe('prepare');
  });

  it('keeps the ids of earlier steps', () => {
    expect(stepIds(inRegion('uk')(bath))).toEqual(
      expect.arrayContaining(['prepare', 'set-out', 'lay', 'grout', 'seal']),
    );
  });

  it('is empty for a room that is not measured yet', () => {
    expect(inRegion('uk')(room('', '', '', '', ''))).toMatchObject({ materials: [], steps: [] });
  });
});

describe('a wet floor of wood', () => {
  it('is boarded before it is sealed, whatever was chosen under the tiles', () => {
    for (const region of ['uk', 'us', 'eu', 'cn'] as const) {
      for (const under of ['usual', 'mat']) {
        const plan = inRegion(region)(room('2.2 m', '1.8 m', '2.4 m', '700 mm', '2 m'), {
          base: 'timber',
          wet: true,
          under,
        });
        const ids = stepIds(plan);
        expect(ids.indexOf('base')).toBeGreaterThan(0);
        expect(ids.indexOf('base')).toBeLessThan(ids.indexOf('tank'));
        const products = plan.materials.map(({ product }) => product);
        expect(products).toContain('backer-board');
        expect(products).toContain('backer-tape');
        expect(products).not.toContain('decoupling-mat');
      }
    }
  });
});

/** Millimetres of the keys `4x50-mm` and `9x1-1-4-in`. */
function lengthOf(key: string): number {
  const [, whole = '0', over = '0', under = '1', unit] =
    /x(\d+(?:\.\d+)?)(?:-(\d+)-(\d+))?-(mm|in)$/.exec(key) ?? [];
  return (Number(whole) + Number(over) / Number(under)) * (unit === 'in' ? 25.4 : 1);
}

const large = room('6 m', '4 m', '2.4 m', '800 mm', '2 m');
const stepOf = (plan: JobPlan, id: string) => plan.steps.find((one) => one.id === id);
const primer = (typed: Typed): number =>
  Number(linesOf(inRegion('uk')(large, typed))['tile-primer']);
const tubes = (thickness: string): unknown =>
  linesOf(inRegion('uk')(large, { wet: true, thickness }))['silicone'];

describe('floors as they are found', () => {
  it.each([
    ['cn', '750 mm', '1500 mm'],
    ['us', '24 in', '48 in'],
    ['eu', '600 mm', '1800 mm'],
  ] as const)('%s: lays tiles of %s × %s', (region, tileWidth, tileLength) => {
    expect(inRegion(region)(large, { tileWidth, tileLength }).warnings).toEqual([]);
  });

  it('primes a hollow once more, and not the floor round it', () => {
    const part = primer({ hollow: '6 mm', hollowLong: '2 m', hollowWide: '1 m' });
    expect(part / primer({})).toBeCloseTo(26 / 24, 2);
    expect(primer({ hollow: '6 mm' }) / primer({})).toBeCloseTo(2, 2);
  });

  it('fills the gap of a wet floor down to the membrane, by the depth of its tiles', () => {
    // 19.2 m of walls, 6 mm wide; 8 mm of tile and 4 of bed twice as deep as the joint of a tube, which is 8 m.
    expect([tubes('8 mm'), tubes('14 mm')]).toEqual([5, 8]);
  });

  it('fills a gap without foam from the bottom up, in wet rooms and without skirting', () => {
    const [wet, dry, hidden] = [{ wet: true }, { skirting: false }, { skirting: true }].map(
      (typed) => linesOf(inRegion('us')(large, typed))['silicone'],
    );
    expect(dry).toBe(wet);
    expect(hidden).toBeUndefined();
  });

  it('cuts foam under the silicone at a window that reaches the floor', () => {
    const glazed = {
      ...large,
      openings: [
        ...large.openings,
        { id: 'w', kind: 'window', wall: 'A', width: '2 m', height: '2.2 m', at: '', sill: '0' },
      ],
    } as const;
    expect(stepOf(inRegion('eu')(glazed), 'seal')?.detail).toMatch(/window .* cut the foam 6 mm/);
    const us = inRegion('us')(glazed, { base: 'concrete', hollow: '1/2 in' });
    expect(stepOf(us, 'level')?.detail).toMatch(/cut the foam level/);
    expect(stepOf(us, 'seal')?.detail).not.toMatch(/foam/);
  });

  it('speaks of the wet saw, spacers and clips that the plan has', () => {
    for (const region of ['uk', 'us', 'eu', 'cn'] as const) {
      for (const tileLength of ['200 mm', '600 mm']) {
        for (const made of ['ceramic', 'porcelain']) {
          const plan = inRegion(region)(large, { tileLength, tileWidth: tileLength, made });
          const [cut, grout] = [stepOf(plan, 'cut'), stepOf(plan, 'grout')];
          expect(/wet saw/.test(cut?.safety ?? '')).toBe(cut?.tools?.includes('wet-saw'));
          const lines = Object.keys(linesOf(plan)).join(' ');
          expect(/clips/.test(grout?.detail ?? '')).toBe(lines.includes('levelling-clips'));
          expect(/spacers/.test(grout?.detail ?? '')).toBe(lines.includes('tile-spacers'));
        }
      }
    }
  });

  it('keeps screws off the heating under boards', () => {
    const typed = { base: 'timber', heated: true };
    expect(stepOf(inRegion('eu')(large, typed), 'cool')?.detail).toMatch(
      /nothing is screwed in or broken out there/,
    );
    expect(stepOf(inRegion('eu')(large, typed), 'base')?.detail).toMatch(/between the marks/);
    expect(stepOf(inRegion('eu')(large, { base: 'timber' }), 'base')?.detail).not.toMatch(
      /heating/,
    );
  });

  it('carries marks of cables over to boards on timber, and clears no grout where there is gel', () => {
    for (const region of ['uk', 'us', 'eu'] as const) {
      const plan = inRegion(region)(large, { base: 'timber', under: 'boards' });
      expect(stepOf(plan, 'base')?.detail).toMatch(/no screw goes over a mark/);
    }
    const [grout, gel] = ['grout', 'gel'].map((fill) =>
      stepOf(inRegion('cn')(large, { wet: true, fill }), 'seal'),
    );
    expect(grout?.detail).toMatch(/Scrape grout/);
    expect(gel?.detail).toMatch(/not with a knife/);
    expect(gel?.detail).not.toMatch(/grout/);
  });

  it('counts the cement of the slurry under a bed: 24 m² at 0.5 kg and 1 part to 3 of sand', () => {
    const lines = linesOf(inRegion('cn')(large, { wet: true, strip: true }));
    const [cement, sand] = [Number(lines['cement']), Number(lines['sharp-sand'])];
    expect(cement - (sand * 450) / 1550).toBeCloseTo(24 * 500, -3);
  });

  it('lets a heated floor cool for two days before anything wet goes on it', () => {
    for (const region of ['uk', 'us', 'eu', 'cn'] as const) {
      for (const base of ['timber', 'concrete']) {
        const plan = inRegion(region)(large, { base, heated: true, wet: true, hollow: '6 mm' });
        const ids = stepIds(plan);
        expect(stepOf(plan, 'cool')?.dryMinutes).toBe(2 * 1440);
        expect(ids.indexOf('cool')).toBeLessThan(ids.indexOf('prepare'));
        expect(plan.steps.slice(ids.indexOf('prepare')).map(({ detail }) => detail)).not.toContain(
          expect.stringMatching(/warm up/i),
        );
      }
    }
  });

  it('finds the heating and has it off and cold before anything meets the floor', () => {
    for (const region of ['uk', 'us', 'eu', 'cn'] as const) {
      for (const base of ['timber', 'concrete']) {
        for (const strip of [true, false]) {
          const typed = { base, strip, heated: true, wet: true, skirting: true };
          const { steps } = inRegion(region)(large, typed);
          const isBroken = strip || base === 'timber';
          const meets = steps.filter(
            ({ id, tools = [] }) =>
              tools.includes('chisel') || (id === 'base' && base === 'timber'),
          );
          expect(meets.length > 0).toBe(isBroken);
          const at = steps.findIndex(({ id }) => id === 'cool');
          for (const step of meets) {
            expect(steps.indexOf(step)).toBeGreaterThan(at);
            expect(step.gates).toEqual(expect.arrayContaining(['cables', 'gas-water']));
          }
          expect(/mark them/.test(steps[at]?.detail ?? '')).toBe(isBroken);
          expect(/breaker[^]*pressure/.test(steps[at]?.detail ?? '')).toBe(isBroken);
          expect(/mat in the bed/.test(steps.find(({ id }) => id === 'strip')?.detail ?? '')).toBe(
            strip,
          );
        }
      }
    }
  });

  it('takes skirting off before old tiles, and measures heights after them', () => {
    for (const region of ['uk', 'us', 'eu', 'cn'] as const) {
      const ids = stepIds(inRegion(region)(large, { strip: true, skirting: true }));
      const order = ['skirting', 'strip', 'check', 'heights', 'prepare'];
      expect(ids.filter((id) => order.includes(id))).toEqual(order);
    }
  });

  it('holds boards over compound with screws that reach the floor', () => {
    for (const region of ['uk', 'us', 'eu', 'cn'] as const) {
      for (const hollow of ['4 mm', '12 mm', '40 mm']) {
        const { materials } = inRegion(region)(large, { base: 'timber', hollow });
        const screws = materials.flatMap(({ product, id }) =>
          product === 'backer-screws' || product === 'wood-screws'
            ? [lengthOf(id.slice(id.indexOf('~') + 1))]
            : [],
        );
        // Boards of 6 to 8 mm, a bed of 1, and 15 mm of the floor.
        expect(Math.max(...screws)).toBeGreaterThanOrEqual(6 + 1 + Number.parseInt(hollow) + 15);
      }
    }
  });

  it('fills pits of old tiles before a membrane goes over them', () => {
    for (const region of ['uk', 'us', 'eu'] as const) {
      const plan = inRegion(region)(large, { base: 'concrete', strip: true, wet: true });
      expect(stepOf(plan, 'prepare')).toMatchObject({ dryMinutes: 1440 });
      expect(stepOf(plan, 'prepare')?.uses).toEqual(
        expect.arrayContaining(['tile-adhesive', 'safety-glasses']),
      );
      expect(stepOf(plan, 'prepare')?.tools).toContain('mixing-paddle');
      expect(stepOf(plan, 'prepare')?.safety).toContain(stepOf(plan, 'lay')?.safety);
      expect(stepOf(plan, 'strip')?.detail).toMatch(/filled before/);
      const dry = inRegion(region)(large, { base: 'concrete', strip: true });
      expect(stepOf(dry, 'prepare')?.uses).not.toContain('tile-adhesive');
    }
  });

  it('keeps compound in at doorways, and primes what takes primer', () => {
    for (const region of ['uk', 'us', 'eu', 'cn'] as const) {
      const foam = (hollow: string) =>
        inRegion(region)(room('1.9 m', '1.5 m', '2.4 m', '800 mm', '2 m'), {
          hollow,
        }).materials.find(({ product }) => product === 'edge-foam');
      expect(foam('0 mm')).toBeUndefined();
      expect(foam('5 mm')).toMatchObject({ need: 6800 });
    }
    const boards = inRegion('us')(large, { base: 'timber', hollow: '5 mm' });
    const bare = inRegion('us')(large, { base: 'concrete' });
    expect(linesOf(boards)['tile-primer']).toEqual(linesOf(bare)['tile-primer']);
  });

  it('primes the foot of the walls that is sealed', () => {
    // 19.2 m × 100 mm beside 24 m².
    expect(primer({ wet: true }) / primer({})).toBeCloseTo(25.92 / 24, 3);
  });

  it('divides an L only where it has a floor', () => {
    // 10 × 8 m without its corner of 6 × 5: at 5 m from the left it is 3 m deep.
    const lengths = ['10 m', '3 m', '6 m', '5 m', '', ''];
    const outline = {
      ...large,
      sides: SHAPES.L.map((side, i) => ({ ...side, length: lengths[i] ?? '' })),
      openings: [],
    };
    const run = (typed: Typed): number =>
      inRegion('uk')(outline, typed)
        .materials.flatMap((one) =>
          one.form === 'lengths' && one.product === 'movement-joint' ? one.pieces : [],
        )
        .reduce((sum, one) => sum + one.length * one.quantity, 0);
    expect(run({})).toBe(mm(3000));
    // Over heating at 5 m from the left, and at 4 m from the top, where it is 4 m wide.
    expect(run({ heated: true })).toBe(mm(7000));
  });
});
