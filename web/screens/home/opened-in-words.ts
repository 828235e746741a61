import { en } from '../../language/en/home.ts';
import { area } from '../../language/language.ts';
import { formatDay } from '../../ui/format/time.ts';

const words = area('home', en);

const day = (time: number): string => new Date(time).toDateString();

/** Time of the last opening: `opened today`, `opened 21 Nov`. */
export const openedInWords = (at: number): string =>
  words.opened(day(at) === day(Date.now()) ? words.today : formatDay(at));
