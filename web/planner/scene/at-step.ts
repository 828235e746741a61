import type { Scene, SceneItem } from './scene.ts';

/** Bodies of a scene by their time in the work, seen from one of its steps. */
export interface SceneAtStep {
  /** Bodies of earlier steps, and those that exist before the work. */
  readonly done: readonly SceneItem[];
  readonly added: readonly SceneItem[];
  readonly later: readonly SceneItem[];
}

/** True if a step adds a body. */
export const addsTo = ({ solids, sheets = [] }: Scene, step: string): boolean =>
  [...solids, ...sheets].some((item) => item.step === step);

/** The scene at a step. Removed bodies and unknown steps count as done. */
export function sceneAtStep(
  { solids, sheets = [] }: Scene,
  steps: readonly { readonly id: string }[],
  step: string,
): SceneAtStep {
  const order = new Map(steps.map(({ id }, i) => [id, i]));
  const now = order.get(step) ?? -1;
  const parted: Record<keyof SceneAtStep, SceneItem[]> = { done: [], added: [], later: [] };
  for (const item of [...solids, ...sheets]) {
    const at = item.step === undefined ? -1 : (order.get(item.step) ?? -1);
    parted[at === now && item.step !== undefined ? 'added' : at > now ? 'later' : 'done'].push(
      item,
    );
  }
  return parted;
}
