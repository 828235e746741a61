import { isRegion, type Region } from '../stock/region.ts';
import { TEMPERATURES } from '../jobs/kit/weather/temperature.ts';
import type { WorkshopTexts } from '../jobs/kit/steps/workshop.ts';
import { newPlace, type PlaceInput } from '../measure/places/place-input.ts';
import { readActedOn } from './acted-on.ts';
import { withPresentIds } from './aliases.ts';
import { readDone } from './board.ts';
import { readPlace } from './read-place.ts';
import {
  blank,
  dryAt,
  formOf,
  isFields,
  json,
  type Kept,
  key,
  list,
  moment,
  object,
  oneOf,
  optional,
  optionalText,
  type ReadResult,
  record,
  type Schema,
  size,
  text,
} from './schema.ts';

/** A text or a choice that was made, by field. */
const readTyped = record((value) => (typeof value === 'boolean' ? value : optionalText(value)));

/** A job on a place, with what was typed and chosen for it. */
const readJob = object({
  id: key,
  /** Job of the catalogue; an unknown one is stored and not shown. */
  slug: key,
  /** The id of its place. */
  place: key,
  typed: readTyped,
});
export type JobEntry = Kept<typeof readJob>;

/** A price as typed; an empty one means that the shop does not sell the size. */
export const readPrice = object({
  text: optionalText,
  /** When, in milliseconds since 1970. */
  at: moment,
  /** Last readable price, which counts while the text is no price. */
  good: optional(optionalText),
  /** Currency of the price; that of the list if absent. */
  currency: optional(optionalText),
});
export type TypedPrice = Kept<typeof readPrice>;

/** Price paid for a number of items, in cents of a currency. */
const readPaid = object({ count: size, cost: size, currency: optional(optionalText) });

/** Something left from earlier: an amount of what is poured or counted. */
const readOwn = object({
  id: key,
  /** The material's id. */
  material: key,
  /** Amount, as typed. */
  amount: text,
});
export type OwnStock = Kept<typeof readOwn>;

const readWorkshop = object({
  kerf: text,
  sheetTrim: text,
  boardTrim: text,
  lengths: text,
  sheets: text,
}) satisfies Schema<WorkshopTexts>;

/** The home as the user described it; empty fields come from the device. */
const readHome = object({
  /** The year it was built, as typed. */
  built: text,
  country: text,
});

/** A photo or a note of a project. Its content is in a database, because every report copies this entry. */
export const readPicture = object({
  id: key,
  /** Its place; empty for a receipt. */
  place: text,
  kind: oneOf('photo', 'note'),
  /** Time when it was added, ms since 1970. */
  at: moment,
});
export type PictureEntry = Kept<typeof readPicture>;

/** Places of a project. */
export const MOST_PLACES = 500;

/** Version of the stored form. */
export const VERSION = 2;

/** A project as stored: entries, purchases and progress, and no derived value. */
export const projectSchema = object({
  version: (): typeof VERSION => VERSION,
  id: key,
  /** When it was last changed, in milliseconds since 1970. */
  changed: moment,
  /** Empty: called after its first place. */
  name: text,
  places: list(readPlace, MOST_PLACES),
  jobs: list(readJob),
  /** The last text that could be used of fields whose text cannot, by place or job and field. */
  good: record(record(optionalText)),
  /** Price by offered pack, length or sheet. */
  prices: record(readPrice),
  /** Spares as typed, by material; the job's suggestion if absent. */
  spares: record(optionalText),
  /** Materials that are bought more amply, because the cheapest packs leave next to nothing. */
  ample: list(key, Infinity),
  own: list(readOwn),
  /** Materials that are there, as many as it takes: neither bought nor counted. */
  had: list(key, Infinity),
  /** Photos and notes, and what was paid with. */
  pictures: list(readPicture),
  /** Number bought, by `boughtKey`. */
  bought: record((value) => size(value) || undefined),
  /** Price at the time of the tick, by `boughtKey`; a later price does not change it. */
  paid: record(readPaid),
  /** Boards that lie cut, by material. */
  cut: record(list(readDone, Infinity)),
  /** Ids of own offcuts that are not to be used. */
  without: list(key, Infinity),
  /** Steps that are done, by `stepKey` of the schedule. */
  done: list(key, Infinity),
  /** When what dries is dry, in milliseconds since 1970, by `stepKey` of the schedule. */
  timers: record(dryAt),
  /** When steps were ticked, in milliseconds since 1970: what was worked today is off today's hours. */
  doneAt: record(moment),
  /** The saw and the shop's sizes in the settings when it was started; absent where all were usual. */
  workshop: optional(readWorkshop),
  /** Region of its shops, stored as found; the user's region if absent. */
  region: optional(optionalText),
  home: optional(readHome),
  /** Temperature of the workplace, °C; 20 if absent. */
  warmth: optional((value) => TEMPERATURES.find((one) => one === value)),
  /** The plan that was acted on; absent while nothing is bought, cut or done. */
  acted: optional(readActedOn),
});
export type Project = Kept<typeof projectSchema>;

/** Key of a purchase: material and bought size. */
export const boughtKey = (material: string, offer: string): string => `${material}|${offer}`;

const BLANK = blank(projectSchema);

/** A new project with nothing in it yet. */
export const newProject = (id: string, now: number): Project => {
  return { ...BLANK, id, changed: now };
};

/** True if the user has not entered or chosen anything of a place. */
export const isBlank = (place: PlaceInput): boolean =>
  JSON.stringify(place) === JSON.stringify(newPlace(place.kind, place.id));

/** True if the user has not entered, chosen or done anything since it was started. */
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
  [project.own, project.had, project.ample, project.done, project.pictures].every(
    (all) => all.length === 0,
  );

/** Region of a project's shops; the user's region if it has none or an unknown one. */
export const regionOf = ({ region }: Project, { region: theirs }: { readonly region: Region }) =>
  isRegion(region) ? region : theirs;

/**
 * Reads a stored project. An invalid field gets its default; a text that is no project is refused, so that the caller
 * can keep it.
 */
export function readProject(raw: string): ReadResult<Project> {
  const value = json(raw);
  if (value === undefined) {
    return { ok: false, reason: 'damaged' };
  }
  return readProjectValue(value);
}

/** Reads the parsed JSON of a project, as in a shared file. */
export function readProjectValue(value: unknown): ReadResult<Project> {
  const form = formOf(value, VERSION);
  if (form === 'newer') return { ok: false, reason: 'newer' };
  const isOurs = form === 'ours' && isFields(value) && Array.isArray(value['places']);
  const project = isOurs ? projectSchema(value) : undefined;
  return project === undefined
    ? { ok: false, reason: 'foreign' }
    : { ok: true, value: withPresentIds(project) };
}
