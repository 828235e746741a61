import type { Box, Point } from '../../outline/polygon.ts';

/** Layers with their AutoCAD colours and line widths on paper, points. Our reader takes rooms from the first one only. */
export const PLAN_LAYERS = {
  WALLS: { colour: 7, wide: 1.6 },
  PIECES: { colour: 9, wide: 0.2 },
  OPENINGS: { colour: 3, wide: 0.7 },
  DIMENSIONS: { colour: 8, wide: 0.3 },
  NAMES: { colour: 5, wide: 0.3 },
  BOARD: { colour: 7, wide: 8 },
  PART: { colour: 5, wide: 6 },
  CUT: { colour: 1, wide: 4 },
  OFFCUT: { colour: 3, wide: 10 },
  DEFECT: { colour: 6, wide: 8 },
  TEXT: { colour: 8, wide: 0 },
} as const;
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

/** Layers on which something is drawn, in the order of `PLAN_LAYERS`. */
export function layersIn({ lines, texts }: PlanDrawing): readonly PlanLayer[] {
  const used = new Set<string>([...lines, ...texts].map(({ layer }) => layer));
  return (Object.keys(PLAN_LAYERS) as PlanLayer[]).filter((layer) => used.has(layer));
}
