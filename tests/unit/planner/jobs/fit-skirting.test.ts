import { beforeAll, describe, expect, it } from 'vitest';
import type { JobPlan } from '../../../../web/planner/jobs/kit/contract.ts';
import type { Typed } from '../../../../web/planner/jobs/kit/fields.ts';
import { job as fitSkirting } from '../../../../web/planner/jobs/fit-skirting/job.ts';
import { newRoom, type RoomInput } from '../../../../web/planner/measure/places/place-input.ts';
import { mm } from '../../../../web/planner/measure/units/units.ts';
import { roughLength } from '../../../../web/planner/takeoff/structure/indoors/skirting.ts';
import { sides } from './places.ts';
import { lineOf, needsOf, piecesOf } from './bills.ts';
import { opening, plansOf, type PlanIn } from './regional-plans.ts';

let planIn: PlanIn;
let shortIn: PlanIn;
beforeAll(async () => {
  planIn = await plansOf(fitSkirting);
  shortIn = await plansOf(fitSkirting, { workshop: { lengths: [mm(2400)] } });
});

const door = opening('door', 'A', ['0.8 m', '2 m'], '0.5 m');
/** 4 × 3 m with a corner of 1.5 × 1 m cut out: C and D meet in an outside corner. */
const lounge: RoomInput = {
  ...newRoom('lounge'),
  sides: sides('L', 4000, 2000, 1500, 1000),
  height: '2.4 m',
  openings: [door],
};
const bedroom: RoomInput = { ...lounge, sides: sides('rectangle', 4000, 3000) };

describe('three houses, taken off by hand', () => {
  it('UK: an L of 4 × 3 m with one outside corner, 18 × 119 mm, painted', () => {
    // Skirting stops 69 + 6 next to the door of 0.8 at 0.5: 0.425 and 4 − 1.375 = 2.625 m. Wall to wall B 2, E 2.5,
    // F 3; C 1.5 and D 1 with 18 more for their mitre. Each bought 50 longer. Together 13.05 m along the walls.
    // Adhesive 8 m a tube: 2. A screw at each end and every 600: 1 + 5 + 4 + 3 + 2 + 5 + 6 = 26, two high: 52.
    // Filler 2 g a hole; two packers a piece; caulk 12 m a tube: 2; a sheet for 10 m: 2. 13.05 × 0.119 = 1.553 m²:
    // two coats of primer at 12 m²/L 259 ml, of satinwood at 14 222 ml. (joiners' rules; makers' labels)
    const plan = planIn('uk', {}, lounge);
    expect(piecesOf(plan)).toEqual({
      'skirting~18x119-mm': [
        '1 × trim 475',
        '1 × trim 2675',
        '1 × trim 2050',
        '1 × trim 1568',
        '1 × trim 1068',
        '1 × trim 2550',
        '1 × trim 3050',
      ],
    });
    expect(needsOf(plan)).toEqual({
      'grab-adhesive': 2,
      'wood-screws~4.5x60-mm': 52,
      'wall-plugs~7-mm': 52,
      'masonry-drill-bit~7-mm': 1,
      packers: 14,
      'wood-filler': 104,
      'mitre-adhesive': 1,
      caulk: 2,
      'sandpaper~120-grit': 2,
      'wood-primer': 259,
      'trim-paint': 222,
      'paint-brush~50-mm': 1,
      'masking-tape~38-mm': 39_150,
      rags: 1,
      'snap-blades': 1,
      'rubble-sack': 1,
      'work-gloves': 1,
      'safety-glasses': 1,
      'silica-mask~ffp3': 1,
    });
  });

  it('US: 12 × 10 ft with new casing on both sides of a door of 30 × 80 in, on studs', () => {
    const room: RoomInput = {
      ...newRoom('den'),
      sides: ['12 ft', '10 ft', '', ''].map((length) => ({ turn: 'right', length })),
      height: '8 ft',
      openings: [opening('door', 'A', ['30 in', '80 in'], '24 in')],
    };
    // Casing 2 1/4 in + reveal 1/4 in = 63.5 mm next to the opening from 609.6 to 1371.6: 546.1 and 2222.5; B and D 3048,
    // C 3657.6; 2 in more on each. Legs 2032 + 63.5, out of 7 ft; head 762 + 2 × 63.5 and 2 in more: 37 in.
    const plan = planIn('us', { architrave: 'both' }, room);
    expect(piecesOf(plan)).toEqual({
      'skirting~9-16x5-1-4-in': [
        '1 × trim 596.9',
        '1 × trim 2273.3',
        '2 × trim 3098.8',
        '1 × trim 3708.4',
      ],
      'architrave~11-16x2-1-4-in': ['4 × architrave-leg 2133.6', '2 × architrave-head 939.8'],
    });
    // A gram of filler a brad. Brads each 16 in: 2 + 6 + 8 + 8 + 10 = 34, two high: 68. Round the door each 350 mm: legs 6, head 3: 15, at both
    // edges on both sides 60. 12.523 + 10.157 = 22.68 m: 2 tubes of caulk, and of adhesive for 12.523.
    expect(needsOf(plan)).toMatchObject({
      'brad-nails~2-in': 128,
      'wood-filler': 128,
      'grab-adhesive': 2,
      caulk: 2,
      'mitre-adhesive': 1,
    });
    expect(needsOf(plan)).not.toHaveProperty('wall-plugs~1-4-in');
  });

  it('EU: 4 × 3 m in lengths of 2.6 m, 16 × 80 mm, that come finished', () => {
    // A join takes 16 mm for the lap and stays 600 from corners. A beyond the door (70 + 6 next to it): 2624 = 2024 +
    // 600; B and D 3000 = 2400 + 600; C 4000 = 2584 + 1416. Each 50 longer, 2600 at most.
    const plan = planIn('eu', {}, bedroom);
    expect(piecesOf(plan)).toEqual({
      'skirting~16x80-mm': [
        '1 × trim 474',
        '1 × trim 2090',
        '3 × trim 650',
        '2 × trim 2466',
        '1 × trim 2600',
        '1 × trim 1466',
      ],
    });
    // 0.424 + 2.624 + 3 + 4 + 3 = 13.048 m of adhesive. Painted boards: screws 1 + 4 + 2 + 5 + 2 + 5 + 3 + 5 + 2 = 29.
    const needs = needsOf(plan);
    expect(needs).toMatchObject({ 'grab-adhesive': 2, packers: 18 });
    expect(needsOf(planIn('eu', { finish: 'paint' }, bedroom))).toMatchObject({
      'wood-screws~4.5x60-mm': 29,
    });
    expect(needs).not.toHaveProperty('trim-paint');
    expect(needs).not.toHaveProperty('wood-glue');
  });
});

const planned = (typed: Typed, room = bedroom): JobPlan => planIn('uk', typed, room);
const steps = (typed: Typed, room = bedroom): readonly string[] =>
  planned(typed, room).steps.map(({ id }) => id);

const first = (gate: string, typed: Typed): string | undefined =>
  planned(typed).steps.find(({ gates = [] }) => gates.some((one) => one === gate))?.id;

const mark = (wall: string) => planIn('us', { wall }, lounge).steps.find(({ id }) => id === 'mark');

const joint = (typed: Typed) =>
  shortIn('uk', typed, bedroom).steps.find(({ id }) => id === 'joint');

describe('fitSkirting', () => {
  it('adds nothing in a room’s corners: four walls of a box are four walls', () => {
    const plan = planned({ rough: '0' }, { ...bedroom, openings: [] });
    expect(piecesOf(plan)['skirting~18x119-mm']).toEqual(['2 × trim 4000', '2 × trim 3000']);
  });

  it('springs no board in that is cut no longer than its place', () => {
    for (const [rough, isSprung] of [
      ['0', false],
      ['1', true],
      ['50', true],
    ] as const) {
      const fit = planned({ rough }).steps.find(({ id }) => id === 'fit');
      expect(/sprung/.test(fit?.detail ?? '')).toBe(isSprung);
      expect(/bows/.test(fit?.check ?? '')).toBe(isSprung);
    }
  });

  it('slants the end of a board that is thicker than the architrave', () => {
    for (const region of ['uk', 'us', 'eu', 'cn'] as const) {
      for (const architrave of ['no', 'one', 'both']) {
        const plan = planIn(region, { architrave }, lounge);
        const detail = plan.steps.find(({ id }) => id === 'fit')?.detail ?? '';
        // Europe sells one of 12 mm beside boards of 16 and 19.
        expect(detail.includes('thicker than')).toBe(region === 'eu' && architrave !== 'no');
      }
    }
  });

  it('joins pieces longer than the user’s longest length', () => {
    const all = Object.values(piecesOf(shortIn('uk', {}, bedroom))).flat();
    expect(all.length).toBeGreaterThan(4);
    expect(Math.max(...all.map((piece) => Number(piece.split(' ').at(-1))))).toBe(2400);
    expect(shortIn('uk', {}, bedroom).steps.map(({ id }) => id)).toContain('joint');
  });

  it('holds a join by what the wall and its boards have', () => {
    const glued = joint({ wall: 'masonry', finish: 'bought' });
    expect(glued?.detail).toMatch(/Bed both ends in adhesive/);
    expect(glued?.uses).toContain('grab-adhesive');
    expect(joint({ wall: 'masonry' })?.detail).toMatch(/a screw/);
    expect(joint({ wall: 'studs' })?.detail).toMatch(/on a stud/);
    for (const wall of ['masonry', 'studs'])
      expect(/stud/.test(joint({ wall })?.detail ?? '')).toBe(wall === 'studs');
  });

  it('opens values stored before boards came from the shelf', () => {
    const typed = { thickness: '25', frame: '70 mm', kerf: '4', profile: 'Torus' };
    const plan = planned(typed);
    expect(plan.problems).toEqual({});
    expect(lineOf(plan, 'skirting')).toMatchObject({
      id: 'skirting~18x119-mm_torus',
      name: 'Skirting board, 18 × 119 mm, Torus',
      kerf: mm(4),
    });
  });

  it('takes another board of the shelf, the usual one for a key that it lacks', () => {
    const ids = ['18x169-mm', '9x9'].map((size) => lineOf(planned({ size }), 'skirting')?.id);
    expect(ids).toEqual(['skirting~18x169-mm', 'skirting~18x119-mm']);
  });

  it('has only steps with work to do', () => {
    expect(steps({})).not.toContain('mitre');
    expect(steps({}, lounge)).toContain('mitre');
    expect(steps({})).not.toContain('architrave');
    expect(steps({ architrave: 'one' })).toContain('architrave');
    expect(steps({ old: false })).not.toContain('remove');
    expect(steps({ finish: 'bought' }).at(-1)).toBe('smooth');
  });

  it.each(['uk', 'us', 'eu', 'cn'] as const)(
    'sands no board in %s that comes finished once it is on the wall',
    (region) => {
      const plan = planIn(region, { finish: 'bought' }, lounge);
      const after = plan.steps.slice(plan.steps.findIndex(({ id }) => id === 'fix'));
      expect(after.length).toBeGreaterThan(1);
      expect(
        after.filter(
          ({ tools = [], work, lines = [] }) =>
            tools.includes('sanding-block') ||
            work?.makes?.some(({ state }) => state === 'smooth') === true ||
            lines.some((id) => id.startsWith('sandpaper')),
        ),
      ).toEqual([]);
    },
  );

  it.each(['uk', 'us', 'eu', 'cn'] as const)(
    'says in %s what boards to buy for paint: pine has knots',
    (region) => {
      for (const finish of ['paint', 'bought']) {
        const { materials } = planIn(region, { finish, architrave: 'one' }, lounge);
        const boards = materials.filter(({ form }) => form === 'lengths');
        expect(boards.length).toBe(region === 'cn' ? 1 : 2);
        for (const { why } of boards) expect(why.includes('MDF')).toBe(finish === 'paint');
      }
    },
  );

  it.each(['uk', 'us', 'eu', 'cn'] as const)(
    'puts no screw, plug or filler in %s into finished boards on masonry or steel',
    (region) => {
      const isSteel = region === 'eu' || region === 'cn';
      for (const wall of isSteel ? ['masonry', 'studs'] : ['masonry']) {
        const plan = planIn(region, { finish: 'bought', wall }, lounge);
        const held = /screws|plugs|nails|filler|drill-bit/;
        expect(plan.materials.map(({ id }) => id).filter((id) => held.test(id))).toEqual([]);
        expect(needsOf(plan)).toHaveProperty('grab-adhesive');
        expect(plan.steps.map(({ id }) => id)).not.toContain('fill');
        expect(plan.steps.find(({ id }) => id === 'fix')?.detail).toMatch(/shows for good/);
      }
    },
  );

  it.each(['uk', 'us', 'eu', 'cn'] as const)(
    'sinks the heads of screws, and only of screws, in %s',
    (region) => {
      for (const wall of ['masonry', 'studs'])
        for (const finish of ['paint', 'bought']) {
          const plan = planIn(region, { wall, finish }, bedroom);
          const { tools = [], uses = [] } = plan.steps.find(({ id }) => id === 'fix') ?? {};
          const isScrewed = uses.some((use) => use.endsWith('-screws'));
          expect([tools.includes('countersink'), tools.includes('wood-bits')]).toEqual([
            isScrewed,
            isScrewed,
          ]);
        }
    },
  );

  it('buys casing legs of 82 1/2 in as the 7 ft that are made for them', () => {
    const sold = [mm(2133.6), mm(2438.4)];
    expect(roughLength(mm(2095.5), mm(50), sold)).toBe(mm(2133.6));
    expect(roughLength(mm(2130), mm(50), sold)).toBe(mm(2180));
    expect(roughLength(mm(900), mm(50), sold)).toBe(mm(950));
    expect(roughLength(mm(2430), mm(50), sold)).toBe(mm(2438.4));
  });

  it('speaks of studs only on a wall with studs', () => {
    expect(`${mark('masonry')?.title} ${mark('masonry')?.detail}`).not.toMatch(/stud/);
    expect(mark('studs')?.detail).toMatch(/studs/);
  });

  it('omits architraves if doors include them', () => {
    expect(planIn('cn', { architrave: 'both' }, bedroom).materials.map(({ id }) => id)).toEqual(
      planIn('cn', {}, bedroom).materials.map(({ id }) => id),
    );
  });

  it('reports an opening too large for any length', () => {
    const wide = { ...bedroom, openings: [opening('door', 'A', ['3.9 m', '2 m'])] };
    const plan = planIn('eu', { architrave: 'one' }, wide);
    expect(plan.warnings).toMatchObject([{ field: 'architrave', severity: 'warn' }]);
    expect(Object.keys(piecesOf(plan))).toEqual(['skirting~16x80-mm']);
  });

  it('asks for old paint and for cables before the first step that they protect', () => {
    expect(first('lead', {})).toBe('remove');
    expect(first('cables', { old: false })).toBe('mark');
    expect(first('gas-water', {})).toBe('mark');
  });
});

type Hole = 'window' | 'opening';
const holed = (kind: Hole, sill: string): RoomInput => {
  return {
    ...bedroom,
    openings: [{ ...opening(kind, 'C', ['2 m', '2.2 m'], '0.6 m'), sill }],
  };
};

const skirtingRun = (region: 'uk' | 'us' | 'eu' | 'cn', kind: Hole, sill: string): number =>
  (
    lineOf(planIn(region, { architrave: 'both' }, holed(kind, sill)), 'skirting') as {
      pieces: readonly { length: number; quantity: number }[];
    }
  ).pieces.reduce((sum, { length, quantity }) => sum + length * quantity, 0);

describe('a window that reaches the floor, or an opening without a door', () => {
  it('has no skirting under it and no architrave', () => {
    for (const region of ['uk', 'us', 'eu', 'cn'] as const) {
      const under = skirtingRun(region, 'window', '0.9 m') - skirtingRun(region, 'window', '0 mm');
      expect(under).toBeGreaterThan(mm(1800));
      expect(skirtingRun(region, 'window', '0')).toBe(skirtingRun(region, 'window', '0 mm'));
      expect(skirtingRun(region, 'opening', '')).toBe(skirtingRun(region, 'window', '0'));
      for (const kind of ['window', 'opening'] as const) {
        const plan = planIn(region, { architrave: 'both' }, holed(kind, '0 mm'));
        expect(Object.keys(piecesOf(plan)).join()).not.toMatch(/architrave/);
      }
    }
  });
});

it('rips a leg beside a corner that is nearer than it is wide', () => {
  for (const [at, isTight] of [
    ['20 mm', true],
    ['0.5 m', false],
  ] as const) {
    const openings = [opening('door', 'A', ['0.8 m', '2 m'], at)];
    const plan = planIn('uk', { architrave: 'one' }, { ...bedroom, openings });
    const fitting = plan.steps.find(({ id }) => id === 'architrave');
    expect(fitting?.detail.includes('jigsaw')).toBe(isTight);
    expect(fitting?.tools?.includes('jigsaw')).toBe(isTight);
  }
});

describe('pieces in the US', () => {
  it('are as a tape shows them, in a room measured in inches', () => {
    for (const [long, wide, at] of [
      ['23 ft 5 in', '12 ft 7 in', '13 in'],
      ['31 ft', '9 ft 11 in', '40 in'],
    ] as const) {
      for (const architrave of ['no', 'both']) {
        const plan = planIn(
          'us',
          { architrave },
          {
            ...bedroom,
            sides: [long, wide, '', ''].map((length) => ({ turn: 'right', length })),
            openings: [opening('door', 'A', ['32 in', '80 in'], at)],
          },
        );
        for (const line of plan.materials) {
          if (line.form !== 'lengths') continue;
          // Scarf joints add the thickness of 9/16 in.
          for (const { length } of line.pieces) expect(length % mm(25.4 / 16)).toBe(0);
        }
      }
    }
  });
});
