import { en } from '../../../language/en/measuring.ts';
import type { Locale } from '../../../language/locale.ts';
import type { WallInput } from './place-input.ts';
import type { LoneWall, Opening } from './place.ts';
import { regionArea } from '../outline/polygon.ts';
import { readOpenings, surfaceOf } from './read-openings.ts';
import {
  heightUnit,
  LOW_RANGE,
  SIDE_RANGE,
  sideUnit,
  SizeReader,
  type Read,
} from '../units/read-size.ts';
import type { Length } from '../units/units.ts';

const wordsIn = (locale: Locale) => locale.words('measuring', en);

/** The valid part of a single wall; its fields are `length`, `height`, `openings.<id>.<field>`. */
export interface MeasuredWall extends Read {
  readonly kind: 'wall';
  readonly length: Length | undefined;
  readonly height: Length | undefined;
  readonly openings: readonly Opening[];
  readonly place: LoneWall | undefined;
  readonly missing: readonly string[];
}

/** Measures a wall that is a place by itself; see `measureRoom`. */
export function measureWall(input: WallInput, locale: Locale): MeasuredWall {
  const reader = new SizeReader(locale);
  const long = reader.size('length', input.length, sideUnit, SIDE_RANGE);
  const height = reader.size('height', input.height, heightUnit, LOW_RANGE);
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
  reader.add(reading);
  const { openings } = reading;
  const base = { kind: 'wall', length: long, height, openings, ...reader.read(), missing } as const;
  if (long === undefined || height === undefined) return { ...base, place: undefined };
  const shape = { length: long, height };
  const region = surfaceOf(shape, openings);
  const wall = { id: 'A', shape, openings, region, area: regionArea(region), end: 'free' } as const;
  return { ...base, place: { kind: 'wall', id: input.id, name: input.name.trim(), wall } };
}
