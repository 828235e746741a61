import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  boundsOf,
  boxRing,
  edgesOf,
  type PolygonRings,
} from '../../../../../web/planner/measure/outline/polygon.ts';
import { mm } from '../../../../../web/planner/measure/units/units.ts';
import {
  jointLines,
  MOST_LINES,
  type JointLine,
} from '../../../../../web/planner/takeoff/boards/joint-lines.ts';

/** Tiles in rows, a joint between them, each row shifted. */
const tiles = (
  across: number,
  rows: number,
  { wide, high, joint, shift }: Readonly<Record<'wide' | 'high' | 'joint' | 'shift', number>>,
): readonly PolygonRings[] =>
  Array.from({ length: rows }, (_, row) =>
    Array.from({ length: across }, (_one, i): PolygonRings => {
      const x0 = mm(i * (wide + joint) + (row % 2) * shift);
      const y0 = mm(row * (high + joint));
      return [boxRing({ x0, y0, x1: x0 + mm(wide), y1: y0 + mm(high) })];
    }),
  ).flat();

const laid = fc
  .tuple(
    fc.integer({ min: 1, max: 5 }),
    fc.integer({ min: 1, max: 5 }),
    fc.record({
      wide: fc.integer({ min: 40, max: 900 }),
      high: fc.integer({ min: 40, max: 900 }),
      joint: fc.integer({ min: 0, max: 8 }),
      shift: fc.integer({ min: 0, max: 30 }),
    }),
  )
  .map(([across, rows, sizes]) => tiles(across, rows, sizes));

/** True if a point is on a line, within about a grid step. */
const isOn = ([from, to]: JointLine, x: number, y: number): boolean => {
  const long = Math.hypot(to.x - from.x, to.y - from.y);
  const [dx, dy] = [(to.x - from.x) / long, (to.y - from.y) / long];
  const along = (x - from.x) * dx + (y - from.y) * dy;
  return along >= -2 && along <= long + 2 && Math.abs((y - from.y) * dx - (x - from.x) * dy) < 2;
};

describe('jointLines', () => {
  it('covers every edge of what is laid, and goes through no piece', () => {
    fc.assert(
      fc.property(laid, (pieces) => {
        const lines = jointLines(pieces);
        const bare = pieces
          .flatMap(edgesOf)
          .flatMap(({ a, b }) =>
            [0.1, 0.5, 0.9]
              .map((share) => [a.x + share * (b.x - a.x), a.y + share * (b.y - a.y)] as const)
              .filter(([x, y]) => !lines.some((line) => isOn(line, x, y))),
          );
        expect(bare).toEqual([]);
        const through = lines.flatMap(([from, to]) =>
          [0.03, 0.27, 0.51, 0.77, 0.96]
            .map((share) => [from.x + share * (to.x - from.x), from.y + share * (to.y - from.y)])
            .filter(([x = 0, y = 0]) =>
              pieces.some((piece) => {
                const { x0, y0, x1, y1 } = boundsOf(piece);
                return Math.min(x - x0, x1 - x, y - y0, y1 - y) > 2;
              }),
            ),
        );
        expect(through).toEqual([]);
      }),
    );
  });

  it('has one line per side of each row and column if tiles are in rows', () => {
    const sizes = { wide: 300, high: 300, joint: 2, shift: 0 };
    expect(jointLines(tiles(40, 25, sizes))).toHaveLength(2 * (40 + 25));
  });

  it('is limited to the longest lines, and empty without pieces', () => {
    const pieces = tiles(60, 80, { wide: 40, high: 40, joint: 9, shift: 20 });
    const lines = jointLines(pieces);
    expect(lines).toHaveLength(MOST_LINES);
    expect(jointLines([])).toEqual([]);
  });
});
