import type { Region } from '../../stock/region.ts';
import type { Why } from '../../takeoff/why.ts';
import type { JobContext } from './contract.ts';

/** True if shops of the region still sell wood treated with CCA, which holds arsenic: the UK, EU and US ended it in 2004. */
export const mayHoldArsenic = (region: Region): boolean => region === 'cn';

/** The reason for treated wood, with what to ask for if it may hold arsenic. */
export function treatedWhy(
  why: Why | string,
  ask: string,
  { region, locale }: Pick<JobContext, 'region' | 'locale'>,
): Why | string {
  if (!mayHoldArsenic(region)) return why;
  const { sentences } = locale.format;
  return typeof why === 'string'
    ? sentences([why, ask])
    : { ...why, says: (words) => sentences([why.says(words), ask]) };
}
