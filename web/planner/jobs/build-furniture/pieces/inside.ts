import type { Length } from '../../../measure/units/units.ts';
import type { Design } from '../piece.ts';

/** The box that parts of a carcass stand in: where its faces are, in grid steps. */
export interface Inside {
  readonly design: Design;
  /** Between the sides. */
  readonly x0: number;
  readonly x1: number;
  /** From the front edges of the sides to what stands before the back. */
  readonly y0: number;
  readonly y1: number;
  /** Between bottom and top. */
  readonly z0: number;
  readonly z1: number;
  /** The underside of the bottom. */
  readonly floor: number;
  readonly housing: Length;
}

/** Front edges are seen and banded. */
export const FRONT = ['y0'] as const;
