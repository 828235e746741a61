import { mm } from '../../../measure/units/units.ts';
import { part, type FurniturePart, type PartRole, type Stage } from '../parts.ts';
import { NO_FITTINGS, shelfPlay, type Design, type Laid } from '../piece.ts';

/** Height of the lower frame. */
export const BENCH_LOW = mm(200);
/** Longest rail without a support. */
const RAILS = mm(700);

/** A piece of the frame's timber. */
const bar = (
  role: PartRole,
  at: FurniturePart['at'],
  size: FurniturePart['size'],
  grain: FurniturePart['grain'],
  stage: Stage,
  apart: FurniturePart['apart'],
): FurniturePart => part(role, { at, size, grain, stage, apart, stock: 'frame' });

/**
 * Two equal frames of studs, the legs standing in their corners with their wide side to the short rails, a top on the
 * upper frame and a shelf between the legs on the lower one.
 */
export function workbench(design: Design): Laid {
  const { width, height, depth, board, frame } = design;
  const { width: wide, thickness: thick } = frame;
  const under = height - board;
  const play = shelfPlay(design.grain);
  if (width < 8 * thick) return { field: 'width', why: 'narrow' };
  if (depth < 2 * thick + 2 * wide + mm(50)) return { field: 'depth', why: 'shallow' };
  if (under < BENCH_LOW + 2 * wide + board + mm(50)) return { field: 'height', why: 'low' };
  const between = Math.max(0, Math.ceil(width / RAILS) - 1);
  const frameAt = (z: number, stage: Stage, up: number): readonly FurniturePart[] => [
    bar('long-rail', [0, 0, z], [width, thick, wide], 0, stage, [0, -0.35, up]),
    bar('long-rail', [0, depth - thick, z], [width, thick, wide], 0, stage, [0, 0.35, up]),
    ...Array.from({ length: between + 2 }, (_, i) => {
      const x = Math.round((i * (width - thick)) / (between + 1));
      return bar('short-rail', [x, thick, z], [thick, depth - 2 * thick, wide], 1, stage, [
        0,
        0,
        up,
      ]);
    }),
  ];
  const legs = [thick, width - 2 * thick].flatMap((x) =>
    [thick, depth - thick - wide].map((y) =>
      bar('leg', [x, y, 0], [thick, wide, under], 2, 'close', [0, 0, -0.25]),
    ),
  );
  return {
    ...NO_FITTINGS,
    parts: [
      ...frameAt(under - wide, 'frame', 0.15),
      ...legs,
      ...frameAt(BENCH_LOW, 'back', -0.3),
      part('shelf', {
        at: [2 * thick + play, 0, BENCH_LOW + wide],
        size: [width - 4 * thick - 2 * play, depth, board],
        grain: 0,
        stage: 'plinth',
        apart: [0, -1.4, 0],
      }),
      part('top', {
        at: [0, 0, under],
        size: [width, depth, board],
        grain: 0,
        stage: 'fronts',
        apart: [0, 0, 0.5],
      }),
    ],
  };
}
