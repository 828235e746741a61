import type { PlaceInput, RoomInput } from '../../planner/measure/places/place-input.ts';
import { withTexts } from '../../planner/measure/places/place-texts.ts';
import type { Project } from '../../planner/schema/project.ts';
import { placeName } from '../settings/page-names.ts';
import { goodOf } from '../../planner/project/read-typed.ts';

/** A room's measures under another id and name, its openings under ids of their own; where it stands is for the caller. */
function copyOf(
  project: Project,
  room: RoomInput,
  { id, name }: Pick<RoomInput, 'id' | 'name'>,
  newId: () => string,
): RoomInput {
  const good = goodOf(project.good, room.id);
  // A text that cannot be used has nothing beside it in a copy: what counts instead is what is copied.
  const whole = good === undefined ? room : (withTexts(room, good) as RoomInput);
  const { beside: _beside, ...rest } = whole;
  return {
    ...rest,
    id,
    name,
    openings: whole.openings.map((opening) => ({ ...opening, id: newId() })),
  };
}

/** A name that no place has yet: Bedroom (2) after Bedroom, Bedroom (3) after Bedroom (2). */
export function nameOfCopy(name: string, taken: ReadonlySet<string>): string {
  const stem = name.replace(/ \(\d{1,3}\)$/, '');
  let number = 2;
  while (taken.has(`${stem} (${number})`)) number += 1;
  return `${stem} (${number})`;
}

const namesIn = (project: Project): Set<string> =>
  new Set(project.places.map(({ id }) => placeName(project, id)));

const isRoom = (place: PlaceInput): place is RoomInput => place.kind === 'room';

/** A room once more behind it, with its openings and its jobs; where it stands is not known yet. */
export function copyRoom(
  project: Project,
  id: string,
  copyId: string,
  newId: () => string,
): Project {
  const at = project.places.findIndex((place) => place.id === id);
  const room = project.places[at];
  if (room === undefined || !isRoom(room)) return project;
  const name = nameOfCopy(placeName(project, id), namesIn(project));
  const copy = copyOf(project, room, { id: copyId, name }, newId);
  const jobs = project.jobs
    .filter(({ place }) => place === id)
    .map((job) => ({
      ...job,
      id: newId(),
      place: copyId,
      typed: { ...job.typed, ...goodOf(project.good, job.id) },
    }));
  return {
    ...project,
    places: project.places.toSpliced(at + 1, 0, copy),
    jobs: [...project.jobs, ...jobs],
  };
}

/**
 * All rooms of a storey once more on another, each beside the copies of those it stands beside, without jobs.
 * `isOn`: which rooms are on the storey.
 */
export function copyStorey(
  project: Project,
  isOn: (room: RoomInput) => boolean,
  storey: string,
  newId: () => string,
): Project {
  const rooms = project.places.filter(isRoom).filter(isOn);
  const taken = namesIn(project);
  const copies = new Map(
    rooms.map((room) => {
      const name = nameOfCopy(placeName(project, room.id), taken);
      taken.add(name);
      return [room.id, { ...copyOf(project, room, { id: newId(), name }, newId), storey }];
    }),
  );
  const stood = rooms.flatMap(({ id, beside }): RoomInput[] => {
    const copy = copies.get(id);
    if (copy === undefined) return [];
    const neighbour = beside && copies.get(beside.room);
    if (beside === undefined || neighbour === undefined) return [copy];
    return [{ ...copy, beside: { ...beside, room: neighbour.id } }];
  });
  return { ...project, places: [...project.places, ...stood] };
}
