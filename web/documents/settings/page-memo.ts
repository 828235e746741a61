import type { Locale } from '../../language/locale.ts';
import { Memo } from '../../planner/memo.ts';
import type { HouseOptions } from '../../planner/project/derive-house.ts';
import { pageNaming } from './page-names.ts';

/** Memo of this page: an edit and the plan that follows it share their answers. */
export const pageMemo = new Memo();

/** Options to derive a house on this page. */
export const houseOptions = (locale: Locale): HouseOptions => {
  return { locale, memo: pageMemo, naming: pageNaming };
};
