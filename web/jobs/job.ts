import type { UnitSystem } from '../measure/format-length.ts';
import type { Place } from '../measure/place.ts';
import type { Region } from '../measure/polygon.ts';
import type { Cents, Length } from '../measure/units.ts';
import { assert } from '../takeoff/assert.ts';
import type { LaidPiece } from '../takeoff/laid-piece.ts';
import type { Piece } from '../takeoff/piece.ts';
import type { JobPlan, Step } from './contract.ts';
import { readFields, type FieldSpec, type Texts, type Values } from './fields.ts';

/** A length that the shop sells. */
export interface StockLength {
  readonly id: string;
  readonly label: string;
  readonly length: Length;
  readonly price: Cents;
}

/** A sheet that the shop sells. */
export interface StockSheet extends StockLength {
  readonly width: Length;
}

/** A part to saw out of a sheet. */
export interface SheetPart {
  readonly name: string;
  readonly length: Length;
  readonly width: Length;
  readonly quantity: number;
  /** Whether it may lie across the sheet: not where the grain shows. */
  readonly turns: boolean;
}

interface CutCommon {
  readonly id: string;
  readonly name: string;
  readonly aisle: string;
  readonly kerf: Length;
  readonly why: string;
}

/** What the cutting engine finds the cheapest lengths or sheets for. */
export type CutNeed =
  | (CutCommon & {
      readonly kind: 'lengths';
      readonly pieces: readonly Piece[];
      readonly stock: readonly StockLength[];
    })
  | (CutCommon & {
      readonly kind: 'sheets';
      readonly parts: readonly SheetPart[];
      readonly stock: readonly StockSheet[];
      /** Sawn off all four sides of a sheet first. */
      readonly trim: Length;
    });

/** A surface with what is laid on it, to scale: the picture that counted a number. */
export interface Drawing {
  readonly id: string;
  readonly name: string;
  /** The material or cut need that it counted. */
  readonly counts: string;
  readonly surface: Region;
  readonly pieces: readonly LaidPiece[];
}

/** What a job comes to on its place. */
export interface LaidPlan extends JobPlan {
  readonly cuts: readonly CutNeed[];
  readonly drawings: readonly Drawing[];
  /** Fields that only the person can fill and that are still empty. */
  readonly missing: readonly string[];
}

/** What a job works out once its place and its fields are known. */
export type Outcome = Pick<LaidPlan, 'figures' | 'materials' | 'cuts' | 'drawings'> & {
  /** Square metres or metres to work on, which the steps take their time from. */
  readonly amount: number;
  readonly problems?: Readonly<Record<string, string>>;
};

/** Where a job is done; `none` asks for all sizes in its own form. */
export type JobPlace = Place['kind'] | 'none';

/** Everything the catalogue, the public page and the planner know of a job. */
export interface LayoutJob {
  readonly slug: string;
  readonly title: string;
  /** One sentence for the catalogue and the page's description. */
  readonly summary: string;
  readonly on: JobPlace;
  readonly fields: readonly FieldSpec[];
  /** How the quantities come about, one sentence each, with the defaults and their sources. */
  readonly counts: readonly string[];
  /** What can go wrong and how to avoid it. */
  readonly pitfalls: readonly string[];
  /**
   * Takes the job off its place. Without a place, or with a field missing, it has tools and steps
   * only. Pure: the same place, texts and units give the same plan.
   */
  plan(place: Place | undefined, texts: Texts, system: UnitSystem): LaidPlan;
}

type PlaceFor<On extends JobPlace> = On extends 'none' ? undefined : Extract<Place, { kind: On }>;

/** A job as its file writes it: the same with its values and its place typed. */
export interface JobSpec<On extends JobPlace, Fields extends readonly FieldSpec[]> extends Omit<
  LayoutJob,
  'plan' | 'on' | 'fields'
> {
  readonly on: On;
  readonly fields: Fields;
  lay(place: PlaceFor<On>, values: Values<Fields>, system: UnitSystem): Outcome;
  tools(values: Values<Fields> | undefined): readonly string[];
  /** `amount` is 0 as long as nothing is measured. */
  steps(values: Values<Fields> | undefined, amount: number): readonly Step[];
}

/** Makes a job of its description: reads the form, lays it out, gathers what is wrong or missing. */
export function defineJob<On extends JobPlace, const Fields extends readonly FieldSpec[]>(
  spec: JobSpec<On, Fields>,
): LayoutJob {
  const { slug, title, summary, on, fields, counts, pitfalls } = spec;
  return {
    slug,
    title,
    summary,
    on,
    fields,
    counts,
    pitfalls,
    plan(place, texts, system) {
      const { values, problems, missing } = readFields(fields, texts, system);
      assert(place === undefined || place.kind === on, `${slug} is not done on a ${on}`);
      const ready = values !== undefined && (place !== undefined || on === 'none');
      // The kind of the place has just been checked; TypeScript cannot follow it through `On`.
      const outcome = ready ? spec.lay(place as PlaceFor<On>, values, system) : undefined;
      return {
        figures: outcome?.figures ?? [],
        materials: outcome?.materials ?? [],
        cuts: outcome?.cuts ?? [],
        drawings: outcome?.drawings ?? [],
        tools: spec.tools(values),
        steps: spec.steps(values, outcome?.amount ?? 0),
        problems: { ...outcome?.problems, ...problems },
        missing,
      };
    },
  };
}

/** Hands-on minutes for an amount at a pace (per hour), to five minutes and no less than fifteen. */
export const minutesFor = (amount: number, anHour: number): number =>
  Math.max(15, Math.round((amount / anHour) * 12) * 5);
