import { isRegion, type Region } from '../stock/region.ts';
import { TEMPERATURES } from '../jobs/kit/weather/temperature.ts';
import type { WorkshopTexts } from '../jobs/kit/steps/workshop.ts';
import { newPlace, type PlaceInput } from '../measure/places/place-input.ts';
import { readDone } from './done-board.ts';
import { readPicture } from './picture.ts';
import { readPlace } from './read-place.ts';
import {
  blank,
  dryAt,
  key,
  list,
  moment,
  object,
  optional,
  optionalText,
  record,
  size,
  text,
  type Kept,
  type Schema,
} from './schema.ts';

/** A text or a choice that was made, by field. */
const readTyped = record((value) => (typeof value === 'boolean' ? value : optionalText(value)));

/** A job on a place, with what was typed and chosen for it. */
const readJob = object({
  id: key,
  /** Which job of the catalogue; one that this version does not know is kept and not shown. */
  slug: key,
  /** The id of its place. */
  place: key,
  typed: readTyped,
});
export type JobEntry = Kept<typeof readJob>;

/** A price as the person typed it; an emptied one means that the shop does not have it. */
export const readPrice = object({
  text: optionalText,
  /** When, in milliseconds since 1970. */
  at: moment,
  /** What was typed before a text that is no price: it counts until then. */
  good: optional(optionalText),
  /** Which it was typed in; whichever the list has where it is absent. */
  currency: optional(optionalText),
});
export type TypedPrice = Kept<typeof readPrice>;

/** What so many of a size cost together, in cents of a currency. */
const readPaid = object({ count: size, cost: size, currency: optional(optionalText) });

/** Something left from earlier: an amount of what is poured or counted. */
const readOwn = object({
  id: key,
  /** The material's id. */
  material: key,
  /** How much, as typed. */
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

/** What a person said of the home; the device's where empty. */
const readHome = object({
  /** The year it was built, as typed. */
  built: text,
  country: text,
});

/** Places of a project. */
export const MOST_PLACES = 500;

/** The form that a project is kept in. */
export const VERSION = 2;

/** A project as it is kept: what was typed, bought and done, never what can be worked out from it. */
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
  /** By pack, length or sheet offered. */
  prices: record(readPrice),
  /** How many spares, as typed, by material; absent: as many as the job suggests. */
  spares: record(optionalText),
  /** Materials of which more is bought where the cheapest packs would leave next to nothing. */
  ample: list(key, Infinity),
  own: list(readOwn),
  /** Materials that are there, as many as it takes: neither bought nor counted. */
  had: list(key, Infinity),
  /** Photos and notes, and what was paid with. */
  pictures: list(readPicture),
  /** How many were bought, by `boughtKey`. */
  bought: record((value) => size(value) || undefined),
  /** What that cost when it was ticked, by `boughtKey`: a later price does not change it. */
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
  /** Where its shops are, kept as it is found; where its person shops, where it is absent. */
  region: optional(optionalText),
  home: optional(readHome),
  /** How warm it is where the work is done, °C; 20 where absent. */
  warmth: optional((value) => TEMPERATURES.find((one) => one === value)),
});
export type Project = Kept<typeof projectSchema>;

/** What was bought is kept by material and by the size it was bought in. */
export const boughtKey = (material: string, offer: string): string => `${material}|${offer}`;

const BLANK = blank(projectSchema);

/** A new project with nothing in it yet. */
export const newProject = (id: string, now: number): Project => {
  return { ...BLANK, id, changed: now };
};

/** Whether nothing of a place was typed or chosen yet. */
export const isBlank = (place: PlaceInput): boolean =>
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
  [project.own, project.had, project.ample, project.done, project.pictures].every(
    (all) => all.length === 0,
  );

/**
 * Where a project's shops are. One without a region, or with one that this version does not know, is where
 * its person says to shop.
 */
export const regionOf = ({ region }: Project, { region: theirs }: { readonly region: Region }) =>
  isRegion(region) ? region : theirs;
