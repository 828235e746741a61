import type { Typed } from '../../jobs/fields.ts';
import { NO_TEXTS, type WorkshopTexts } from '../../jobs/workshop.ts';
import type { Result } from '../../measure/units.ts';
import { migrateFirst } from './migrate-first.ts';
import { readPlace } from './read-place.ts';
import { readDone } from './done-board.ts';
import {
  isFields,
  json,
  key,
  list,
  moment,
  number,
  record,
  rows,
  text,
  type Fields,
} from './read-value.ts';
import type { JobEntry, OwnStock, Project, TypedPrice } from './project.ts';
import { en } from '../../language/en/reading.ts';
import { area } from '../../language/language.ts';

const words = area('reading', en).project;

const readTyped = (value: unknown): Typed =>
  record(value, (entry) =>
    typeof entry === 'boolean' ? entry : typeof entry === 'string' ? text(entry) : undefined,
  );

function readJob(value: unknown): JobEntry | undefined {
  if (!isFields(value)) return undefined;
  const [id, slug, place] = [key(value['id']), key(value['slug']), key(value['place'])];
  if (id === undefined || slug === undefined || place === undefined) return undefined;
  return { id, slug, place, typed: readTyped(value['typed']) };
}

function readOwn(value: unknown): OwnStock | undefined {
  if (!isFields(value)) return undefined;
  const [id, material] = [key(value['id']), key(value['material'])];
  if (id === undefined || material === undefined) return undefined;
  return {
    id,
    material,
    amount: text(value['amount']),
    length: text(value['length']),
    width: text(value['width']),
  };
}

/** A price from storage; undefined for what is none. */
export const readPrice = (value: unknown): TypedPrice | undefined =>
  isFields(value) && typeof value['text'] === 'string'
    ? { text: text(value['text']), at: moment(value['at']) }
    : undefined;

const positive = (value: unknown): number | undefined =>
  number(value) > 0 ? number(value) : undefined;

function readWorkshopTexts(value: unknown): WorkshopTexts | undefined {
  if (!isFields(value)) return undefined;
  const { kerf, sheetTrim, boardTrim, lengths, sheets } = { ...NO_TEXTS, ...value };
  return {
    kerf: text(kerf),
    sheetTrim: text(sheetTrim),
    boardTrim: text(boardTrim),
    lengths: text(lengths),
    sheets: text(sheets),
  };
}

function readCurrent(value: Fields, id: string): Project {
  const workshop = readWorkshopTexts(value['workshop']);
  return {
    version: 2,
    id,
    changed: moment(value['changed']),
    name: text(value['name']),
    places: list(value['places'], readPlace),
    jobs: list(value['jobs'], readJob),
    prices: record(value['prices'], readPrice),
    spares: record(value['spares'], (entry) =>
      typeof entry === 'string' ? text(entry) : undefined,
    ),
    own: list(value['own'], readOwn),
    bought: record(value['bought'], positive),
    cut: record(value['cut'], (boards) => rows(boards).flatMap(readDone)),
    without: list(value['without'], key),
    done: list(value['done'], key),
    timers: record(value['timers'], (entry) => moment(entry) || undefined),
    ...(workshop === undefined ? {} : { workshop }),
  };
}

/**
 * Reads a project back from storage, from this version or an earlier one. Everything is checked;
 * what is not understood inside a project falls back to its start, and what is no project at all is
 * refused, so that the caller can keep the raw text aside.
 */
export function readProject(raw: string): Result<Project> {
  const value = json(raw);
  if (value === undefined) {
    return { ok: false, reason: words.damaged };
  }
  return readProjectValue(value);
}

/** The same of a value that is parsed already, as in a shared file. */
export function readProjectValue(value: unknown): Result<Project> {
  const id = isFields(value) ? key(value['id']) : undefined;
  if (!isFields(value) || id === undefined) {
    return { ok: false, reason: words.foreign };
  }
  switch (value['version']) {
    case 1:
      return isFields(value['room'])
        ? { ok: true, value: migrateFirst(value, id) }
        : { ok: false, reason: words.foreign };
    case 2:
      return Array.isArray(value['places'])
        ? { ok: true, value: readCurrent(value, id) }
        : { ok: false, reason: words.foreign };
    default:
      return typeof value['version'] === 'number' && value['version'] > 2
        ? { ok: false, reason: words.newer }
        : { ok: false, reason: words.foreign };
  }
}
