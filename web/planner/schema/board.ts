import type { Cut, PlaceInRun, Rectangle } from '../cutting/contract.ts';
import type { PlanBoard, PlanPiece } from '../cutting/plan/plan-board.ts';
import { readOffcut } from './offcut.ts';
import {
  flag,
  type Kept,
  list,
  object,
  optional,
  orNull,
  record,
  type Schema,
  size,
  text,
} from './schema.ts';

export const rectangleFields = { x: size, y: size, length: size, width: size };

export const readRectangle: Schema<Rectangle> = object(rectangleFields);

export const readCut: Schema<Cut> = object({
  n: size,
  x1: size,
  y1: size,
  x2: size,
  y2: size,
  stage: size,
});

/** Place of a panel in its run, counted from 1. */
export const readRun: Schema<PlaceInRun> = object({
  id: text,
  n: (value) => size(value) || undefined,
  place: (value) => size(value) || undefined,
});

const readPiece: Schema<PlanPiece> = object({
  ...rectangleFields,
  part: text,
  turned: flag(false),
  slantStart: size,
  slantEnd: size,
  run: optional(readRun),
});

/** A list of any length. */
export const every = <T>(read: Schema<T>) => list(read, Infinity);

/** A board of a plan; it needs a length. */
export const readBoard: Schema<PlanBoard> = object({
  stock: text,
  length: (value) => size(value) || undefined,
  width: size,
  pieces: every(readPiece),
  cuts: every(readCut),
  offcuts: every(readRectangle),
  // Absent if the board has none.
  defects: optional((value) => (value === undefined ? undefined : every(readRectangle)(value))),
});

/** A cut board, with its parts and its price, so that no later change affects it. */
export const readDone = object({
  number: size,
  /** Original number, if a board of another phone had it and this board got the next free one. */
  cutAs: optional((value) => (typeof value === 'number' ? size(value) : undefined)),
  /** Cents; null if the shop's price was unknown. */
  price: (value) => (typeof value === 'number' ? size(value) : null),
  /** Own offcut that it was cut from, to restore it if the user unticks the board. */
  offcut: orNull(readOffcut),
  board: readBoard,
  /** Names of its parts, by part id. */
  names: record(text),
});
export type DoneBoard = Kept<typeof readDone>;
