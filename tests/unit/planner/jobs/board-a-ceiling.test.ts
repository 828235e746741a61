import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { job as boardACeiling } from '../../../../web/planner/jobs/board-a-ceiling/job.ts';
import {
  newRoom,
  SHAPES,
  type RoomInput,
} from '../../../../web/planner/measure/places/place-input.ts';
import { boundsOf, edgesOf } from '../../../../web/planner/measure/outline/polygon.ts';
import { mm } from '../../../../web/planner/measure/units/units.ts';
import { rowEnds, stripEnds } from '../../../../web/planner/takeoff/ceilings/strip-joints.ts';
import { needsOf, piecesOf } from './bills.ts';
import { stepIds } from './lines.ts';
import { sides } from './places.ts';
import { LONG } from '../../../support/long.ts';
import { plansOf, type PlanIn } from './regional-plans.ts';

let planIn: PlanIn;
beforeAll(async () => {
  planIn = await plansOf(boardACeiling);
});

const room = (x: number, y: number): RoomInput => ({
  ...newRoom('room'),
  sides: sides('rectangle', x, y),
  height: '2.4 m',
});

describe('three houses, taken off by hand', () => {
  it('UK: 3.6 × 2.4 m, bare joists at 400 that run away from wall A', () => {
    // Boards 2400 × 1200 along wall A, ends on joists: row 1 one whole and 1200, row 2 shifted by 1200: 1200 and one
    // whole. 2 whole and the two halves out of a third (White Book: screws at 230).
    // Screws: a whole board on 7 joists, a half on 4, each ⌈1200 ÷ 230⌉ + 1 = 7: 2 × 49 + 2 × 28 = 154.
    // 8.64 m²: tape × 1.35 = 11,664 mm, filler × 0.78 = 6740 g. Edge 12 m: a tube of caulk.
    // Noggins along both walls of 3.6 m at which the joists end: 9 bays each and one more, 400 − 38 long, four screws each.
    const plan = planIn('uk', {}, room(3600, 2400));
    expect(piecesOf(plan)).toEqual({
      'stud~38x63-mm': ['20 × noggin 362'],
      'plasterboard~12.5-mm': ['2 × wall-board 2400 × 1200', '2 × wall-board 1200 × 1200'],
    });
    const noggins = plan.drawings.find(({ id }) => id === 'noggins')?.pieces ?? [];
    const boxes = noggins.map(({ shape }) => boundsOf(shape));
    expect(boxes).toHaveLength(18);
    // Against the two walls, the first after half a joist.
    expect([...new Set(boxes.flatMap(({ y0, y1 }) => [y0, y1]))].toSorted((a, b) => a - b)).toEqual(
      [0, 38, 2362, 2400].map(mm),
    );
    expect(Math.min(...boxes.map(({ x0 }) => x0))).toBe(mm(19));
    expect(plan.figures.map(({ value }) => value)).toEqual(['8.6 m²', '3']);
    expect(needsOf(plan)).toMatchObject({
      'drywall-screws~3.5x38-mm': 154,
      'wood-screws~5x70-mm': 80,
      'joint-compound': 6740,
      caulk: 1,
    });
  });

  it('US: 12 × 8 ft over the old ceiling, joists at 16 in', () => {
    // Two boards of 12 ft cost as much as three of 8 ft and have no joint in their rows. 10 joists under each, with
    // ⌈48 ÷ 12⌉ + 1 = 5 screws (GA-216): 2 × 50 = 100, long enough for an inch of old ceiling: 12.7 + 22 + 25 = 60 mm: 2 1/2 in.
    const plan = planIn(
      'us',
      { onto: 'over' },
      {
        ...room(0, 0),
        sides: ['12 ft', '8 ft', '', ''].map((length) => ({ turn: 'right', length })),
        height: '8 ft',
      },
    );
    expect(piecesOf(plan)).toEqual({
      'ceiling-board~1-2-in': ['2 × wall-board 3657.6 × 1219.2'],
    });
    expect(needsOf(plan)).toMatchObject({ 'drywall-screws~8x2-1-2-in': 100 });
  });

  it('US: joists at 24 in carry sag-resistant boards across them; at 25 in they need strips', () => {
    const square = {
      ...room(0, 0),
      sides: ['12 ft', '10 ft', '', ''].map((length) => ({ turn: 'right' as const, length })),
      height: '8 ft',
    };
    expect(planIn('us', { onto: 'joists', spacing: '24 in' }, square).warnings).toEqual([]);
    expect(planIn('us', { onto: 'joists', spacing: '25 in' }, square).warnings).toMatchObject([
      { rule: 'board-spacing', severity: 'stop' },
    ]);
  });

  it('China: wooden battens are coated against fire before they go up', () => {
    const plan = planIn('cn', { onto: 'battens' }, room(2400, 3000));
    // 7 battens of 3 m, 28 × 38 when sawn and dry: 2 × 0.066 × 21 = 2.77 m² of wood, 500 g each.
    expect(needsOf(plan)['fire-coating']).toBe(1386);
    expect(piecesOf(plan)['batten~30x40-mm']).toEqual(['7 × ceiling-batten 3000']);
    expect(stepIds(plan).indexOf('fire')).toBe(stepIds(plan).indexOf('battens') - 1);
    expect(needsOf(planIn('cn', {}, room(2400, 3000)))).not.toHaveProperty('fire-coating');
    expect(stepIds(planIn('uk', { onto: 'battens' }, room(2400, 3000)))).not.toContain('fire');
  });

  it('US: joists measured in millimetres carry whole boards', () => {
    const at = { ...room(4900, 3700), height: '8 ft' };
    for (const [inch, near] of [
      ['16 in', ['406 mm', '407 mm']],
      ['24 in', ['609 mm', '610 mm']],
    ] as const) {
      const exact = planIn('us', { onto: 'joists', spacing: inch }, at);
      for (const spacing of near) {
        const plan = planIn('us', { onto: 'joists', spacing }, at);
        expect(plan.warnings).toEqual([]);
        expect(piecesOf(plan)).toEqual(piecesOf(exact));
      }
    }
  });

  it('US: screws end inside strips of 3/4 in, and hold 5/8 in', () => {
    const plan = planIn('us', { onto: 'battens' }, { ...room(3600, 2400), height: '8 ft' });
    // 12.7 + 19.05 = 31.75: 1-1/4 in; 1-5/8 in would come out behind.
    expect(Object.keys(needsOf(plan))).toContain('drywall-screws~6x1-1-4-in');
  });

  it('takes tape that sticks by itself under a skim', () => {
    const needs = needsOf(planIn('uk', { finish: 'skim' }, room(3600, 2400)));
    expect(needs).toMatchObject({ 'scrim-tape': 11_665 });
    expect(Object.keys(needs)).not.toContain('joint-tape');
  });

  it('China: 3 × 2.4 m, light steel hung 200 mm under the slab', () => {
    // Two boards of 3 m along wall A, across furring of 50 at 400: ⌈(3000 − 50) ÷ 400⌉ = 8, so 9 of 2.4 m. Channels
    // across, the first 300 from the wall: ⌈(2400 − 600) ÷ 1000⌉ = 2 gaps, so 3 of 3 m, each crossed by 9: 27 clips.
    // Hangers of each: 300 from both ends, ⌈2400 ÷ 1000⌉ = 3 gaps, so 4: 12. A rod of 300: 200 + 30 in the anchor + a nut and washer of M8, 12.
    // The wall channel, cut to each wall: 10.8 m; plugs ⌈10800 ÷ 400⌉ + 4 = 31.
    const plan = planIn('cn', {}, room(3000, 2400));
    expect(piecesOf(plan)).toMatchObject({
      'ceiling-furring~50x19-mm': ['9 × ceiling-furring 2400'],
      'ceiling-channel~38x12-mm': ['3 × ceiling-channel 3000'],
      'ceiling-edge~20x30-mm': ['2 × ceiling-edge 3000', '2 × ceiling-edge 2400'],
    });
    expect(needsOf(plan)).toMatchObject({
      'ceiling-hanger~m8x300-mm': 12,
      'ceiling-clip': 27,
      'hammer-fixings~6x60-mm': 31,
      'wafer-screws~4.2x13-mm': 18,
      'drywall-screws~3.5x25-mm': expect.any(Number),
    });
    expect(plan.drawings.map(({ id }) => id)).toEqual(['battens', 'boards']);
  });

  it('China: joins channels for a long run without more hangers', () => {
    // 4.1 × 3.3 m: furring 10 rows of 4.1 m in two, 10 joiners; channels ⌈3500 ÷ 1000⌉ + 1 = 5 rows of 3.3 m in two, 5
    // joiners, ⌈2700 ÷ 1000⌉ + 1 = 4 hangers each: 20. 50 crossings, and none more for joints away from channels.
    const plan = planIn('cn', { drop: '450 mm' }, room(4100, 3300));
    expect(needsOf(plan)).toMatchObject({
      'ceiling-hanger~m8x500-mm': 20,
      'ceiling-joiner~38-mm': 5,
      'ceiling-joiner~50-mm': 10,
    });
  });
});

describe('strips of a ceiling', () => {
  const run = fc.record({
    size: fc.integer({ min: 1, max: 9000 }),
    longest: fc.integer({ min: 1800, max: 4000 }),
    every: fc.constantFrom(1, 300, 400, 407, 600),
    startsShort: fc.boolean(),
  });

  it('end on supports, are no longer than what is sold, and fill their run', () => {
    let joined = 0;
    fc.assert(
      fc.property(run, ({ size, longest, every, startsShort }) => {
        const least = Math.max(every, 300);
        const one = {
          from: mm(0),
          to: mm(size),
          longest: mm(longest),
          origin: mm(0),
          every: mm(every),
          least: mm(least),
        };
        const ends = stripEnds(one, startsShort);
        const sizes = ends.slice(1).map((end, i) => end - (ends[i] ?? 0));
        expect(sizes.reduce((sum, each) => sum + each, 0)).toBe(mm(size));
        expect(Math.max(...sizes)).toBeLessThanOrEqual(mm(longest));
        expect(Math.min(...sizes)).toBeGreaterThan(0);
        for (const joint of ends.slice(1, -1)) {
          joined += 1;
          expect(joint % mm(every)).toBe(0);
        }
      }),
      { numRuns: 500 },
    );
    expect(joined).toBeGreaterThan(200);
  });

  it('of 16 ft 4 in are two of 8 ft or less and a short one, joints apart in rows that follow', () => {
    // On joists of 16 in: 96, 80 and 20 in the one way, 16, 96 and 84 the other: 22 strips of 8 ft, not 30.
    const plan = planIn(
      'us',
      { onto: 'battens', spacing: '16 in' },
      {
        ...room(0, 0),
        sides: ['16 ft 4 in', '11 ft 9 in', '', ''].map((length) => ({
          turn: 'right' as const,
          length,
        })),
        height: '8 ft',
      },
    );
    expect(piecesOf(plan)['batten~1x3']).toEqual([
      '10 × ceiling-batten 2438.4',
      '5 × ceiling-batten 2032',
      '5 × ceiling-batten 508',
      '5 × ceiling-batten 406.4',
      '5 × ceiling-batten 2133.6',
    ]);
    // 14 joists a row with both ends of two joints: 15, and two rows of ten.
    expect(needsOf(plan)).toMatchObject({ 'wood-screws~10x4-in': 150 });
  });
});

const SIDES = {
  L: [5200, 2100, 2300, 1900],
  T: [5200, 1930, 1500, 1700, 2000, 1700],
  U: [5215, 4000, 1600, 1900, 1800, 1910],
} as const;

const shaped = (shape: keyof typeof SIDES): RoomInput => ({
  ...room(0, 0),
  sides: SHAPES[shape].map((side, i) => {
    const long = SIDES[shape][i];
    return { ...side, length: long === undefined ? '' : `${long} mm` };
  }),
});

describe('battens of a ceiling with inner walls', () => {
  it('run beside every wall, and boards meet on the middle of one', () => {
    let joints = 0;
    for (const region of ['uk', 'us', 'eu', 'cn'] as const) {
      for (const shape of LONG ? (['L', 'T', 'U'] as const) : (['U'] as const)) {
        for (const [onto, joists] of [
          ['battens', 'across'],
          ['battens', 'along'],
          ['slab', 'shorter'],
        ] as const) {
          const { drawings } = planIn(region, { onto, joists }, shaped(shape));
          const boxesOf = (id: string) =>
            drawings
              .find((one) => one.id === id)
              ?.pieces.map((one) => ({
                ...boundsOf(one.shape),
                of: one.of,
              })) ?? [];
          const strips = boxesOf('battens').filter(({ of }) => of !== 'ceiling-channel');
          const [boards, surface] = [boxesOf('boards'), drawings[0]?.surface ?? []];
          // Not every region boards under concrete.
          if (strips.length === 0) continue;
          const isAlongX = strips.every(({ x0, x1, y0, y1 }) => x1 - x0 > y1 - y0);
          const across = (one: Readonly<Record<'x0' | 'x1' | 'y0' | 'y1', number>>) =>
            isAlongX
              ? { low: one.y0, high: one.y1, from: one.x0, to: one.x1 }
              : { low: one.x0, high: one.x1, from: one.y0, to: one.y1 };
          const lines = strips.map(across);
          const walls = edgesOf(surface).flatMap(({ a, b }) => {
            const wall = across({
              x0: Math.min(a.x, b.x),
              x1: Math.max(a.x, b.x),
              y0: Math.min(a.y, b.y),
              y1: Math.max(a.y, b.y),
            });
            return wall.low === wall.high ? [wall] : [];
          });
          for (const wall of walls) {
            const beside = lines.filter(({ low, high }) => low === wall.low || high === wall.low);
            const covered = beside.reduce(
              (sum, { from, to }) =>
                sum + Math.max(0, Math.min(to, wall.to) - Math.max(from, wall.from)),
              0,
            );
            expect(covered).toBeGreaterThanOrEqual(wall.to - wall.from);
          }
          for (const board of boards.map(across)) {
            for (const end of [board.low, board.high]) {
              if (walls.some(({ low }) => low === end)) continue;
              joints += 1;
              // A board's end, and the screws in it, have a third of the batten at least.
              expect(
                lines.some(
                  ({ low, high, from, to }) =>
                    end - low >= mm(12) &&
                    high - end >= mm(12) &&
                    from < board.to &&
                    board.from < to,
                ),
              ).toBe(true);
            }
          }
        }
      }
    }
    expect(joints).toBeGreaterThan(20);
  });

  it('are no farther apart than the boards take, in the last bay too', () => {
    const long = Array.from({ length: 13 }, (_, i) => 2000 + 12 * i);
    for (const [region, most] of [
      ['uk', 450],
      ['us', 610],
      ['eu', 510],
    ] as const) {
      for (const wide of long) {
        const { drawings } = planIn(
          region,
          { onto: 'battens', joists: 'across' },
          room(4000, wide),
        );
        const middles = (drawings.find(({ id }) => id === 'battens')?.pieces ?? [])
          .map(({ shape }) => boundsOf(shape))
          .map(({ y0, y1 }) => (y0 + y1) / 2)
          .toSorted((a, b) => a - b);
        const bays = middles.slice(1).map((at, i) => at - (middles[i] ?? 0));
        expect([region, wide, Math.max(...bays) <= mm(most)]).toEqual([region, wide, true]);
      }
    }
  });
});

/** Strips that pieces come out of, the longest first, with saw cuts of 3.2 mm. */
function stripsOf(sizes: readonly number[], longest: number): number {
  const left: number[] = [];
  for (const size of sizes.toSorted((a, b) => b - a)) {
    const at = left.findIndex((rest) => rest >= size);
    const rest = at === -1 ? longest : (left[at] ?? 0);
    left[at === -1 ? left.length : at] = rest - size - mm(3.2);
  }
  return left.length;
}

const pieceSizes = (ends: readonly (readonly number[])[]): readonly number[] =>
  ends.flatMap((row) => row.slice(1).map((end, i) => end - (row[i] ?? end)));

describe('rows of strips of one length', () => {
  it('come out of no more strips than rows with one short piece, their joints on supports and apart', () => {
    let fewer = 0;
    const rows = fc.record({
      size: fc.integer({ min: 2500, max: 7000 }),
      count: fc.integer({ min: 2, max: 14 }),
      every: fc.constantFrom(305, 406, 450, 610),
    });
    fc.assert(
      fc.property(rows, ({ size, count, every }) => {
        const longest = mm(2438);
        const runs = Array.from({ length: count }, (_, row) => ({
          row,
          from: 0,
          to: mm(size),
          longest,
          origin: 0,
          every: mm(every),
          least: mm(every),
        }));
        const ends = rowEnds(runs, true);
        const usual = rowEnds(runs, false);
        const [total, before] = [ends, usual].map((all) => stripsOf(pieceSizes(all), longest));
        expect(total).toBeLessThanOrEqual(before ?? 0);
        const isBetter = (total ?? 0) < (before ?? 0);
        if (isBetter) fewer += 1;
        for (const [i, row] of ends.entries()) {
          const joints = row.slice(1, -1);
          for (const joint of joints) expect(joint % mm(every)).toBe(0);
          if (isBetter && i > 0) {
            expect(joints.filter((joint) => ends[i - 1]?.slice(1, -1).includes(joint))).toEqual([]);
          }
          expect(Math.max(...pieceSizes([row]))).toBeLessThanOrEqual(longest);
          expect(Math.min(...pieceSizes([row]))).toBeGreaterThan(0);
        }
      }),
      { numRuns: 200 },
    );
    expect(fewer).toBeGreaterThan(20);
  });

  it('of 12 ft 4 in need 15 strips of 8 ft for nine rows, not 18', () => {
    // On joists of 16 in, three pieces in a row: the short ones come out of one strip. 111 ft of rows are 14 strips at least.
    const runs = Array.from({ length: 9 }, (_, row) => ({
      row,
      from: 0,
      to: mm(12.333 * 304.8),
      longest: mm(2438.4),
      origin: 0,
      every: mm(406.4),
      least: mm(406.4),
    }));
    expect(stripsOf(pieceSizes(rowEnds(runs, false)), mm(2438.4))).toBe(18);
    expect(stripsOf(pieceSizes(rowEnds(runs, true)), mm(2438.4))).toBe(15);
  });
});

describe('noggins', () => {
  it('hold the edges of boards in the UK where nothing else does', () => {
    for (const region of ['uk', 'us', 'eu', 'cn'] as const) {
      for (const onto of ['joists', 'over', 'battens', 'slab']) {
        const plan = planIn(region, { onto }, room(3600, 2400));
        expect(stepIds(plan).includes('noggins')).toBe(
          region === 'uk' && onto !== 'over' && onto !== 'battens',
        );
      }
    }
    // Along walls A and C, or B and D.
    for (const [joists, noggins] of [
      ['across', '22 × noggin 362'],
      ['along', '16 × noggin 362'],
    ] as const) {
      const plan = planIn('uk', { joists }, room(4000, 2800));
      expect(piecesOf(plan)['stud~38x63-mm']).toEqual([noggins]);
    }
  });
});

describe('noggins of a ceiling with inner walls', () => {
  it.each(['L', 'T', 'U'] as const)('%s: are as many as the drawing shows, or more', (shape) => {
    for (const joists of ['across', 'along']) {
      const plan = planIn('uk', { joists }, shaped(shape));
      const drawn = plan.drawings.find(({ id }) => id === 'noggins')?.pieces.length ?? 0;
      const listed = piecesOf(plan)['stud~38x63-mm']?.map((one) => Number.parseInt(one)) ?? [];
      expect(drawn).toBeGreaterThan(10);
      expect(listed.reduce((sum, one) => sum + one, 0)).toBeGreaterThanOrEqual(drawn);
    }
  });
});

describe('boards of a ceiling', () => {
  it('are bought no longer than they are laid', () => {
    let long = 0;
    const size = fc.integer({ min: 2200, max: 5400 });
    const region = fc.constantFrom('uk', 'us', 'eu', 'cn');
    fc.assert(
      fc.property(region, size, size, (where, x, y) => {
        const plan = planIn(where, {}, room(x, y));
        const boards = plan.materials.filter((one) => one.form === 'sheets');
        for (const { stock, panels } of boards) {
          const [bought, laid] = [
            Math.max(...stock.map((sheet) => sheet.length)),
            Math.max(...panels.map((panel) => panel.length)),
          ];
          const shorter = stock.filter((sheet) => sheet.length < bought);
          if (shorter.length === 0) continue;
          long += 1;
          // A whole board, or one cut back to the last support that it reaches.
          expect(laid).toBeGreaterThan(Math.max(...shorter.map((sheet) => sheet.length)) - mm(610));
        }
      }),
      { numRuns: LONG ? 60 : 20 },
    );
    expect(long).toBeGreaterThan(1);
  });
});

describe('pieces of ceiling boards', () => {
  it('turn only where their supports carry a board lengthwise', () => {
    for (const [region, near, far] of [
      ['uk', '400 mm', '450 mm'],
      ['us', '16 in', '24 in'],
      ['eu', '400 mm', '500 mm'],
    ] as const) {
      for (const [spacing, turns] of [
        [near, true],
        [far, false],
      ] as const) {
        const { materials } = planIn(region, { onto: 'joists', spacing }, shaped('L'));
        const panels = materials.flatMap((one) => (one.form === 'sheets' ? one.panels : []));
        expect(panels.length).toBeGreaterThan(0);
        expect(new Set(panels.map((panel) => panel.turns))).toEqual(new Set([turns]));
      }
    }
  });

  it('EU: 4.2 × 3.35 m on battens at 500 takes 7 boards, 6 only if one lies along the battens', () => {
    const { figures, materials } = planIn('eu', { onto: 'slab' }, room(4200, 3350));
    expect(figures.at(-1)?.value).toBe('7');
    const boards = materials.find((one) => one.form === 'sheets');
    const sizes = boards?.panels.map((one) => [one.length, one.width]) ?? [];
    expect(Math.max(...sizes.map(([, width = 0]) => width))).toBe(mm(1250));
    expect(sizes.some(([long = 0, width = 0]) => long < width)).toBe(true);
  });
});

describe('boardACeiling', () => {
  it('stops if joists are too far apart for boards, but not with battens', () => {
    const far = planIn('uk', { spacing: '600' }, room(3600, 2400));
    expect(far.warnings).toMatchObject([
      { rule: 'board-spacing', severity: 'stop', field: 'spacing' },
    ]);
    expect(planIn('uk', { spacing: '600', onto: 'battens' }, room(3600, 2400)).warnings).toEqual(
      [],
    );
  });

  it('skims instead of filling if chosen', () => {
    const ids = stepIds(planIn('uk', { finish: 'skim' }, room(3600, 2400)));
    expect(ids).toContain('skim');
    expect(ids).not.toContain('joint-1');
  });

  it('writes the widths along the edges on its drawing and says them', () => {
    // A room 2 m deep: a row of 1200 and one of 800; a half board ends each of them.
    const [boards] = planIn('uk', {}, room(3600, 2000)).drawings;
    expect(boards?.dimensions?.map(({ text }) => text)).toEqual([
      '1200 mm',
      '1200 mm',
      '1200 mm',
      '800 mm',
    ]);
    expect(boards?.says).toContain('800 mm');
  });

  it('paints screw heads in China before joints are filled', () => {
    const plan = planIn('cn', {}, room(3600, 2400));
    expect(stepIds(plan).indexOf('heads')).toBe(stepIds(plan).indexOf('joint-1') - 1);
    const screws = Object.entries(needsOf(plan)).find(([id]) => id.startsWith('drywall-screws'));
    expect(needsOf(plan)['rust-paint']).toBe(Math.ceil(0.2 * Number(screws?.[1])));
    expect(stepIds(planIn('eu', {}, room(3600, 2400)))).not.toContain('heads');
  });

  it('asks for asbestos and cables before anything is drilled', () => {
    const { steps } = planIn('uk', {}, room(3600, 2400));
    const first = (gate: string): string | undefined =>
      steps.find(({ gates = [] }) => gates.some((one) => one === gate))?.id;
    expect(['asbestos', 'cables', 'bearing', 'height', 'lifting'].map(first)).toEqual([
      'clear',
      'power',
      'find',
      'power',
      'first',
    ]);
  });
});

describe('what carries the boards', () => {
  const plain = { ...room(4000, 3000), height: '2.5 m' };

  it.each([
    ['uk', '600 mm', '610 mm'],
    ['us', '24 in', '25 in'],
    ['eu', '750 mm', '760 mm'],
    ['cn', '750 mm', '760 mm'],
  ] as const)('%s: battens reach %s from joist to joist and not %s', (region, most, more) => {
    const rules = (spacing: string): readonly string[] =>
      planIn(region, { onto: 'battens', spacing }, plain).warnings.map(({ rule }) => rule);
    expect([rules(most), rules(more)]).toEqual([[], ['batten-span']]);
  });

  it.each(['over', 'battens'])('finds joists with the screws of the boards: %s', (onto) => {
    const find = planIn('uk', { onto }, plain).steps.find(({ id }) => id === 'find');
    expect((find?.uses ?? []).join(' ')).toMatch(/drywall-screws/);
  });

  it('speaks of joists only if there are any', () => {
    for (const region of ['eu', 'cn'] as const) {
      const { steps } = planIn(region, { onto: 'slab' }, plain);
      const said = steps.map(({ title, detail, check, safety }) =>
        [title, detail, check, safety].join(' '),
      );
      expect(said.filter((one) => /joist/i.test(one))).toEqual([]);
    }
  });

  it('staggers boards only if they meet in a row, and has no others after a single one', () => {
    const [wide, narrow, single] = [room(6000, 4000), room(6000, 1900), room(1100, 1000)].map(
      (one) => {
        const { steps } = planIn('us', { onto: 'battens' }, one);
        return steps.find(({ id }) => id === 'others')?.detail;
      },
    );
    expect(wide).toMatch(/half a board/);
    expect(narrow).not.toMatch(/half a board/);
    expect(single).toBeUndefined();
  });

  it('takes a new mask for each day of dust, and sands what was filled last', () => {
    const plan = planIn('cn', {}, plain);
    // Looking up and cutting holes within two days, sanding after the coats.
    expect(needsOf(plan)).toMatchObject({ 'silica-mask~kn100': 3 });
    expect(plan.steps.find(({ id }) => id === 'sand')?.detail).not.toMatch(/paper/);
    // 12 m², 5 to a sheet on putty and 10 on joints.
    expect(needsOf(plan)).toMatchObject({ 'sandpaper~180-grit': 3 });
    expect(needsOf(planIn('eu', {}, plain))).toMatchObject({ 'sandpaper~180-grit': 2 });
  });
});
