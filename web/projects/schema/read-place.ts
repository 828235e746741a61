import {
  newGround,
  newRoom,
  PLAN_SIDES,
  SHAPES,
  type OpeningInput,
  type PlaceInput,
  type RoomInput,
  type SideInput,
} from '../../measure/place-input.ts';
import { isFields, key, list, oneOf, text, type Fields } from './read-value.ts';

const TURNS = ['left', 'right'] as const;
const OPENINGS = ['door', 'window', 'opening'] as const;
const GROUNDS = ['sides', 'circle', 'triangles'] as const;

function readOpening(value: unknown): OpeningInput | undefined {
  if (!isFields(value)) return undefined;
  const [id, wall] = [key(value['id']), key(value['wall'])];
  if (id === undefined || wall === undefined) return undefined;
  return {
    id,
    wall,
    kind: oneOf(OPENINGS, value['kind']) ?? 'opening',
    width: text(value['width']),
    height: text(value['height']),
    at: text(value['at']),
    sill: text(value['sill']),
  };
}

const readSide = (value: unknown): SideInput | undefined =>
  isFields(value)
    ? { length: text(value['length']), turn: oneOf(TURNS, value['turn']) ?? 'right' }
    : undefined;

/** Sides whose corners go round once; a rectangle where they do not, with the lengths it can keep. */
function readSides(value: unknown): readonly SideInput[] {
  const sides = list(value, readSide);
  const turns = sides.reduce((sum, { turn }) => sum + (turn === 'right' ? 1 : -1), 0);
  if (sides.length % 2 === 0 && turns === 4) return sides;
  return SHAPES.rectangle.map((side, i) => ({ ...side, length: sides[i]?.length ?? '' }));
}

function readRoom(value: Fields, id: string): RoomInput {
  const slope = value['slope'];
  return {
    ...newRoom(id),
    name: text(value['name']),
    sides: readSides(value['sides']),
    height: text(value['height']),
    openings: list(value['openings'], readOpening),
    ...(isFields(slope)
      ? {
          slope: {
            low: oneOf(PLAN_SIDES, slope['low']) ?? 'top',
            height: text(slope['height']),
          },
        }
      : {}),
  };
}

/** A place from storage; undefined for what is none. */
export function readPlace(value: unknown): PlaceInput | undefined {
  if (!isFields(value)) return undefined;
  const id = key(value['id']);
  if (id === undefined) return undefined;
  const name = text(value['name']);
  switch (value['kind']) {
    case 'room':
      return readRoom(value, id);
    case 'wall':
      return {
        kind: 'wall',
        id,
        name,
        length: text(value['length']),
        height: text(value['height']),
        openings: list(value['openings'], readOpening),
      };
    case 'ground': {
      const edges = list(value['edges'], text);
      const fan = edges.length < 3 ? newGround(id).edges : edges;
      const diagonals = list(value['diagonals'], text);
      return {
        kind: 'ground',
        id,
        name,
        shape: oneOf(GROUNDS, value['shape']) ?? 'sides',
        sides: readSides(value['sides']),
        diameter: text(value['diameter']),
        edges: fan,
        diagonals: fan.slice(3).map((_, i) => diagonals[i] ?? ''),
      };
    }
    case 'run': {
      const stretches = list(value['stretches'], text);
      return { kind: 'run', id, name, stretches: stretches.length === 0 ? [''] : stretches };
    }
    case 'thing':
      return { kind: 'thing', id, name };
    default:
      return undefined;
  }
}
