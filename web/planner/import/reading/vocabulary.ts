import words from './words.json' with { type: 'json' };

type ByLanguage = Readonly<Record<string, string>>;

const listOf = (group: ByLanguage): readonly string[] =>
  Object.values(group).flatMap((all) => all.split(' '));
/** Single letters keep their case: `L` is a length, `l` are litres. */
const keyOf = (word: string): string => (word.length === 1 ? word : word.toLowerCase());
const setOf = (group: ByLanguage): ReadonlySet<string> => new Set(listOf(group).map(keyOf));

export const LABELS = ['length', 'width', 'height', 'depth', 'thickness'] as const;
export type Label = (typeof LABELS)[number];
export const UNITS = ['mm', 'cm', 'm', 'in', 'ft'] as const;
export type Unit = (typeof UNITS)[number];

const labels = LABELS.map((label) => ({ label, words: setOf(words[label]) }));
const units: ReadonlyMap<string, Unit> = new Map(
  UNITS.flatMap((unit) => words.units[unit].split(' ').map((word) => [keyOf(word), unit] as const)),
);
const numbers: ReadonlyMap<string, number> = new Map(
  listOf(words.numbers).map((entry) => {
    const [word = '', value = ''] = entry.split(':');
    return [word, Number(value)] as const;
  }),
);
const sets = {
  countBehind: setOf(words.countBehind),
  countBefore: setOf(words.countBefore),
  plural: setOf(words.plural),
  hardware: setOf(words.hardware),
  note: setOf(words.notes),
  angle: setOf({ all: words.foreign.angle }),
  money: setOf({ all: words.foreign.money }),
  area: setOf({ all: words.foreign.area }),
  other: setOf({ all: words.foreign.other }),
  project: setOf(words.projects),
  at: setOf(words.at),
  and: setOf(words.and),
  or: setOf(words.or),
  ordinal: setOf(words.ordinal),
  edge: setOf(words.edges),
  adjective: setOf(words.adjectives),
  profile: setOf(words.profiles),
};
export type Meaning = keyof typeof sets;

export const means = (word: string, meaning: Meaning): boolean => sets[meaning].has(keyOf(word));
/** Compounds end with their noun: Schlossschrauben, Teichfolie. */
const endsWithOne = (group: 'hardware' | 'note', leastStem: number) => {
  const stems = [...sets[group]].filter((word) => word.length >= leastStem);
  return (word: string): boolean => {
    const plain = word.toLowerCase();
    return sets[group].has(keyOf(word)) || stems.some((stem) => plain.endsWith(stem));
  };
};
/** A word for hardware, or a compound that ends with one. */
export const isHardware = endsWithOne('hardware', 6);
/** A word that excludes a part, or a compound that ends with one. */
export const isNote = endsWithOne('note', 5);
export const unitOf = (word: string): Unit | undefined => units.get(keyOf(word));
export const numberOf = (word: string): number | undefined => numbers.get(word.toLowerCase());
export const labelsOf = (word: string): readonly Label[] =>
  labels.flatMap((one) => (one.words.has(keyOf(word)) ? [one.label] : []));

const pairs = listOf(words.both).map((pair) => pair.split('+'));
/** True if the words name two opposite parts, such as left and right: a pair without a number. */
export const namesBoth = (line: readonly string[]): boolean =>
  pairs.some((pair) => pair.every((one) => line.includes(one)));

const IDEOGRAPHIC = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]+$/u;
/** Known words in Chinese, Japanese and Korean, by their first character; they split text without spaces. */
const known: ReadonlyMap<string, readonly string[]> = Map.groupBy(
  [
    ...labels.flatMap((one) => [...one.words]),
    ...Object.values(sets).flatMap((set) => [...set]),
    ...units.keys(),
    ...numbers.keys(),
  ]
    .filter((word) => IDEOGRAPHIC.test(word))
    .toSorted((a, b) => b.length - a.length),
  (word) => word[0] ?? '',
);
/** Longest known word at an index of a text in ideographs. */
export const ideographAt = (text: string, at: number): string | undefined =>
  known.get(text[at] ?? '')?.find((word) => text.startsWith(word, at));
export const isIdeographic = (text: string): boolean => IDEOGRAPHIC.test(text);
