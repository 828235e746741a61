import type { PlanText } from '../read/plan-file.ts';
import list from './room-words.json' with { type: 'json' };

const bare = (text: string): string => text.normalize('NFD').toLowerCase().replace(/\p{M}/gu, '');

const { zh, ...others } = list.words;
const WORDS: ReadonlySet<string> = new Set(Object.values(others).flat().map(bare));

/** True if a text on a plan is the name of a room: `Bedroom 2`, `Schlafzimmer`, `主卧`. */
export function isRoomName(text: string): boolean {
  const words = bare(text.slice(0, 80)).split(/[^\p{L}]+/u);
  return words.some((word) => WORDS.has(word)) || zh.some((sign) => text.includes(sign));
}

/** A size or a number is not a name. */
const isName = (text: string): boolean =>
  /\p{L}{2,}|\p{Script=Han}/u.test(text) && !/^[\d.,\s]/.test(text);

/**
 * Texts of a plan that may name rooms: known room names; if there are none, all texts that are not sizes. `PLATFORM`
 * next to a `LIVING` is not a room.
 */
export function namesOf(texts: readonly PlanText[]): readonly PlanText[] {
  const names = texts.filter(({ text }) => isName(text));
  const rooms = names.filter(({ text }) => isRoomName(text));
  return rooms.length > 0 ? rooms : names;
}
