import { length, mm, type Length } from '../../measure/units/units.ts';
import { boundPieces } from '../boards/most-pieces.ts';
import { borders, joined, without, type StripLengths } from './strip-runs.ts';

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

/** A stretch of wall between doorways, or above one, with its panels, all of one width. */
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
  /** Those between doorways first, then those above doors. */
  readonly stretches: readonly PanelStretch[];
  /** Number of stretches between doorways. */
  readonly between: number;
  /** Sockets that a strip covers for every number of panels. */
  readonly covered: readonly Length[];
}

/** A narrower strip of a rail cannot be sawn and nailed. */
const LEAST_RIPPED = mm(15);

/** A shorter part of an upright, above or below an opening, keeps no hand's width from the saw. */
const LEAST_UPRIGHT = mm(100);

/** Least height of a row next to an opening; whole rows may be lower. */
const leastUpright = (options: PanelOptions): number =>
  Math.min(LEAST_UPRIGHT, panelHeight(options) - options.grid);

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
  stretches: readonly PanelStretch[],
  options: PanelOptions,
): readonly OverDoor[] {
  const { width } = options;
  const rails = railsOf(options);
  const least = leastUpright(options);
  return Array.from({ length: stretches.length + 1 }).flatMap((_, i) => {
    const [before, next] = [stretches[i - 1], stretches[i]];
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
 * equal gaps, ⌈(L − w) ÷ (gap + w)⌉ panels of (L − (n + 1)·w) ÷ n; the same above doors. Strips stop at openings.
 */
export function layPanels(wall: PanelWall, options: PanelOptions): PanelLayout {
  const { width } = options;
  const doors = wall.openings.filter(({ y0 }) => y0 <= options.from);
  const stretches = without(
    wall.uprights.from,
    wall.uprights.to,
    doors.map(({ x0, x1 }) => ({ from: x0, to: x1 })),
  ).flatMap(([from, to]) =>
    to - from > 2 * width ? [stretchOf(from, to, wall.sockets, options)] : [],
  );
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
  const over = overDoors(wall, doors, stretches, options);
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
      ...stretches.flatMap((stretch) => standing(uprights(stretch, options))),
      ...over.flatMap((one) => standing(one.uprights)),
    ],
    stretches: [...stretches, ...over.map(({ stretch }) => stretch)],
    between: stretches.length,
    covered: stretches.flatMap((stretch) => coveredBy(stretch, options, wall.sockets)),
  };
}
