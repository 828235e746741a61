import type { PlanText } from '../read/plan-file.ts';
import list from './room-words.json' with { type: 'json' };

const bare = (text: string): string => text.normalize('NFD').toLowerCase().replace(/\p{M}/gu, '');

const { zh, ...others } = list.words;
const WORDS: ReadonlySet<string> = new Set(Object.values(others).flat().map(bare));

/** Whether a word on a plan is what a room is called: `Bedroom 2`, `Schlafzimmer`, `主卧`. */
export function isRoomName(text: string): boolean {
  const words = bare(text.slice(0, 80)).split(/[^\p{L}]+/u);
  return words.some((word) => WORDS.has(word)) || zh.some((sign) => text.includes(sign));
}

/** A size or a number is no name. */
const isName = (text: string): boolean =>
  /\p{L}{2,}|\p{Script=Han}/u.test(text) && !/^[\d.,\s]/.test(text);

/**
 * The words of a plan that may name rooms: those that rooms are called by; where it has none, any that are no sizes.
 * `PLATFORM` beside a `LIVING` is no room.
 */
export function namesOf(texts: readonly PlanText[]): readonly PlanText[] {
  const names = texts.filter(({ text }) => isName(text));
  const rooms = names.filter(({ text }) => isRoomName(text));
  return rooms.length > 0 ? rooms : names;
}
