import type { Typed } from '../../planner/jobs/kit/fields.ts';
import { addStep, afterStep } from '../../planner/measure/outline/edit-outline.ts';
import type { PlaceInput, RoomInput } from '../../planner/measure/places/place-input.ts';
import type { Temperature } from '../../planner/jobs/kit/weather/temperature.ts';
import type { Currency, Region } from '../../planner/stock/region.ts';
import type { ProjectGate } from '../../planner/project/project-gates.ts';
import { gateKey } from '../../planner/jobs/kit/gates/gate.ts';
import { AS_PLANNED } from '../../planner/shopping/priced.ts';
import {
  isBlank,
  type JobEntry,
  type OwnStock,
  type PictureEntry,
  type Project,
  type TypedPrice,
} from '../../planner/schema/project.ts';
import type { DoneBoard } from '../../planner/schema/board.ts';
import { entryOf } from '../../planner/measure/units/entry-of.ts';

/** Changes to a project, each a function from the project as it is now, for `changeProject`. */
export type Edit = (project: Project) => Project;

const without = <T extends { readonly id: string }>(all: readonly T[], id: string): readonly T[] =>
  all.filter((one) => one.id !== id);

const omit = <T>(all: Readonly<Record<string, T>>, key: string): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(all).filter(([name]) => name !== key));

/** A list of names with one put last, or without it. */
const withName = (all: readonly string[], name: string, isIn: boolean): readonly string[] => [
  ...all.filter((one) => one !== name),
  ...(isIn ? [name] : []),
];

export const rename =
  (name: string): Edit =>
  (project) => ({ ...project, name });

export const addPlace =
  (place: PlaceInput, jobs: readonly JobEntry[] = []): Edit =>
  (project) => ({
    ...project,
    places: [...project.places, place],
    jobs: [...project.jobs, ...jobs],
  });

export const addPlaces =
  (places: readonly PlaceInput[]): Edit =>
  (project) => ({ ...project, places: [...project.places, ...places] });

/** Adds rooms that were read; the first of them in place of one with nothing measured yet, whose jobs it gets. */
export const addRooms =
  (rooms: readonly RoomInput[], shown: string | undefined): Edit =>
  (project) => {
    const blank = project.places.find((one) => one.id === shown && isBlank(one));
    const [first] = rooms;
    if (blank?.kind !== 'room' || first === undefined) return addPlaces(rooms)(project);
    const idOf = (id: string): string => (id === first.id ? blank.id : id);
    const [filled = first, ...others] = rooms.map((room) => ({
      ...room,
      id: idOf(room.id),
      ...(room.beside === undefined
        ? {}
        : { beside: { ...room.beside, room: idOf(room.beside.room) } }),
    }));
    const places = project.places.map((one) => (one.id === blank.id ? filled : one));
    return { ...project, places: [...places, ...others] };
  };

/** Changes the place of an id, as long as it is still of the same kind. */
export const changePlace =
  <Place extends PlaceInput>(place: Place, change: (now: Place) => Place): Edit =>
  (project) => ({
    ...project,
    places: project.places.map((one) =>
      // Kind and id together say that it is the same place as it is now.
      one.id === place.id && one.kind === place.kind ? change(one as Place) : one,
    ),
  });

/**
 * Adds a step in a wall of a room: later walls have other letters from then on, for the rooms that stand beside them too.
 */
export const addStepTo =
  (room: RoomInput, at: number, way: 'in' | 'out'): Edit =>
  (project) => ({
    ...project,
    places: project.places.map((place) => {
      if (place.kind !== 'room') return place;
      const { beside } = place;
      const stepped = place.id === room.id ? { ...place, ...addStep(place, at, way) } : place;
      if (beside === undefined) return stepped;
      const [wall, theirs] = [
        place.id === room.id ? afterStep(beside.wall, place, at) : beside.wall,
        beside.room === room.id ? afterStep(beside.theirs, room, at) : beside.theirs,
      ];
      return { ...stepped, beside: { ...beside, wall, theirs } };
    }),
  });

/** Removes a place with its jobs, photos and notes. */
export const removePlace =
  (id: string): Edit =>
  (project) => ({
    ...project,
    places: without(project.places, id),
    jobs: project.jobs.filter(({ place }) => place !== id),
    pictures: project.pictures.filter(({ place }) => place !== id),
  });

export const addPicture =
  (picture: PictureEntry): Edit =>
  (project) => ({ ...project, pictures: [...project.pictures, picture] });

export const removePicture =
  (id: string): Edit =>
  (project) => ({ ...project, pictures: without(project.pictures, id) });

export const addJob =
  (job: JobEntry): Edit =>
  (project) => ({ ...project, jobs: [...project.jobs, job] });

export const typeInJob =
  (id: string, typed: Typed): Edit =>
  (project) => ({
    ...project,
    jobs: project.jobs.map((job) =>
      job.id === id ? { ...job, typed: { ...job.typed, ...typed } } : job,
    ),
  });

export const removeJob =
  (id: string): Edit =>
  (project) => ({ ...project, jobs: without(project.jobs, id) });

export const setPrice =
  (offer: string, price: TypedPrice): Edit =>
  (project) => ({ ...project, prices: { ...project.prices, [offer]: price } });

/** Number of spares of a material, as typed; an empty field means the number that the job suggests. */
export const setSpares =
  (material: string, text: string): Edit =>
  (project) => ({
    ...project,
    spares:
      text.trim() === '' ? omit(project.spares, material) : { ...project.spares, [material]: text },
  });

/** Buys more of a material than a tight mix of packs, or the tight mix again. */
export const setAmple =
  (material: string, isAmple: boolean): Edit =>
  (project) => ({ ...project, ample: withName(project.ample, material, isAmple) });

/** Takes materials that are there off the list, or has them bought after all. */
export const setHad =
  (materials: readonly string[], isHad: boolean): Edit =>
  (project) => ({
    ...project,
    had: materials.reduce((had, one) => withName(had, one, isHad), project.had),
  });

/**
 * How many of something are in the trolley or at home, those that are new at `each` cents: what has no price costs
 * nothing yet. A count of 0 removes the entry.
 */
export const setBought =
  (key: string, count: number, each: number | undefined, currency?: Currency): Edit =>
  (project) => {
    const [bought, paid] = [omit(project.bought, key), omit(project.paid, key)];
    if (count <= 0) return { ...project, bought, paid };
    const found = entryOf(project.paid, key);
    const isAlike = (found?.currency ?? currency) === currency;
    const before = found !== undefined && isAlike ? found : { count: 0, cost: 0 };
    const kept = Math.min(count, before.count);
    const cost = before.count === 0 ? 0 : Math.round((before.cost * kept) / before.count);
    const now =
      each === undefined ? { count: kept, cost } : { count, cost: cost + (count - kept) * each };
    const said = currency === undefined ? now : { ...now, currency };
    return {
      ...project,
      bought: { ...bought, [key]: Math.min(count, AS_PLANNED) },
      paid: now.count === 0 ? paid : { ...paid, [key]: said },
    };
  };

export const putOwn =
  (own: OwnStock): Edit =>
  (project) => ({
    ...project,
    own: project.own.some(({ id }) => id === own.id)
      ? project.own.map((one) => (one.id === own.id ? own : one))
      : [...project.own, own],
  });

/** Boards of a material that lie cut, changed; without any, the entry goes. */
export const changeCut =
  (material: string, change: (boards: readonly DoneBoard[]) => readonly DoneBoard[]): Edit =>
  (project) => {
    const boards = change(entryOf(project.cut, material) ?? []);
    const others = omit(project.cut, material);
    return { ...project, cut: boards.length === 0 ? others : { ...others, [material]: boards } };
  };

/** Leaves an own offcut in the rack, or takes it into the plan again. */
export const leaveOffcut =
  (id: string, leave: boolean): Edit =>
  (project) => ({
    ...project,
    without: withName(project.without, id, leave),
  });

/**
 * Ticks a step off or on again; with what it has to dry, a timer runs from now on, else none. `at`: when it was worked,
 * where that is now.
 */
export const setDone =
  (step: string, done: boolean, at?: number, dryUntil?: number): Edit =>
  (project) => ({
    ...project,
    done: withName(project.done, step, done),
    doneAt:
      done && at !== undefined
        ? { ...project.doneAt, [step]: at }
        : done
          ? project.doneAt
          : omit(project.doneAt, step),
    timers:
      done && dryUntil !== undefined
        ? { ...project.timers, [step]: dryUntil }
        : omit(project.timers, step),
  });

/** Where the project's shops are; what was typed and bought stays. */
export const setRegion =
  (region: Region): Edit =>
  (project) => ({ ...project, region });

/** Temperature at the place of work; a layer that is drying already keeps its time. */
export const setWarmth =
  (warmth: Temperature): Edit =>
  (project) => ({ ...project, warmth });

/** Answers a gate, or takes the answer back, for all jobs that it protects. */
export const answerGate =
  ({ gate, jobs }: ProjectGate, answered: boolean): Edit =>
  (project) =>
    jobs.reduce(
      (now, { entry }) => typeInJob(entry.id, { [gateKey(gate.id)]: answered })(now),
      project,
    );
