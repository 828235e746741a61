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
  /** Source of the usual value, or meaning of the field: one short sentence. */
  readonly source?: string;
  /** Kept behind "Adjust". */
  readonly more?: boolean;
  /** True if the field matters for these values, this kind of place and this place. */
  readonly when?: (values: LooseValues, on?: PlaceKind, place?: Place) => boolean;
}

/** Computes a usual value from the fields read before it, and from typed fields. */
export type UsualOf<T extends number> = (
  values: LooseValues,
  place: Place | undefined,
) => T | undefined;

/** A size of a thing, such as a tile: a bare number is millimetres, or inches where those are usual. */
export interface LengthSpec extends FieldBase {
  readonly kind: 'length';
  /** Absent if only the user can know it. */
  readonly usual?: Length;
  /** Usual size that depends on other fields or the place; falls back to `usual`. */
  readonly usualOf?: UsualOf<Length>;
  /** An empty field means no limit; its usual size is not shown. */
  readonly unbounded?: true;
  readonly least: Length;
  readonly most: Length;
  /** Millimetres below this are doubted if centimetres fit; by default a quarter of the usual size. */
  readonly doubtBelow?: Length;
  /** Sizes that shops sell: no other is the fix of a warning. */
  readonly soldOf?: (values: LooseValues) => readonly Length[];
  /** `room`: a small bare number is metres or feet, as for a room's sides. */
  readonly scale?: 'thing' | 'room';
}

/** A number without a length's unit. */
export interface NumberSpec extends FieldBase {
  readonly kind: 'number';
  readonly usual: Shown<number>;
  /** Usual number that depends on other fields; only for fields without units. */
  readonly usualOf?: UsualOf<number>;
  readonly least: number;
  readonly most: number;
  readonly whole?: boolean;
  /** Behind the label: `m² a litre`. */
  readonly unit?: Shown<string>;
  /** Reads and checks the text itself, in its own unit. */
  readonly read?: (text: string, locale: Locale) => Result<number>;
  /** Converts the shown usual value to the unit of `read`; left out if equal. */
  readonly fromUsual?: (usual: number, locale: Locale) => number;
}

/** A length field with limits in millimetres. */
export const sizeField = (least: number, most: number, usual?: Length) =>
  ({
    kind: 'length',
    ...(usual === undefined ? {} : { usual }),
    least: mm(least),
    most: mm(most),
  }) as const;

/** A field for an integer. */
export const count = (least: number, most: number, usual: number) =>
  ({ kind: 'number', usual, least, most, whole: true }) as const;

export interface ChoiceSpec extends FieldBase {
  readonly kind: 'choice';
  /** Labels by value, in order; the first is the usual one unless `usual` says otherwise. */
  readonly options: Readonly<Record<string, string>>;
  readonly usual?: string;
  /** True if the options differ in appearance: each is shown with its scene. */
  readonly pictured?: true;
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

/** Surfaces of the place that the job covers. */
export interface SurfacesSpec extends FieldBase {
  readonly kind: 'surfaces';
  readonly of: readonly ('walls' | 'ceiling' | 'floor')[];
  /** `first`: the first wall alone. */
  readonly usual: 'all' | 'first';
}

export type FieldSpec = LengthSpec | NumberSpec | ChoiceSpec | ToggleSpec | TextSpec | SurfacesSpec;

/** Fields by id, in order. */
export type FieldSpecs = Readonly<Record<string, FieldSpec>>;

/**
 * Entered texts and choices by field id; empty means usual. Surfaces have keys `<field>.<wall or ceiling or floor>`.
 */
export type Typed = Readonly<Record<string, string | boolean>>;

/** The surfaces chosen, as far as the place has them. */
export interface Surfaces {
  readonly walls: readonly Wall[];
  readonly ceiling: boolean;
  readonly floor: boolean;
}

/** Values by field id, untyped. */
export type LooseValues = Readonly<Record<string, string | number | boolean | Surfaces>>;

/** For `when`: false on a circle, which has no side at a wall. */
export const hasSides = (_: LooseValues, __?: PlaceKind, place?: Place): boolean =>
  place?.kind !== 'ground' || place.shape !== 'circle';

/** For `when`: true if a surfaces field covers any wall, the ceiling or the floor. */
export function coversSurface(values: LooseValues, field: string, part: keyof Surfaces): boolean {
  const chosen = entryOf(values, field);
  if (typeof chosen !== 'object') return false;
  return part === 'walls' ? chosen.walls.length > 0 : chosen[part];
}

/** Value type of a field. */
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
export type Values<Declared extends FieldSpecs> = {
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

/** Value in the units of the region: a typed number keeps its meaning if the user changes the display units. */
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
