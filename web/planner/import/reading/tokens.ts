import { MIXED, normalize } from './normalize.ts';
import { ideographAt, isIdeographic, numberOf } from './vocabulary.ts';

/** The smallest pieces of a line, after Unicode normalization. */
export interface Token {
  readonly kind: 'number' | 'word' | 'sign';
  readonly text: string;
  /** Place in the original line. */
  readonly start: number;
  readonly end: number;
  /** True if there is no space before this token. */
  readonly isGlued: boolean;
}

// A word ends before and after ideographs: 147cmの柱 is a number, a unit and words.
const TOKEN =
  /\d+(?:[.,]\d+)*|\.\d+|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]+|m\^[23]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー])[\p{L}\p{M}])+|\^[23]|\t|\S/gu;
const MOST_TOKENS = 160;
const BULLET = /^(?:[-•]|\[[ xX]?\]|>)$/;

/** Splits ideographs at known words: 长1180 is a label and a number, 4根 a number and a counter. */
function* wordsIn(run: string): Generator<string> {
  let rest = '';
  for (let at = 0; at < run.length;) {
    const word = ideographAt(run, at);
    // A number word is a number only before its counter; in 三角 it is not.
    const isPart =
      word !== undefined && numberOf(word) !== undefined && at + word.length >= run.length;
    if (word === undefined || isPart) {
      rest += run[at] ?? '';
      at += 1;
      continue;
    }
    if (rest !== '') yield rest;
    rest = '';
    yield word;
    at += word.length;
  }
  if (rest !== '') yield rest;
}

/** Tokens of a line in order, without bullets and check boxes; undefined if the line has too many. */
export function tokenize(line: string): readonly Token[] | undefined {
  const { text, origin } = normalize(line);
  const tokens: Token[] = [];
  let last = -1;
  const add = (kind: Token['kind'], word: string, at: number): void => {
    const end = at + word.length;
    const isGlued = at === last || (at === last + 1 && text[last] === MIXED);
    tokens.push({
      kind,
      text: word,
      start: origin[at] ?? 0,
      end: origin[end] ?? line.length,
      isGlued,
    });
    last = end;
  };
  const plain = text.replace(/^\s*(?:[-•>]\s+|\[[ xX]?\]\s*|•)+/u, (bullet) =>
    ' '.repeat(bullet.length),
  );
  for (const match of plain.matchAll(TOKEN)) {
    const [word] = match;
    if (tokens.length >= MOST_TOKENS) return undefined;
    if (/^\.?\d/.test(word)) add('number', word, match.index);
    else if (isIdeographic(word)) {
      let at = match.index;
      for (const one of wordsIn(word)) {
        add('word', one, at);
        at += one.length;
      }
    } else add(/^[\p{L}\p{M}]/u.test(word) ? 'word' : 'sign', word, match.index);
  }
  return tokens.filter(({ text: sign }, i) => i > 0 || !BULLET.test(sign));
}

export const isTimesWord = (text: string): boolean => /^(?:[x×хX]|by|sur|por|на)$/iu.test(text);
export const at = (tokens: readonly Token[], i: number): string => tokens[i]?.text ?? '';
export const isNumber = (tokens: readonly Token[], i: number): boolean =>
  tokens[i]?.kind === 'number';
export const glued = (tokens: readonly Token[], i: number): boolean => tokens[i]?.isGlued === true;
