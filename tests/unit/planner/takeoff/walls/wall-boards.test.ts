import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  boundsOf,
  boxHole,
  boxRing,
  regionArea,
  type PolygonRings,
} from '../../../../../web/planner/measure/outline/polygon.ts';
import { inches, mm, type Length } from '../../../../../web/planner/measure/units/units.ts';
import {
  inLineAt,
  layWallBoards,
  type WallBoardOptions,
  type WallBoards,
} from '../../../../../web/planner/takeoff/walls/wall-boards.ts';
import { runs } from '../../../../support/long.ts';

const uk: WallBoardOptions = {
  sheet: { length: mm(2400), width: mm(1200) },
  run: 'upright',
  spacing: mm(600),
  face: mm(38),
  shifted: false,
  screwEvery: mm(300),
  least: mm(150),
  mostGap: mm(15),
  hidden: false,
};
const us: WallBoardOptions = {
  sheet: { length: inches(96), width: inches(48) },
  run: 'sideways',
  spacing: inches(16),
  face: inches(1.5),
  shifted: false,
  screwEvery: inches(16),
  least: inches(6),
  mostGap: mm(30),
  hidden: false,
};

const wall = (long: Length, high: Length, ...holes: PolygonRings): PolygonRings => [
  boxRing({ x0: 0, y0: 0, x1: long, y1: high }),
  ...holes,
];
const list = ({ panels }: WallBoards, unit = 320): string[] =>
  panels.map((one) => `${one.quantity} × ${one.length / unit} × ${one.width / unit}`);

describe('hand layouts', () => {
  test('UK, 3.6 × 2.4 m: three boards 10 mm off the floor; the other side starts half a board on', () => {
    expect(list(layWallBoards(wall(mm(3600), mm(2400)), uk))).toEqual(['3 × 2390 × 1200']);
    expect(list(layWallBoards(wall(mm(3600), mm(2400)), { ...uk, shifted: true }))).toEqual([
      '2 × 2390 × 600',
      '2 × 2390 × 1200',
    ]);
  });

  test('US: beside a doorway a stretch that one board covers has no joint', () => {
    let whole = 0;
    const side = fc.integer({ min: 6, max: 200 });
    fc.assert(
      fc.property(
        side,
        side,
        fc.boolean(),
        fc.constantFrom(96, 144),
        (left, right, shifted, long) => {
          const doorway = { x0: inches(left), y0: 0, x1: inches(left + 32), y1: inches(81) };
          const face = wall(inches(left + 32 + right), inches(96), boxHole(doorway));
          const sheet = { length: inches(long), width: inches(48) };
          const { laid } = layWallBoards(face, { ...us, sheet, shifted });
          const low = laid.map(({ shape }) => boundsOf(shape)).filter(({ y0 }) => y0 < inches(1));
          for (const [run, pieces] of [
            [left, low.filter(({ x1 }) => x1 <= doorway.x0)],
            [right, low.filter(({ x0 }) => x0 >= doorway.x1)],
          ] as const) {
            expect(pieces.length > 1).toBe(run > long);
            if (run <= long) whole += 1;
          }
        },
      ),
      { numRuns: runs(200) },
    );
    expect(whole).toBeGreaterThan(10);
  });

  test('screws: each board on its three studs, ⌈2390 ÷ 300⌉ + 1 = 9 down each', () => {
    expect(layWallBoards(wall(mm(3600), mm(2400)), uk).screws).toBe(3 * 3 * 9);
  });

  test('US, 12 × 8 ft sideways: one and a half sheets in each row, the lower one ripped', () => {
    expect(
      list(layWallBoards(wall(inches(144), inches(96)), us), 8128).map((one) =>
        one.replace(/47\.60.*/, '47.6'),
      ),
    ).toEqual(['1 × 96 × 48', '1 × 48 × 48', '1 × 48 × 47.6', '1 × 96 × 47.6']);
  });

  test('US, 97 1/8 in high: the skirting hides an inch, no third row', () => {
    const rows = new Set(
      layWallBoards(wall(inches(144), inches(97.125)), us).laid.map(
        ({ shape }) => boundsOf(shape).y0,
      ),
    );
    expect(rows.size).toBe(2);
  });

  test('a wall higher than the board: the short piece below and above in turn, never a strip', () => {
    // 2700 − 10 = 2690 in boards of 2400: a rest of 290.
    expect(list(layWallBoards(wall(mm(2400), mm(2700)), uk))).toEqual([
      '2 × 2400 × 1200',
      '2 × 1200 × 290',
    ]);
    // 2500 − 10: the rest of 90 would be a strip, so 150 and 2340.
    expect(list(layWallBoards(wall(mm(2400), mm(2500)), uk))).toEqual([
      '2 × 2340 × 1200',
      '2 × 1200 × 150',
    ]);
  });

  test('the board continues over a door: no joint at its corner', () => {
    // The joint at 1200 would lie on the door's edge at 1210: it moves a stud back.
    const door = boxHole({ x0: mm(1210), y0: 0, x1: mm(2010), y1: mm(2040) });
    const { laid } = layWallBoards(wall(mm(3600), mm(2400), door), uk);
    const joints = laid.map(({ shape }) => boundsOf(shape).x1 / 320);
    expect(joints.filter((x) => Math.abs(x - 1210) < 114 || Math.abs(x - 2010) < 114)).toEqual([]);
  });
});

const walls = fc.record({
  long: fc.integer({ min: 1500, max: 7000 }),
  high: fc.integer({ min: 2200, max: 3300 }),
  at: fc.integer({ min: 100, max: 600 }),
  options: fc.constantFrom(
    uk,
    us,
    { ...uk, spacing: mm(400), shifted: true },
    { ...us, shifted: true },
  ),
});

test('the boards cover any wall once except the gap at the floor, in pieces of one sheet each', () => {
  fc.assert(
    fc.property(walls, ({ long, high, at, options }) => {
      const door = boxHole({ x0: mm(at), y0: 0, x1: mm(at + 800), y1: mm(2040) });
      const region = wall(mm(long), mm(high), door);
      const { laid, panels } = layWallBoards(region, options);
      const covered = laid.reduce((sum, { shape }) => sum + regionArea(shape), 0);
      const open = regionArea(region) - covered;
      expect(open).toBeGreaterThanOrEqual(mm(10) * mm(long - 800));
      expect(open).toBeLessThanOrEqual(mm(30) * mm(long - 800));
      for (const panel of panels) {
        expect(panel.length).toBeLessThanOrEqual(options.sheet.length);
        expect(panel.width).toBeLessThanOrEqual(options.sheet.width);
      }
    }),
  );
});

test('every joint is on a stud, and none above another side’s', () => {
  fc.assert(
    fc.property(walls, ({ long, high, options }) => {
      const region = wall(mm(long), mm(high));
      const joints = (one: WallBoardOptions): readonly number[] =>
        layWallBoards(region, one)
          .laid.map(({ shape }) => boundsOf(shape).x1)
          .filter((x) => x < mm(long));
      const [front, back] = [
        joints({ ...options, shifted: false }),
        joints({ ...options, shifted: true }),
      ];
      expect(front.filter((x) => x % options.spacing !== 0)).toEqual([]);
      if (options.run === 'upright' && long > 1800) {
        expect(front.filter((x) => back.includes(x) && mm(long) - x > mm(1350))).toEqual([]);
      }
    }),
  );
});

test('a longer wall never takes less board', () => {
  fc.assert(
    fc.property(walls, fc.integer({ min: 0, max: 1000 }), ({ long, high, options }, more) => {
      const areaOf = (length: number): number =>
        layWallBoards(wall(mm(length), mm(high)), options).panels.reduce(
          (sum, panel) => sum + panel.length * panel.width * panel.quantity,
          0,
        );
      expect(areaOf(long + more)).toBeGreaterThanOrEqual(areaOf(long));
    }),
  );
});

describe('level joints', () => {
  const tall = fc.record({
    long: fc.integer({ min: 1500, max: 7000 }),
    high: fc.integer({ min: 2700, max: 4000 }),
    sheet: fc.constantFrom(2000, 2400, 3000),
    spacing: fc.constantFrom(400, 600),
    shifted: fc.boolean(),
  });
  type Tall = typeof tall extends fc.Arbitrary<infer T> ? T : never;
  const laid = ({ long, high, sheet, ...more }: Tall, hidden: boolean) =>
    layWallBoards(wall(mm(long), mm(high)), {
      ...uk,
      ...more,
      spacing: mm(more.spacing),
      sheet: { length: mm(sheet), width: mm(1200) },
      hidden,
    });

  test('of neighbouring boards are at least 400 mm apart', () => {
    fc.assert(
      fc.property(tall, (one) => {
        const { levelJoints } = laid(one, false);
        for (const { x1, y } of levelJoints) {
          for (const next of levelJoints.filter(({ x0 }) => x0 === x1)) {
            expect(Math.abs(next.y - y)).toBeGreaterThanOrEqual(mm(400));
          }
        }
      }),
      { numRuns: runs(200) },
    );
  });

  test('of a hidden layer are away from those of the visible one, and every piece is of one sheet', () => {
    fc.assert(
      fc.property(tall, (one) => {
        const visible = laid({ ...one, shifted: !one.shifted }, false);
        const hidden = laid(one, true);
        const ys = visible.levelJoints.map(({ y }) => y);
        const top = mm(one.high);
        for (const { shape } of hidden.laid) {
          const { y1 } = boundsOf(shape);
          if (y1 >= top - 1) continue;
          for (const y of ys) expect(Math.abs(y1 - y)).toBeGreaterThanOrEqual(mm(290));
        }
        for (const panel of hidden.panels) {
          expect(panel.length).toBeLessThanOrEqual(mm(one.sheet));
        }
      }),
      { numRuns: runs(200) },
    );
  });

  test('UK, 2.73 m double: the hidden layer meets between 330 and 2410', () => {
    const hidden = layWallBoards(wall(mm(2400), mm(2730)), { ...uk, hidden: true });
    // The largest first board of round size with 600 mm to both: 1800.
    expect(list(hidden)).toEqual(['2 × 1800 × 1200', '2 × 1200 × 920']);
    expect(hidden.levelJoints).toEqual([]);
  });

  test('boards 30 mm short of the ceiling would leave a gap that no sealant closes', () => {
    const { gap } = layWallBoards(wall(mm(2400), mm(2730)), {
      ...uk,
      sheet: { length: mm(2700), width: mm(1200) },
    });
    expect(gap).toBe(mm(10));
  });
});

describe('two layers and two faces', () => {
  const built = fc.record({
    long: fc.integer({ min: 1500, max: 7000 }),
    high: fc.integer({ min: 2300, max: 3000 }),
    door: fc.integer({ min: 200, max: 5000 }),
    window: fc.integer({ min: 200, max: 5000 }),
    base: fc.constantFrom(
      uk,
      us,
      { ...uk, spacing: mm(400) },
      { ...uk, spacing: mm(625), face: mm(60), sheet: { length: mm(2500), width: mm(1250) } },
    ),
  });

  test('a half board first does not end beside a door, where its joint cracks or misses the studs', () => {
    // The door from 692 to 1513; the joint of a half board would be at 600, the next at 1200 is over the door.
    const door = boxHole({ x0: mm(692), y0: 0, x1: mm(1513), y1: mm(2040) });
    for (const hidden of [false, true]) {
      const { joints } = layWallBoards(wall(mm(2313), mm(2400), door), {
        ...uk,
        shifted: true,
        hidden,
      });
      expect(joints.map(({ x }) => x)).not.toContain(mm(600));
    }
  });

  test('have no joint from floor to ceiling in line with the next, if a stud is free', () => {
    let apart = 0;
    fc.assert(
      fc.property(built, ({ long, high, door, window, base }) => {
        const openings = [
          { x0: mm(door), y0: 0, x1: mm(door + 860), y1: mm(2040) },
          { x0: mm(door + 860 + window), y0: mm(900), x1: mm(door + 1760 + window), y1: mm(2040) },
        ].filter(({ x1 }) => x1 < mm(long - 200));
        const region = wall(mm(long), mm(high), ...openings.map((one) => boxHole(one)));
        const lay = (shifted: boolean, hidden: boolean, over?: WallBoards, other?: WallBoards) => {
          const [apartFrom, opposite] = [over?.joints ?? [], other?.joints ?? []];
          const laid = layWallBoards(region, { ...base, shifted, hidden, apartFrom, opposite });
          return { laid, hidden, apartFrom: [...apartFrom, ...opposite] };
        };
        const front = lay(true, false);
        const back = lay(false, false, undefined, front.laid);
        const under = lay(false, true, front.laid);
        const behind = lay(true, true, back.laid, under.laid);
        const board = base.run === 'upright' ? base.sheet.width : base.sheet.length;
        const cell = Math.floor((board + mm(1)) / base.spacing) * base.spacing;
        for (const { laid, hidden, apartFrom } of [back, under, behind]) {
          const rowOf = ({ y0 }: { readonly y0: number }) => (base.run === 'upright' ? 0 : y0);
          for (const joint of laid.joints) {
            const row = laid.joints.filter((one) => rowOf(one) === rowOf(joint)).map(({ x }) => x);
            const isTaken = (x: number): boolean =>
              apartFrom.some(
                (one) =>
                  Math.abs(one.x - x) < mm(1) && one.y0 < joint.y1 - 1 && joint.y0 < one.y1 - 1,
              ) ||
              (base.run === 'sideways' &&
                laid.joints.some(
                  (one) => Math.abs(one.y0 - joint.y1) < 2 && Math.abs(one.x - x) < mm(1),
                ));
            const isCut =
              base.run === 'upright' && openings.some(({ x0, x1 }) => x0 < joint.x && joint.x < x1);
            apart += 1;
            if (!isTaken(joint.x) || isCut) continue;
            const from = Math.max(0, ...row.filter((x) => x < joint.x - 1));
            const to = Math.min(mm(long), ...row.filter((x) => x > joint.x + 1));
            const free: number[] = [];
            for (let stud = base.spacing as number; stud < mm(long); stud += base.spacing) {
              const isNear = stud > from && stud < to && stud - from <= cell && to - stud <= cell;
              const isAtCorner =
                !hidden &&
                openings.some(({ x0, x1 }) =>
                  [x0, x1].some((x) => Math.abs(x - stud) <= 3 * base.face),
                );
              // Beside an opening: a narrow leg of board, or no stud.
              const isBeside =
                hidden &&
                openings.some(
                  ({ x0, x1 }) =>
                    (base.run === 'sideways' || stud <= x0 || stud >= x1) &&
                    [x0, x1].some((x) => {
                      const far = Math.abs(x - stud);
                      return far > mm(1) && far < 2.5 * base.face;
                    }),
                );
              const isStrip = mm(long) - stud < base.least;
              const isInOpening = openings.some(
                ({ x0, y0, x1, y1 }) => x0 < stud && stud < x1 && y0 <= joint.y0 && joint.y1 <= y1,
              );
              const isBad = isAtCorner || isBeside || isStrip || isInOpening;
              if (isNear && !isBad && !isTaken(stud)) free.push(stud);
            }
            expect(free).toEqual([]);
          }
        }
      }),
      { numRuns: runs(300) },
    );
    expect(apart).toBeGreaterThan(500);
  });

  test('without openings have none in line, unless the last piece would be a strip', () => {
    fc.assert(
      fc.property(built, ({ long, high, base }) => {
        const last = mm(long) % base.spacing;
        fc.pre(last === 0 || last >= base.least);
        const region = wall(mm(long), mm(high));
        const front = layWallBoards(region, { ...base, shifted: true });
        const under = layWallBoards(region, { ...base, hidden: true, apartFrom: front.joints });
        const back = layWallBoards(region, { ...base, opposite: front.joints });
        if (base.run === 'upright') {
          expect(inLineAt(under, front)).toEqual([]);
          expect(inLineAt(back, front)).toEqual([]);
        }
      }),
      { numRuns: runs(100) },
    );
  });
});
