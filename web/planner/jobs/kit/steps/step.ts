import type { Material } from '../../../takeoff/material.ts';
import type { JobStep, StepFacts } from '../contract.ts';
import type { GateId } from '../gates/gate.ts';
import { present, type Some } from '../compact.ts';
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

/** What a job's words may say of a step; what is a function there is said by who makes the step. */
type StepWords = { readonly [Part in keyof Sentences]?: unknown };

/** A sentence that the words hold may be said otherwise; one that they leave open, or hold as a function, must be said. */
type Said<Words, Part extends string> =
  Words extends Readonly<Record<Part, string>>
    ? { readonly [Key in Part]?: string }
    : { readonly [Key in Part]: string };

/** The same of a sentence that a step need not have. */
type MaySay<Words, Part extends string> = Words extends { readonly [Key in Part]: unknown }
  ? Said<Words, Part>
  : { readonly [Key in Part]?: string };

interface Doing extends StepFacts {
  /**
   * Lines of the bill, as `bill` makes them: used up, built in or worn. A line is on the bill because a step takes it,
   * once however many take it, in the order in which it is first needed.
   */
  readonly takes?: Some<readonly Material[]>;
  readonly tools?: Some<ToolId>;
  /** What must be looked at or asked before this step. */
  readonly gates?: Some<GateId>;
}

/** All that a step says besides what its words hold. */
type Saying<Words> = Said<Words, 'title'> & MaySay<Words, 'check'> & MaySay<Words, 'safety'>;

type Telling = (...values: never) => string;

/**
 * A step: its words, how long it takes, and what it takes of the shop and of the tools. `values` are put into its
 * detail, where that has any. The id stays for good: ticks are kept under it.
 */
export function step<const Words extends StepWords & { readonly detail: Telling }>(
  id: string,
  words: Words,
  values: Parameters<Words['detail']>,
  doing: Doing & Saying<Words>,
): JobStep;

export function step<const Words extends StepWords>(
  id: string,
  words: Words,
  doing: Doing & Saying<Words> & Said<Words, 'detail'>,
): JobStep;

export function step(
  id: string,
  words: StepWords,
  ...[values, more]:
    | readonly [doing: Told, none?: undefined]
    | readonly [values: readonly unknown[], doing: Told]
): JobStep {
  const doing = more ?? values;
  const { takes = [], tools = [], gates = [], title, detail, check, safety, ...facts } = doing;
  const how = check ?? textOf(words.check);
  const danger = safety ?? textOf(words.safety);
  return {
    ...facts,
    id,
    title: title ?? textOf(words.title) ?? '',
    detail: detail ?? textOf(words.detail, more && values) ?? '',
    ...(how === undefined ? {} : { check: how }),
    ...(danger === undefined ? {} : { safety: danger }),
    takes: present(takes).flat(),
    tools: present(tools),
    gates: present(gates),
  };
}

type Told = Doing & Partial<Sentences>;

function textOf(words: unknown, values?: readonly unknown[]): string | undefined {
  if (typeof words === 'function') {
    return values && (words as (...given: readonly unknown[]) => string)(...values);
  }
  return typeof words === 'string' ? words : undefined;
}
