import { en } from '../../../../language/en/job-plan.ts';
import type { Locale } from '../../../../language/locale.ts';
import { measurePlace } from '../../../measure/places/measure-place.ts';
import {
  newGround,
  newRoom,
  newRun,
  newThing,
  newWall,
  SHAPES,
  type OpeningInput,
  type PlaceInput,
  type RoomInput,
} from '../../../measure/places/place-input.ts';
import type { Place, PlaceKind } from '../../../measure/places/place.ts';

const wordsIn = (locale: Locale) => locale.words('jobPlan', en).examples;

const lengths = (texts: readonly string[]) =>
  SHAPES.rectangle.map((side, i) => ({ ...side, length: texts[i] ?? '' }));

const opening = (
  kind: OpeningInput['kind'],
  wall: string,
  [width, height]: readonly [string, string],
  sill = '',
): OpeningInput => ({ id: `${kind}-${wall}`, kind, wall, width, height, at: '', sill });

/** Sizes in the units of the region. */
const SIZES = {
  metric: {
    sides: ['4.020 m', '3.385 m'],
    height: '2.415 m',
    window: ['1.200 m', '1.150 m'],
    // A usual sill is another in feet: what is laid round the window would be too.
    sill: '0.900 m',
    door: ['0.762 m', '1.981 m'],
    wall: ['3.500 m', '2.400 m'],
    gap: ['0.838 m', '2.040 m'],
    ground: ['4.800 m', '3.600 m'],
    run: '9.150 m',
  },
  imperial: {
    sides: ['13\'3"', '11\'1"'],
    height: '8 ft',
    window: ['48 in', '45 in'],
    sill: '36 in',
    door: ['30 in', '80 in'],
    wall: ['12 ft', '8 ft'],
    gap: ['34 in', '82 1/2 in'],
    ground: ['14 ft', '10 ft'],
    run: '30 ft',
  },
} as const;

/** The room that public pages show and count with. */
export function exampleRoom(locale: Locale): RoomInput {
  const { sides, height, window, sill, door } = SIZES[locale.made];
  return {
    ...newRoom('example'),
    name: wordsIn(locale).room,
    sides: lengths(sides),
    height,
    openings: [opening('window', 'A', window, sill), opening('door', 'C', door)],
  };
}

function examples(locale: Locale): Readonly<Record<PlaceKind, PlaceInput>> {
  const words = wordsIn(locale);
  const { wall, gap, ground, run } = SIZES[locale.made];
  return {
    room: exampleRoom(locale),
    wall: {
      ...newWall('example'),
      name: words.wall,
      length: wall[0],
      height: wall[1],
      openings: [opening('door', 'A', gap)],
    },
    ground: { ...newGround('example'), name: words.ground, sides: lengths(ground) },
    thing: newThing('example'),
    run: { ...newRun('example'), name: words.run, stretches: [run] },
  };
}

export const exampleInput = (kind: PlaceKind, locale: Locale): PlaceInput => examples(locale)[kind];

/** A place of a kind, measured, as public pages show it. */
export function examplePlace(kind: PlaceKind, locale: Locale): Place {
  const { place } = measurePlace(exampleInput(kind, locale), locale);
  if (place === undefined) throw new Error(`the example of a ${kind} is not measured`);
  return place;
}
