import { boundsOf, edgesOf, type PolygonRings } from '../../measure/outline/polygon.ts';
import { spansAt, type Interval } from '../../measure/outline/polygon-span.ts';
import { length, mm, type Length } from '../../measure/units/units.ts';

/** Wool as sold; `value` is in the unit of the target: mm, or R if labels state R. */
export interface Wool {
  readonly value: number;
  readonly thickness: Length;
}

export interface WoolAsked<W extends Wool> {
  readonly sold: readonly W[];
  /** Free height between the joists. */
  readonly space: Length;
  /** Insulation that is already between the joists. */
  readonly already: Wool;
  readonly target: number;
}

/** Layers to add: between the joists, and across them from the bottom up. */
export interface WoolLayers<W extends Wool> {
  readonly between: W | undefined;
  readonly across: readonly W[];
}

/**
 * Chooses layers. Between the joists: the thinnest that reaches the target, otherwise the thickest that fits or, if
 * none fits, the thinnest for sale. Across them: the fewest layers that reach the target, with the least value.
 */
export function woolLayers<W extends Wool>(asked: WoolAsked<W>): WoolLayers<W> {
  const between = betweenJoists(asked);
  const rest = asked.target - asked.already.value - (between?.value ?? 0);
  return { between, across: acrossJoists(asked.sold, rest) };
}

function betweenJoists<W extends Wool>(asked: WoolAsked<W>): W | undefined {
  const { space, already, target } = asked;
  const rest = target - already.value;
  if (rest <= 0) return undefined;
  const rising = asked.sold.toSorted((a, b) => a.thickness - b.thickness);
  const free = space - already.thickness;
  const fits = rising.filter(({ thickness }) => thickness <= free);
  const enough = fits.find(({ value }) => value >= rest);
  if (enough !== undefined) return enough;
  return fits.at(-1) ?? (already.thickness === 0 ? rising[0] : undefined);
}

function acrossJoists<W extends Wool>(sold: readonly W[], wanted: number): readonly W[] {
  const rising = sold.toSorted((a, b) => a.value - b.value);
  const best = rising.at(-1);
  if (wanted <= 0 || best === undefined) return [];
  const one = rising.find(({ value }) => value >= wanted);
  if (one !== undefined) return [one];
  // Two layers are not enough: uses one of the best and repeats for the rest.
  if (wanted > 2 * best.value) return [best, ...acrossJoists(sold, wanted - best.value)];
  const [least] = rising
    .flatMap((low) => rising.map((high) => [low, high] as const))
    .filter(([low, high]) => low.value <= high.value && low.value + high.value >= wanted)
    .toSorted((a, b) => a[0].value + a[1].value - b[0].value - b[1].value);
  return least ?? [best, best];
}

/** A line across a surface, across `axis`: its position and one interval inside. */
export interface LoftLine extends Interval {
  readonly at: number;
}

/** Position of one of the lines, else the low side; width of what lies on them; and whether one lies along inner sides. */
export interface LinesThrough {
  readonly from?: number | undefined;
  readonly wide?: Length;
  readonly inner?: boolean;
}

/**
 * Lines at every spacing, and one at both sides: joists, or runners across them. What lies along a side takes the place
 * of a line on which it would lie.
 */
export function linesOver(
  region: PolygonRings,
  axis: 'x' | 'y',
  every: number,
  { from: through, wide = mm(0), inner = false }: LinesThrough = {},
): readonly LoftLine[] {
  const { x0, y0, x1, y1 } = boundsOf(region);
  const edges = edgesOf(region);
  const [from, to] = axis === 'x' ? [x0, x1] : [y0, y1];
  const lines: LoftLine[] = [];
  const add = (at: number): void => {
    for (const span of spansAt(edges, axis, at)) lines.push({ at, ...span });
  };
  add(from);
  const behind = Math.floor((from - (through ?? from)) / every) + 1;
  for (let at = (through ?? from) + behind * every; at < to; at += every) {
    if (at - from >= wide && to - at >= wide) add(at);
  }
  // A line along the last side is outside.
  add(to - 1);
  return inner ? [...lines, ...innerSides(edges, axis, lines, wide)] : lines;
}

/** Lines along the sides of an L that are across the axis, unless another line is there. */
function innerSides(
  edges: ReturnType<typeof edgesOf>,
  axis: 'x' | 'y',
  lines: readonly LoftLine[],
  wide: Length,
): readonly LoftLine[] {
  const [along, up] = axis === 'x' ? (['x', 'y'] as const) : (['y', 'x'] as const);
  return edges.flatMap(({ a, b }): readonly LoftLine[] => {
    if (a[along] !== b[along]) return [];
    const [at, from, to] = [a[along], Math.min(a[up], b[up]), Math.max(a[up], b[up])];
    const isNear = lines.some(
      (one) => Math.abs(one.at - at) <= wide && one.from < to && one.to > from,
    );
    return isNear ? [] : [{ at, from, to }];
  });
}

/**
 * Number of points on lines, at most `apart` from each other: at each end of an interval and between, the last no nearer
 * than `least` to the one before it.
 */
export const pointsOn = (lines: readonly LoftLine[], apart: number, least = 0): number =>
  lines.reduce(
    (sum, { from, to }) => sum + Math.max(1, Math.ceil((to - from - least) / apart - 1e-9)) + 1,
    0,
  );

/** Intervals in pieces no longer than the stock, each except the last ending on a joist. */
export function runnerLengths(
  lines: readonly LoftLine[],
  joists: Length,
  longest: Length,
): readonly Length[] {
  const most = longest < joists ? longest : longest - (longest % joists);
  return lines.flatMap(({ from, to }) => {
    const pieces: Length[] = [];
    for (let at = from; at < to; at += pieces.at(-1) ?? most) {
      const rest = to - at - most;
      // The last piece is on at least two joists.
      const isStub = rest > 0 && rest < joists && most > joists;
      pieces.push(length(isStub ? most - joists : Math.min(most, to - at)));
    }
    return pieces;
  });
}
