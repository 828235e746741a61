import type { Material, PackedMaterial } from '../../../takeoff/material.ts';
import {
  type JobStep,
  type StepFacts,
  compact,
  type Sparse,
  type Condition,
  type Curing,
  type Dust,
  type Made,
  type Needed,
  type Target,
  type Temporary,
  type Work,
} from '../contract.ts';
import type { GateId } from '../gates/gate.ts';
import type { ToolId } from './tools.ts';
import type { State } from '../work/states.ts';
import { mm, type Length } from '../../../measure/units/units.ts';
import type { Region } from '../../../stock/region.ts';
import type { Bill } from '../bill.ts';

export const HOUR = 60;

export const DAY = 24 * HOUR;

/** Wood glue in clamps at 20 °C (product labels). */
export const GLUE_SETS = { minutes: HOUR, kind: 'hardening' } as const;

/** Minutes in which glued joints are still pushed square (product labels). */
export const GLUE_STAYS_WET = 15;

const inFives = (fives: number, least: number): number => Math.max(least, 5 * Math.round(fives));

/** Minutes rounded to five, at least `least`. */
export const roundMinutes = (minutes: number, least = 15): number => inFives(minutes / 5, least);

/** Minutes rounded up to five, at least `least`. */
export const roundMinutesUp = (minutes: number, least = 15): number =>
  Math.max(least, 5 * Math.ceil(minutes / 5));

/** Minutes of work for an amount at an hourly rate, rounded to five, at least 15. */
export const minutesFor = (amount: number, perHour: number): number =>
  inFives((amount / perHour) * 12, 15);

type Sentences = Readonly<Record<'title' | 'detail' | 'check' | 'safety', string>>;

/** Messages of a step; functions need their values from the caller. */
type StepWords = { readonly [Part in keyof Sentences]?: unknown };

/** A text that the messages contain is optional; one that is missing or a function is required. */
type RequiredText<Words, Part extends string> =
  Words extends Readonly<Record<Part, string>>
    ? { readonly [Key in Part]?: string }
    : { readonly [Key in Part]: string };

/** The same of a sentence that a step need not have. */
type OptionalText<Words, Part extends string> = Words extends { readonly [Key in Part]: unknown }
  ? RequiredText<Words, Part>
  : { readonly [Key in Part]?: string };

interface StepDetails extends StepFacts {
  /**
   * Lines of the bill, as `bill` makes them: used up, built in or worn. A line is on the bill because a step takes it,
   * once however many take it, in the order in which it is first needed.
   */
  readonly takes?: Sparse<readonly Material[]>;
  readonly tools?: Sparse<ToolId>;
  /** Questions to answer before this step. */
  readonly gates?: Sparse<GateId>;
}

/** All that a step says besides what its words hold. */
type StepTexts<Words> = RequiredText<Words, 'title'> &
  OptionalText<Words, 'check'> &
  OptionalText<Words, 'safety'>;

type TextFunction = (...values: never) => string;

/**
 * A step with its messages, duration, products and tools. `values` fill its detail. The id never changes, because
 * ticks are stored under it.
 */
export function step<const Words extends StepWords & { readonly detail: TextFunction }>(
  id: string,
  words: Words,
  values: Parameters<Words['detail']>,
  doing: StepDetails & StepTexts<Words>,
): JobStep;

export function step<const Words extends StepWords>(
  id: string,
  words: Words,
  doing: StepDetails & StepTexts<Words> & RequiredText<Words, 'detail'>,
): JobStep;

export function step(
  id: string,
  words: StepWords,
  ...[values, more]:
    | readonly [doing: StepOptions, none?: undefined]
    | readonly [values: readonly unknown[], doing: StepOptions]
): JobStep {
  const doing = more ?? values;
  const { takes = [], tools = [], gates = [], title, detail, check, safety, ...facts } = doing;
  const how = check ?? textOf(words.check);
  const danger = safety ?? textOf(words.safety);
  return {
    ...waitOf(doing),
    ...facts,
    id,
    title: title ?? textOf(words.title) ?? '',
    detail: detail ?? textOf(words.detail, more && values) ?? '',
    ...(how === undefined ? {} : { check: how }),
    ...(danger === undefined ? {} : { safety: danger }),
    takes: compact(takes).flat(),
    tools: [...new Set(compact(tools))],
    gates: compact(gates),
  };
}

/** Wait that follows from the curing of the step's results. */
function waitOf({ work }: StepFacts): Pick<StepFacts, 'dryMinutes' | 'slower' | 'rests'> {
  const cures = work && longestCuring(work);
  if (cures === undefined) return {};
  const { minutes: dryMinutes, kind } = cures;
  return { dryMinutes, ...(kind === 'rest' ? { rests: true } : { slower: kind }) };
}

type StepOptions = StepDetails & Partial<Sentences>;

function textOf(words: unknown, values?: readonly unknown[]): string | undefined {
  if (typeof words === 'function') {
    return values && (words as (...given: readonly unknown[]) => string)(...values);
  }
  return typeof words === 'string' ? words : undefined;
}

interface Verb {
  /** State that its target needs in every job. */
  readonly needs?: State;
  readonly makes?: State;
  /** States that it ends. */
  readonly damages?: readonly State[];
  readonly strips?: true;
  readonly dust?: Dust;
  /** True if it puts weight on its target. */
  readonly loads?: true;
}

/** Effects of each kind of work on its target, in every job. */
const VERBS = {
  strip: { strips: true, makes: 'bare' },
  wash: { makes: 'clean', damages: ['papered'] },
  fill: { makes: 'flat' },
  sand: { makes: 'smooth', damages: ['papered', 'waterproofed', 'masked'] },
  mark: { makes: 'marked' },
  find: { makes: 'found' },
  rest: { makes: 'rested' },
  mask: { makes: 'masked' },
  prime: { makes: 'primed', damages: ['papered'] },
  paint: { makes: 'painted' },
  oil: { makes: 'oiled' },
  paper: { makes: 'papered' },
  board: { makes: 'boarded' },
  plaster: { makes: 'plastered' },
  // A membrane goes under tiles: on their face nothing holds, and water runs behind it.
  waterproof: { makes: 'waterproofed', damages: ['tiled'] },
  underlay: { makes: 'underlaid', loads: true },
  tile: { makes: 'tiled', loads: true },
  grout: { needs: 'tiled', makes: 'grouted', loads: true },
  seal: { makes: 'sealed' },
  plank: { makes: 'planked', loads: true },
  panel: { makes: 'panelled' },
  // A screw or nail goes through all layers; a membrane leaks at it.
  screw: { damages: ['waterproofed'] },
  // A cut through the surface, as of a foam strip level with it.
  slit: { damages: ['waterproofed', 'papered'] },
  walk: { loads: true },
  dig: { makes: 'dug', strips: true },
  compact: { makes: 'compacted', loads: true },
  bed: { makes: 'bedded' },
  concrete: { makes: 'concreted' },
  pave: { makes: 'paved' },
  plant: { makes: 'planted' },
  saw: { makes: 'cut', dust: 'wood' },
  drill: { makes: 'drilled', damages: ['waterproofed'] },
  preserve: { makes: 'preserved' },
  assemble: { makes: 'assembled' },
  glue: { makes: 'glued' },
  frame: { makes: 'framed' },
  insulate: { makes: 'insulated' },
  fix: { makes: 'fixed' },
  fit: { makes: 'fitted' },
  test: { makes: 'tested' },
} as const satisfies Readonly<Record<string, Verb>>;

type VerbName = keyof typeof VERBS;

/**
 * Effects of a verb on its targets. `more.cures` is the wait of all that it makes. A step with `cures` needs no
 * `dryMinutes`, `slower` or `rests`: they follow.
 */
export function does(
  verb: VerbName,
  targets: Target | readonly Target[],
  more: { readonly cures?: Curing } = {},
): Work {
  const facts: Verb = VERBS[verb];
  const on = typeof targets === 'string' ? [targets] : targets;
  const each = (states: readonly State[]): readonly Condition[] =>
    on.flatMap((target) => states.map((state) => ({ target, state })));
  const { needs, makes, damages, strips, dust, loads } = facts;
  return {
    ...(needs && { needs: each([needs]) }),
    ...(makes && { makes: each([makes]).map((one) => ({ ...one, ...more })) }),
    ...(damages && { damages: each(damages) }),
    ...(strips && { strips: on }),
    ...(dust && { dust }),
    ...(loads && { loads: on }),
  };
}

/** Conditions for a step, on several targets. */
export const needs = (targets: Target | readonly Target[], ...states: readonly State[]): Work => ({
  needs: (typeof targets === 'string' ? [targets] : targets).flatMap((target) =>
    states.map((state) => ({ target, state })),
  ),
});

/** Work of a step that does several things, in any order. */
export function works(...parts: readonly (Work | false | undefined)[]): Work {
  const all = parts.filter((one) => one !== false && one !== undefined);
  const [dust] = all.flatMap((one) => one.dust ?? []);
  return {
    ...list(
      'needs',
      all.flatMap((one): readonly Needed[] => one.needs ?? []),
    ),
    ...list(
      'makes',
      all.flatMap((one): readonly Made[] => one.makes ?? []),
    ),
    ...list(
      'damages',
      all.flatMap((one): readonly Condition[] => one.damages ?? []),
    ),
    ...list(
      'strips',
      all.flatMap((one): readonly Target[] => one.strips ?? []),
    ),
    ...(dust && { dust }),
    ...list(
      'loads',
      all.flatMap((one): readonly Target[] => one.loads ?? []),
    ),
    ...list(
      'installs',
      all.flatMap((one): readonly Temporary[] => one.installs ?? []),
    ),
    ...list(
      'removes',
      all.flatMap((one): readonly Temporary[] => one.removes ?? []),
    ),
  };
}

const list = <Key extends keyof Work, One>(key: Key, values: readonly One[]) =>
  (values.length === 0 ? {} : { [key]: values }) as { readonly [K in Key]?: readonly One[] };

/** Longest wait of all that a step makes. */
export const longestCuring = ({ makes = [] }: Work): Curing | undefined =>
  makes
    .flatMap(({ cures }) => cures ?? [])
    .reduce<Curing | undefined>(
      (most, one) => (most === undefined || one.minutes > most.minutes ? one : most),
      undefined,
    );

/** A stepladder is too low for walls and ceilings higher than this (trade practice). */
const LADDER_REACHES = mm(2700);

/** What work indoors stands on up to this height. */
export const ladderTo = (high: Length) =>
  high > LADDER_REACHES ? ('work-platform' as const) : ('stepladder' as const);

/** Work above this is over a person's head with a drill or a load in hand. */
const FROM_FLOOR = mm(1900);

/** What drilling and lifting up to this height needs; false if it is done from the floor. */
export const ladderAbove = (high: Length) => high > FROM_FLOOR && ladderTo(high);

/** The knife of snap-off blades; the utility knife of the US takes blades of another shape. */
export const snapKnife = (region: Region): ToolId =>
  region === 'us' ? 'snap-knife' : 'utility-knife';

type Worn = 'gloves' | 'glasses' | 'mask';

/** Gloves, glasses and mask, each a line for steps. */
export type SafetyKit = Readonly<Record<Worn, readonly PackedMaterial[]>>;

/** Lines for gloves, glasses and dust mask, bought if a step takes them. */
export const safetyKit = (
  { bill, words }: { readonly bill: Bill; readonly words: { readonly why: Record<Worn, string> } },
  gloves: 'waterproof-gloves' | 'work-gloves' = 'waterproof-gloves',
): SafetyKit => ({
  gloves: bill.pack(gloves, 1, words.why.gloves),
  glasses: bill.pack('safety-glasses', 1, words.why.glasses),
  mask: bill.pack('dust-mask', 1, words.why.mask),
});

/** Waterproof gloves for work with cement. */
export const cementGloves = ({
  bill,
  words,
}: {
  readonly bill: Bill;
  readonly words: { readonly why: { readonly cementGloves: string } };
}): readonly PackedMaterial[] => bill.pack('waterproof-gloves', 1, words.why.cementGloves);

/** A masonry drill bit of about this width, and a mask for the dust of stone. */
export const masonryDrilling = (
  {
    bill,
    words,
  }: {
    readonly bill: Bill;
    readonly words: { readonly why: Readonly<Record<'bit' | 'silica', string>> };
  },
  width: Length,
): readonly (readonly PackedMaterial[])[] => [
  bill.pack('masonry-drill-bit', 1, words.why.bit, { like: { width } }),
  bill.pack('silica-mask', 1, words.why.silica),
];
