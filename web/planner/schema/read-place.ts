import {
  CORNER_WAYS,
  FEATURE_FORMS,
  FEATURE_KINDS,
  MOST_SLOPES,
  newGround,
  SHAPES,
  type BesideInput,
  type CornerInput,
  type FeatureInput,
  type GroundInput,
  type OpeningInput,
  type PlaceInput,
  type RoomInput,
  type RunInput,
  type SideInput,
  type SlopeInput,
  type ThingInput,
  type WallInput,
} from '../measure/places/place-input.ts';
import { MOST_SIDES } from '../measure/places/wall-features.ts';
import {
  isFields,
  key,
  list,
  object,
  oneOf,
  optional,
  optionalText,
  text,
  type Schema,
} from './schema.ts';

const readOpening: Schema<OpeningInput> = object({
  id: key,
  kind: oneOf('opening', 'door', 'window'),
  wall: key,
  width: text,
  height: text,
  at: text,
  sill: text,
});

/** Numbers from 1, as walls are called after them. */
const featureId = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[1-9]\d?$/.test(value) ? value : undefined;

/** One of these values; undefined for anything else, such as what only a newer version knows. */
const known =
  <const T extends string>(...values: readonly T[]): Schema<T> =>
  (value) =>
    values.find((one) => one === value);

const ifText = optional(optionalText);

const readFeature: Schema<FeatureInput> = object({
  id: featureId,
  kind: oneOf(...FEATURE_KINDS),
  wall: key,
  at: text,
  width: text,
  depth: text,
  form: optional(known(...FEATURE_FORMS)),
  angle: ifText,
  front: ifText,
});

const readCorner: Schema<CornerInput> = object({ by: known(...CORNER_WAYS), text });

const readSide: Schema<SideInput> = object({
  length: text,
  turn: oneOf('right', 'left'),
  corner: optional(readCorner),
});

/** Sides whose corners turn round exactly once; otherwise a rectangle with the lengths that it can keep. */
function readSides(value: unknown): readonly SideInput[] {
  const sides = list(readSide)(value);
  const turns = sides.reduce((sum, { turn }) => sum + (turn === 'right' ? 1 : -1), 0);
  if (sides.length % 2 === 0 && turns === 4) return sides;
  return SHAPES.rectangle.map((side, i) => ({ ...side, length: sides[i]?.length ?? '' }));
}

/** Numbers from 1, as fields are called after them. */
const readSlope: Schema<SlopeInput> = object({
  id: featureId,
  low: (value) => key(value) ?? 'top',
  height: text,
  across: text,
});

const named = { id: key, name: text };

const readBeside: Schema<BesideInput> = object({
  room: key,
  wall: key,
  theirs: key,
  offset: text,
  thickness: text,
});

const readRoomFields: Schema<RoomInput> = object({
  kind: (): 'room' => 'room',
  ...named,
  storey: ifText,
  beside: optional(readBeside),
  sides: (value) => list(readSide)(value),
  corners: optional(known('any')),
  height: text,
  openings: list(readOpening),
  features: list(readFeature),
  slopes: list(readSlope, MOST_SLOPES),
});

/**
 * A room whose corners turn round exactly once, or one at any angles with at most as many sides as there are letters.
 */
function readRoom(value: unknown): RoomInput | undefined {
  const room = readRoomFields(value);
  if (room === undefined) return undefined;
  const { sides, corners } = room;
  const isAngled = corners === 'any' && sides.length >= 3 && sides.length <= MOST_SIDES;
  return { ...room, sides: isAngled ? sides : readSides(sides) };
}

const readWall: Schema<WallInput> = object({
  kind: (): 'wall' => 'wall',
  ...named,
  length: text,
  height: text,
  openings: list(readOpening),
});

const readGroundFields: Schema<GroundInput> = object({
  kind: (): 'ground' => 'ground',
  ...named,
  shape: oneOf('sides', 'circle', 'triangles'),
  sides: readSides,
  diameter: text,
  edges: list(text),
  diagonals: list(text),
});

/** Ground with at least three edges, and a diagonal for each of them past the third. */
function readGround(value: unknown): GroundInput | undefined {
  const ground = readGroundFields(value);
  if (ground === undefined) return undefined;
  const edges = ground.edges.length < 3 ? newGround(ground.id).edges : ground.edges;
  return { ...ground, edges, diagonals: edges.slice(3).map((_, i) => ground.diagonals[i] ?? '') };
}

const readRun: Schema<RunInput> = object({
  kind: (): 'run' => 'run',
  ...named,
  stretches: (value) => {
    const stretches = list(text)(value);
    return stretches.length === 0 ? [''] : stretches;
  },
});

const readThing: Schema<ThingInput> = object({ kind: (): 'thing' => 'thing', ...named });

/** Reader by kind of place. */
const READERS: Readonly<Record<PlaceInput['kind'], Schema<PlaceInput>>> = {
  room: readRoom,
  wall: readWall,
  ground: readGround,
  run: readRun,
  thing: readThing,
};

const isKind = (kind: unknown): kind is PlaceInput['kind'] =>
  typeof kind === 'string' && Object.hasOwn(READERS, kind);

/** A place from storage; undefined for what is none, or of a kind that this version does not know. */
export function readPlace(value: unknown): PlaceInput | undefined {
  const kind = isFields(value) ? value['kind'] : undefined;
  return isKind(kind) ? READERS[kind](value) : undefined;
}
