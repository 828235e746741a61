import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mm } from '../../../../../web/planner/measure/units/units.ts';
import {
  layPanels,
  type PanelOptions,
} from '../../../../../web/planner/takeoff/walls/panelling.ts';
import { layUprightBoards } from '../../../../../web/planner/takeoff/walls/upright-boards.ts';

const options: PanelOptions = {
  width: mm(90),
  from: mm(100),
  to: mm(1000),
  rows: 1,
  gap: mm(450),
  socketZone: mm(80),
  longest: mm(2400),
  grid: mm(1),
  half: mm(0.5),
};

/** Strips from end to end of a wall. */
const all = (to: number) => ({ rails: { from: 0, to }, uprights: { from: 0, to } });

const walls = fc.record({
  length: fc.integer({ min: 800, max: 9000 }).map(mm),
  at: fc.integer({ min: 0, max: 8000 }),
  wide: fc.integer({ min: 300, max: 1500 }),
  sill: fc.constantFrom(0, 400, 800),
  socket: fc.integer({ min: 100, max: 9000 }),
});

describe('layPanels', () => {
  it('lets no upright stand across the edge of a window, or too near beside it', () => {
    fc.assert(
      fc.property(
        walls,
        fc.integer({ min: 1, max: 3 }),
        ({ length: long, at, wide, sill }, rows) => {
          const hole = { x0: at, x1: at + wide, y0: 150 + sill, y1: 2100 };
          // Nearer to a corner an upright could only be left out.
          fc.pre(at > 230 && at + wide < long - 230 && hole.y0 < 910);
          const { strips, stretches } = layPanels(
            { ...all(long), openings: [hole], sockets: [] },
            { ...options, rows },
          );
          const across = strips.filter(
            ({ name, x, width }) =>
              name === 'stile' &&
              ((x < hole.x0 && x + width > hole.x0 - 40 && x + width !== hole.x0) ||
                (x < hole.x1 + 40 && x + width > hole.x1 && x !== hole.x1)),
          );
          expect(across).toEqual([]);
          expect(stretches.every(({ gap }) => gap > 0 && gap <= options.gap)).toBe(true);
          const places = strips.map(({ name, x, y }) => `${name} ${x} ${y}`);
          expect(new Set(places).size).toBe(places.length);
        },
      ),
    );
  });

  it('keeps every strip on the wall and off its openings, with equal gaps no wider than wanted', () => {
    fc.assert(
      fc.property(walls, ({ length: long, at, wide, sill, socket }) => {
        const hole = {
          x0: Math.min(mm(at), long),
          x1: Math.min(mm(at + wide), long),
          y0: mm(sill),
          y1: mm(2100),
        };
        const openings = hole.x1 > hole.x0 ? [hole] : [];
        const laid = layPanels({ ...all(long), openings, sockets: [mm(socket)] }, options);
        for (const { x, y, width, height } of laid.strips) {
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x + width).toBeLessThanOrEqual(long + 1);
          expect(Math.max(width, height)).toBeLessThanOrEqual(options.longest);
          for (const { x0, x1, y0, y1 } of openings) {
            expect(x + width <= x0 + 1 || x >= x1 - 1 || y + height <= y0 || y >= y1).toBe(true);
          }
        }
        for (const { from, to, panels, gap } of laid.stretches) {
          expect(gap).toBeLessThanOrEqual(options.gap);
          expect(panels * gap + (panels + 1) * options.width).toBeCloseTo(to - from, 3);
        }
        const onSocket = laid.strips.some(
          ({ name, x, width }) =>
            name === 'stile' &&
            x < mm(socket) + options.socketZone &&
            x + width > mm(socket) - options.socketZone,
        );
        expect(onSocket && laid.covered.length === 0).toBe(false);
      }),
    );
  });

  it('has uprights above a door, no further apart than wanted', () => {
    fc.assert(
      fc.property(
        walls,
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 2280, max: 3000 }),
        ({ length: long, at, wide }, rows, high) => {
          const door = {
            x0: Math.min(mm(at), long),
            x1: Math.min(mm(at + wide), long),
            y0: 0,
            y1: mm(2080),
          };
          if (door.x1 <= door.x0) return;
          const tall = { ...options, to: mm(high), rows };
          const { strips } = layPanels({ ...all(long), openings: [door], sockets: [] }, tall);
          const under = tall.to - options.width - mm(20);
          const across = strips
            .filter(({ name, y, height }) => name === 'stile' && y < under && under < y + height)
            .toSorted((a, b) => a.x - b.x);
          const ends = [...across.map(({ x }) => x), long];
          const gaps = ends.map(
            (x, i) => x - (i === 0 ? 0 : (across[i - 1]?.x ?? 0) + options.width),
          );
          expect(gaps.filter((gap) => gap > options.gap + mm(1))).toEqual([]);
        },
      ),
    );
  });

  it('cuts every strip to a length that a tape shows', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1000, max: 9000 }),
        fc.integer({ min: 900, max: 2700 }),
        fc.integer({ min: 1, max: 4 }),
        (long, high, rows) => {
          const { strips } = layPanels(
            { ...all(mm(long)), openings: [], sockets: [] },
            { ...options, to: mm(high), rows },
          );
          const cut = new Set(
            strips.map(({ name, width, height }) => (name === 'rail' ? width : height)),
          );
          for (const one of cut) expect(one % mm(0.5)).toBe(0);
          // Complete lengths and one rest, or two equal pieces instead of a stub: no other plan takes fewer lengths.
          const rail = strips.filter(({ name, y }) => name === 'rail' && y === options.from);
          expect(rail).toHaveLength(Math.ceil(mm(long) / options.longest));
          expect(rail.filter(({ width }) => width < options.longest).length).toBeLessThanOrEqual(2);
          if (rail.length > 1) {
            expect(Math.min(...rail.map(({ width }) => width))).toBeGreaterThanOrEqual(mm(400));
          }
          const uprights = strips.filter(({ name }) => name === 'stile');
          const heights = new Set(uprights.map(({ height }) => height));
          expect(Math.max(...heights) - Math.min(...heights)).toBeLessThanOrEqual(mm(1));
          const edges = [...new Set(uprights.map(({ x }) => x))];
          for (const x of edges) expect(x % mm(0.5)).toBe(0);
        },
      ),
    );
  });

  it('closes the panels below and above a window that reaches into a rail', () => {
    // Rails of 90 at 0, 455 and 910 in 1000: the window from 490 leaves 35 of the middle one, one to 520 leaves 25.
    const twoRows = {
      width: mm(90),
      from: mm(0),
      to: mm(1000),
      rows: 2,
      gap: mm(400),
      socketZone: mm(80),
      longest: mm(2400),
      grid: mm(1),
      half: mm(0.5),
    };
    const wide = { x0: mm(1000), x1: mm(2000) };
    const ripped = (y0: number, y1: number) =>
      layPanels(
        { ...all(mm(3000)), openings: [{ ...wide, y0: mm(y0), y1: mm(y1) }], sockets: [] },
        twoRows,
      )
        .strips.filter(({ name, height }) => name === 'rail' && height < mm(90))
        .map(({ x, y, width, height }) => [x, y, width, height].map((one) => one / mm(1)));
    expect(ripped(490, 900)).toEqual([[1000, 455, 1000, 35]]);
    expect(ripped(200, 520)).toEqual([[1000, 520, 1000, 25]]);
    expect(ripped(460, 900)).toEqual([]);
    expect(ripped(600, 800)).toEqual([]);
  });

  it('leaves a stretch alone that is no wider than two strips', () => {
    const hole = { x0: mm(150), x1: mm(1000), y0: 0, y1: mm(2100) };
    const laid = layPanels({ ...all(mm(1000)), openings: [hole], sockets: [] }, options);
    expect(laid.stretches).toEqual([]);
    expect(laid.strips.map(({ name, width }) => [name, width])).toEqual([
      ['rail', mm(150)],
      ['rail', mm(150)],
    ]);
  });
});

describe('layUprightBoards', () => {
  const board = { ...options, width: mm(86), rows: 1 };

  it('ends no stretch in a sliver and begins afresh behind a door', () => {
    fc.assert(
      fc.property(walls, ({ length: long, at, wide }) => {
        const [x0, x1] = [Math.min(mm(at), long), Math.min(mm(at + wide), long)];
        const openings = x1 > x0 ? [{ x0, x1, y0: 0, y1: mm(2100) }] : [];
        const laid = layUprightBoards({ ...all(long), openings, sockets: [] }, board);
        const faults: unknown[] = [];
        for (const [from, to] of [
          [0, x0],
          [x1, long],
        ] as const) {
          const own = laid.filter(({ x }) => x >= from && x < to);
          // A stub narrower than a hand stays bare.
          if (to - from < mm(40)) continue;
          if (own.reduce((sum, one) => sum + one.width, 0) !== to - from) faults.push([from, to]);
          if (own.length !== Math.ceil((to - from) / mm(86))) faults.push(own.length);
          if (own.length > 1 && own.some((one) => one.width < mm(42))) faults.push(own);
        }
        expect(faults).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  it('rips the first board as narrow as the last', () => {
    // 1000 = 11 × 86 + 54: whole; 900 = 10 × 86 + 40: (86 + 40) ÷ 2.
    const firsts = [1000, 900].map(
      (long) => layUprightBoards({ ...all(mm(long)), openings: [], sockets: [] }, board)[0]?.width,
    );
    expect(firsts).toEqual([mm(86), mm(63)]);
  });

  it('leaves no sliver beside a door lower than the boards', () => {
    const tall = { ...board, to: mm(2500) };
    for (let x0 = 900; x0 < 990; x0 += 7) {
      const door = { x0: mm(x0), x1: mm(x0 + 900), y0: 0, y1: mm(2100) };
      const laid = layUprightBoards({ ...all(mm(3000)), openings: [door], sockets: [] }, tall);
      const seen = laid.flatMap(({ x, width }) => [door.x0 - x, x + width - door.x1, width]);
      expect(Math.min(...seen.filter((one) => one > 0))).toBeGreaterThanOrEqual(mm(14));
    }
  });
});
