import { pageMemo } from '../../../documents/settings/page-memo.ts';
import type { Drawing, JobPlan, Surface } from '../../../planner/jobs/kit/contract.ts';
import type { PieceStage } from '../../../planner/jobs/kit/steps/laid-stages.ts';
import { regionArea } from '../../../planner/measure/outline/polygon.ts';
import type { LaidPiece } from '../../../planner/takeoff/laid-piece.ts';

/** The layers on a surface. */
export interface Layer {
  readonly drawing: Drawing;
  /** Everything is done where left out. */
  readonly stageOf?: ((piece: LaidPiece) => PieceStage) | undefined;
  /** What the same job laid before shows through it. */
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

/** From this share of a surface on what lies beneath is not seen. */
const COVERS = 0.6;

/** True if a drawing covers most of what it lies on. */
function covers({ pieces, surface }: Drawing): boolean {
  if (pieces.length === 0) return true;
  const laid = pieces.reduce((sum, { shape }) => sum + Math.abs(regionArea(shape)), 0);
  return laid >= COVERS * Math.abs(regionArea(surface));
}

/** The same object for the same drawing, so that its picture is not drawn again. */
const layerOf = (drawing: Drawing, isOver: boolean): Layer =>
  pageMemo.of(['layer', drawing, isOver], () => ({ drawing, isOver }));

/** Of one job: what covers only once, over what it hangs on. */
function layersOf(drawings: readonly Drawing[]): readonly Layer[] {
  const last = drawings.findLast(covers);
  const under = drawings.filter((one) => one !== last && !covers(one));
  const layers = under.map((drawing) => layerOf(drawing, false));
  return last === undefined ? layers : [...layers, layerOf(last, under.length > 0)];
}

/**
 * What these jobs lay on a surface, from below up: strips and bands over what covers it, and of two that cover it that of
 * the job named last.
 */
export function layersOn(plans: readonly Planned[], surface: Surface): readonly Layer[] {
  const laid = plans.map((plan) => layersOf(drawnOn(plan, surface)));
  const isFull = (layers: readonly Layer[]): boolean =>
    layers.some(({ drawing }) => covers(drawing));
  return [...laid.filter(isFull), ...laid.filter((layers) => !isFull(layers))].flat();
}
