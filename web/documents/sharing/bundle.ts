import { CUT_LIST_PREFIX, PROJECT_PREFIX } from '../store/device-storage.ts';
import type { Result } from '../../planner/measure/units/units.ts';
import { entryOf } from '../../planner/measure/units/entry-of.ts';
import { readCutListValue, type CutList } from '../../planner/schema/cut-list.ts';
import type { Offcut } from '../../planner/schema/offcut.ts';
import { readOffcuts } from '../store/offcut-store.ts';
import { type Project, readProjectValue, type TypedPrice } from '../../planner/schema/project.ts';
import { readPrices } from '../store/remembered-prices.ts';
import {
  formOf,
  isFields,
  list,
  moment,
  record,
  type Fields,
} from '../../planner/schema/schema.ts';
import { readPictureText, type PictureText } from '../backup/picture-text.ts';
import { isSafeId, safeId } from './safe-id.ts';
import { salvage } from './salvage.ts';
import { readSentVersions, type SentVersions } from './sent-versions.ts';
import { words } from '../../language/page/shared-texts.ts';

/**
 * Content that is sent from one device to another: one project, one cut list, or everything. A link, a shared
 * file and a backup are all this, so that one reader checks them and one preview shows them.
 */
export interface Bundle {
  /** When it was made, in milliseconds since 1970. */
  readonly saved: number;
  readonly projects: readonly Project[];
  readonly cutLists: readonly CutList[];
  /**
   * Cut plans as stored, by cut list: one that is printed or half cut must be the same on the other
   * device. Its text is checked whenever it is read.
   */
  readonly plans: Readonly<Record<string, string>>;
  readonly offcuts: readonly Offcut[];
  readonly prices: Readonly<Record<string, TypedPrice>>;
  /** As stored; what it means is read where settings are read. */
  readonly settings: Readonly<Record<string, Setting>>;
  /** Versions of each project with its lists, by the id of the project. */
  readonly versions: Readonly<Record<string, SentVersions>>;
  /** Texts that the device itself could not read, by key, kept as they are. */
  readonly damaged: Readonly<Record<string, string>>;
  /** Photos and notes by id; only of a backup. */
  readonly pictures: Readonly<Record<string, PictureText>>;
  /** Number of its things that are unreadable, or repeat an id. */
  readonly left: number;
  /** True if its text was damaged: this is the part that could be read. */
  readonly isCut: boolean;
}

export type Setting = string | number | boolean | readonly string[];

export const EMPTY_BUNDLE: Bundle = {
  saved: 0,
  projects: [],
  cutLists: [],
  plans: {},
  offcuts: [],
  prices: {},
  settings: {},
  versions: {},
  damaged: {},
  pictures: {},
  left: 0,
  isCut: false,
};

const APP = 'measure-twice';
const VERSION = 1;
const LONGEST_SETTING = 300;
/** Of a list in the settings. */
const MOST_SETTINGS = 500;

/** Number of entries of a list or a record. */
const sizeOf = (value: unknown): number =>
  typeof value === 'object' && value !== null ? Object.keys(value).length : 0;

/** A bundle as text; empty parts are left out. */
export function writeBundle({ saved, ...parts }: Bundle): string {
  const filled = Object.entries(parts).filter(([, part]) => sizeOf(part) > 0);
  return JSON.stringify({ app: APP, version: VERSION, saved, ...Object.fromEntries(filled) });
}

/** The first of each id, under an id that can be an address and a key. */
function distinct<T extends { readonly id: string }>(all: readonly T[]): readonly T[] {
  const known = new Map<string, T>();
  for (const one of all) {
    const id = safeId(one.id, one);
    if (!known.has(id)) known.set(id, { ...one, id });
  }
  return [...known.values()];
}

const okOnly = <T>(result: Result<T>): T | undefined => (result.ok ? result.value : undefined);

/** A text that stays unchanged. */
const readKept = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

const isShort = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= LONGEST_SETTING;

function readSetting(value: unknown): Setting | undefined {
  if (Array.isArray(value)) return value.filter(isShort).slice(0, MOST_SETTINGS);
  const isPlain =
    typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value));
  return isPlain || isShort(value) ? value : undefined;
}

/** Settings out of a parsed text; what is none is left out. */
export const readSharedSettings: (value: unknown) => Bundle['settings'] = record(readSetting);

/** Only keys of projects and lists: a bundle cannot reach another text of the device. */
const isThingKey = (key: string): boolean =>
  [PROJECT_PREFIX, CUT_LIST_PREFIX].some(
    (prefix) => key.startsWith(prefix) && isSafeId(key.slice(prefix.length)),
  );

const readPictures = record(readPictureText);
const readTexts = record(readKept);
const readVersions = record(readSentVersions);

const readDamaged = (value: unknown): Bundle['damaged'] =>
  Object.fromEntries(Object.entries(readTexts(value)).filter(([key]) => isThingKey(key)));

const readProjects = list((one) => okOnly(readProjectValue(one)), Infinity);
const readCutLists = list((one) => okOnly(readCutListValue(one)), Infinity);

function readParts(value: Fields): Bundle {
  const parts = {
    projects: distinct(readProjects(value['projects'])),
    cutLists: distinct(readCutLists(value['cutLists'])),
    plans: readTexts(value['plans']),
    offcuts: readOffcuts(value['offcuts']),
    prices: readPrices(value['prices']),
    settings: readSharedSettings(value['settings']),
    versions: readVersions(value['versions']),
    damaged: readDamaged(value['damaged']),
    pictures: readPictures(value['pictures']),
  };
  const left = Object.entries(parts).reduce(
    (sum, [name, part]) => sum + Math.max(0, sizeOf(entryOf(value, name)) - sizeOf(part)),
    0,
  );
  return { saved: moment(value['saved']), ...parts, left, isCut: false };
}

/** True if it holds nothing to import. */
export const isEmpty = (bundle: Bundle): boolean =>
  Object.values({ ...bundle, saved: [], left: [], versions: [], isCut: [] }).every(
    (part) => sizeOf(part) === 0,
  );

/**
 * Reads a bundle out of a text from anywhere. Every value is checked; what is not understood inside a
 * project falls back to its start, what is no project at all is left out, and a text that holds
 * nothing of this app is refused in a sentence.
 */
export function readBundle(text: string): Result<Bundle> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return readCut(text);
  }
  return readParsed(value);
}

/** The readable part of a text that is cut off or changed. */
function readCut(text: string): Result<Bundle> {
  if (!text.trimStart().startsWith(`{"app":"${APP}"`)) return { ok: false, reason: words.foreign };
  const { value, lost } = salvage(text);
  const read = readParsed(value);
  if (!read.ok) return { ok: false, reason: words.damaged };
  return { ok: true, value: { ...read.value, left: read.value.left + lost, isCut: true } };
}

function readParsed(value: unknown): Result<Bundle> {
  if (!isFields(value) || value['app'] !== APP) return { ok: false, reason: words.foreign };
  const form = formOf(value, VERSION);
  if (form !== 'ours') return { ok: false, reason: words[form] };
  if (isTooDeep(value)) return { ok: false, reason: words.damaged };
  const bundle = readParts(value);
  return isEmpty(bundle) ? { ok: false, reason: words.empty } : { ok: true, value: bundle };
}

/** No version of this app writes anything deeper; other readers use recursion. */
const DEEPEST = 100;

const isNest = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** True if a parsed value is nested too deeply to be read. Goes level by level, so it cannot overflow the stack. */
function isTooDeep(value: unknown): boolean {
  let level = [value].filter(isNest);
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth === DEEPEST) return true;
    level = level.flatMap((one) => Object.values(one).filter(isNest));
  }
  return false;
}
