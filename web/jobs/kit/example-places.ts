import { en } from '../../language/en/job-plan.ts';
import type { Locale } from '../../language/locale.ts';
import { measurePlace } from '../../measure/measure-place.ts';
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
} from '../../measure/place-input.ts';
import type { Place, PlaceKind } from '../../measure/place.ts';

const wordsIn = (locale: Locale) => locale.words('jobPlan', en).examples;

const lengths = (texts: readonly string[]) =>
  SHAPES.rectangle.map((side, i) => ({ ...side, length: texts[i] ?? '' }));

const opening = (
  kind: OpeningInput['kind'],
  wall: string,
  [width, height]: readonly [string, string],
  sill = '',
): OpeningInput => ({ id: `${kind}-${wall}`, kind, wall, width, height, at: '', sill });

/** The room that public pages show and count with. */
export const exampleRoom = (locale: Locale): RoomInput => ({
  ...newRoom('example'),
  name: wordsIn(locale).room,
  sides: lengths(['4.020 m', '3.385 m']),
  height: '2.415 m',
  openings: [
    // A usual sill is another in feet: what is laid round the window would be too.
    opening('window', 'A', ['1.200 m', '1.150 m'], '0.900 m'),
    opening('door', 'C', ['0.762 m', '1.981 m']),
  ],
});

const examples = (locale: Locale): Readonly<Record<PlaceKind, PlaceInput>> => ({
  room: exampleRoom(locale),
  wall: {
    ...newWall('example'),
    name: wordsIn(locale).wall,
    length: '3.600 m',
    height: '2.400 m',
    openings: [opening('door', 'A', ['0.838 m', '2.040 m'])],
  },
  ground: {
    ...newGround('example'),
    name: wordsIn(locale).ground,
    sides: lengths(['4.800 m', '3.600 m']),
  },
  thing: newThing('example'),
  run: { ...newRun('example'), name: wordsIn(locale).run, stretches: ['9.150 m'] },
});

/** A place of a kind, measured, as public pages show it. */
export function examplePlace(kind: PlaceKind, locale: Locale): Place {
  const { place } = measurePlace(examples(locale)[kind], locale);
  if (place === undefined) throw new Error(`the example of a ${kind} is not measured`);
  return place;
}
