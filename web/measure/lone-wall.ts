import { en } from '../language/en/measuring.ts';
import type { Locale } from '../language/locale.ts';
import type { WallInput } from './place-input.ts';
import type { LoneWall, Opening } from './place.ts';
import { regionArea } from './polygon.ts';
import { readOpenings, surfaceOf } from './read-openings.ts';
import { heightUnit, LOW_RANGE, readSize, SIDE_RANGE, sideUnit } from './read-size.ts';
import type { Length } from './units.ts';

const wordsIn = (locale: Locale) => locale.words('measuring', en);

/** What could be understood of a wall on its own. */
export interface MeasuredWall {
  readonly kind: 'wall';
  readonly length: Length | undefined;
  readonly height: Length | undefined;
  readonly openings: readonly Opening[];
  readonly place: LoneWall | undefined;
  /** Sentences by field: `length`, `height`, `openings.<id>.<field>`. */
  readonly problems: Readonly<Record<string, string>>;
  readonly missing: readonly string[];
}

/** Measures a wall that is a place of its own; see `measureRoom`. */
export function measureWall(input: WallInput, locale: Locale): MeasuredWall {
  const problems: Record<string, string> = {};
  const read = (side: 'length' | 'height'): Length | undefined => {
    if (input[side].trim() === '') return undefined;
    const size =
      side === 'length'
        ? readSize(input.length, sideUnit(locale), SIDE_RANGE, locale)
        : readSize(input.height, heightUnit(locale), LOW_RANGE, locale);
    if (!size.ok) problems[side] = size.reason;
    return size.ok ? size.value : undefined;
  };
  const [long, height] = [read('length'), read('height')];
  const reading = readOpenings(
    input.openings.map((opening) => ({ ...opening, wall: 'A' })),
    {
      ...(long === undefined ? {} : { length: long }),
      ...(height === undefined ? {} : { height }),
    },
    locale,
  );
  const missing = [
    ...(long === undefined ? [wordsIn(locale).missing.length] : []),
    ...(height === undefined ? [wordsIn(locale).missing.height] : []),
  ];
  Object.assign(problems, reading.problems);
  const { openings } = reading;
  const base = { kind: 'wall', length: long, height, openings, problems, missing } as const;
  if (long === undefined || height === undefined) return { ...base, place: undefined };
  const shape = { length: long, height };
  const region = surfaceOf(shape, openings);
  const wall = { id: 'A', shape, openings, region, area: regionArea(region), end: 'free' } as const;
  return { ...base, place: { kind: 'wall', id: input.id, name: input.name.trim(), wall } };
}
