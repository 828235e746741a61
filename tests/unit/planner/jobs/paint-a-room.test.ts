import { beforeAll, describe, expect, it } from 'vitest';
import type { JobPlan } from '../../../../web/planner/jobs/kit/contract.ts';
import type { Typed } from '../../../../web/planner/jobs/kit/fields.ts';
import { parseCoverage } from '../../../../web/planner/jobs/paint-a-room/fields.ts';
import { job as paintARoom } from '../../../../web/planner/jobs/paint-a-room/job.ts';
import { BRITISH } from '../../../../web/language/locale.ts';
import {
  newRoom,
  type OpeningInput,
  type RoomInput,
} from '../../../../web/planner/measure/places/place-input.ts';
import { measureRoom } from '../../../../web/planner/measure/places/room.ts';
import type { Region } from '../../../../web/planner/stock/region.ts';
import { cheapestPacks } from '../../../../web/planner/shopping/cheapest-packs.ts';
import { contextIn } from '../../../support/job-context.ts';
import { lineOf, needsOf } from './bills.ts';
import { sides } from './places.ts';

const opening = (
  kind: OpeningInput['kind'],
  wall: string,
  width: string,
  height: string,
): OpeningInput => ({ id: `${kind}-${wall}`, kind, wall, width, height, at: '', sill: '' });

const bedroom: RoomInput = {
  ...newRoom('bedroom'),
  sides: sides('rectangle', 4000, 3000),
  height: '2.5 m',
  openings: [opening('door', 'C', '1 m', '2 m')],
};

type Plan = (typed: Typed, room?: RoomInput) => JobPlan;
const plans = new Map<Region, Plan>();
const inRegion = (region: Region): Plan => {
  const plan = plans.get(region);
  if (plan === undefined) throw new Error(`${region} is not loaded`);
  return plan;
};
let inHomeOf: (built: number) => JobPlan;
beforeAll(async () => {
  const job = await paintARoom.load('en');
  const british = await contextIn('uk');
  inHomeOf = (built) =>
    job
      .here({ ...british, home: { ...british.home, built } })
      .plan(measureRoom(bedroom, british.locale).place, {});
  for (const region of ['uk', 'us', 'eu', 'cn'] as const) {
    const context = await contextIn(region);
    plans.set(region, (typed, room = bedroom) =>
      job.here(context).plan(measureRoom(room, context.locale).place, typed),
    );
  }
});

const planOf: Plan = (typed, room) => inRegion('uk')(typed, room);
const NO_CEILING = { 'surfaces.ceiling': false };
const NO_WALLS = Object.fromEntries(
  ['A', 'B', 'C', 'D'].map((wall) => [`surfaces.${wall}`, false]),
);

describe('three rooms, taken off by hand', () => {
  it('UK: 4 × 3 m, 2.5 m high, a door of 1 × 2 m, skirting and door painted again', () => {
    // Walls 2 × 7 × 2.5 − 2 = 33 m², ceiling 12, together 45; labels say 12 m² a litre.
    //   wall paint 33 × 2 ÷ 12 = 5.5 L, ceiling 12 × 2 ÷ 12 = 2 L; 0.1 L of each kept for touch-ups.
    // Door, once round 2 × 2 + 1 = 5 m: faces 2 × 2 × 1.3 ÷ 1.2 (IS 1200-15) = 4.3333, edges 0.04 × 5 = 0.2, lining
    //   0.15 × 5 = 0.75, architraves 2 × 0.085 × (5 + 2 × 0.07) = 0.8738. Skirting (14 − 1 − 2 × 0.07) × 0.12 = 1.5432.
    //   In all 7.7003 m²; undercoat and one top coat at 14 m²/L = 0.551 L each; a wet sheet for 5 m²: 2; 0.1 L of
    //   primer for bare spots.
    // Cleaner 0.5 L for 60 m² of 52.7 m² = 440 ml; filler 0.5 kg for 20 m² = 1125 g; a sheet for 8 m²: 6, 3 of each grit.
    // Edges 14 m and 5 round the door = 19 m: 1 tube of 20 m; tape 19 m, as the ceiling is painted, and 14 m of floor.
    // Sleeves: 2 paints + 1; liners 2. (decorators' rules of thumb; Dulux and Leyland labels for coverage)
    expect(needsOf(planOf({ woodwork: 'painted' }))).toEqual({
      'wall-paint': 5500,
      'ceiling-paint': 2000,
      undercoat: 551,
      'trim-paint': 551,
      'wet-sandpaper~240-grit': 2,
      'tack-cloth': 1,
      'paint-brush~25-mm': 1,
      'paint-brush~50-mm': 1,
      'mini-roller-sleeve': 2,
      'wall-cleaner': 440,
      'wood-primer': 100,
      rags: 2,
      filler: 1125,
      'sandpaper~120-grit': 3,
      'sandpaper~180-grit': 3,
      caulk: 1,
      'masking-tape~38-mm': 33_000,
      'dust-sheet': 12_000,
      'masking-film': 20_000,
      'roller-sleeve': 3,
      'tray-liner': 2,
      'cling-film': 1,
      'waterproof-gloves': 1,
      'safety-glasses': 1,
      'silica-mask~ffp3': 1,
    });
  });

  it('US: a double door of 60 in next to one of 32 in takes more trim paint than a gallon', () => {
    const room: RoomInput = {
      ...newRoom('den'),
      sides: ['14\' 8"', '11\' 3"', '', ''].map((length, i) => ({
        ...(bedroom.sides[i] ?? { turn: 'right' }),
        length,
      })),
      height: "9'",
      openings: [
        opening('door', 'A', '32 in', '80 in'),
        opening('door', 'C', '60 in', '80 in'),
        opening('window', 'B', '52 in', '60 in'),
      ],
    };
    // Once round 4.8768 m and 5.588 m. Faces 2 × 2.032 × (0.8128 + 1.524) × 1.3 ÷ 1.2 = 10.2882; edges and linings
    //   0.19 × 10.4648 = 1.9883; casing 2 × 0.0785 × (10.4648 + 4 × 0.0635) = 1.6828; window 1.2 × 2.0129 = 2.4155;
    //   baseboard (15.7988 − 2.3368 − 4 × 0.0635) × 0.13335 = 1.7613. In all 18.136 m² in two coats.
    // At 325 sq ft a gallon, 7.976 m²/L: 4.548 L, more than the 3.785 L of a gallon.
    expect(needsOf(inRegion('us')({ woodwork: 'painted' }, room))['trim-paint']).toBe(4548);
  });

  it('US: new drywall, 12 × 10 ft, 8 ft high, a window of 3 × 4 ft and a door of 30 × 80 in', () => {
    const room: RoomInput = {
      ...newRoom('den'),
      sides: ['12 ft', '10 ft', '', ''].map((length, i) => ({
        ...(bedroom.sides[i] ?? { turn: 'right' }),
        length,
      })),
      height: '8 ft',
      openings: [opening('window', 'A', '3 ft', '4 ft'), opening('door', 'C', '30 in', '80 in')],
    };
    // Walls 2 × 22 × 8 − 12 − 16.67 = 323.33 sq ft; ceiling 120 sq ft. Labels: walls 325 sq ft a gallon,
    // ceilings 375, PVA primer 250. Two coats: 1.98974 gal = 7532 ml and 0.64 gal = 2423 ml;
    // primer 443.33 ÷ 250 = 1.77333 gal = 6713 ml. (label rates as US home centers print them)
    expect(needsOf(inRegion('us')({ barePlaster: true }, room))).toMatchObject({
      'wall-paint': 7532,
      'ceiling-paint': 2423,
      'wall-primer': 6713,
    });
  });

  it('China: new putty, 4.2 × 3.3 m, 2.7 m high, a window of 1.5 × 1.5 and a door of 0.9 × 2.1 m', () => {
    const room: RoomInput = {
      ...newRoom('room'),
      sides: sides('rectangle', 4200, 3300),
      height: '2.7 m',
      openings: [opening('window', 'A', '1.5 m', '1.5 m'), opening('door', 'C', '0.9 m', '2.1 m')],
    };
    // Walls 15 × 2.7 − 2.25 − 1.89 = 36.36 m², ceiling 13.86. One coat of primer at 11 m²/L and two of
    // paint at 12 (一底两面): 4.566 L, 6.06 L, 2.31 L. (桶身标注)
    expect(needsOf(inRegion('cn')({ barePlaster: true }, room))).toMatchObject({
      'wall-primer': 4566,
      'wall-paint': 6060,
      'ceiling-paint': 2310,
    });
  });
});

const washed = (typed: Typed) => planOf(typed).steps.find(({ id }) => id === 'wash')?.title;

describe('paintARoom', () => {
  it('counts the chosen walls only', () => {
    const plan = planOf({ ...NO_WALLS, 'surfaces.C': true, ...NO_CEILING });
    expect(plan.figures).toEqual([{ id: 'wall', label: 'walls', value: '8.0 m²' }]);
  });

  it('keeps a jar for touch-ups as its own, changeable line of the amount', () => {
    expect(lineOf(planOf({}), 'wall-paint')).toMatchObject({
      need: 5500,
      spare: 100,
      slack: 'repair',
    });
  });

  it('buys no tin for the jar alone, however full the tins are', () => {
    for (const wallCoats of ['1', '2', '3', '4', '5']) {
      for (const wallCoverage of ['11', '12', '13.2']) {
        const line = lineOf(planOf({ wallCoats, wallCoverage }), 'wall-paint');
        if (line?.form !== 'packs') throw new Error('no paint');
        const cost = (amount: number) => cheapestPacks(amount, line.packs)?.cost;
        expect(cost(line.need + (line.spare ?? 0))).toBe(cost(line.need));
      }
    }
  });

  it('puts one coat of thinned paint on bare plaster before the others, 9 m² a litre', () => {
    const plan = planOf({ barePlaster: true, ...NO_CEILING });
    expect(needsOf(plan)['mist-paint']).toBe(Math.ceil((33 / 9) * 1000));
    const ids = plan.steps.map(({ id }) => id);
    // Caulk and tape do not hold on bare plaster.
    expect(ids.slice(ids.indexOf('wall-mist'))).toMatchObject([
      'wall-mist',
      'caulk',
      'mask',
      'wall-coat-1',
      ...ids.slice(ids.indexOf('wall-coat-1') + 1),
    ]);
    const safety = (step: string) => plan.steps.find(({ id }) => id === step)?.safety;
    expect(safety('wall-mist')).toBe(safety('wall-coat-1'));
  });

  it('paints the ceiling before the walls and waits 4 h after each coat, longer in the cold', () => {
    const coats = planOf({}).steps.filter(({ id }) => id.includes('coat'));
    expect(coats.map(({ id }) => id)).toEqual([
      'ceiling-coat-1',
      'ceiling-coat-2',
      'wall-coat-1',
      'wall-coat-2',
    ]);
    expect(coats.every((one) => one.dryMinutes === 240 && one.slower === 'drying')).toBe(true);
  });

  it('asks for lead, asbestos and dead sockets before the first step that they protect', () => {
    const { steps, gates } = planOf({});
    expect(steps.find(({ gates: asked }) => asked?.includes('lead'))?.id).toBe('fill');
    expect(steps.find(({ gates: asked }) => asked?.includes('cables'))?.id).toBe('cover');
    expect(gates.filter(({ severity }) => severity === 'stop').map(({ id }) => id)).toEqual([
      'asbestos',
      'lead',
      'cables',
    ]);
  });

  it('asks nothing about an old coat of bare plaster, and of no oil without trim paint', () => {
    const { steps } = planOf({ barePlaster: true });
    const asked = steps.flatMap(({ gates = [] }) => gates);
    expect(asked).not.toContain('lead');
    expect(asked).not.toContain('asbestos');
    expect(steps.map(({ safety = '' }) => safety).join(' ')).not.toMatch(/[Oo]ld paint|oil paint/);
  });

  it('readies woodwork before caulk, tape and fresh walls, and warns of no oil in water-based paint', () => {
    for (const region of ['uk', 'us', 'eu', 'cn'] as const) {
      for (const woodwork of ['bare', 'painted']) {
        const { steps } = inRegion(region)({ woodwork, barePlaster: true });
        const ids = steps.map(({ id }) => id);
        // The dust of bare wood would fall on wet paint.
        const [ready, next] =
          woodwork === 'bare' ? ['wood-prime', 'ceiling-mist'] : ['wood-spots', 'caulk'];
        expect(ids.indexOf(ready)).toBe(ids.indexOf(next) - 1);
        expect(steps.flatMap(({ gates = [] }) => gates)).not.toContain('fire');
        expect(steps.map(({ safety = '' }) => safety).join(' ')).not.toMatch(/rags/);
      }
    }
  });

  it('lists swabs for the old paint of a home known to be old', () => {
    expect(needsOf(inHomeOf(1950))['lead-test']).toBe(3);
    expect(needsOf(inHomeOf(2010))).not.toHaveProperty('lead-test');
    expect(needsOf(planOf({}))).not.toHaveProperty('lead-test');
  });

  it('washes what was painted before, and names it', () => {
    expect(washed({})).toBe('Wash walls and ceiling');
    expect(washed(NO_CEILING)).toBe('Wash the walls');
    expect(washed({ ...NO_CEILING, woodwork: 'painted' })).toBe('Wash walls and woodwork');
    expect(washed({ barePlaster: true, woodwork: 'painted' })).toBe('Wash the woodwork');
    expect(washed({ barePlaster: true, woodwork: 'bare' })).toBeUndefined();
  });

  it('tapes a ceiling once, along the walls', () => {
    const plan = planOf(NO_WALLS);
    expect(needsOf(plan)['masking-tape~38-mm']).toBe(14_000);
    expect(plan.steps.find(({ id }) => id === 'mask')?.detail).not.toMatch(/skirting/);
  });

  it('seals bare knots with what the region sells: knotting, or stain blocker with the stains', () => {
    const typed = { woodwork: 'bare', stains: true };
    expect(needsOf(planOf(typed))).toMatchObject({ knotting: 125, 'stain-blocker': 400 });
    expect(needsOf(inRegion('eu')(typed))).toMatchObject({ 'stain-blocker': 525 });
    // The brush is washed before it paints the walls.
    const cleaned = planOf(typed).steps.filter(({ uses = [] }) => uses.includes('white-spirit'));
    expect(cleaned).toMatchObject([
      { id: 'stain', detail: expect.stringMatching(/wash the brush/) },
    ]);
  });

  it('lists a blocker for stains, spirit and gloves in all regions, and no more primer', () => {
    for (const region of ['uk', 'us', 'eu', 'cn'] as const) {
      const plan = inRegion(region)({ stains: true });
      expect(needsOf(plan)).toMatchObject({ 'stain-blocker': 400, 'white-spirit': 500 });
      expect(needsOf(plan)).not.toHaveProperty('wall-primer');
      const { uses = [], safety } = plan.steps.find(({ id }) => id === 'stain') ?? {};
      expect(uses).toContain('waterproof-gloves');
      expect(safety).toMatch(/no flame/);
    }
  });

  it('sets a jar of each paint aside, of that for woodwork too', () => {
    const { materials } = inRegion('eu')({ woodwork: 'painted' });
    const kept = materials.filter((one) => 'slack' in one && one.slack === 'repair');
    expect(kept.map(({ product }) => product)).toEqual([
      'ceiling-paint',
      'wall-paint',
      'trim-paint',
    ]);
  });

  it('names a field that cannot be read and goes on with its default', () => {
    const plan = planOf({ wallCoats: '0', ceilingCoverage: 'much' });
    expect(plan.problems['wallCoats']).toContain('between 1 and 5');
    expect(plan.problems['ceilingCoverage']).toContain('what the tin says');
    expect(needsOf(plan)['wall-paint']).toBe(5500);
  });

  it('asks for a surface when none is chosen', () => {
    const plan = planOf({ ...NO_WALLS, ...NO_CEILING });
    expect(plan.problems['surfaces']).toBe('Choose a wall or the ceiling.');
    expect(plan.materials).toEqual([]);
  });

  it('is empty for a room that is not measured yet', () => {
    const plan = planOf({}, { ...bedroom, height: '' });
    expect(plan).toMatchObject({ materials: [], steps: [], tools: [] });
  });

  it('tells tins of two colours apart, however the colour is typed, and prices them alike', () => {
    const white = lineOf(planOf({}), 'wall-paint');
    const sage = lineOf(planOf({ colour: 'Sage' }), 'wall-paint');
    const again = lineOf(planOf({ colour: ' sage ' }), 'wall-paint');
    expect([white?.id, sage?.id, again?.id]).toEqual([
      'wall-paint',
      'wall-paint~sage',
      'wall-paint~sage',
    ]);
    expect(sage?.form === 'packs' && sage.packs[0]?.id).toBe('wall-paint/2.5-L');
  });

  it('goes by the coverage that was typed, in either unit', () => {
    expect(needsOf(planOf({ wallCoverage: '11' }))['wall-paint']).toBe(6000);
    // 35 − 2 m² × 2 ÷ (375 ÷ 10.7639 ÷ 3.78541).
    expect(needsOf(planOf({ wallCoverage: '375' }))['wall-paint']).toBe(7172);
  });
});

const read = (text: string) => parseCoverage(text, BRITISH.metric, 'wrong');

describe('parseCoverage', () => {
  it('reads m² a litre and sq ft a gallon by their size', () => {
    expect(read('12,5')).toEqual({ ok: true, value: 12.5 });
    const imperial = read('375');
    expect(imperial.ok && imperial.value).toBeCloseTo(9.2034, 3);
  });

  it.each(['1', '30', '60', '5000', 'abc', ''])('refuses %s', (text) => {
    expect(read(text)).toEqual({ ok: false, reason: 'wrong' });
  });
});

describe('what stays', () => {
  it('is taped up the corners of painted walls, and only there', () => {
    // Door 5 m round; walls A and C alone: 8 m of foot and of ceiling, four corners of 2.5 m.
    const facing = { ...NO_CEILING, 'surfaces.B': false, 'surfaces.D': false };
    expect(needsOf(planOf(facing))['masking-tape~38-mm']).toBe(8000 + 5000 + 8000 + 10_000);
    // Walls A and B meet: the two corners at their far ends.
    const meeting = { ...NO_CEILING, 'surfaces.C': false, 'surfaces.D': false };
    expect(needsOf(planOf(meeting))['masking-tape~38-mm']).toBe(7000 + 7000 + 5000);
    const says = (typed: Typed) => planOf(typed).steps.find(({ id }) => id === 'mask')?.detail;
    expect(says(meeting)).toMatch(/corners tape the walls that stay/);
    expect(says({})).not.toMatch(/walls that stay/);
  });

  it('keeps its sockets if a ceiling alone is painted', () => {
    const told = planOf(NO_WALLS).steps.flatMap(({ detail, check, safety }) => [
      detail,
      check ?? '',
      safety ?? '',
    ]);
    expect(told.filter((text) => /socket|plate|skirting|bottom up/.test(text))).toEqual([]);
  });
});

const film = (typed: Typed) => needsOf(planOf(typed))['cling-film'];

describe('film round the roller', () => {
  it('is bought only if a second coat of a paint follows', () => {
    expect(film({ wallCoats: '1', ceilingCoats: '1' })).toBeUndefined();
    expect(film({ wallCoats: '1', ceilingCoats: '2' })).toBe(1);
    expect(film({ ...NO_CEILING, wallCoats: '1' })).toBeUndefined();
  });
});

/** Steps of a room of this height that take a ladder or a platform. */
const standing = (height: string) =>
  planOf({ stains: true, barePlaster: true }, { ...bedroom, height })
    .steps.filter(({ tools = [] }) => tools.some((tool) => /stepladder|platform/.test(tool)))
    .map(({ id, tools, gates, safety = '' }) => [id, tools?.at(-1), gates, safety] as const);

describe('a high room', () => {
  it('is worked on from a platform in each step', () => {
    expect(standing('2.7 m').filter(([, , , said]) => said.includes('platform'))).toEqual([]);
    const high = standing('2.8 m');
    expect(high.length).toBeGreaterThan(8);
    expect(JSON.stringify(high)).not.toMatch(/stepladder/);
    expect(high.filter(([, , gates]) => !gates?.includes('height'))).toEqual([]);
  });
});

const sleeves = (region: Region, woodwork: string) =>
  needsOf(inRegion(region)({ woodwork }))['mini-roller-sleeve'];

describe('sleeves for woodwork', () => {
  it('are one for each coat that is rolled', () => {
    // Primer, undercoat and one coat; no undercoat is sold in the US and China: two coats.
    expect([sleeves('eu', 'bare'), sleeves('us', 'bare')]).toEqual([3, 3]);
    expect([sleeves('eu', 'painted'), sleeves('cn', 'painted')]).toEqual([2, 2]);
  });
});

describe('swabs', () => {
  it('test two places of walls and ceiling, and each kind of old woodwork', async () => {
    const job = await paintARoom.load('en');
    const british = await contextIn('uk');
    const swabs = (typed: Typed) =>
      needsOf(
        job
          .here({ ...british, home: { ...british.home, built: 1950 } })
          .plan(measureRoom(bedroom, british.locale).place, typed),
      )['lead-test'];
    expect(swabs({})).toBe(3);
    // Skirting and a door; no window.
    expect(swabs({ woodwork: 'painted' })).toBe(5);
    expect(swabs({ woodwork: 'painted', barePlaster: true })).toBe(3);
    expect(swabs({ woodwork: 'bare', barePlaster: true })).toBeUndefined();
  });
});
