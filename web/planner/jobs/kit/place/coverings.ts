import { regionArea } from '../../../measure/outline/polygon.ts';
import type { Drawing, JobPlan, Surface } from '../contract.ts';

/** A surface of a place with what a job lays on it: one body with its pieces. Plan, fronts, 3D and steps project it. */
export interface Covering extends Drawing {
  readonly on: Surface;
}

type Planned = Pick<JobPlan, 'drawings'>;

const isCovering = (drawing: Drawing): drawing is Covering => drawing.on !== undefined;

/** Coverings of jobs, in the order of the jobs; those of one job from the bottom up. */
export const coveringsOf = (plans: readonly Planned[]): readonly Covering[] =>
  plans.flatMap(({ drawings }) => drawings.filter(isCovering));

/** True if a covering is on a surface. */
export const isOn =
  (surface: Surface) =>
  ({ on }: Covering): boolean =>
    on === surface ||
    (typeof on === 'object' &&
      typeof surface === 'object' &&
      ('wall' in on
        ? 'wall' in surface && on.wall === surface.wall
        : 'stretch' in surface && on.stretch === surface.stretch));

/** Least covered share of a surface that is drawn as covered, and hides what is below. */
const MOST = 0.6;

/** True if a covering covers most of its surface. Without pieces it covers all of it, as paint does. */
export function coversMost({ pieces, surface }: Pick<Drawing, 'pieces' | 'surface'>): boolean {
  if (pieces.length === 0) return true;
  const laid = pieces.reduce((sum, { shape }) => sum + Math.abs(regionArea(shape)), 0);
  return laid >= MOST * Math.abs(regionArea(surface));
}
