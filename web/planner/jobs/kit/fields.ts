import { en } from '../../../language/en/products.ts';
import { variantLabel } from '../../stock/label.ts';
import { type Variant } from '../../stock/shelf.ts';
import type { Locale, UnitSystem } from '../../../language/locale.ts';
import type { Place, PlaceKind, Wall } from '../../measure/places/place.ts';
import { mm, type Length, type Result } from '../../measure/units/units.ts';
import { entryOf } from '../../measure/units/entry-of.ts';

/** One for everybody, or one for each system of units: the same amount, round in its own. */
export type Shown<T> = T | Readonly<Record<UnitSystem, T>>;

interface FieldBase {
  readonly label: string;
  /** Where the usual value comes from, or what the field means: one short sentence. */
  readonly source?: string;
  /** Kept behind "Adjust". */
  readonly more?: boolean;
  /** Whether the field matters, given the values of all and the kind of place that the job is on. */
  readonly when?: (values: LooseValues, on?: PlaceKind) => boolean;
}

/** From the values of the fields read so far: those before it, and all others that are typed or do not follow themselves. */
export type UsualOf<T extends number> = (
  values: LooseValues,
  place: Place | undefined,
) => T | undefined;

/** A size of a thing, such as a tile: a bare number is millimetres, or inches where those are usual. */
export interface LengthSpec extends FieldBase {
  readonly kind: 'length';
  /** Absent where only the person can know. */
  readonly usual?: Length;
  /** The usual size where it follows from what else is chosen, or from the place; `usual` where it answers none. */
  readonly usualOf?: UsualOf<Length>;
  /** Left empty it bounds nothing; its usual size, which only stands for that, is not shown. */
  readonly unbounded?: true;
  readonly least: Length;
  readonly most: Length;
  /** `room`: a small bare number is metres or feet, as for a room's sides. */
  readonly scale?: 'thing' | 'room';
}

/** A number without a length's unit. */
export interface NumberSpec extends FieldBase {
  readonly kind: 'number';
  readonly usual: Shown<number>;
  /** The usual number where it follows from what else is chosen; for fields without units only. */
  readonly usualOf?: UsualOf<number>;
  readonly least: number;
  readonly most: number;
  readonly whole?: boolean;
  /** Behind the label: `m² a litre`. */
  readonly unit?: Shown<string>;
  /** Reads and checks the text itself where a plain number will not do; answers in its own unit. */
  readonly read?: (text: string, locale: Locale) => Result<number>;
  /** From the usual value as shown to the unit that `read` answers in; the same where left out. */
  readonly fromUsual?: (usual: number, locale: Locale) => number;
}

/** A size that is asked between two of so many millimetres. */
export const size = (least: number, most: number, usual?: Length) =>
  ({
    kind: 'length',
    ...(usual === undefined ? {} : { usual }),
    least: mm(least),
    most: mm(most),
  }) as const;

/** A whole number that is asked. */
export const count = (least: number, most: number, usual: number) =>
  ({ kind: 'number', usual, least, most, whole: true }) as const;

export interface ChoiceSpec extends FieldBase {
  readonly kind: 'choice';
  /** Labels by value, in order; the first is the usual one unless `usual` says otherwise. */
  readonly options: Readonly<Record<string, string>>;
  readonly usual?: string;
}

export interface ToggleSpec extends FieldBase {
  readonly kind: 'toggle';
  readonly usual: boolean;
}

/** A word that tells products apart, such as a colour. */
export interface TextSpec extends FieldBase {
  readonly kind: 'text';
  readonly placeholder: string;
}

/** Which surfaces of the place the job covers. */
export interface SurfacesSpec extends FieldBase {
  readonly kind: 'surfaces';
  readonly of: readonly ('walls' | 'ceiling' | 'floor')[];
  /** `first`: the first wall alone. */
  readonly usual: 'all' | 'first';
}

export type FieldSpec = LengthSpec | NumberSpec | ChoiceSpec | ToggleSpec | TextSpec | SurfacesSpec;

/** A job's fields by id, in the order in which they are asked. */
export type Fields = Readonly<Record<string, FieldSpec>>;

/**
 * What was typed and chosen, by field id; what is absent or empty is the usual. A surface is kept as
 * `<field>.<wall or ceiling or floor>`.
 */
export type Typed = Readonly<Record<string, string | boolean>>;

/** The surfaces chosen, as far as the place has them. */
export interface Surfaces {
  readonly walls: readonly Wall[];
  readonly ceiling: boolean;
  readonly floor: boolean;
}

/** Values by field id before their types are known. */
export type LooseValues = Readonly<Record<string, string | number | boolean | Surfaces>>;

/** For `when`: whether a surfaces field covers any wall, the ceiling or the floor. */
export function covers(values: LooseValues, field: string, part: keyof Surfaces): boolean {
  const chosen = entryOf(values, field);
  if (typeof chosen !== 'object') return false;
  return part === 'walls' ? chosen.walls.length > 0 : chosen[part];
}

/** What a field's text stands for. */
export type ValueOf<Spec extends FieldSpec> = Spec extends LengthSpec
  ? Length
  : Spec extends NumberSpec
    ? number
    : Spec extends ChoiceSpec
      ? Extract<keyof Spec['options'], string>
      : Spec extends ToggleSpec
        ? boolean
        : Spec extends SurfacesSpec
          ? Surfaces
          : string;

/** All values of a job's fields: read where typed, else the usual. */
export type Values<Declared extends Fields> = {
  readonly [Id in keyof Declared]: ValueOf<Declared[Id]>;
};

/** The same field with the usual value that follows from the values of the others. */
export function withUsual<Spec extends FieldSpec>(
  spec: Spec,
  values: LooseValues,
  place: Place | undefined,
): Spec {
  if (spec.kind !== 'length' && spec.kind !== 'number') return spec;
  const usual = spec.usualOf?.(values, place);
  return usual === undefined ? spec : { ...spec, usual };
}

/** In the units of where it is bought and built: what is typed without a unit means the same however sizes are shown. */
export const shownIn = <T extends string | number>(shown: Shown<T>, locale: Locale): T =>
  typeof shown === 'object' ? shown[locale.made] : shown;

/** A choice between the variants of a product, by key. */
export function variantOptions(
  variants: readonly Variant[],
  locale: Locale,
): Readonly<Record<string, string>> {
  const words = locale.words('products', en);
  return Object.fromEntries(variants.map((one) => [one.key, variantLabel(one, words)]));
}
