import { inches, length, mm, toMm, type Length } from '../../../measure/units/units.ts';
import type { GuardCountry } from './deck-metric-guard.ts';

/**
 * Push on the top of a guard, kN/m: BS EN 1991-1-1 NA table NA.8 (single homes), EN 1991-1-1 table 6.12 (category A),
 * GB 50009-2012 5.5.2. In the US 200 lb at any point (IRC R301.5) go into a tension tie on a joist (R507.10).
 */
const PUSH: Record<GuardCountry, number> = { gb: 0.36, de: 0.5, 'de-by': 0.5, fr: 0.5, cn: 1 };

/** Bolt of a guard post: M12, or 1/2 in (DCA 6; trade practice). */
export const GUARD_BOLT = mm(12);
/**
 * Square plate washers for M12, under head and nut. The larger one is for the push of a whole crowd; half of its side
 * still fits between bolt and edge of the rim.
 */
const WASHERS = {
  small: { side: mm(50), thick: mm(3) },
  large: { side: mm(70), thick: mm(6) },
} as const;

export const plateWasher = (country: GuardCountry) =>
  WASHERS[PUSH[country] < 1 ? 'small' : 'large'];
const WASHER_HOLE = 13.5;

/**
 * Least depth of a joist that holds a guard post. Two bolts across the grain are 4 d from the edge that they push at,
 * 4 d apart and 3 d from the other edge (EN 1995-1-1 table 8.4). US: a rim of 2 × 8 (DCA 6 figure 24).
 */
export const LEAST_RIM = { metric: length(11 * GUARD_BOLT), us: inches(7) } as const;

/**
 * Force that a washer puts on wet C16, kN: 3 × f_c,90,k = 6.6 N/mm² (EN 1995-1-1 8.5.2), k_mod 0.7 in service class 3,
 * γ_M 1.3.
 */
const heldBy = (country: GuardCountry): number =>
  (((toMm(plateWasher(country).side) ** 2 - (Math.PI / 4) * WASHER_HOLE ** 2) * 6.6) / 1000) *
  (0.7 / 1.3);

/** Factor on a variable load (EN 1990). */
const GAMMA_Q = 1.5;

/** Half of the strip at the edge of the rim that the post presses on. */
const PRESSED = mm(15);

/**
 * Greatest distance of guard posts: the push on one bay turns the post about the edge of the rim, and the far bolt
 * holds it. `above`: from the top of the rim to the top of the guard.
 */
export function guardPostsApart(
  country: GuardCountry,
  { rim, above, most }: Readonly<Record<'rim' | 'above' | 'most', Length>>,
): Length {
  const arm = toMm(length(rim - 3 * GUARD_BOLT - PRESSED));
  const holds = heldBy(country) * arm;
  const turns = GAMMA_Q * PUSH[country] * (toMm(above) + toMm(PRESSED));
  return length(Math.min(most, mm(Math.floor((holds / turns) * 1000))));
}
