import { en } from '../../../language/en/measuring.ts';
import type { Locale } from '../../../language/locale.ts';
import type { RunInput } from './place-input.ts';
import type { Run } from './place.ts';
import { sideUnit, SizeReader, STRETCH_RANGE, type Read } from '../units/read-size.ts';
import { length, type Length } from '../units/units.ts';

const wordsIn = (locale: Locale) => locale.words('measuring', en);

/** The valid part of a run; its fields are `stretches.<n>`. */
export interface MeasuredRun extends Read {
  readonly kind: 'run';
  readonly stretches: readonly (Length | undefined)[];
  readonly place: Run | undefined;
  readonly missing: readonly string[];
}

/** Measures a line of straight stretches; an empty one after the first does not count. */
export function measureRun(input: RunInput, locale: Locale): MeasuredRun {
  const reader = new SizeReader(locale);
  const stretches = input.stretches.map((text, i) =>
    reader.size(`stretches.${i}`, text, sideUnit, STRETCH_RANGE),
  );
  const known = stretches.filter((each) => each !== undefined);
  const read = reader.read();
  const complete = known.length > 0 && Object.keys(read.problems).length === 0;
  return {
    kind: 'run',
    stretches,
    ...read,
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
