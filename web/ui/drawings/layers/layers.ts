import { pageMemo } from '../../../documents/settings/page-memo.ts';
import type { Drawing, JobPlan, Surface } from '../../../planner/jobs/kit/contract.ts';
import type { PieceStage } from '../../../planner/jobs/kit/steps/laid-stages.ts';
import { regionArea } from '../../../planner/measure/outline/polygon.ts';
import type { LaidPiece } from '../../../planner/takeoff/laid-piece.ts';

/** A drawing on a surface. */
export interface Layer {
  readonly drawing: Drawing;
  /** Stage of a piece; without it all pieces are done. */
  readonly stageOf?: ((piece: LaidPiece) => PieceStage) | undefined;
  /** True if an earlier layer of the same job shows through it. */
  readonly isOver?: boolean;
}

type Planned = Pick<JobPlan, 'drawings'>;

const isSame = (a: Surface, b: Surface): boolean =>
  a === b ||
  (typeof a === 'object' &&
    typeof b === 'object' &&
    ('wall' in a ? 'wall' in b && a.wall === b.wall : 'stretch' in b && a.stretch === b.stretch));

const drawnOn = ({ drawings }: Planned, surface: Surface): readonly Drawing[] =>
  drawings.filter(({ on }) => on !== undefined && isSame(on, surface));

/** Share of a surface above which a layer hides those below it. */
const COVERS = 0.6;

/** True if a drawing covers most of its surface. */
function covers({ pieces, surface }: Drawing): boolean {
  if (pieces.length === 0) return true;
  const laid = pieces.reduce((sum, { shape }) => sum + Math.abs(regionArea(shape)), 0);
  return laid >= COVERS * Math.abs(regionArea(surface));
}

/** Memoised by drawing, so that its picture does not render again. */
const layerOf = (drawing: Drawing, isOver: boolean): Layer =>
  pageMemo.of(['layer', drawing, isOver], () => ({ drawing, isOver }));

/** Layers of one job: those that cover little, then only the last one that covers the surface. */
function layersOf(drawings: readonly Drawing[]): readonly Layer[] {
  const last = drawings.findLast(covers);
  const under = drawings.filter((one) => one !== last && !covers(one));
  const layers = under.map((drawing) => layerOf(drawing, false));
  return last === undefined ? layers : [...layers, layerOf(last, under.length > 0)];
}

/**
 * Layers of these jobs on a surface, from the bottom up, in the order of the jobs; jobs with only strips or bands are
 * above those that cover the surface.
 */
export function layersOn(plans: readonly Planned[], surface: Surface): readonly Layer[] {
  const laid = plans.map((plan) => layersOf(drawnOn(plan, surface)));
  const isFull = (layers: readonly Layer[]): boolean =>
    layers.some(({ drawing }) => covers(drawing));
  return [...laid.filter(isFull), ...laid.filter((layers) => !isFull(layers))].flat();
}
