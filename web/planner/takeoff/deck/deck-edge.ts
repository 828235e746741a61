import {
  boundsOf,
  edgesOf,
  type Point,
  type PolygonRings,
  type RingEdge,
} from '../../measure/outline/polygon.ts';
import { boardedSides, type BoardedSide } from '../ground/boarded-sides.ts';
import { length, type Length } from '../../measure/units/units.ts';
import { balusters } from '../structure/deck/deck-us-stairs.ts';

export interface FreeSide extends Pick<BoardedSide, 'run' | 'past'> {
  /** True along the boards, across the ends of the joists. */
  readonly across: boolean;
  readonly from: Point;
  readonly to: Point;
}

/** A stretch of guard along a side, from `at`, in bays of equal width. */
export interface GuardRun {
  readonly side: FreeSide;
  readonly at: number;
  readonly run: Length;
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
    .flatMap((ring) => boardedSides(edgesOf([ring]), isHouse, boards))
    .map(({ edge: { a, b }, ...side }) => ({ ...side, across: a.y === b.y, from: a, to: b }));
}

export interface GuardOptions {
  readonly postSpacing: Length;
  readonly post: Length;
  readonly baluster: Length;
  /** Maximum distance between balusters. */
  readonly gap: Length;
  /** Flights of stairs, each of which opens the longest side by `stairs`. */
  readonly flights: number;
  readonly stairs: Length;
  readonly closed: boolean;
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

/** Posts at every corner and opening, none farther apart than allowed, and the infill between them. */
export function layGuard(sides: readonly FreeSide[], options: GuardOptions): GuardLayout {
  // Ends of a run at stairs.
  let runs = sides.map((side) => ({ side, at: 0, run: side.run, openings: 0 }));
  for (let flight = 0; flight < options.flights; flight += 1) {
    const [longest, ...others] = runs.toSorted((a, b) => b.run - a.run);
    if (longest === undefined) break;
    const rest = Math.max(0, longest.run - options.stairs);
    runs = [
      { ...longest, run: length(Math.floor(rest / 2)), openings: longest.openings + 1 },
      {
        ...longest,
        at: longest.at + longest.run - Math.ceil(rest / 2),
        run: length(Math.ceil(rest / 2)),
        openings: 1,
      },
      ...others,
    ];
  }
  const railed = runs
    .filter(({ run }) => run > options.post)
    .map((one) => ({ ...one, count: Math.ceil(one.run / options.postSpacing) }))
    .map((one) => {
      const bay = (one.run - options.post) / one.count - options.post;
      const clear = length(Math.max(0, Math.floor(bay / options.mark) * options.mark));
      return { ...one, clear, spindles: balusters(clear, options.baluster, options.gap) };
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
    runs: railed,
  };
}
