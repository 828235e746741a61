import { pageMemo } from '../../../documents/settings/page-names.ts';
import type { Drawing, JobPlan } from '../../../planner/jobs/kit/contract.ts';
import type { Surface } from '../../../planner/scene/scene.ts';
import type { PieceStage } from '../../../planner/jobs/kit/steps/laid-stages.ts';
import {
  coversMost,
  placedDrawings,
  isOn,
  type PlacedDrawing,
} from '../../../planner/jobs/kit/place/coverings.ts';
import type { LaidPiece } from '../../../planner/takeoff/laid-piece.ts';

/** A drawing on a surface. */
export interface Layer {
  readonly drawing: Drawing;
  /** Stage of a piece; without it all pieces are done. */
  readonly stageOf?: ((piece: LaidPiece) => PieceStage) | undefined;
  /** Letters of its pieces in the list of parts. */
  readonly letters?: ReadonlyMap<LaidPiece, string> | undefined;
}

type Planned = Pick<JobPlan, 'drawings'>;

/** Memoised by drawing, so that its picture does not render again. */
const layerOf = (drawing: Drawing): Layer => pageMemo.of(['layer', drawing], () => ({ drawing }));

/** Layers of one job: those that cover little, then only the last one that covers the surface. */
function layersOf(coverings: readonly PlacedDrawing[]): readonly Layer[] {
  const last = coverings.findLast(coversMost);
  const under = coverings.filter((one) => one !== last && !coversMost(one));
  return [...under, ...(last === undefined ? [] : [last])].map(layerOf);
}

/**
 * Layers of these jobs on a surface, from the bottom up, in the order of the jobs; jobs with only strips or bands are
 * above those that cover the surface.
 */
export function layersOn(plans: readonly Planned[], surface: Surface): readonly Layer[] {
  const laid = plans.map((plan) => layersOf(placedDrawings([plan]).filter(isOn(surface))));
  const isFull = (layers: readonly Layer[]): boolean =>
    layers.some(({ drawing }) => coversMost(drawing));
  return [...laid.filter(isFull), ...laid.filter((layers) => !isFull(layers))].flat();
}
