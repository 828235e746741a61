import type { Cut, Rectangle } from '../cutting/contract.ts';
import type { PlanBoard, PlanPiece } from '../cutting/plan/plan-board.ts';
import { readNumber, readRows, readString, type Fields } from './read-fields.ts';

/** A rectangle out of storage. */
export const readRectangle = (row: Fields): Rectangle => {
  return {
    x: readNumber(row['x']),
    y: readNumber(row['y']),
    length: readNumber(row['length']),
    width: readNumber(row['width']),
  };
};

const readPiece = (row: Fields): PlanPiece => {
  return {
    ...readRectangle(row),
    part: readString(row['part']),
    turned: row['turned'] === true,
    slantStart: readNumber(row['slantStart']),
    slantEnd: readNumber(row['slantEnd']),
  };
};

/** A saw cut out of storage. */
export const readCut = (row: Fields): Cut => {
  return {
    n: readNumber(row['n']),
    x1: readNumber(row['x1']),
    y1: readNumber(row['y1']),
    x2: readNumber(row['x2']),
    y2: readNumber(row['y2']),
    stage: readNumber(row['stage']),
  };
};

/** A cut board out of storage; a length of 0 where it is none. */
export function readBoard(row: Fields): PlanBoard {
  return {
    stock: readString(row['stock']),
    length: readNumber(row['length']),
    width: readNumber(row['width']),
    pieces: readRows(row['pieces']).map(readPiece),
    cuts: readRows(row['cuts']).map(readCut),
    offcuts: readRows(row['offcuts']).map(readRectangle),
  };
}
