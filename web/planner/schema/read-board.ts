import type { Cut, PlaceInRun, Rectangle } from '../cutting/contract.ts';
import type { PlanBoard, PlanPiece } from '../cutting/plan/plan-board.ts';
import { flag, list, object, optional, size, text, type Schema } from './schema.ts';

export const rectangle = { x: size, y: size, length: size, width: size };

/** A rectangle out of storage. */
export const readRectangle: Schema<Rectangle> = object(rectangle);

/** A saw cut out of storage. */
export const readCut: Schema<Cut> = object({
  n: size,
  x1: size,
  y1: size,
  x2: size,
  y2: size,
  stage: size,
});

/** A panel's place in its run out of storage; one that counts from less than 1 is none. */
export const readRun: Schema<PlaceInRun> = object({
  id: text,
  n: (value) => size(value) || undefined,
  place: (value) => size(value) || undefined,
});

const readPiece: Schema<PlanPiece> = object({
  ...rectangle,
  part: text,
  turned: flag(false),
  slantStart: size,
  slantEnd: size,
  run: optional(readRun),
});

/** However many pieces a board has. */
export const every = <T>(read: Schema<T>) => list(read, Infinity);

/** A cut board out of storage; one without a length is none. */
export const readBoard: Schema<PlanBoard> = object({
  stock: text,
  length: (value) => size(value) || undefined,
  width: size,
  pieces: every(readPiece),
  cuts: every(readCut),
  offcuts: every(readRectangle),
  // Absent of a board without any.
  defects: optional((value) => (value === undefined ? undefined : every(readRectangle)(value))),
});
