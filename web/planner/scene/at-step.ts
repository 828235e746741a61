import type { Step } from '../jobs/kit/contract.ts';
import type { State } from '../jobs/kit/work/states.ts';
import type { Product } from '../stock/products.ts';
import { isSolid, sheetsOf, type Scene, type SceneItem } from './scene.ts';

/** Bodies of a scene by their time in the work, seen from one of its steps. */
export interface SceneAtStep {
  /** Bodies of earlier steps, and those that exist before the work. */
  readonly done: readonly SceneItem[];
  readonly added: readonly SceneItem[];
  readonly later: readonly SceneItem[];
}

export const bodiesIn = (
  scene: Pick<Scene, 'solids' | 'sheets' | 'coverings'>,
): readonly SceneItem[] => [...scene.solids, ...sheetsOf(scene)];

/** True if a step adds a body. */
export const addsTo = (scene: Scene, step: string): boolean =>
  bodiesIn(scene).some((item) => item.step === step);

/** The bodies of a product as added, all others as later. If solids have letters, those without are of another section. */
export function sceneOfProduct(scene: Scene, of: Product): SceneAtStep {
  const isLettered = scene.solids.some(({ part, product }) => part !== '' && product === of);
  const isOwn = (item: SceneItem): boolean =>
    item.product === of && !(isLettered && isSolid(item) && item.part === '');
  const all = bodiesIn(scene);
  return { done: [], added: all.filter(isOwn), later: all.filter((one) => !isOwn(one)) };
}

/** The scene at a step. Removed bodies and unknown steps count as done. */
export function sceneAtStep(
  scene: Scene,
  steps: readonly { readonly id: string }[],
  step: string,
): SceneAtStep {
  const order = new Map(steps.map(({ id }, i) => [id, i]));
  const now = order.get(step) ?? -1;
  const parted: Record<keyof SceneAtStep, SceneItem[]> = { done: [], added: [], later: [] };
  for (const item of bodiesIn(scene)) {
    const at = item.step === undefined ? -1 : (order.get(item.step) ?? -1);
    parted[at === now && item.step !== undefined ? 'added' : at > now ? 'later' : 'done'].push(
      item,
    );
  }
  return parted;
}

const COATED: ReadonlySet<State> = new Set<State>(['primed', 'painted', 'oiled', 'sealed']);

/**
 * Bodies that a step adds. Of a step that adds none: finished ones that it coats, those that a later step adds out of the
 * parts it prepares, those that come next if it coats them before, or those of the material it takes.
 */
export function workedOn(
  { done, added, later }: SceneAtStep,
  steps: readonly Step[],
  { uses = [], work }: Step,
): readonly SceneItem[] {
  if (added.length > 0) return added;
  const made = (work?.makes ?? []).filter(({ target }) => target.startsWith('part:'));
  const isCoat = made.some(({ state }) => COATED.has(state));
  const finished = done.filter(({ step }) => step !== undefined);
  if (isCoat && finished.length > 0) return finished;
  const targets = new Set(made.map(({ target }) => target));
  const adding = new Set(
    steps
      .filter((one) => one.work?.needs?.some(({ target }) => targets.has(target)))
      .map(({ id }) => id),
  );
  const prepared = later.filter(({ step }) => step !== undefined && adding.has(step));
  if (prepared.length > 0) return prepared;
  const next = steps.find(({ id }) => later.some(({ step }) => step === id))?.id;
  return later.filter(({ step, product }) =>
    isCoat ? step === next : product !== undefined && uses.includes(product),
  );
}
