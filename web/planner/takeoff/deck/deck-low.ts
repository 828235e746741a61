import type { Box, Point } from '../../measure/outline/polygon.ts';
import { length, type Length } from '../../measure/units/units.ts';
import type { Section } from '../../stock/shelf.ts';
import { isAtEnd, type JoistRun } from './deck-blocks.ts';
import { inLengths, isPaired, joistBox, nogginBoxes, nogginPieces, withDoubles } from './deck.ts';
import { buttedRims, cutAtJoints, rimsOf } from './deck-joints.ts';
import { boundPieces } from '../boards/most-pieces.ts';
import { gatherPieces, pieceCount, type Piece } from '../material.ts';

export interface LowOptions {
  readonly joist: Section;
  /** Maximum distance between pads along a joist. */
  readonly padEvery: Length;
  /** Maximum length of joists without noggins. */
  readonly nogginEvery: Length;
  readonly doubled: readonly number[];
  /** True if joists hang on a ledger along the blocks at the house (minimum of y). */
  readonly ledger: boolean;
  readonly longest: Length;
  /** Slabs edge to edge in rows across the joists, which are too close for a slab each; undefined for one each. */
  readonly rows?: SlabRows | undefined;
}

/** Sides of a slab along and across a row, and the foot of a pedestal, all of which is on the row. */
export interface SlabRows {
  readonly along: Length;
  readonly across: Length;
  readonly foot: Length;
}

/** A frame on pads on the ground, with the boards along x. */
export interface LowFrame {
  readonly joist: Section;
  /** Joists, rims and noggins. */
  readonly pieces: readonly Piece[];
  readonly joists: number;
  readonly noggins: number;
  /** Joints of joists over pads. */
  readonly jointed: number;
  /** Joints of rims, each with a block behind it. */
  readonly rimJoints: number;
  /** Ends of rims at the side of a joist. */
  readonly buttedRims: number;
  readonly ledger: Length;
  /** Joist ends that hang on the ledger. */
  readonly hung: number;
  /** Ends among these at an end of the ledger, and those of doubled joists. */
  readonly hungInside: number;
  readonly pads: number;
  /** Slabs in rows, or one a pad. */
  readonly slabs: number;
  readonly drawn: {
    readonly joists: readonly Box[];
    readonly noggins: readonly Box[];
    readonly pads: readonly Point[];
    /** Slabs in rows; none if each pad has its own. */
    readonly slabs: readonly Box[];
  };
}

/** Lines of pads across the joists of a block, one at either end. */
const padLines = ({ y0, y1 }: Box, bays: number): readonly number[] =>
  Array.from({ length: bays + 1 }, (_, i) => Math.round(y0 + (i * (y1 - y0)) / bays));

/** Slabs of the rows under a block, centred across its joists. */
function rowsOf(
  block: Box,
  { along, across, foot }: SlabRows,
  bays: number,
  hangs: boolean,
): readonly Box[] {
  const { x0, x1 } = block;
  const count = Math.ceil((x1 - x0 + foot) / along);
  const start = Math.round((x0 + x1 - count * along) / 2);
  return padLines(block, bays)
    .slice(hangs ? 1 : 0)
    .flatMap((y) =>
      Array.from({ length: count }, (_, i) => ({
        x0: start + i * along,
        x1: start + (i + 1) * along,
        y0: Math.round(y - across / 2),
        y1: Math.round(y + across / 2),
      })),
    );
}

/** Joists in a rim, each on its own pads; a doubled joist shares its neighbour's. */
export function layLowFrame(
  blocks: readonly Box[],
  runs: readonly JoistRun[],
  { joist, padEvery, nogginEvery, doubled, ledger, longest, rows }: LowOptions,
): LowFrame {
  const thick = joist.thickness;
  const whole = withDoubles(runs, doubled, thick);
  const front = Math.min(...blocks.map(({ y0 }) => y0));
  const hangs = ({ y0 }: Box): boolean => ledger && y0 === front;
  const rowsIn = ({ y0, y1 }: Box): number => Math.max(0, Math.ceil((y1 - y0) / nogginEvery) - 1);
  const baysIn = ({ y0, y1 }: Box): number => Math.max(1, Math.ceil((y1 - y0) / padEvery));
  // Every part of a frame is drawn: at most as many as a layout has.
  const padCount = runs.reduce((sum, { block }) => sum + baysIn(block) + 1, 0);
  const nogginCount = blocks.reduce((sum, block) => sum + rowsIn(block), 0) * runs.length;
  boundPieces(padCount + nogginCount + runs.length, padEvery);
  const noggins = blocks.flatMap((block) => nogginBoxes(block, whole, thick, rowsIn(block)));
  const pads = runs.flatMap((run) => {
    const bays = baysIn(run.block);
    const { x0 } = joistBox(run, thick);
    const all = padLines(run.block, bays).map((y) => ({ x: x0 + thick / 2, y }));
    return hangs(run.block) ? all.slice(1) : all;
  });
  const slabs =
    rows === undefined
      ? []
      : blocks.flatMap((block) => rowsOf(block, rows, baysIn(block), hangs(block)));
  // The joints of a joist are over its pads.
  const joists = whole.flatMap(({ block }) =>
    cutAtJoints(
      { name: 'joist', from: block.y0 + thick, to: block.y1 - thick },
      longest,
      padLines(block, baysIn(block)),
    ),
  );
  const boxes = whole.map((run) => ({ block: run.block, box: joistBox(run, thick) }));
  const rims = rimsOf(blocks, { joists: boxes, hangs, longest });
  const pieces: Piece[] = [
    ...joists,
    ...blocks.filter(hangs).map((block) => inLengths('ledger', block.x1 - block.x0, longest)),
    ...rims.pieces,
    ...rims.blocks,
    ...nogginPieces(noggins),
  ];
  return {
    joist,
    pieces: gatherPieces(pieces),
    joists: whole.length,
    noggins: noggins.length,
    jointed: pieceCount(joists) - whole.length,
    rimJoints: pieceCount(rims.blocks),
    buttedRims: buttedRims(blocks),
    ledger: length(blocks.filter(hangs).reduce((sum, { x0, x1 }) => sum + x1 - x0, 0)),
    hung: whole.filter(({ block }) => hangs(block)).length,
    hungInside: whole.filter(
      (run) => hangs(run.block) && (isAtEnd(run, blocks) || isPaired(run, whole, thick)),
    ).length,
    pads: pads.length,
    slabs: rows === undefined ? pads.length : slabs.length,
    drawn: {
      joists: boxes.map(({ box }) => box),
      noggins,
      pads,
      slabs,
    },
  };
}
