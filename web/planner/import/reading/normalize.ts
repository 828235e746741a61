import signs from './signs.json' with { type: 'json' };

/** A text in plain characters, with the position of each in the original. */
export interface Normalized {
  readonly text: string;
  /** Index in the original of each UTF-16 unit of `text`; the last entry is the length of the original. */
  readonly origin: readonly number[];
}

/** Separates an integer from the vulgar fraction after it. */
export const MIXED = '\u2064';

const LOOK_ALIKES: ReadonlyMap<string, string> = new Map(
  Object.entries(signs.lookAlikes).flatMap(([plain, all]) =>
    Array.from(all, (sign) => [sign, plain] as const),
  ),
);
const MARKUP: ReadonlyMap<string, string> = new Map(Object.entries(signs.markup));

/** Markup that people paste with a list, and doubled primes; an entity that is not in the table becomes a space. */
const MARKED =
  /<br ?\/?>|<\/?[a-z]{1,8}>|&(?:#\d{1,4}|[a-z]{2,6}\d{0,2});|\\(?:times|cdot|text|mathrm)\b|\$(?=\d)|(?<=\d)\$(?=[,;. ]|$)|\*\*|'{2}|´´|’’|′′/giu;

/** Digit of any script in ASCII: the ten digits of a script are in order, and a sign that is none is before them. */
function digitOf(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}

function plainOf(sign: string): string {
  const known = LOOK_ALIKES.get(sign);
  if (known !== undefined) return known;
  // A tab separates cells, and a no-break space groups digits.
  if (sign === '\t') return sign;
  if (/[\u00a0\u2007\u202f]/.test(sign)) return '\u00a0';
  const folded = sign.normalize('NFKC');
  if (/^\p{Nd}$/u.test(folded)) return digitOf(folded);
  // NFKC of ½ is 1⁄2.
  return LOOK_ALIKES.get(folded) ?? (/^\s$/.test(folded) ? ' ' : folded.replace('\u2044', '/'));
}

const isFraction = (sign: string): boolean => /^\d\u2044\d$/.test(sign.normalize('NFKC'));

/** Folds full-width forms, unit signs, quotes, dashes, fractions and markup: NFKC and a table of look-alikes. */
export function normalize(line: string): Normalized {
  let text = '';
  const origin: number[] = [];
  const add = (sign: string, at: number): void => {
    const isMixed = isFraction(sign) && /\d\s*$/.test(text.slice(-3));
    const plain = (isMixed ? MIXED : '') + plainOf(sign);
    for (let i = 0; i < plain.length; i++) origin.push(at);
    text += plain;
  };
  const addAll = (part: string, start: number): void => {
    let at = start;
    for (const sign of part) {
      add(sign, at);
      at += sign.length;
    }
  };
  let end = 0;
  for (const match of line.matchAll(MARKED)) {
    addAll(line.slice(end, match.index), end);
    add(MARKUP.get(match[0].toLowerCase()) ?? ' ', match.index);
    end = match.index + match[0].length;
  }
  addAll(line.slice(end), end);
  origin.push(line.length);
  return { text, origin };
}
