import { JOBS } from '../../../web/jobs/catalogue.ts';
import {
  newGround,
  newRoom,
  newRun,
  newThing,
  newWall,
  SHAPES,
  type OpeningInput,
  type PlaceInput,
} from '../../../web/measure/place-input.ts';
import type { PlaceKind } from '../../../web/measure/place.ts';
import { changePlace } from '../../../web/projects/edit.ts';
import { newProject, type Project } from '../../../web/projects/schema/project.ts';
import { deriveProject, type DerivedProject } from '../../../web/projects/derive/derive-project.ts';
import { loadJobs } from '../../../web/projects/derive/loaded.ts';
import { BRITISH } from '../../../web/language/locale.ts';

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

function placeFor(kind: PlaceKind | undefined, at: number): string {
  const rooms = ROOMS.map(({ id }) => id);
  return kind === 'room' ? (rooms[at % rooms.length] ?? '') : (kind ?? '');
}

/** All jobs, and what shops of the UK keep. */
export const LOADED = await loadJobs(
  JOBS.map(({ slug }) => slug),
  'uk',
  'en',
);

const entry = (job: (typeof JOBS)[number], at: number) => ({
  id: `job-${at}`,
  slug: job.slug,
  place: placeFor(job.places[0], at),
  typed: { ...LOADED.jobs.get(job.slug)?.example },
});

/** A project of six rooms and every job, as kept. */
export const PROJECT: Project = {
  ...newProject('bench', 0),
  places: [...ROOMS, ...OTHERS],
  jobs: JOBS.map(entry),
};

const [first] = ROOMS;

/** The project after a keystroke in the length of its first room. */
export const typeLength = (project: Project, long: string): Project =>
  first === undefined
    ? project
    : changePlace(first, (now) => ({
        ...now,
        sides: now.sides.map((side, i) => (i === 0 ? { ...side, length: long } : side)),
      }))(project);

/** DerivedProject out with nothing remembered, as when the project is opened. */
export const workOutProject = (long: string): DerivedProject =>
  deriveProject(structuredClone(typeLength(PROJECT, long)), {
    locale: BRITISH.metric,
    loaded: LOADED,
  });
