/** Reading values out of storage: anything may stand there, and nothing of it is trusted. */

export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A typed text, cut to what any field takes; empty where it is none. */
export const readString = (value: unknown): string =>
  typeof value === 'string' ? value.slice(0, 200) : '';

/** A size, count or time: finite and not negative, else 0. */
export const readNumber = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : 0;

/** The objects of a list; none where it is no list. */
export const readRows = (value: unknown): readonly Fields[] =>
  Array.isArray(value) ? value.filter(isFields) : [];

/** One of a few words, or the usual one. */
export const readChoice = <T extends string>(
  value: unknown,
  choices: readonly T[],
  otherwise: T,
): T => choices.find((choice) => choice === value) ?? otherwise;

/** JSON, or undefined where the text is damaged. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
