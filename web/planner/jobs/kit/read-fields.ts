import { en } from '../../../language/en/job-plan.ts';
import type { Locale } from '../../../language/locale.ts';
import { parseLength, type BareUnit } from '../../measure/units/parse-length.ts';
import { parseNumber } from '../../measure/units/parse-number.ts';
import { wallsOfPlace, type Place } from '../../measure/places/place.ts';
import { sideUnit, type CentimetreRange } from '../../measure/units/read-size.ts';
import {
  formatLength,
  length,
  mm,
  toMm,
  type Length,
  type Result,
} from '../../measure/units/units.ts';
import { entryOf } from '../../measure/units/entry-of.ts';
import {
  shownIn,
  withUsual,
  type ChoiceSpec,
  type FieldSpecs,
  type FieldSpec,
  type LengthSpec,
  type LooseValues,
  type NumberSpec,
  type Surfaces,
  type SurfacesSpec,
  type Typed,
  type Values,
} from './fields.ts';

const wordsIn = (locale: Locale) => locale.words('jobPlan', en);

/** The unit of a bare number in a length field. */
export function fieldUnit(spec: LengthSpec, locale: Locale): BareUnit {
  if (spec.scale === 'room') return sideUnit(locale);
  // A tile is never 200 inches long.
  if (locale.units !== 'metric') return (value) => (value >= 200 ? 'mm' : 'in');
  // 1.18 is never an alcove of 1.18 mm: it is in metres if that fits and millimetres do not.
  const fits = (size: Length): boolean => size >= spec.least && size <= spec.most;
  return (value) => (!fits(mm(value)) && fits(mm(1000 * value)) ? 'm' : 'mm');
}

/** Bare numbers that are more likely centimetres: as millimetres far from usual, as centimetres in range. */
export function likelyCentimetres({
  least,
  most,
  usual = least,
  doubtBelow = length(usual / 4),
}: LengthSpec): CentimetreRange {
  const below = Math.max(toMm(least), toMm(doubtBelow));
  return [Math.ceil(toMm(least) / 10), Math.min(Math.floor(toMm(most) / 10), Math.ceil(below) - 1)];
}

function inRange(spec: LengthSpec, read: Result<Length>, locale: Locale): Result<Length> {
  if (!read.ok || (read.value >= spec.least && read.value <= spec.most)) return read;
  const shown = (size: Length): string => formatLength(size, locale);
  const reason = wordsIn(locale).outOfRange(shown(read.value), shown(spec.least), shown(spec.most));
  return { ok: false, reason };
}

const usualNumber = (spec: NumberSpec, locale: Locale): number => {
  const usual = shownIn(spec.usual, locale);
  return spec.fromUsual?.(usual, locale) ?? usual;
};

/** Usual option of a choice. */
export const usualChoice = (spec: ChoiceSpec): string =>
  spec.usual ?? Object.keys(spec.options)[0] ?? '';

function readSurfaces(
  id: string,
  spec: SurfacesSpec,
  typed: Typed,
  place: Place | undefined,
): Surfaces {
  const chosen = (surface: string, usual: boolean): boolean => {
    const said = typed[`${id}.${surface}`];
    return typeof said === 'boolean' ? said : usual;
  };
  const all = spec.usual === 'all';
  const walls = place === undefined || !spec.of.includes('walls') ? [] : wallsOfPlace(place);
  return {
    // A wall on its own is what the job is about; there is nothing to choose.
    walls: walls.filter((wall, i) => place?.kind === 'wall' || chosen(wall.id, all || i === 0)),
    ceiling: spec.of.includes('ceiling') && place?.kind === 'room' && chosen('ceiling', all),
    floor: spec.of.includes('floor') && place?.kind === 'room' && chosen('floor', all),
  };
}

/** The length that a text states, whether it is allowed or not. */
type Stated = Map<string, Result<Length>>;

function readOne(
  id: string,
  spec: FieldSpec,
  typed: Typed,
  place: Place | undefined,
  locale: Locale,
  stated: Stated = new Map(),
): Result<LooseValues[string] | undefined> {
  const said = entryOf(typed, id);
  const text = typeof said === 'string' ? said.trim() : '';
  switch (spec.kind) {
    case 'length': {
      if (text === '') return { ok: true, value: spec.usual };
      const read = parseLength(text, fieldUnit(spec, locale), locale);
      stated.set(id, read);
      return inRange(spec, read, locale);
    }
    case 'number':
      if (text === '') return { ok: true, value: usualNumber(spec, locale) };
      return spec.read === undefined ? parseNumber(text, spec, locale) : spec.read(text, locale);
    case 'choice':
      return {
        ok: true,
        value: Object.hasOwn(spec.options, text) ? text : usualChoice(spec),
      };
    case 'toggle':
      return { ok: true, value: typeof said === 'boolean' ? said : spec.usual };
    case 'text':
      return { ok: true, value: text };
    case 'surfaces':
      return { ok: true, value: readSurfaces(id, spec, typed, place) };
  }
}

const nothingChosen = ({ walls, ceiling, floor }: Surfaces): boolean =>
  walls.length === 0 && !ceiling && !floor;

const isTyped = (said: string | boolean | undefined): boolean =>
  typeof said === 'string' && said.trim() !== '';

/** The option that replaces a choice that is not offered here; undefined if it is offered. */
function replacedChoice(field: string, spec: FieldSpec, typed: Typed): Replaced | undefined {
  if (spec.kind !== 'choice') return undefined;
  const said = entryOf(typed, field);
  const text = typeof said === 'string' ? said.trim() : '';
  if (text === '' || Object.hasOwn(spec.options, text)) return undefined;
  const value = usualChoice(spec);
  return { field, label: spec.label, option: entryOf(spec.options, value) ?? value, value };
}

/** Values that the user entered in a job's fields. */
export interface FieldsReading<Declared extends FieldSpecs> {
  /** Undefined as long as a field without a usual value is empty or cannot be read. */
  readonly values: Values<Declared> | undefined;
  /** All values that could be read, for fields that depend on them. */
  readonly loose: LooseValues;
  /** Lengths by field, so that echoes need no second parse. */
  readonly stated: ReadonlyMap<string, Result<Length>>;
  /** Sentences by field. A field that cannot be read counts as its usual value, if it has one. */
  readonly problems: Readonly<Record<string, string>>;
  /** Labels of the fields without a value. */
  readonly missing: readonly string[];
  /** Choices of another region that this one does not offer: field, its label and the option that is used. */
  readonly replaced: readonly Replaced[];
}

interface Replaced {
  readonly field: string;
  readonly label: string;
  readonly option: string;
  readonly value: string;
}

/**
 * Reads all fields of a job, each for itself, so that one bad text never stops the rest; a field that
 * does not matter is silent.
 */
export function readFields<Declared extends FieldSpecs>(
  fields: Declared,
  typed: Typed,
  place: Place | undefined,
  locale: Locale,
): FieldsReading<Declared> {
  const found = new Map<string, LooseValues[string]>();
  const wrong = new Map<string, string>();
  const stated: Stated = new Map();
  const replaced = new Map<string, Replaced>();
  const read = (id: string, declared: FieldSpec): void => {
    const spec = withUsual(declared, Object.fromEntries(found), place);
    const one = readOne(id, spec, typed, place, locale, stated);
    const instead = replacedChoice(id, spec, typed);
    if (instead !== undefined) replaced.set(id, instead);
    if (!one.ok) wrong.set(id, one.reason);
    const usual = one.ok ? one : readOne(id, spec, {}, place, locale);
    if (usual.ok && usual.value !== undefined) found.set(id, usual.value);
  };
  // Fields that depend on others are read last; typed ones before untyped ones.
  const all = Object.entries(fields);
  const rank = ([id, spec]: (typeof all)[number]): number =>
    'usualOf' in spec ? (isTyped(entryOf(typed, id)) ? 1 : 2) : 0;
  for (const [id, spec] of all.toSorted((a, b) => rank(a) - rank(b))) read(id, spec);
  const values = Object.fromEntries(found);
  const matters = Object.entries(fields).filter(
    ([, spec]) => spec.when?.(values, place?.kind, place) !== false,
  );
  const silent = [...wrong.keys()].filter((id) => !matters.some(([one]) => one === id));
  for (const id of silent) wrong.delete(id);
  const missing: string[] = [];
  for (const [id, spec] of matters) {
    const value = found.get(id);
    if (value === undefined) missing.push(spec.label.toLowerCase());
    if (place === undefined || spec.kind !== 'surfaces' || typeof value !== 'object') continue;
    if (!nothingChosen(value)) continue;
    const { choose, parts, whatToDo } = wordsIn(locale);
    wrong.set(id, choose(spec.of.map((part) => parts[part])));
    missing.push(whatToDo);
  }
  return {
    // Every field has been read by its own kind above, which is what `Values` says of it.
    values: missing.length === 0 ? (values as Values<Declared>) : undefined,
    loose: values,
    stated,
    problems: Object.fromEntries(wrong),
    missing,
    replaced: matters.flatMap(([id]) => replaced.get(id) ?? []),
  };
}
