import { regionArea } from '../../../measure/outline/polygon.ts';
import type { Covering, Surface } from '../../../scene/scene.ts';
import type { Drawing, JobPlan } from '../contract.ts';

/** A drawing on a surface of the place: a covering, or a view of other bodies there. */
export interface PlacedDrawing extends Drawing {
  readonly on: Surface;
}

type Planned = Pick<JobPlan, 'drawings'>;

const isPlaced = (drawing: Drawing): drawing is PlacedDrawing => drawing.on !== undefined;

/** True if the pieces of a drawing are a body of the scene. */
export const isCovering = (drawing: Drawing): drawing is PlacedDrawing =>
  isPlaced(drawing) && drawing.isView !== true;

/** Drawings of jobs on their place, in the order of the jobs; those of one job from the bottom up. */
export const placedDrawings = (plans: readonly Planned[]): readonly PlacedDrawing[] =>
  plans.flatMap(({ drawings }) => drawings.filter(isPlaced));

/** True if a covering is on a surface. */
export const isOn =
  (surface: Surface) =>
  ({ on }: Pick<Covering, 'on'>): boolean =>
    on === surface ||
    (typeof on === 'object' &&
      typeof surface === 'object' &&
      ('wall' in on
        ? 'wall' in surface && on.wall === surface.wall
        : 'stretch' in on && 'stretch' in surface && on.stretch === surface.stretch));

/** Least covered share of a surface that is drawn as covered, and hides what is below. */
const MOST = 0.6;

/** True if a covering covers most of its surface. Without pieces it covers all of it, as paint does. */
export function coversMost({
  pieces,
  surface,
  isTrim,
}: Pick<Drawing, 'pieces' | 'surface' | 'isTrim'>): boolean {
  if (isTrim === true) return false;
  if (pieces.length === 0) return true;
  const laid = pieces.reduce((sum, { shape }) => sum + Math.abs(regionArea(shape)), 0);
  return laid >= MOST * Math.abs(regionArea(surface));
}
