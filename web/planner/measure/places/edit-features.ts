import type { FeatureInput, FeatureKind, OpeningInput } from './place-input.ts';
import { featureWalls } from './wall-features.ts';

/** Features and the openings that may be on their walls, which change together. */
export interface FeatureParts {
  readonly features: readonly FeatureInput[];
  readonly openings: readonly OpeningInput[];
}

/** A feature in the middle of a wall with the usual size and a new number. */
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

/** Changes a feature; openings on its walls move with it to another wall. */
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

/** Changes the form of a feature and removes the texts of the former form. */
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

/** Removes a feature; openings on its walls move to the wall behind it if there is room. */
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
