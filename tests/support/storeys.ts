import * as fc from 'fast-check';
import {
  newRoom,
  SHAPES,
  wallLetter,
  type BesideInput,
  type OpeningInput,
  type RoomInput,
} from '../../web/planner/measure/places/place-input.ts';
import { newProject, type Project } from '../../web/planner/schema/project.ts';

export const rectangle = (
  id: string,
  [long, wide]: readonly [string, string],
  part: Partial<RoomInput> = {},
): RoomInput => ({
  ...newRoom(id),
  name: id,
  sides: SHAPES.rectangle.map((side, i) => ({ ...side, length: [long, wide][i] ?? '' })),
  height: '2.4 m',
  ...part,
});

export const door = (id: string, wall: string, at: string, part: Partial<OpeningInput> = {}) => ({
  id,
  kind: 'door' as const,
  wall,
  width: '0.8 m',
  height: '2 m',
  at,
  sill: '',
  ...part,
});

export const beside = (
  room: string,
  [wall, theirs]: readonly [string, string],
  offset = '',
  thickness = '',
): BesideInput => ({ room, wall, theirs, offset, thickness });

export const houseOf = (...places: readonly RoomInput[]): Project => ({
  ...newProject('h', 0),
  places,
});

/** A hall, a bedroom below it and a bath to the left of that; the hall's door leads to the bedroom. */
export const flat = (): Project =>
  houseOf(
    rectangle('hall', ['6 m', '1.2 m'], { openings: [door('d', 'C', '0.5 m')] }),
    rectangle('bed', ['4 m', '3 m'], { beside: beside('hall', ['A', 'C']) }),
    rectangle('bath', ['2 m', '3 m'], { beside: beside('bed', ['B', 'D'], '', '150 mm') }),
  );

/** Sides and corners of a triangle of 3, 4 and 5 m, and of a room with a corner cut off at 45°. */
const ODD: readonly Pick<RoomInput, 'corners' | 'sides'>[] = [
  {
    corners: 'any',
    sides: [
      { length: '3 m', turn: 'right' },
      { length: '4 m', turn: 'right', corner: { by: 'open', text: '' } },
      { length: '5 m', turn: 'right', corner: { by: 'open', text: '' } },
    ],
  },
  {
    corners: 'any',
    sides: [
      { length: '4 m', turn: 'right', corner: { by: 'angle', text: '135' } },
      { length: '1414.2 mm', turn: 'right', corner: { by: 'angle', text: '135' } },
      { length: '3 m', turn: 'right' },
      { length: '5 m', turn: 'right' },
      { length: '4 m', turn: 'right' },
    ],
  },
];

const inMm = (least: number, most: number) =>
  fc.integer({ min: least, max: most }).map((size) => `${size} mm`);

const shape = fc.oneof(
  fc
    .tuple(inMm(2000, 6000), inMm(2000, 6000))
    .map(([long, wide]) => rectangle('', [long, wide]).sides)
    .map((sides): Pick<RoomInput, 'corners' | 'sides'> => ({ sides })),
  fc.constantFrom(...ODD),
);

const letterOf = (nth: number, sides: readonly unknown[]): string => wallLetter(nth % sides.length);

/**
 * Houses of up to eight rooms at any angle, each next to an earlier one, with doors and windows that fit: some of the
 * doors at a typed place.
 */
export const houses = fc
  .array(
    fc.record({
      shape,
      on: fc.nat(),
      wall: fc.nat(25),
      theirs: fc.nat(25),
      offset: fc.integer({ min: -1500, max: 3000 }),
      thickness: fc.constantFrom('', '75 mm', '300 mm'),
      storey: fc.constantFrom('', '', '', 'First floor'),
      doors: fc.array(fc.record({ wall: fc.nat(25), at: fc.integer({ min: -1, max: 600 }) }), {
        maxLength: 2,
      }),
    }),
    { minLength: 1, maxLength: 8 },
  )
  .map((rooms) =>
    houseOf(
      ...rooms.map(({ shape: { sides, ...any }, doors, storey, ...where }, i): RoomInput => {
        const on = where.on % Math.max(1, i);
        const there = rooms[on]?.shape.sides ?? [];
        const walls = doors.map((one) => letterOf(one.wall, sides));
        return {
          ...newRoom(`r${i}`),
          name: `Room ${i}`,
          ...any,
          sides,
          height: '2.4 m',
          openings: doors.flatMap(({ at }, n) =>
            walls.indexOf(walls[n] ?? '') === n
              ? [door(`d${n}`, walls[n] ?? 'A', at < 0 ? '' : `${at} mm`)]
              : [],
          ),
          ...(storey === '' ? {} : { storey }),
          ...(i === 0
            ? {}
            : {
                beside: beside(
                  `r${on}`,
                  [letterOf(where.wall, sides), letterOf(where.theirs, there)],
                  `${where.offset < 0 ? '-' : ''}${Math.abs(where.offset)} mm`,
                  where.thickness,
                ),
              }),
        };
      }),
    ),
  );
