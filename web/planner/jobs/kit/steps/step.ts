import type { Material } from '../../../takeoff/material.ts';
import { type JobStep, type StepFacts, compact, type Sparse } from '../contract.ts';
import type { GateId } from '../gates/gate.ts';
import { longestCuring } from '../work/verbs.ts';
import type { ToolId } from './tools.ts';

export const HOUR = 60;

export const DAY = 24 * HOUR;

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
    tools: compact(tools),
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
