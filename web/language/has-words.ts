const plain = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** English word endings that a partial word may have: paints, painted, painting. */
const ENDING = /(?<=.{4})(?:i(?:ng?)?|e[drs]?|s)$/;
/** Chinese has no spaces between words: 瓷砖 is a word of 瓷砖胶. */
const HAN_WORD = /\p{Script=Han}{2,}/gu;

/** True if every typed word is in one of the texts or starts one of their words. Ignores case and accents. */
export function hasWords(texts: readonly string[], typed: string): boolean {
  const all = plain(texts.join(' '));
  const han = all.match(HAN_WORD) ?? [];
  return plain(typed)
    .trim()
    .split(/\s+/)
    .every(
      (word) =>
        [word, word.replace(ENDING, '')].some((one) => all.includes(one)) ||
        han.some((one) => word.startsWith(one)),
    );
}
