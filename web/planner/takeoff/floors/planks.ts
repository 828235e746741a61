import { insetRegion } from '../../measure/outline/inset-region.ts';
import {
  boundsOf,
  boxRing,
  edgesOf,
  transpose,
  twiceArea,
  type Box,
  type PolygonRings,
} from '../../measure/outline/polygon.ts';
import { clipRegion, connectedParts } from '../../measure/outline/polygon-clip.ts';
import { length, mm, type Length } from '../../measure/units/units.ts';
import type { LaidPiece } from '../laid-piece.ts';
import { boundPieces } from '../boards/most-pieces.ts';
import { layPlankRow, type PlankBox, type PlankRule } from './plank-row.ts';
import { floorFields, type FloorDivision } from './divisions.ts';
import { endLines, startWithoutSlivers, type RowStart } from '../tiles/row-start.ts';
import { countOf, long, type Why } from '../why.ts';

export interface PlankOptions {
  readonly length: Length;
  /** Covered width: without tongue or click profile. */
  readonly width: Length;
  /** Direction of the planks. */
  readonly along: 'x' | 'y';
  /** Gap at every wall. */
  readonly gap: Length;
  /** Minimum distance between the end joints of neighbouring rows. */
  readonly stagger: Length;
  readonly leastRow: Length;
  readonly leastPiece: Length;
  readonly kerf: Length;
  /** Lines of profiles; the floor between them is laid by itself, with the gap at the lines too. */
  readonly breaks?: readonly FloorDivision[];
}

/** Pergo's laying instructions: joints 300 mm apart, end rows at least 50 mm, 10 mm at the walls. */
export const PLANK_DEFAULTS = {
  gap: mm(10),
  stagger: mm(300),
  leastRow: mm(50),
  leastPiece: mm(300),
  kerf: mm(3),
} as const;

/** A plank or a piece of one; rows count from the wall of the start, those of a further field after them. */
export interface LaidPlank extends LaidPiece {
  readonly row: number;
}

export interface PlankLayout {
  readonly planks: number;
  readonly whole: number;
  /** Pieces that are cut or ripped, and the planks that they are cut from. */
  readonly cut: number;
  readonly cutFrom: number;
  readonly rows: number;
  /** Pieces cut from the rest of an earlier row. */
  readonly reused: number;
  /** The narrowest row; the plank's width if none is ripped. */
  readonly narrowestRow: Length;
  /** Rows whose joints could not keep the distance: too short a run or plank. */
  readonly tight: number;
  /** Narrowest last row after a full first row; undefined if all first rows have their wanted width. */
  readonly sliver: Length | undefined;
  readonly laid: readonly LaidPlank[];
  readonly why: Why;
}

export type Planks =
  | { readonly ok: true; readonly value: PlankLayout }
  /** The floor is not wider than its gaps. */
  | { readonly ok: false; readonly reason: 'too-narrow' };

/** Part of the floor between profiles, less its gaps, its rows along x; and where they start. */
interface Field {
  readonly surface: PolygonRings;
  readonly first: RowStart;
}

/**
 * Lays planks row by row, starting at the lower (or left) wall, one field between profiles after the other. Every row
 * starts with the rest of an earlier one if the joints and the last piece allow it; the first row is ripped if the last
 * one would be too narrow. Along a slanted wall a piece counts with its longer edge.
 */
export function layPlanks(region: PolygonRings, options: PlankOptions): Planks {
  const upright = options.along === 'y';
  // A field no wider than its gaps is under a profile.
  const fields = floorFields(region, options.breaks ?? []).flatMap((part): readonly Field[] => {
    const inner = insetRegion(part, options.gap);
    if (inner === undefined) return [];
    const surface = upright ? transpose(inner) : inner;
    return [{ surface, first: firstRow(surface, options) }];
  });
  if (fields.length === 0) return { ok: false, reason: 'too-narrow' };
  boundPlanks(fields, options);
  const laidWith = (margin: Length): PlankLayout => {
    const pool: PlankRule = { ...options, margin, offcuts: [], opened: { planks: 0 } };
    const laid: RowPlank[] = [];
    for (const field of fields) {
      const row = (laid.at(-1)?.row ?? -1) + 1;
      laid.push(...layRows(field, row, pool, options));
    }
    const placed = upright
      ? laid.map((plank) => ({ ...plank, shape: transpose(plank.shape) }))
      : laid;
    return sumUp(placed, fields, options);
  };
  const usual = laidWith(mm(0));
  const others = usual.laid.length * MARGINS.length > MOST_LAID ? [] : MARGINS.map(laidWith);
  return { ok: true, value: fewest([usual, ...others]) };
}

/** Wider rooms whose layouts are tried, cut down to this one: in them other offcuts start the rows. */
const MARGINS = [5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60].map(mm);

/** Floors with more pieces in all these layouts are laid once: a few planks do not change the packs. */
const MOST_LAID = 4000;

/** Fewest planks, without more tight rows than the first; between equals the first. */
const fewest = (layouts: readonly PlankLayout[]): PlankLayout =>
  layouts.reduce((best, one) => (one.planks < best.planks && one.tight <= best.tight ? one : best));

/** Throws `TooManyPieces` for a floor with too many planks. */
function boundPlanks(fields: readonly Field[], options: PlankOptions): void {
  const planks = fields.map(({ surface }) => {
    const { x0, y0, x1, y1 } = boundsOf(surface);
    const rows = Math.ceil((y1 - y0) / options.width + 1);
    // An outline divides a row at most at every fourth side, and each part has a piece at its end.
    return rows * (Math.ceil((x1 - x0) / options.length) + edgesOf(surface).length / 4);
  });
  boundPieces(
    planks.reduce((sum, count) => sum + count, 0),
    length(Math.min(options.length, options.width)),
  );
}

interface RowPlank extends LaidPlank {
  readonly reused: boolean;
  readonly wide: number;
  readonly tight: boolean;
}

/** Start of the rows: a full row at the wall, unless that leaves a sliver. */
function firstRow(surface: PolygonRings, { width, leastRow }: PlankOptions): RowStart {
  // No end row can exceed half a plank at both ends.
  const least = Math.min(leastRow, Math.floor(width / 2));
  const rule = { pitch: width, least, pieces: [{ from: 0, size: width }] };
  return startWithoutSlivers(endLines(edgesOf(surface), 'y'), boundsOf(surface).y0, rule);
}

function layRows(
  { surface, first: { start } }: Field,
  from: number,
  pool: PlankRule,
  options: PlankOptions,
): RowPlank[] {
  const bounds = boundsOf(surface);
  const rows = Math.floor((bounds.y0 - start) / options.width);
  const laid: RowPlank[] = [];
  let joints: readonly number[] = [];
  for (let row = from; ; row += 1) {
    const y0 = start + (rows + row - from) * options.width;
    if (y0 >= bounds.y1) return laid;
    const band = { ...bounds, y0, y1: y0 + options.width };
    const next: number[] = [];
    for (const part of connectedParts(clipRegion(surface, band))) {
      const { x0, x1, y0: low, y1: high } = boundsOf(part);
      const laidRow = layPlankRow({ from: x0, to: x1, joints }, pool);
      next.push(...laidRow.joints);
      const its = { row, tight: laidRow.tight, wide: high - low };
      laid.push(
        ...laidRow.planks.map((plank) => ({ ...toPlank(part, band, plank, options), ...its })),
      );
    }
    joints = next.toSorted((a, b) => a - b);
  }
}

function toPlank(
  part: PolygonRings,
  band: Box,
  plank: PlankBox,
  options: PlankOptions,
): Omit<RowPlank, 'row' | 'tight' | 'wide'> {
  const box = { x0: plank.from, x1: plank.to, y0: band.y0, y1: band.y1 };
  const clipped = clipRegion(part, box);
  const whole =
    plank.to - plank.from === options.length && twiceArea(clipped) === twiceArea([boxRing(box)]);
  return { shape: clipped, whole, from: plank.plank, reused: plank.reused };
}

function sumUp(
  laid: readonly RowPlank[],
  fields: readonly Field[],
  options: PlankOptions,
): PlankLayout {
  const slivers = fields.flatMap(({ first }) => first.sliver ?? []);
  const planks = new Set(laid.map((plank) => plank.from)).size;
  const whole = laid.filter((plank) => plank.whole).length;
  const rows = new Set(laid.map((plank) => plank.row)).size;
  const reused = laid.filter((plank) => plank.reused).length;
  const narrowestRow = length(
    laid.reduce<number>((least, plank) => Math.min(least, plank.wide), options.width),
  );
  const cut = laid.length - whole;
  return {
    planks,
    whole,
    cut,
    cutFrom: planks - whole,
    rows,
    reused,
    narrowestRow,
    sliver: slivers.length === 0 ? undefined : length(Math.round(Math.min(...slivers))),
    tight: new Set(laid.filter((plank) => plank.tight).map((plank) => plank.row)).size,
    laid: laid.map(({ shape, row, whole: uncut, from }) => ({ shape, row, whole: uncut, from })),
    why: {
      says: (words) => words.planks(planks, rows, reused),
      with: {
        planks: countOf(planks),
        whole: countOf(whole),
        cut: countOf(cut),
        cutFrom: countOf(planks - whole),
        rows: countOf(rows),
        width: long(options.width),
        reused: countOf(reused),
        gap: long(options.gap),
      },
    },
  };
}
