const plain = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** What English ends a word with, as far as it is typed: paints, painted, painting. */
const ENDING = /(?<=.{4})(?:i(?:ng?)?|e[drs]?|s)$/;
/** Chinese puts no space between words: of 瓷砖胶, 瓷砖 is one. */
const HAN_WORD = /\p{Script=Han}{2,}/gu;

/** Whether every word that was typed stands in one of the texts, or goes on from one of theirs. Case and accents do not count. */
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
