import { en } from '../../../../language/en/editors.ts';
import { area } from '../../../../language/language.ts';
import { isPlanSide } from '../../../../planner/measure/places/place-input.ts';

const words = area('editors', en);

/** Name of the low side of a slope: a side of the plan, or a wall. */
export const lowSideName = (low: string): string =>
  isPlanSide(low) ? words.planSides[low] : words.wall.title(low);
