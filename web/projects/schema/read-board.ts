import type { Cut, Rectangle } from '../../cutting/contract.ts';
import type { PlanBoard, PlanPiece } from '../../cutting/plan/plan-board.ts';
import { rows, size, text, type Fields } from './read-value.ts';

/** A rectangle out of storage. */
export const readRectangle = (row: Fields): Rectangle => {
  return {
    x: size(row['x']),
    y: size(row['y']),
    length: size(row['length']),
    width: size(row['width']),
  };
};

const readPiece = (row: Fields): PlanPiece => {
  return {
    ...readRectangle(row),
    part: text(row['part']),
    turned: row['turned'] === true,
    slantStart: size(row['slantStart']),
    slantEnd: size(row['slantEnd']),
  };
};

/** A saw cut out of storage. */
export const readCut = (row: Fields): Cut => {
  return {
    n: size(row['n']),
    x1: size(row['x1']),
    y1: size(row['y1']),
    x2: size(row['x2']),
    y2: size(row['y2']),
    stage: size(row['stage']),
  };
};

/** A cut board out of storage; a length of 0 where it is none. */
export function readBoard(row: Fields): PlanBoard {
  return {
    stock: text(row['stock']),
    length: size(row['length']),
    width: size(row['width']),
    pieces: rows(row['pieces']).map(readPiece),
    cuts: rows(row['cuts']).map(readCut),
    offcuts: rows(row['offcuts']).map(readRectangle),
  };
}
