import type { Box, Point } from '../../outline/polygon.ts';

/** Layers with their AutoCAD colours. Our reader takes rooms from the first one only. */
export const PLAN_LAYERS = { WALLS: 7, PIECES: 9, OPENINGS: 3, DIMENSIONS: 8, NAMES: 5 } as const;
export type PlanLayer = keyof typeof PLAN_LAYERS;

export interface DrawnLine {
  readonly layer: PlanLayer;
  readonly points: readonly Point[];
  readonly isClosed: boolean;
}

export interface DrawnText {
  readonly layer: PlanLayer;
  /** Middle of its base line. */
  readonly at: Point;
  /** Degrees, clockwise. */
  readonly angle: number;
  readonly height: number;
  readonly text: string;
}

/** A plan as lines and texts to scale, millimetres with y down, for any format. */
export interface PlanDrawing {
  readonly lines: readonly DrawnLine[];
  readonly texts: readonly DrawnText[];
  readonly box: Box;
}
