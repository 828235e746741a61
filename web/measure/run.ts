import { en } from '../language/en/measuring.ts';
import type { Locale } from '../language/locale.ts';
import type { RunInput } from './place-input.ts';
import type { Run } from './place.ts';
import { readSize, sideUnit, STRETCH_RANGE } from './read-size.ts';
import { length, type Length } from './units.ts';

const wordsIn = (locale: Locale) => locale.words('measuring', en);

/** What could be understood of a run. */
export interface MeasuredRun {
  readonly kind: 'run';
  readonly stretches: readonly (Length | undefined)[];
  readonly place: Run | undefined;
  /** Sentences by `stretches.<n>`. */
  readonly problems: Readonly<Record<string, string>>;
  readonly missing: readonly string[];
}

/** Measures a line of straight stretches; an empty one after the first is not there yet. */
export function measureRun(input: RunInput, locale: Locale): MeasuredRun {
  const problems: Record<string, string> = {};
  const stretches = input.stretches.map((text, i): Length | undefined => {
    if (text.trim() === '') return undefined;
    const size = readSize(text, sideUnit(locale), STRETCH_RANGE, locale);
    if (!size.ok) problems[`stretches.${i}`] = size.reason;
    return size.ok ? size.value : undefined;
  });
  const known = stretches.filter((each) => each !== undefined);
  const complete = known.length > 0 && Object.keys(problems).length === 0;
  return {
    kind: 'run',
    stretches,
    problems,
    missing: complete ? [] : [wordsIn(locale).missing.length],
    place: complete
      ? {
          kind: 'run',
          id: input.id,
          name: input.name.trim(),
          stretches: known,
          length: length(known.reduce((sum, each) => sum + each, 0)),
        }
      : undefined,
  };
}
