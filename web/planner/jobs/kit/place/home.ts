import type { Region } from '../../../stock/region.ts';
import type { Country } from '../../../takeoff/structure/gates.ts';

/** Facts about the home that the user enters once. */
export interface HomeFacts {
  /** The year it was built; undefined counts as old. */
  readonly built: number | undefined;
  readonly country: Country;
  /** Ids of tools that are there. */
  readonly tools: readonly string[];
}

/** The countries of each region whose rules we know, the most usual first; `eu` is any other of the Union. */
export const COUNTRIES: Readonly<Record<Region, readonly [Country, ...(readonly Country[])]>> = {
  uk: ['gb', 'ie', 'au'],
  us: ['us', 'ca'],
  eu: ['eu', 'de', 'at', 'fr', 'it', 'nl', 'pl', 'se', 'dk'],
  cn: ['cn'],
};

/** The entered country if it is in the region, else the region's usual one. */
export const countryIn = (region: Region, said: string | undefined): Country =>
  COUNTRIES[region].find((one) => one === said) ?? COUNTRIES[region][0];

/** A home without entered facts. */
export const defaultHome = (region: Region): HomeFacts => ({
  built: undefined,
  country: COUNTRIES[region][0],
  tools: [],
});
