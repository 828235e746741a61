import { JOBS } from '../../../web/planner/jobs/catalogue.ts';
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
} from '../../../web/planner/measure/places/place-input.ts';
import type { PlaceKind } from '../../../web/planner/measure/places/place.ts';
import { changePlace } from '../../../web/documents/edits/edit.ts';
import { newProject, type Project } from '../../../web/planner/schema/project.ts';
import { catalogueLoader } from '../../../web/app/catalogue-loader.ts';
import type { Plan } from '../../../web/planner/plan.ts';
import { plannedWith } from '../../support/planned.ts';
import { BRITISH } from '../../../web/language/locale.ts';
import { contextIn } from '../../support/job-context.ts';
import { ODD_ROOMS } from '../../support/odd-rooms.ts';

const opening = (id: string, kind: OpeningInput['kind'], wall: string): OpeningInput => ({
  id,
  kind,
  wall,
  width: '',
  height: '',
  at: '',
  sill: '',
});

const sides = (long: string, wide: string) =>
  SHAPES.rectangle.map((side, i) => ({ ...side, length: [long, wide][i] ?? '' }));

/** Six rooms as typed, each with a door and a window. */
const ROOMS = [
  ['5.2', '4.1'],
  ['4.05', '3.6'],
  ['3.9', '2.85'],
  ['3.3', '3.1'],
  ['2.4', '1.9'],
  ['6.1', '1.2'],
].map(([long = '', wide = ''], i) => ({
  ...newRoom(`room-${i}`),
  name: `Room ${i + 1}`,
  sides: sides(long, wide),
  height: '2.4',
  openings: [opening('d', 'door', 'C'), opening('w', 'window', 'A')],
}));

const OTHERS: readonly PlaceInput[] = [
  { ...newGround('ground'), sides: sides('5.4', '3.6') },
  { ...newWall('wall'), length: '3.6', height: '2.4' },
  { ...newRun('run'), stretches: ['7.2', '9.1'] },
  newThing('thing'),
];

const placeFor = (kind: PlaceKind | undefined, rooms: readonly RoomInput[], at: number): string =>
  kind === 'room' ? (rooms[at % rooms.length]?.id ?? '') : (kind ?? '');

/** All jobs, and what shops of the UK keep. */
export const LOADED = await catalogueLoader.load(
  JOBS.map(({ slug }) => slug),
  'uk',
  'en',
);

const CONTEXT = await contextIn('uk');

/** A project of these rooms and every job, as kept. */
const projectOf = (rooms: readonly RoomInput[]): Project => ({
  ...newProject('bench', 0),
  places: [...rooms, ...OTHERS],
  jobs: JOBS.map((job, at) => ({
    id: `job-${at}`,
    slug: job.slug,
    place: placeFor(LOADED.jobs.get(job.slug)?.places[0], rooms, at),
    typed: { ...LOADED.jobs.get(job.slug)?.here(CONTEXT).example },
  })),
});

export const PROJECT = projectOf(ROOMS);

/** Walls by which each odd room joins the one before it, at that one's door. */
const BESIDE = [
  ['B', 'F'],
  ['D', 'C'],
  ['A', 'A'],
] as const;

/**
 * A storey of eight rooms at odd angles: the bay window, the attic and the hall in turn, each wall to wall with the one
 * before it and with its door.
 */
export const ODD_PROJECT = projectOf(
  Array.from({ length: 8 }, (_, at) => ODD_ROOMS[at % ODD_ROOMS.length])
    .filter((room) => room !== undefined)
    .map((room, at): RoomInput => {
      const [wall, theirs] = BESIDE[at % BESIDE.length] ?? ['A', 'C'];
      const beside = { room: `odd-${at - 1}`, wall, theirs, offset: '', thickness: '' };
      return { ...room, id: `odd-${at}`, ...(at === 0 ? {} : { beside }) };
    }),
);

/** The project after a keystroke in the first length of its room `at`. */
export function typeLength(project: Project, long: string, at = 0): Project {
  const room = project.places.filter(({ kind }) => kind === 'room')[at] as RoomInput | undefined;
  if (room === undefined) return project;
  return changePlace(room, (now) => ({
    ...now,
    sides: now.sides.map((side, i) => (i === 0 ? { ...side, length: long } : side)),
  }))(project);
}

/** Plan out with nothing remembered, as when the project is opened. */
export const workOutProject = (long: string): Plan =>
  plannedWith(structuredClone(typeLength(PROJECT, long)), {
    locale: BRITISH.metric,
    catalogue: LOADED,
  });
