import { en } from '../../../language/en/regions.ts';
import { area } from '../../../language/language.ts';
import { REGIONS, type Region } from '../../../planner/stock/region.ts';

const words = area('regions', en);

/** All regions by name, as options of a choice. */
export const REGION_OPTIONS = (Object.keys(REGIONS) as Region[]).map((value) => ({
  value,
  label: words.names[value],
}));
