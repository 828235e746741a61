import { measurePlace } from '../../../../web/planner/measure/places/measure-place.ts';
import {
  newGround,
  newRoom,
  newRun,
  newThing,
  newWall,
  SHAPES,
  type OpeningInput,
  type PlaceInput,
  type ShapeName,
  type SideInput,
} from '../../../../web/planner/measure/places/place-input.ts';
import type { Place, PlaceKind } from '../../../../web/planner/measure/places/place.ts';
import { BRITISH } from '../../../../web/language/locale.ts';

const mm = (size: number): string => `${size} mm`;

/** The place as measured; a test that types something wrong fails here. */
export function placed(input: PlaceInput): Place {
  const { place, problems } = measurePlace(input, BRITISH.metric);
  if (place === undefined) throw new Error(`not measured: ${JSON.stringify(problems)}`);
  return place;
}

export const sides = (shape: ShapeName, ...lengths: readonly number[]): readonly SideInput[] =>
  SHAPES[shape].map((side, i) => ({
    ...side,
    length: i < lengths.length ? mm(lengths[i] ?? 0) : '',
  }));

/** A door of 0.8 × 2.0 m, 0.5 m along the first wall. */
const door: OpeningInput = {
  id: 'd',
  kind: 'door',
  wall: 'A',
  width: mm(800),
  height: mm(2000),
  at: mm(500),
  sill: '',
};

const roomOf = (outline: readonly SideInput[]): Place =>
  placed({ ...newRoom('room'), sides: outline, height: mm(2400), openings: [door] });

export const ground = (x: number, y: number): Place =>
  placed({ ...newGround('ground'), sides: sides('rectangle', x, y) });

export const circle = (diameter: number): Place =>
  placed({ ...newGround('ground'), shape: 'circle', diameter: mm(diameter) });

export const run = (...lengths: readonly number[]): Place =>
  placed({ ...newRun('run'), stretches: lengths.map(mm) });

export const wall = (x: number, y: number, openings: readonly OpeningInput[] = []): Place =>
  placed({ ...newWall('wall'), length: mm(x), height: mm(y), openings });

export const thing = placed(newThing('thing'));

const L = [4000, 2000, 1500, 1000] as const;

/** A place of each kind, none of them the simplest. */
export const PLACES: Readonly<Record<PlaceKind, Place>> = {
  room: roomOf(sides('L', ...L)),
  wall: wall(3600, 2400, [{ ...door, at: mm(600) }]),
  ground: placed({ ...newGround('ground'), sides: sides('L', ...L) }),
  run: run(7200, 4100),
  thing,
};
