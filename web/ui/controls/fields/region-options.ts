import { words } from '../../../language/page/regions.ts';
import { REGIONS, type Region } from '../../../planner/stock/region.ts';

/** All regions by name, as options of a choice. */
export const REGION_OPTIONS = (Object.keys(REGIONS) as Region[]).map((value) => ({
  value,
  label: words.names[value],
}));
