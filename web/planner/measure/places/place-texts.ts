import type {
  FeatureInput,
  OpeningInput,
  PlaceInput,
  SideInput,
  SlopeInput,
} from './place-input.ts';
import { entryOf } from '../units/entry-of.ts';

/** Entered texts of a place, by the field names of its problems. */
export type PlaceTexts = Readonly<Record<string, string>>;

const OPENING_FIELDS = ['width', 'height', 'at', 'sill'] as const;

const numbered = (list: string, texts: readonly string[]): PlaceTexts =>
  Object.fromEntries(texts.map((text, i) => [`${list}.${i}`, text]));

const textsOfOpenings = (openings: readonly OpeningInput[]): PlaceTexts =>
  Object.fromEntries(
    openings.flatMap((opening) =>
      OPENING_FIELDS.map((field) => [`openings.${opening.id}.${field}`, opening[field]]),
    ),
  );

const FEATURE_FIELDS = ['at', 'width', 'depth', 'angle', 'front'] as const;

const textsOfCorners = (sides: readonly SideInput[]): PlaceTexts =>
  Object.fromEntries(
    sides.flatMap(({ corner }, i) => (corner === undefined ? [] : [[`corners.${i}`, corner.text]])),
  );

const textsOfFeatures = (features: readonly FeatureInput[]): PlaceTexts =>
  Object.fromEntries(
    features.flatMap((feature) =>
      FEATURE_FIELDS.flatMap((field) =>
        feature[field] === undefined ? [] : [[`features.${feature.id}.${field}`, feature[field]]],
      ),
    ),
  );

const SLOPE_FIELDS = ['height', 'across'] as const;

const textsOfSlopes = (slopes: readonly SlopeInput[]): PlaceTexts =>
  Object.fromEntries(
    slopes.flatMap((slope) =>
      SLOPE_FIELDS.map((field) => [`slopes.${slope.id}.${field}`, slope[field]]),
    ),
  );

/** Every entered size of a place. */
export function placeTexts(place: PlaceInput): PlaceTexts {
  switch (place.kind) {
    case 'room':
      return {
        ...numbered(
          'sides',
          place.sides.map(({ length }) => length),
        ),
        ...(place.corners === undefined ? {} : textsOfCorners(place.sides)),
        height: place.height,
        ...textsOfSlopes(place.slopes),
        ...textsOfOpenings(place.openings),
        ...textsOfFeatures(place.features),
        ...(place.beside === undefined
          ? {}
          : {
              'beside.offset': place.beside.offset,
              'beside.thickness': place.beside.thickness,
            }),
      };
    case 'wall':
      return { length: place.length, height: place.height, ...textsOfOpenings(place.openings) };
    case 'ground':
      return {
        ...numbered(
          'sides',
          place.sides.map(({ length }) => length),
        ),
        diameter: place.diameter,
        ...numbered('edges', place.edges),
        ...numbered('diagonals', place.diagonals),
      };
    case 'run':
      return numbered('stretches', place.stretches);
    case 'thing':
      return {};
  }
}

/** The same place with these texts; fields that the place does not have are ignored. */
export function withTexts(place: PlaceInput, texts: PlaceTexts): PlaceInput {
  const of = (field: string, otherwise: string): string => entryOf(texts, field) ?? otherwise;
  const all = (list: string, texted: readonly string[]) =>
    texted.map((text, i) => of(`${list}.${i}`, text));
  const sides = (sidesOf: readonly SideInput[]) =>
    sidesOf.map(({ corner, ...side }, i) => ({
      ...side,
      length: of(`sides.${i}`, side.length),
      ...(corner === undefined
        ? {}
        : { corner: { ...corner, text: of(`corners.${i}`, corner.text) } }),
    }));
  const openings = (inputs: readonly OpeningInput[]) =>
    inputs.map((opening) => {
      const field = (name: (typeof OPENING_FIELDS)[number]): string =>
        of(`openings.${opening.id}.${name}`, opening[name]);
      const [width, height] = [field('width'), field('height')];
      return { ...opening, width, height, at: field('at'), sill: field('sill') };
    });
  const features = (inputs: readonly FeatureInput[]) =>
    inputs.map((feature) => {
      const fields = FEATURE_FIELDS.flatMap((name) => {
        const text = feature[name];
        return text === undefined ? [] : [[name, of(`features.${feature.id}.${name}`, text)]];
      });
      return { ...feature, ...Object.fromEntries(fields) };
    });
  switch (place.kind) {
    case 'room': {
      const { beside } = place;
      return {
        ...place,
        sides: sides(place.sides),
        height: of('height', place.height),
        slopes: place.slopes.map((slope) => ({
          ...slope,
          height: of(`slopes.${slope.id}.height`, slope.height),
          across: of(`slopes.${slope.id}.across`, slope.across),
        })),
        openings: openings(place.openings),
        features: features(place.features),
        ...(beside === undefined
          ? {}
          : {
              beside: {
                ...beside,
                offset: of('beside.offset', beside.offset),
                thickness: of('beside.thickness', beside.thickness),
              },
            }),
      };
    }
    case 'wall':
      return {
        ...place,
        length: of('length', place.length),
        height: of('height', place.height),
        openings: openings(place.openings),
      };
    case 'ground':
      return {
        ...place,
        sides: sides(place.sides),
        diameter: of('diameter', place.diameter),
        edges: all('edges', place.edges),
        diagonals: all('diagonals', place.diagonals),
      };
    case 'run':
      return { ...place, stretches: all('stretches', place.stretches) };
    case 'thing':
      return place;
  }
}
