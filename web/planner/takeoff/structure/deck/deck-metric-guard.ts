import { length, mm, toMm, type Length } from '../../../measure/units/units.ts';
import type { Stairs } from './deck-us-stairs.ts';

export type GuardCountry = 'gb' | 'de' | 'de-by' | 'fr' | 'cn';

export interface GuardRule {
  /** A guard is required above this drop. */
  readonly above: Length;
  readonly height: Length;
  readonly opening: Length;
}

/**
 * England: Approved Document K 1.41 and diagram 3.1, a 100 mm sphere must not pass. Germany: model building code § 38
 * (more than 1 m; Bavaria 0.5 m), 120 mm and Bavaria an estimate. France: NF P 01-012. China: GB 55031-2022 6.6.1 for
 * the height, else GB 50352 from memory, an estimate. The local office decides.
 */
const GUARDS: Record<GuardCountry, GuardRule> = {
  gb: { above: mm(600), height: mm(1100), opening: mm(100) },
  de: { above: mm(1000), height: mm(900), opening: mm(120) },
  'de-by': { above: mm(500), height: mm(900), opening: mm(120) },
  fr: { above: mm(1000), height: mm(1000), opening: mm(110) },
  cn: { above: mm(700), height: mm(1100), opening: mm(110) },
};

/** Rules for a guard that the user wants. */
export const guardIn = (country: GuardCountry): GuardRule => GUARDS[country];

/** Guard required for a drop; undefined if none. */
export const guardFor = (country: GuardCountry, drop: Length): GuardRule | undefined =>
  drop > GUARDS[country].above ? GUARDS[country] : undefined;

/** Greatest rise and least going of a private stair, mm. */
interface StairRule {
  readonly rise: number;
  readonly going: number;
}

/** DIN 18065:2020 table 1, houses of up to two homes. */
const DIN: StairRule = { rise: 200, going: 230 };

/**
 * Britain: Approved Document K 1.3. Germany: DIN 18065; France has no rule for private stairs, so they get the same.
 * China: GB 50352-2019 6.7.1, steps outdoors.
 */
const STAIRS: Record<GuardCountry, StairRule> = {
  gb: { rise: 220, going: 220 },
  de: DIN,
  'de-by': DIN,
  fr: DIN,
  cn: { rise: 150, going: 300 },
};

/** Approved Document K 1.3, 1.15 and 1.34: pitch in degrees; estimates elsewhere. */
const FLIGHT = { pitch: 42, width: 900, handrailAbove: 600 } as const;

/** The steepest private stair that a country allows: the fewest risers, the shortest going. */
export function stairsMetric(height: Length, country: GuardCountry): Stairs {
  const rule = STAIRS[country];
  const risers = Math.max(1, Math.ceil(toMm(height) / rule.rise));
  const rise = height / risers;
  const byPitch = rise / Math.tan((FLIGHT.pitch * Math.PI) / 180);
  const going = Math.max(mm(rule.going), Math.ceil(byPitch / mm(5)) * mm(5));
  const treads = risers - 1;
  return {
    risers,
    rise: length(Math.round(rise)),
    treads,
    going: length(going),
    run: length(treads * going),
    width: mm(FLIGHT.width),
    handrail: height > mm(FLIGHT.handrailAbove),
  };
}

/**
 * Height of a stair's handrail above the fronts of its treads: Approved Document K (900 to 1000 mm). DIN 18065
 * (800 to 1150, a guard from 900), NF P 01-012 (from 900) and GB 50352 6.7 (from 900, from memory) allow the same.
 */
export const HANDRAIL_METRIC = { from: mm(900), to: mm(1000) } as const;
