import { boundsOf, type PolygonRings } from '../../measure/outline/polygon.ts';
import { mm, type Length } from '../../measure/units/units.ts';
import { hangPaper, type PaperResult, type PaperLayout, type PaperOptions } from './hang-paper.ts';

/** First strip: its wall, and true if strips continue to the right. */
export interface PaperStart {
  readonly wall: number;
  readonly toRight: boolean;
}

/** Paper from the start that needs least, and the amount of the worst start. */
export type StartedPaper =
  | {
      readonly ok: true;
      readonly value: PaperLayout;
      readonly start: PaperStart;
      readonly mostRolls: number;
    }
  | Extract<PaperResult, { readonly ok: false }>;

/** Above this number of walls only the first start in either direction is tried, because large rooms seldom save a roll. */
const MOST_WALLS = 12;

/**
 * Hangs paper from the start that needs the fewest rolls, then strips, then paper. `corners`: loss of paper at the corner
 * after each wall, undefined if the next wall does not join it.
 */
export function startPaper(
  walls: readonly PolygonRings[],
  options: Omit<PaperOptions, 'wraps'>,
  corners: readonly (Length | undefined)[],
  starts: readonly PaperStart[],
): StartedPaper {
  const most = walls.length > MOST_WALLS ? 1 : starts.length;
  let best: Extract<StartedPaper, { ok: true }> | undefined;
  let mostRolls = 0;
  for (const toRight of [true, false]) {
    for (const start of starts.filter((one) => one.toRight === toRight).slice(0, most)) {
      const order = orderFrom(start, walls.length);
      const paper = hangInOrder(walls, options, corners, order, toRight);
      if (!paper.ok) return paper;
      mostRolls = Math.max(mostRolls, paper.value.rolls.length);
      if (best === undefined || thriftier(paper.value, best.value)) {
        best = { ...paper, start, mostRolls };
      }
    }
  }
  if (best === undefined) throw new Error('no wall to paper');
  return { ...best, mostRolls };
}

/** Order of the walls to the right or to the left of the first. */
const orderFrom = ({ wall, toRight }: PaperStart, count: number): readonly number[] =>
  Array.from({ length: count }, (_, i) => (toRight ? wall + i : wall + count - i) % count);

const paperOf = ({ drops }: PaperLayout): number =>
  drops.reduce((sum, drop) => sum + drop.length, 0);

const thriftier = (a: PaperLayout, b: PaperLayout): boolean =>
  (a.rolls.length - b.rolls.length || a.drops.length - b.drops.length || paperOf(a) - paperOf(b)) <
  0;

function hangInOrder(
  walls: readonly PolygonRings[],
  options: Omit<PaperOptions, 'wraps'>,
  corners: readonly (Length | undefined)[],
  order: readonly number[],
  toRight: boolean,
): PaperResult {
  // To the left, the corner after a wall is the previous one, and the last wall has none.
  const wraps = order.map((wall, i) =>
    i === order.length - 1
      ? mm(0)
      : corners[toRight ? wall : (wall + walls.length - 1) % walls.length],
  );
  const seen = order.map((wall) => (toRight ? (walls[wall] ?? []) : flipped(walls[wall] ?? [])));
  const paper = hangPaper(seen, { ...options, wraps });
  if (!paper.ok) return paper;
  const hung = paper.value.hung.map((piece) => {
    const wall = order[piece.wall] ?? piece.wall;
    const about = boundsOf(walls[wall] ?? []);
    return { ...piece, wall, shape: toRight ? piece.shape : flipped(piece.shape, about) };
  });
  return { ok: true, value: { ...paper.value, hung } };
}

/** Mirror image, left to right, in its own box or in that of its base. */
function flipped(region: PolygonRings, { x0, x1 } = boundsOf(region)): PolygonRings {
  return region.map((ring) => ring.map(({ x, y }) => ({ x: x0 + x1 - x, y })).toReversed());
}
