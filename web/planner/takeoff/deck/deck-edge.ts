import {
  boundsOf,
  edgesOf,
  type Point,
  type PolygonRings,
  type RingEdge,
} from '../../measure/outline/polygon.ts';
import { boardedSides, turnAt, type BoardedSide } from '../ground/boarded-sides.ts';
import { length, type Length } from '../../measure/units/units.ts';
import { balusters } from '../structure/deck/deck-us-stairs.ts';

export interface FreeSide extends Pick<BoardedSide, 'run' | 'ends'> {
  /** True along the boards, across the ends of the joists. */
  readonly across: boolean;
  /** At its start and its end: 1 at an outer corner, -1 at an inner one. */
  readonly turns: readonly [number, number];
  readonly from: Point;
  readonly to: Point;
}

/** A stretch of guard along a side, in bays of equal width, from the outside of its first post at `at`. */
export interface GuardRun {
  readonly side: FreeSide;
  readonly at: number;
  /** To the outside of its last post. */
  readonly run: Length;
  /** Rim outside of its posts. */
  readonly rim: Length;
  readonly count: number;
  /** Balusters of a bay. */
  readonly spindles: number;
}

/** Straight free sides of a deck, in order around it; the house is at the minimum of y. */
export function freeSides(
  plan: PolygonRings,
  besideHouse: boolean,
  boards?: Parameters<typeof boardedSides>[2],
): readonly FreeSide[] {
  const { y0 } = boundsOf(plan);
  const isHouse = ({ a, b }: RingEdge): boolean => besideHouse && a.y === y0 && b.y === y0;
  return plan
    .flatMap((ring) => {
      const edges = edgesOf([ring]);
      return boardedSides(edges, isHouse, boards).map((side) => {
        const at = edges.indexOf(side.edge);
        const [before, after] = [edges.at(at - 1), edges[(at + 1) % edges.length]];
        const turns: FreeSide['turns'] = [
          before === undefined ? 1 : turnAt(before, side.edge),
          after === undefined ? 1 : turnAt(side.edge, after),
        ];
        return { ...side, turns };
      });
    })
    .map(({ edge: { a, b }, ...side }) => ({ ...side, across: a.y === b.y, from: a, to: b }));
}

interface Stairs {
  /** Flights of stairs, each of which opens the longest side by `stairs`. */
  readonly flights: number;
  readonly stairs: Length;
}

export interface GuardOptions extends Stairs {
  readonly postSpacing: Length;
  readonly post: Length;
  readonly baluster: Length;
  /** Maximum distance between balusters. */
  readonly gap: Length;
  readonly closed: boolean;
  /** Thicknesses of the rims that posts stand inside of. */
  readonly rims: { readonly across: Length; readonly along: Length };
  /** Smallest mark of the tape, to which rails are sawn. */
  readonly mark: Length;
}

export interface GuardLayout {
  readonly posts: number;
  /** Of these, the posts on sides across the joists; those at corners are on the other sides. */
  readonly postsAcross: number;
  /** Clear widths between posts. */
  readonly bays: readonly Length[];
  readonly balusters: number;
  readonly run: Length;
  readonly runs: readonly GuardRun[];
}

/** The sides between flights of stairs; `openings`: ends at stairs, where `turns` is 0. */
function openSides(sides: readonly FreeSide[], { flights, stairs }: Stairs) {
  let runs = sides.map((side) => ({ side, at: 0, run: side.run, openings: 0, turns: side.turns }));
  for (let flight = 0; flight < flights; flight += 1) {
    const [longest, ...others] = runs.toSorted((a, b) => b.run - a.run);
    if (longest === undefined) break;
    const rest = Math.max(0, longest.run - stairs);
    runs = [
      {
        ...longest,
        run: length(Math.floor(rest / 2)),
        openings: longest.openings + 1,
        turns: [longest.turns[0], 0] as const,
      },
      {
        ...longest,
        at: longest.at + longest.run - Math.ceil(rest / 2),
        run: length(Math.ceil(rest / 2)),
        openings: 1,
        turns: [0, longest.turns[1]] as const,
      },
      ...others,
    ];
  }
  return runs;
}

/** A skirt along the free sides, which ends at the stairs, and at posts beside them. */
export const skirtRuns = (sides: readonly FreeSide[], stairs: Stairs, posts: Length) =>
  openSides(sides, stairs)
    .map(({ side, at, run, turns }) => {
      const [start, end] = [0, 1].map((i) => (turns[i] === 0 ? 0 - posts : (side.ends[i] ?? 0)));
      return { side, at: at - (start ?? 0), run: run + (start ?? 0) + (end ?? 0) };
    })
    .filter(({ run }) => run > 0);

/** True if every flight is across the ends of the joists. */
export const areStairsAcross = (sides: readonly FreeSide[], stairs: Stairs): boolean =>
  openSides(sides, stairs).every(({ side, openings }) => openings === 0 || side.across);

/** Posts at every corner and opening, none farther apart than allowed, and the infill between them. */
export function layGuard(sides: readonly FreeSide[], options: GuardOptions): GuardLayout {
  const railed = openSides(sides, options)
    .filter(({ run }) => run > options.post)
    .map((one) => {
      // At a corner the rim of the next side is outside the post; an inner corner has both past its end.
      const rim = one.side.across ? options.rims.along : options.rims.across;
      const inner = one.turns.filter((turn) => turn < 0).length * options.post;
      const whole = one.run - (one.turns[0] + one.turns[1]) * rim + inner;
      const count = Math.ceil(Math.max(one.run, whole) / options.postSpacing);
      const bay = (whole - options.post) / count - options.post;
      const clear = length(Math.max(0, Math.floor(bay / options.mark) * options.mark));
      const [turn] = one.turns;
      const first = turn > 0 ? rim : turn < 0 ? -(rim + options.post) : 0;
      const posts = {
        side: one.side,
        at: one.at + first,
        run: length(whole),
        rim: one.side.across ? options.rims.across : options.rims.along,
        count,
        spindles: balusters(clear, options.baluster, options.gap),
      };
      return { ...one, count, clear, spindles: posts.spindles, posts };
    });
  const bays = railed.flatMap(({ count, clear }) => Array.from({ length: count }, () => clear));
  // Each opening ends one line of guard and begins another.
  const lines = options.flights + (options.closed ? 0 : 1);
  return {
    posts: bays.length === 0 ? 0 : bays.length + lines,
    postsAcross: railed
      .filter(({ side }) => side.across)
      .reduce((sum, { count, openings }) => sum + count - 1 + openings, 0),
    bays,
    balusters: railed.reduce((sum, { count, spindles }) => sum + count * spindles, 0),
    run: length(railed.reduce((sum, { run }) => sum + run, 0)),
    runs: railed.map(({ posts }) => posts),
  };
}
