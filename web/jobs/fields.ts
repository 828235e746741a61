import { formatLength, type UnitSystem } from '../measure/format-length.ts';
import { parseLength } from '../measure/parse-length.ts';
import { parseNumber } from '../measure/parse-number.ts';
import type { Length, Result } from '../measure/units.ts';

/** A default that is another one where people measure in feet. */
export interface ByUnits<T> {
  readonly metric: T;
  readonly imperial: T;
}

interface Common {
  readonly id: string;
  readonly label: string;
  /** Where the default comes from, or when to change it. */
  readonly help?: string;
}

export interface LengthSpec extends Common {
  readonly kind: 'length';
  /** Absent where only the person can know. */
  readonly usual?: Length | ByUnits<Length>;
  readonly least: Length;
  readonly most: Length;
}

export interface NumberSpec extends Common {
  readonly kind: 'number';
  readonly unit?: string;
  readonly usual: number | ByUnits<number>;
  readonly least: number;
  readonly most: number;
  readonly whole?: boolean;
}

export interface ChoiceSpec extends Common {
  readonly kind: 'choice';
  /** The first is the usual one. */
  readonly options: readonly { readonly id: string; readonly label: string }[];
}

export interface SwitchSpec extends Common {
  readonly kind: 'switch';
  readonly usual: boolean;
}

/** Which walls of the room; all of them as long as nothing is chosen. */
export interface WallsSpec extends Common {
  readonly kind: 'walls';
}

/** One question of a job's form. */
export type FieldSpec = LengthSpec | NumberSpec | ChoiceSpec | SwitchSpec | WallsSpec;

/** What was typed, by field; an empty or absent text stands for the default. */
export type Texts = Readonly<Record<string, string>>;

type ValueOf<Field extends FieldSpec> = Field extends LengthSpec
  ? Length
  : Field extends NumberSpec
    ? number
    : Field extends { kind: 'choice'; options: readonly { id: infer Id }[] }
      ? Id
      : Field extends SwitchSpec
        ? boolean
        : readonly string[];

/** The values of a job's fields, by id. */
export type Values<Fields extends readonly FieldSpec[]> = {
  readonly [Field in Fields[number] as Field['id']]: ValueOf<Field>;
};

export interface Read<Fields extends readonly FieldSpec[]> {
  /** Undefined as long as a field without a default is empty or cannot be read. */
  readonly values: Values<Fields> | undefined;
  /** Sentences by field. A field that cannot be read counts as its default, if it has one. */
  readonly problems: Readonly<Record<string, string>>;
  readonly missing: readonly string[];
}

const usualFor = <T extends number>(usual: T | ByUnits<T>, system: UnitSystem): T =>
  typeof usual === 'object' ? usual[system] : usual;

/** The default of a field as the form shows it; empty where there is none. */
export function usualText(field: FieldSpec, system: UnitSystem): string {
  switch (field.kind) {
    case 'length':
      return field.usual === undefined ? '' : formatLength(usualFor(field.usual, system), system);
    case 'number':
      return String(usualFor(field.usual, system));
    case 'choice':
      return field.options[0]?.label ?? '';
    case 'switch':
      return field.usual ? 'yes' : 'no';
    case 'walls':
      return 'all walls';
    default:
      return field satisfies never;
  }
}

function readLength(field: LengthSpec, text: string, system: UnitSystem): Result<Length> {
  const read = parseLength(text, system === 'metric' ? 'mm' : 'in');
  if (!read.ok) return read;
  const [least, most] = [field.least, field.most].map((end) => formatLength(end, system));
  if (read.value < field.least || read.value > field.most) {
    const shown = formatLength(read.value, system);
    return { ok: false, reason: `${shown} is out of range; type ${least ?? ''} to ${most ?? ''}.` };
  }
  return read;
}

function readText(
  field: FieldSpec,
  text: string,
  system: UnitSystem,
): Result<number | boolean | string | readonly string[]> {
  switch (field.kind) {
    case 'length':
      return readLength(field, text, system);
    case 'number':
      return parseNumber(text, field);
    case 'choice': {
      const known = field.options.some((option) => option.id === text);
      return known ? { ok: true, value: text } : { ok: false, reason: 'Choose one of these.' };
    }
    case 'switch':
      return { ok: true, value: text === 'yes' };
    case 'walls':
      return { ok: true, value: text.split(',').filter((wall) => wall !== '') };
    default:
      return field satisfies never;
  }
}

function usualValue(
  field: FieldSpec,
  system: UnitSystem,
): number | boolean | string | readonly string[] | undefined {
  switch (field.kind) {
    case 'length':
      return field.usual === undefined ? undefined : usualFor(field.usual, system);
    case 'number':
      return usualFor(field.usual, system);
    case 'choice':
      return field.options[0]?.id;
    case 'switch':
      return field.usual;
    case 'walls':
      return [];
    default:
      return field satisfies never;
  }
}

/** Reads a form: every field for itself, so that one bad text never stops the rest. */
export function readFields<const Fields extends readonly FieldSpec[]>(
  fields: Fields,
  texts: Texts,
  system: UnitSystem,
): Read<Fields> {
  const values: Record<string, unknown> = {};
  const problems: Record<string, string> = {};
  const missing: string[] = [];
  for (const field of fields) {
    const text = texts[field.id]?.trim() ?? '';
    const read = text === '' ? undefined : readText(field, text, system);
    if (read?.ok === false) problems[field.id] = read.reason;
    const value = read?.ok === true ? read.value : usualValue(field, system);
    if (value === undefined) missing.push(field.id);
    values[field.id] = value;
  }
  return {
    // Every field has just been given a value of its kind.
    values: missing.length === 0 ? (values as Values<Fields>) : undefined,
    problems,
    missing,
  };
}
