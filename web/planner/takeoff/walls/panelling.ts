import { length, mm, type Length } from '../../measure/units/units.ts';
import { boundPieces } from '../boards/most-pieces.ts';
import { borders, joined, LEAST_PANEL, without, type StripLengths } from './strip-runs.ts';

/** An opening with its frame, from the wall's left end and the floor: strips stop there. */
export interface PanelOpening {
  readonly x0: number;
  readonly x1: number;
  readonly y0: number;
  readonly y1: number;
}

/** Part of a wall, from its left end. */
export interface Reach {
  readonly from: number;
  readonly to: number;
}

export interface PanelWall {
  /** Ends of the rails with their mitres: shorter behind the strips of another wall, longer round an outside corner. */
  readonly rails: Reach;
  /** Outer edges of the first and the last upright or board. */
  readonly uprights: Reach;
  readonly openings: readonly PanelOpening[];
  /** Centres of sockets from the left end: no strip covers one. */
  readonly sockets: readonly Length[];
}

export interface PanelOptions extends StripLengths {
  /** Width of a strip. */
  readonly width: Length;
  /** Lower and upper end of the panelling above the floor. */
  readonly from: Length;
  readonly to: Length;
  /** Number of panels above each other. */
  readonly rows: number;
  /** Maximum clear width of a panel between two upright strips. */
  readonly gap: Length;
  /** Half width of a socket's plate with some clearance. */
  readonly socketZone: Length;
}

/** A strip on its wall. */
export interface PanelStrip {
  readonly name: 'rail' | 'stile';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A stretch of wall between doorways and uprights against window frames, or above a door: panels of one width. */
export interface PanelStretch {
  readonly from: number;
  readonly to: number;
  /** Panels of each row, and rows that have room for them. */
  readonly panels: number;
  readonly rows: number;
  /** Clear width between two uprights. */
  readonly gap: Length;
}

export interface PanelLayout {
  readonly strips: readonly PanelStrip[];
  readonly stretches: readonly PanelStretch[];
  /** Those above doors. */
  readonly over: readonly PanelStretch[];
  /** Number of runs between doorways. */
  readonly between: number;
  /** Sockets that a strip covers for every number of panels. */
  readonly covered: readonly Length[];
}

/** A narrower strip of a rail cannot be sawn and nailed. */
const LEAST_RIPPED = mm(15);

/** A shorter part of an upright or a rail, next to an opening, keeps no hand's width from the saw. */
export const LEAST_CUT = mm(100);

/** Least height of a row next to an opening; whole rows may be lower. */
const leastUpright = (options: PanelOptions): number =>
  Math.min(LEAST_CUT, panelHeight(options) - options.grid);

/** Number of additional panels to try to keep strips off sockets. */
const MORE = 4;
/** Uprights of a stretch: the minimum number with equal gaps no wider than wanted, more if one would cover a socket. */
function stretchOf(
  from: number,
  to: number,
  sockets: readonly Length[],
  options: PanelOptions,
): PanelStretch {
  const { width, gap } = options;
  const run = to - from;
  const least = Math.max(1, Math.ceil((run - width) / (gap + width)));
  boundPieces(least, gap);
  const of = (panels: number): PanelStretch => ({
    from,
    to,
    panels,
    rows: options.rows,
    gap: length((run - (panels + 1) * width) / panels),
  });
  const tries = Array.from({ length: MORE + 1 }, (_, i) => of(least + i));
  return (
    tries.find(
      (one) => one.gap > 2 * options.socketZone && coveredBy(one, options, sockets).length === 0,
    ) ?? of(least)
  );
}

/**
 * The stretches of a run. An upright that would stand across the edge of a window's frame, or within a panel too narrow
 * to build beside it, stands against the frame, and the panels on either side of it are set out on their own.
 */
function stretchesIn(
  from: number,
  to: number,
  wall: PanelWall,
  options: PanelOptions,
): readonly PanelStretch[] {
  const { width, grid } = options;
  const whole = stretchOf(from, to, wall.sockets, options);
  const places = uprights(whole, options);
  const edges = wall.openings
    .filter(({ y0, y1 }) => y0 < options.to - width && y1 > options.from + width)
    .flatMap(({ x0, x1 }) => [
      { place: x0 - width, left: LEAST_PANEL, right: width },
      { place: x1, left: width, right: LEAST_PANEL },
    ]);
  const crossed = edges.find(
    ({ place, left, right }) =>
      place - from >= width + LEAST_PANEL &&
      to - place >= 2 * width + LEAST_PANEL &&
      places.some((x) => place - x < left && x - place < right && Math.abs(x - place) >= grid / 2),
  );
  if (crossed === undefined) return [whole];
  const parts = [
    ...stretchesIn(from, crossed.place + width, wall, options),
    ...stretchesIn(crossed.place, to, wall, options),
  ];
  const covered = (stretches: readonly PanelStretch[]): number =>
    stretches.flatMap((one) => coveredBy(one, options, wall.sockets)).length;
  return covered(parts) > covered([whole]) ? [whole] : parts;
}

/** A stretch above a doorway. */
interface OverDoor {
  readonly stretch: PanelStretch;
  /** Left edges of its uprights without those of the stretches beside it. */
  readonly uprights: readonly number[];
}

/** Panels above doors, between the last upright before a door and the first one after it, or the end of the wall. */
function overDoors(
  wall: PanelWall,
  doors: readonly PanelOpening[],
  runs: readonly Reach[],
  options: PanelOptions,
): readonly OverDoor[] {
  const { width } = options;
  const rails = railsOf(options);
  const least = leastUpright(options);
  return Array.from({ length: runs.length + 1 }).flatMap((_, i) => {
    const [before, next] = [runs[i - 1], runs[i]];
    const [x0, x1] = [before?.to ?? wall.uprights.from, next?.from ?? wall.uprights.to];
    const [from, to] = [x0 - (before ? width : 0), x1 + (next ? width : 0)];
    const high = doors.filter((door) => door.x0 < x1 && x0 < door.x1).map(({ y1 }) => y1);
    const above = Math.max(...high);
    const rows = rails
      .slice(1)
      .filter((top, row) => top - Math.max((rails[row] ?? 0) + width, above) >= least);
    if (high.length === 0 || rows.length === 0 || to - from <= 2 * width) return [];
    const stretch = { ...stretchOf(from, to, [], options), rows: rows.length };
    const own = uprights(stretch, options).slice(before ? 1 : 0, next ? -1 : undefined);
    return [{ stretch, uprights: own }];
  });
}

/** Left edges of a stretch's uprights. */
const uprights = (
  { from, to, panels }: PanelStretch,
  options: Pick<PanelOptions, 'width' | 'grid' | 'half'>,
): readonly number[] => borders(from, to - options.width, panels, options);

const coveredBy = (
  stretch: PanelStretch,
  options: PanelOptions,
  sockets: readonly Length[],
): readonly Length[] =>
  sockets.filter((at) =>
    uprights(stretch, options).some(
      (x) => x < at + options.socketZone && at - options.socketZone < x + options.width,
    ),
  );

/** Lower edges of the rails, evenly from the lowest to the highest. */
export const railsOf = (options: PanelOptions): readonly number[] =>
  borders(options.from, options.to - options.width, options.rows, options);

/** Clear height of a panel; cannot be built below `LEAST_PANEL`. */
export const panelHeight = ({
  from,
  to,
  width,
  rows,
}: Pick<PanelOptions, 'from' | 'to' | 'width' | 'rows'>): number =>
  (to - from - (rows + 1) * width) / rows;

/**
 * Divides a wall into panels: rails along it, an upright at either end of each stretch between doorways and others with
 * equal gaps, ⌈(L − w) ÷ (gap + w)⌉ panels of (L − (n + 1)·w) ÷ n; the same above doors and, where an upright meets the frame
 * of a window, on either side of it. Strips stop at openings.
 */
export function layPanels(wall: PanelWall, options: PanelOptions): PanelLayout {
  const { width } = options;
  const doors = wall.openings.filter(({ y0 }) => y0 <= options.from);
  const runs = without(
    wall.uprights.from,
    wall.uprights.to,
    doors.map(({ x0, x1 }) => ({ from: x0, to: x1 })),
  ).flatMap(([from, to]) => (to - from > 2 * width ? [{ from, to }] : []));
  const stretches = runs.map(({ from, to }) => stretchesIn(from, to, wall, options));
  const rails = railsOf(options);
  const across = rails.flatMap((y) =>
    without(
      wall.rails.from,
      wall.rails.to,
      wall.openings
        .filter(({ y0, y1 }) => y0 < y + width && y < y1)
        .map(({ x0, x1 }) => ({ from: x0, to: x1 })),
    ).flatMap(([from, to]) =>
      joined(from, to, options).map(([x, end]): PanelStrip => ({
        name: 'rail',
        x,
        y,
        width: end - x,
        height: width,
      })),
    ),
  );
  // A window that reaches into a rail leaves a strip of it, which closes the panels below or above.
  const ripped = rails.flatMap((y) =>
    wall.openings.flatMap(({ x0, x1, y0, y1 }) =>
      [
        { from: y, to: Math.min(y0, y + width) },
        { from: Math.max(y1, y), to: y + width },
      ]
        .filter(({ from, to }) => to - from >= LEAST_RIPPED && to - from < width)
        .flatMap(({ from, to }) =>
          joined(x0, x1, options).map(([x, end]): PanelStrip => ({
            name: 'rail',
            x,
            y: from,
            width: end - x,
            height: to - from,
          })),
        ),
    ),
  );
  const over = overDoors(wall, doors, runs, options);
  const standing = (places: readonly number[]) =>
    places.flatMap((x) =>
      rails.slice(1).flatMap((top, row) => {
        const bottom = (rails[row] ?? 0) + width;
        return without(
          bottom,
          top,
          wall.openings
            .filter(({ x0, x1 }) => x0 < x + width && x < x1)
            .map(({ y0, y1 }) => ({ from: y0, to: y1 })),
        )
          .filter(([from, to]) => to - from >= leastUpright(options))
          .flatMap(([from, to]) =>
            joined(from, to, options).map(([y, end]): PanelStrip => ({
              name: 'stile',
              x,
              y,
              width,
              height: end - y,
            })),
          );
      }),
    );
  return {
    strips: [
      ...across,
      ...ripped,
      // Two stretches of a run share an upright.
      ...stretches.flatMap((run) =>
        run.flatMap((stretch, i) => standing(uprights(stretch, options).slice(i === 0 ? 0 : 1))),
      ),
      ...over.flatMap((one) => standing(one.uprights)),
    ],
    stretches: stretches.flat(),
    over: over.map(({ stretch }) => stretch),
    between: runs.length,
    covered: stretches.flat().flatMap((stretch) => coveredBy(stretch, options, wall.sockets)),
  };
}
