import type { Typed } from '../../jobs/fields.ts';
import type { WorkshopTexts } from '../../jobs/workshop.ts';
import { newPlace, type PlaceInput } from '../../measure/place-input.ts';
import type { DoneBoard } from './done-board.ts';
import { en } from '../../language/en/names.ts';
import { area } from '../../language/language.ts';

const words = area('names', en);

/** A job on a place, with what was typed and chosen for it. */
export interface JobEntry {
  readonly id: string;
  /** Which job of the catalogue; one that this version does not know is kept and not shown. */
  readonly slug: string;
  /** The id of its place. */
  readonly place: string;
  readonly typed: Typed;
}

/** A price as the person typed it; an emptied one means that the shop does not have it. */
export interface TypedPrice {
  readonly text: string;
  /** When, in milliseconds since 1970. */
  readonly at: number;
}

/** Something left from earlier: an amount of what is poured or counted. */
export interface OwnStock {
  readonly id: string;
  /** The material's id. */
  readonly material: string;
  /** How much, as typed. */
  readonly amount: string;
  /** Of an offcut of earlier versions, until it has moved to the rack; as typed. */
  readonly length: string;
  readonly width: string;
}

/** A project as it is kept: what was typed, bought and done, never what can be worked out from it. */
export interface Project {
  readonly version: 2;
  readonly id: string;
  /** When it was last changed, in milliseconds since 1970. */
  readonly changed: number;
  /** Empty: called after its first place. */
  readonly name: string;
  readonly places: readonly PlaceInput[];
  readonly jobs: readonly JobEntry[];
  /** By pack, length or sheet offered. */
  readonly prices: Readonly<Record<string, TypedPrice>>;
  /** How many spares, as typed, by material; absent: as many as the job suggests. */
  readonly spares: Readonly<Record<string, string>>;
  readonly own: readonly OwnStock[];
  /** How many were bought, by `boughtKey`. */
  readonly bought: Readonly<Record<string, number>>;
  /** Boards that lie cut, by material. */
  readonly cut: Readonly<Record<string, readonly DoneBoard[]>>;
  /** Ids of own offcuts that are not to be used. */
  readonly without: readonly string[];
  /** Steps that are done, by `stepKey`. */
  readonly done: readonly string[];
  /** When what dries is dry, in milliseconds since 1970, by `stepKey`. */
  readonly timers: Readonly<Record<string, number>>;
  /** The saw and the shop's sizes in the settings when it was started; absent where all were usual. */
  readonly workshop?: WorkshopTexts;
}

/** What was bought is kept by material and by the size it was bought in. */
export const boughtKey = (material: string, offer: string): string => `${material}|${offer}`;

/** A step is kept by its job in the project, so that two rooms painted are two lists. */
export const stepKey = (job: string, step: string): string => `${job}/${step}`;

/** A new project with nothing in it yet. */
export const newProject = (id: string, now: number): Project => ({
  version: 2,
  id,
  changed: now,
  name: '',
  places: [],
  jobs: [],
  prices: {},
  spares: {},
  own: [],
  bought: {},
  cut: {},
  without: [],
  done: [],
  timers: {},
});

const isBlank = (place: PlaceInput): boolean =>
  JSON.stringify(place) === JSON.stringify(newPlace(place.kind, place.id));

/** Whether nothing was typed, chosen or done in it since it was started. */
export const isUntouched = (project: Project): boolean =>
  project.name === '' &&
  project.places.length <= 1 &&
  project.jobs.length <= 1 &&
  project.places.every(isBlank) &&
  [
    project.prices,
    project.spares,
    project.bought,
    project.timers,
    ...project.jobs.map(({ typed }) => typed),
  ].every((all) => Object.keys(all).length === 0) &&
  project.own.length + project.done.length === 0;

/** What a place is called, until it has a name after its kind and number. */
export function placeName(project: Project, id: string): string {
  const place = project.places.find((one) => one.id === id);
  if (place === undefined) return words.removedPlace;
  if (place.name.trim() !== '') return place.name.trim();
  const alike = project.places.filter(
    ({ kind, name }) => kind === place.kind && name.trim() === '',
  );
  const kind = words.places[place.kind];
  return alike.length > 1 ? words.numbered(kind, alike.indexOf(place) + 1) : kind;
}

/** What a project is called: its own name, else its places'. */
export function projectName(project: Project): string {
  if (project.name.trim() !== '') return project.name.trim();
  const [first, ...others] = project.places;
  if (first === undefined) return words.project;
  const name = placeName(project, first.id);
  return others.length === 0 ? name : words.andMore(name, others.length);
}
