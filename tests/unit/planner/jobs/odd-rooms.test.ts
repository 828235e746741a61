import { describe, expect, test } from 'vitest';
import type { JobPlan } from '../../../../web/planner/jobs/kit/contract.ts';
import type { RoomInput } from '../../../../web/planner/measure/places/place-input.ts';
import { boundsOf, regionArea } from '../../../../web/planner/measure/outline/polygon.ts';
import {
  toArea,
  length,
  toMm,
  toSquareMetres,
} from '../../../../web/planner/measure/units/units.ts';
import { BRITISH } from '../../../../web/language/locale.ts';
import { partsToCut } from '../../../../web/planner/shopping/cut-request.ts';
import { attic, bayRoom, loft, ODD_ROOMS } from '../../../support/odd-rooms.ts';
import { linesOf } from './lines.ts';
import { JOBS, onAllWalls, pieces, planOf, planOn, roomOf, says, wallsOf } from './odd-plans.ts';

test('the cut list says what the saw is set to, for odd corners alone', () => {
  const material = planOf('fit-skirting', bayRoom, { architrave: 'no' }).materials.find(
    ({ form }) => form === 'lengths',
  );
  if (material?.form !== 'lengths') throw new Error('no boards');
  const parts = partsToCut([{ job: 'j', material }], BRITISH.metric);
  expect(parts.map(({ name, length: one }) => `${name} ${Math.round(one)}`)).toEqual(
    expect.arrayContaining([
      'skirting, right end 22.5° 1108',
      'skirting, left end 22.5°, right end 22.5° 906',
      'skirting 4050',
      'skirting, left end 22.5° 1108',
    ]),
  );
  // Each row keeps its own id, under which cut boards already count.
  expect(new Set(parts.map(({ id }) => id)).size).toBe(parts.length);
});

describe('an attic whose chimney cuts a corner', () => {
  // 5 × 4 m less a triangle of 1 × 1 m: 19.5 m². It falls from 2.4 m at the top to 1 m at 4 m: 0.35 a metre.
  test('has its walls, heights and a ceiling larger than its floor', () => {
    const room = roomOf(attic);
    expect(wallsOf(attic)).toEqual([4000, 1414, 3000, 5000, 4000]);
    // √(1 + 0.35²) = 1.0595 × 19.5 = 20.66 m².
    expect(toSquareMetres(room.ceiling)).toBeCloseTo(20.66, 2);
    // B falls from 2.4 to 2.05 over 1.414: 3.147 m². C from 2.05 to 1 over 3: 4.575. D 5 × 1. E (1 + 2.4) / 2 × 4.
    const areas = room.walls.map((wall) => toSquareMetres(wall.area));
    for (const [i, expected] of [8, 3.147, 4.575, 5, 6.8].entries()) {
      expect(areas[i]).toBeCloseTo(expected, 2);
    }
  });

  test('is papered by the width of its walls: 17.41 m in strips of 0.53', () => {
    // Begun 10 mm round the corner of D: D to 5.01, E past its corner to 9.03 m, and 17.4 m in all: 33 strips.
    const plan = planOf('hang-wallpaper', attic);
    expect(says(plan)).toContain('Wall E: strips 10 to 18');
    const cut = plan.steps.find(({ id }) => id === 'cut');
    expect(cut?.detail).toContain('as high as the higher edge of its strip');
  });

  test('is boarded as it slopes, from the low wall up, with a tape along no bend', () => {
    // 4 m rise by 1.4 m: 4.238 m up the slope. Boards of 2400 × 1200 across the rafters: rows of 1200, the fourth 638
    // high; along wall D 5 m: 2400 + 2400 + 200, and shifted 1200 + 2400 + 1400. The chimney takes a corner of the
    // upper two.
    const plan = planOf('board-a-ceiling', attic);
    expect(plan.problems).toEqual({});
    expect(plan.figures[0]?.value).toBe('20.7 m²');
    expect(plan.drawings.map(({ id, seen }) => [id, seen])).toEqual([
      ['boards slope 1', 'wall'],
      ['noggins slope 1', 'wall'],
    ]);
    const rows = new Set(
      pieces(plan, 'boards slope 1').map(({ shape }) =>
        Math.round(toMm(length(boundsOf(shape).y0))),
      ),
    );
    expect([...rows].toSorted((a, b) => a - b)).toEqual([0, 1200, 2400, 3600]);
    const sum = pieces(plan, 'boards slope 1').reduce(
      (all, { shape }) => all + regionArea(shape),
      0,
    );
    expect(toSquareMetres(toArea(sum))).toBeCloseTo(20.66, 2);
    // 20.66 × 1.35 = 27.89 m.
    expect(linesOf(plan)['joint-tape']).toBeCloseTo(27_891, -1);
    expect(plan.steps.map(({ id }) => id)).toContain('slopes');
  });
});

const tiled = (wall: string): JobPlan => planOn('tile-a-wall', loft, [wall], { high: '1.8 m' });
const trim = (plan: JobPlan) =>
  Object.entries(linesOf(plan)).flatMap(([id, line]) => (id.startsWith('tile-trim') ? [line] : []));
const skirted = (room: RoomInput) => linesOf(planOf('fit-skirting', room, { architrave: 'no' }));
const panelled = (height: string): JobPlan =>
  planOf('panel-a-wall', loft, { height, ...onAllWalls(loft) });

describe('a loft between two slopes', () => {
  test('has its walls, a ceiling of three planes and openings under it', () => {
    const room = roomOf(loft);
    // Knee walls 5 × 1.2. Gables 4 × 1.2 + (4 + 1.2) / 2 × 1.05 = 7.53, less 0.8 × 2 of door and 1 × 1 of window.
    const areas = room.walls.map((wall) => toSquareMetres(wall.area));
    for (const [i, expected] of [5.93, 6, 6.53, 6].entries()) {
      expect(areas[i]).toBeCloseTo(expected, 4);
    }
    // 5 × (1.75 + 1.75 + 1.2) = 23.5.
    expect(toSquareMetres(room.ceiling)).toBeCloseTo(23.5, 4);
    expect(room.planes.map((plane) => toSquareMetres(plane.area).toFixed(2))).toEqual([
      '8.75',
      '8.75',
      '6.00',
    ]);
  });

  test('is painted: 24.46 m² of wall and 23.5 of ceiling', () => {
    // Two coats at 12 m² a litre: 24.46 × 2 / 12 = 4.077 L; 23.5 × 2 / 12 = 3.917.
    const plan = planOf('paint-a-room', loft);
    expect(linesOf(plan)).toMatchObject({ 'wall-paint': 4077, 'ceiling-paint': 3917 });
    expect(says(plan)).toContain('Wall A: 4.00 m × 1.20 m to 2.25 m to 1.20 m');
    const ceiling = plan.drawings.find(({ id }) => id === 'area ceiling');
    expect(ceiling?.notes?.map(({ text }) => text)).toEqual(['8.8 m²', '8.8 m²', '6.0 m²']);
  });

  test('is papered on gable A by the height of each strip', () => {
    // 0.75 m up a metre. Strips of 0.53 from −0.01: their tops at 0.52, 1.05, then level to 2.6, and down to 2.64, 3.17, 3.7:
    // 1.2 + 0.75 × 0.52 = 1590 mm, 1987.5, 2250 three times, 2250 − 0.75 × 0.04 = 2220, 1822.5, 1425.
    const plan = planOn('hang-wallpaper', loft, ['A']);
    const highs = pieces(plan, 'A').map(({ shape }) => toMm(length(boundsOf(shape).y1)));
    expect(highs.map((high) => Math.round(high * 10) / 10)).toEqual([
      1590, 1987.5, 2250, 2250, 2250, 2220, 1822.5, 1425,
    ]);
  });

  test('is boarded plane by plane, and taped along both bends', () => {
    // Boards of 2400 × 1200, rafters at 400. Each slope 5 × 1.75: a row of 2400, 2400 and 200, and above it 550 of
    // 1200, 2400 and 1400. The level part 1.2 × 5, its joists the shorter way: 2400, 2400 and 200 along it.
    const plan = planOf('board-a-ceiling', loft);
    expect(linesOf(plan)['plasterboard~12.5-mm']).toEqual(
      expect.arrayContaining([
        '6 × 2400 × 1200',
        '3 × 1200 × 200',
        '2 × 1200 × 550',
        '2 × 2400 × 550',
        '2 × 1400 × 550',
      ]),
    );
    // 23.5 × 1.35 = 31.725, and two bends of 5 m. Along the walls 2 × 5 + 2 × (1.75 × 2 + 1.2) = 19.4 m: 2 tubes.
    expect(linesOf(plan)).toMatchObject({ 'joint-tape': 41_725, caulk: 2 });
    expect(plan.drawings.map(({ id }) => id)).toEqual([
      'boards slope 1',
      'noggins slope 1',
      'boards slope 2',
      'noggins slope 2',
      'boards',
      'noggins',
    ]);
    expect(plan.warnings).toMatchObject([{ rule: 'rafters', field: 'spacing' }]);
    const battened = planOf('board-a-ceiling', loft, { onto: 'battens', joists: 'across' });
    // Battens of 50 along a slope: ⌈(1750 − 50) ÷ 400⌉ = 5, so 6 rows of 5 m. On the level part across its joists:
    // ⌈(5000 − 50) ÷ 400⌉ = 13, so 14 of 1.2 m.
    for (const [id, count] of [
      ['battens slope 1', 6],
      ['battens slope 2', 6],
      ['battens', 14],
    ] as const) {
      const rows = pieces(battened, id).map(({ shape }) => boundsOf(shape).y0);
      expect([id, new Set(rows).size]).toEqual([id, count]);
    }
  });

  test('tiles end at the slopes, with trim along edges below them', () => {
    // Gable C is higher than 1.8 m between 0.8 and 3.2 m, where the window leaves 0.7 m on either side; the window has
    // 1.8 − 0.9 up both sides and 1 under it. Knee walls are tiled up to the ceiling: none.
    expect(trim(tiled('C'))).toEqual([
      [700, 700, 900, 900, 1000].map((run) => `1 tile-trim ${run}`),
    ]);
    expect(trim(tiled('B'))).toEqual([]);
    // 4 × 1.2 + (4 + 2.4) / 2 × 0.6 = 6.72, less 1 × 0.9 of window up to there: 5.82 m².
    const tiles = pieces(tiled('C'), 'C').reduce((all, { shape }) => all + regionArea(shape), 0);
    // Area without the joints.
    expect(toSquareMetres(toArea(tiles))).toBeGreaterThan(5.82 * 0.97);
    expect(toSquareMetres(toArea(tiles))).toBeLessThan(5.82);
  });

  test('has skirting along its walls as under a level ceiling', () => {
    // 5 and 4 m; gable A next to the door in 1.9 and 1.3 m, less its architrave of 75. 50 more on each, rough.
    expect(skirted(loft)).toEqual(skirted({ ...loft, slopes: [] }));
    expect(skirted(loft)['skirting~18x119-mm']).toEqual(
      expect.arrayContaining(['2 trim 5050', '1 trim 4050', '1 trim 1875', '1 trim 1275']),
    );
  });

  test('takes a bookcase and a picture under the high part of the ceiling', () => {
    // 1.8 m high from 0.8 to 3.2 m along a gable, and not at a knee wall.
    const [gable, knee] = ['A', 'B'].map((wall) =>
      planOn('build-furniture', loft, [wall], { kind: 'bookcase', height: '1.8 m' }),
    );
    expect(gable?.problems).toEqual({});
    expect(knee?.problems).toEqual({ height: 'The wall is 1200 mm high.' });
    expect(planOn('hang-on-a-wall', loft, ['C']).problems).toEqual({});
    expect(Object.keys(planOn('hang-on-a-wall', loft, ['B']).problems)).toEqual(['width']);
  });

  test('is panelled to one height, with a warning for lower walls', () => {
    expect(panelled('1 m').warnings).toEqual([]);
    expect(panelled('1.5 m').warnings).toMatchObject([{ rule: 'low-ceiling', field: 'height' }]);
    expect(panelled('1.5 m').materials).toEqual(panelled('1.2 m').materials);
  });
});

test.each(ODD_ROOMS.map((room) => [room.name, room] as const))(
  'every job of a room is planned in the %s: none is refused',
  (_, room) => {
    const refused = JOBS.filter(({ places }) => places.includes('room')).flatMap((job) => {
      const plan = job.plan(roomOf(room), { ...job.example });
      const isPlanned = plan.materials.length > 0 && plan.steps.length > 0;
      const { problems } = plan;
      return isPlanned && Object.keys(problems).length === 0 ? [] : [[job.slug, problems]];
    });
    expect(refused).toEqual([]);
  },
);
