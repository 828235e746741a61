import { boundsOf, edgesOf, type PolygonRings } from '../../measure/outline/polygon.ts';
import { length, type Length } from '../../measure/units/units.ts';
import { balusters } from '../structure/deck/deck-us-stairs.ts';

/** Straight free sides of a deck, in order around it; the house is at the minimum of y. */
export function freeSides(plan: PolygonRings, besideHouse: boolean): readonly Length[] {
  const { y0 } = boundsOf(plan);
  return edgesOf(plan)
    .filter(({ a, b }) => !(besideHouse && a.y === y0 && b.y === y0))
    .map(({ a, b }) => length(Math.abs(a.x - b.x) + Math.abs(a.y - b.y)));
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
  /** Clear widths between posts. */
  readonly bays: readonly Length[];
  readonly balusters: number;
  readonly run: Length;
}

/** Posts at every corner and opening, none farther apart than allowed, and the infill between them. */
export function layGuard(sides: readonly Length[], options: GuardOptions): GuardLayout {
  const runs = sides.toSorted((a, b) => b - a);
  for (let flight = 0; flight < options.flights; flight += 1) {
    const [longest = length(0), ...others] = runs.toSorted((a, b) => b - a);
    const rest = Math.max(0, longest - options.stairs);
    runs.splice(
      0,
      runs.length,
      length(Math.floor(rest / 2)),
      length(Math.ceil(rest / 2)),
      ...others,
    );
  }
  const railed = runs.filter((run) => run > options.post);
  const bays = railed.flatMap((run) => {
    const count = Math.ceil(run / options.postSpacing);
    const bay = (run - options.post) / count - options.post;
    const clear = length(Math.max(0, Math.floor(bay / options.mark) * options.mark));
    return Array.from({ length: count }, () => clear);
  });
  // Each opening ends one line of guard and begins another.
  const lines = options.flights + (options.closed ? 0 : 1);
  return {
    posts: bays.length === 0 ? 0 : bays.length + lines,
    bays,
    balusters: bays.reduce(
      (sum, clear) => sum + balusters(clear, options.baluster, options.gap),
      0,
    ),
    run: length(railed.reduce((sum, run) => sum + run, 0)),
  };
}
