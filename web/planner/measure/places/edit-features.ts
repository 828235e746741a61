import type { FeatureInput, FeatureKind, OpeningInput } from './place-input.ts';
import { featureWalls } from './wall-features.ts';

/** Features with the openings that may be on their walls: what changes together. */
export interface FeatureParts {
  readonly features: readonly FeatureInput[];
  readonly openings: readonly OpeningInput[];
}

/** A feature of a kind on a wall, in its middle and of the usual size, with a number that none of the others has. */
export function newFeature(
  { features }: Pick<FeatureParts, 'features'>,
  kind: FeatureKind,
  wall: string,
): FeatureInput {
  const taken = new Set(features.map(({ id }) => id));
  let number = 1;
  while (taken.has(String(number))) number += 1;
  return { id: String(number), kind, wall, at: '', width: '', depth: '' };
}

/** Changes a feature; what is on its walls goes with it to another wall. */
export function changeFeature(
  { features, openings }: FeatureParts,
  id: string,
  part: Partial<Omit<FeatureInput, 'id'>>,
): FeatureParts {
  const before = features.find((one) => one.id === id);
  if (before === undefined) return { features, openings };
  const after = { ...before, ...part };
  const [from, to] = [featureWalls(before), featureWalls(after)];
  return {
    features: features.map((one) => (one.id === id ? after : one)),
    openings: openings.map((opening) => {
      const at = from.indexOf(opening.wall);
      return at < 0 ? opening : { ...opening, wall: to[at] ?? opening.wall };
    }),
  };
}

/** A feature of another form; what was typed for one form is no part of another. */
export const changeForm = (
  { features, openings }: FeatureParts,
  id: string,
  form: FeatureInput['form'],
): FeatureParts => ({
  features: features.map((one) => {
    if (one.id !== id) return one;
    const { form: _form, angle: _angle, front: _front, ...square } = one;
    if (form === undefined) return square;
    return form === 'splayed' ? { ...square, form, angle: '', front: '' } : { ...square, form };
  }),
  openings,
});

/** Takes a feature away; what was on its walls goes to the wall that it stood on, where there is room. */
export function removeFeature({ features, openings }: FeatureParts, id: string): FeatureParts {
  const gone = features.find((one) => one.id === id);
  if (gone === undefined) return { features, openings };
  const walls = featureWalls(gone);
  return {
    features: features.filter((one) => one.id !== id),
    openings: openings.map((opening) =>
      walls.includes(opening.wall) ? { ...opening, wall: gone.wall, at: '' } : opening,
    ),
  };
}
