import type { Locale } from '../../../language/locale.ts';
import type { Place } from '../../measure/places/place.ts';
import { formatLength, length, mm } from '../../measure/units/units.ts';
import { entryOf } from '../../measure/units/entry-of.ts';
import type { Fix, JobHere, JobPlan, Warning } from './contract.ts';
import {
  withUsual,
  type FieldSpec,
  type LengthSpec,
  type LooseValues,
  type NumberSpec,
  type Typed,
} from './fields.ts';
import { usualChoice } from './read-fields.ts';
import { remedyOf } from './remedies.ts';

/** A job on a place, with what the user entered. */
export interface FixInputs {
  readonly job: JobHere;
  readonly place: Place | undefined;
  readonly typed: Typed;
  readonly plan: JobPlan;
  readonly locale: Locale;
}

/** Sizes are tried in round steps: 10 mm, 1/4 in; small ones in millimetres and sixteenths. */
const STEPS = {
  metric: { fine: mm(1), round: mm(10) },
  imperial: { fine: mm(25.4 / 16), round: mm(25.4 / 4) },
} as const;
const SMALL = mm(60);
/** Distances from the present value, in steps. */
const FIBONACCI = [1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377];

const nameOf = ({ rule, field, severity }: Warning): string => `${rule} ${field ?? ''} ${severity}`;

/**
 * Finds the value of a field that ends a warning: the plan with it has no such warning and no new one,
 * except milder ones of a plan that was stopped. Yields before
 * each plan, so that the caller can pause. Its fields are those of the remedy.
 */
export function* findFix(
  inputs: FixInputs,
  warning: Warning,
): Generator<undefined, Fix | undefined> {
  const { job, place, plan, typed } = inputs;
  // A stop of another rule may become milder.
  const known = new Set(
    plan.warnings.flatMap((one) => [nameOf(one), nameOf({ ...one, severity: 'warn' })]),
  );
  // A stopped plan does not list its other warnings.
  const isStopped = plan.steps.length === 0;
  const isSolved = (fix: Fix): boolean => {
    const after = job.plan(place, withFix(typed, fix));
    return (
      Object.keys(after.problems).length === 0 &&
      after.missing.length === 0 &&
      (after.steps.length > 0 || isStopped) &&
      after.warnings.every(
        (one) =>
          (one.rule !== warning.rule || one.field !== warning.field) &&
          (known.has(nameOf(one)) || (isStopped && one.severity === 'warn')),
      )
    );
  };
  const { fix } = warning;
  if (fix !== undefined) {
    yield;
    if (isSolved(fix)) return fix;
  }
  const { loose } = job.read(place, typed);
  for (const id of remedyOf(job, warning).fields) {
    const declared = entryOf(job.fields, id);
    if (declared === undefined || declared.when?.(loose, place?.kind, place) === false) continue;
    const spec = withUsual(declared, loose, place);
    const found = yield* solvedWith(id, spec, loose, inputs, isSolved);
    if (found !== undefined) return found;
  }
  return undefined;
}

type IsSolved = (fix: Fix) => boolean;

/** Typed values of a job with a fix. */
export const withFix = (typed: Typed, { field, value, also }: Fix): Typed => ({
  ...typed,
  [field]: value,
  ...also,
});

/** Usual options of the choices that a fix shows and that the user made while they were shown before. */
function earlierChoices({ job, place, typed }: FixInputs, fix: Fix): Typed {
  const [now, after] = [typed, withFix(typed, fix)].map((one) => job.read(place, one).loose);
  return Object.fromEntries(
    Object.entries(job.fields).flatMap(([id, spec]) => {
      if (spec.kind !== 'choice' || entryOf(typed, id) === undefined || id === fix.field) return [];
      const isNew =
        spec.when?.(now ?? {}, place?.kind, place) === false &&
        spec.when(after ?? {}, place?.kind, place);
      return isNew ? [[id, usualChoice(spec)]] : [];
    }),
  );
}

function* solvedWith(
  field: string,
  spec: FieldSpec,
  loose: LooseValues,
  inputs: FixInputs,
  isSolved: IsSolved,
): Generator<undefined, Fix | undefined> {
  const { locale } = inputs;
  const now = entryOf(loose, field);
  switch (spec.kind) {
    case 'toggle':
      yield;
      return isSolved({ field, value: now !== true }) ? { field, value: now !== true } : undefined;
    case 'choice':
      for (const value of Object.keys(spec.options)) {
        if (value === now) continue;
        yield;
        if (isSolved({ field, value })) return { field, value };
        const also = earlierChoices(inputs, { field, value });
        if (Object.keys(also).length === 0) continue;
        yield;
        if (isSolved({ field, value, also })) return { field, value, also };
      }
      return undefined;
    case 'length':
    case 'number': {
      // An empty field without a usual size starts at its least.
      const from = typeof now === 'number' ? now : spec.least;
      const sold = spec.kind === 'length' ? spec.soldOf?.(loose) : undefined;
      if (sold === undefined) {
        return yield* nearestSolving(spec, from, locale, (value) => ({ field, value }), isSolved);
      }
      for (const size of sold.toSorted((a, b) => Math.abs(a - from) - Math.abs(b - from))) {
        const fix = { field, value: formatLength(size, locale) };
        yield;
        if (size !== from && isSolved(fix)) return fix;
      }
      return undefined;
    }
    case 'text':
    case 'surfaces':
      return undefined;
  }
}

/** Nearest value, up or down, that solves it; of two values as near, the larger. */
function* nearestSolving(
  spec: LengthSpec | NumberSpec,
  now: number,
  locale: Locale,
  fixWith: (text: string) => Fix,
  isSolved: IsSolved,
): Generator<undefined, Fix | undefined> {
  if (spec.kind === 'number' && spec.whole !== true) return undefined;
  const { fine, round } = STEPS[locale.units];
  const step = spec.kind === 'number' ? 1 : now < SMALL ? fine : round;
  // Past its range a field has its least or most value.
  const valueAt = (steps: number): number =>
    Math.min(spec.most, Math.max(spec.least, step * (Math.round(now / step) + steps)));
  const fixAt = (steps: number): Fix =>
    fixWith(
      spec.kind === 'number'
        ? String(valueAt(steps))
        : formatLength(length(valueAt(steps)), locale),
    );
  let before = 0;
  for (const far of FIBONACCI) {
    for (const side of [1, -1]) {
      if (valueAt(side * far) === valueAt(side * before)) continue;
      yield;
      if (!isSolved(fixAt(side * far))) continue;
      let [bad, good] = [before, far];
      while (good - bad > 1) {
        const middle = Math.floor((bad + good) / 2);
        yield;
        if (isSolved(fixAt(side * middle))) good = middle;
        else bad = middle;
      }
      return fixAt(side * good);
    }
    before = far;
  }
  return undefined;
}

/** The fix at once, for callers that need not pause. */
export function fixOf(inputs: FixInputs, warning: Warning): Fix | undefined {
  const search = findFix(inputs, warning);
  for (;;) {
    const next = search.next();
    if (next.done === true) return next.value;
  }
}
