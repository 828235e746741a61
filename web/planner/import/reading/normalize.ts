/** A text in plain characters, with the position of each in the original. */
export interface Normalized {
  readonly text: string;
  /** Index in the original of each UTF-16 unit of `text`; the last entry is the length of the original. */
  readonly origin: readonly number[];
}

/** Separates an integer from the vulgar fraction after it. */
export const MIXED = '\u2064';

const VULGAR: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '½': '1/2',
    '⅓': '1/3',
    '⅔': '2/3',
    '¼': '1/4',
    '¾': '3/4',
    '⅛': '1/8',
    '⅜': '3/8',
    '⅝': '5/8',
    '⅞': '7/8',
    '⅕': '1/5',
    '⅙': '1/6',
  }),
);

/** Characters that NFKC keeps, or maps to a character with another meaning in a list. */
const LOOK_ALIKES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '″': '"',
    '“': '"',
    '”': '"',
    '„': '"',
    '‟': '"',
    '＂': '"',
    '〃': '"',
    '′': "'",
    '‘': "'",
    '’': "'",
    '`': "'",
    '´': "'",
    ʹ: "'",
    '×': '×',
    '✕': '×',
    '✖': '×',
    '╳': '×',
    '⨯': '×',
    '∗': '×',
    '＊': '×',
    '*': '×',
    '–': '-',
    '—': '-',
    '‒': '-',
    '−': '-',
    '‐': '-',
    '‑': '-',
    '―': '-',
    '－': '-',
    '→': '→',
    '⇒': '→',
    '➔': '→',
    '⁄': '/',
    '∕': '/',
    '／': '/',
    ø: 'Ø',
    '⌀': 'Ø',
    '∅': 'Ø',
    '。': '.',
    '、': ',',
    '，': ';',
    '；': ';',
    '：': ':',
    '（': '(',
    '）': ')',
    '＝': '=',
    '＠': '@',
    '²': '^2',
    '³': '^3',
    '㎡': 'm^2',
    '\t': '\t',
    '☐': '•',
    '☑': '•',
    '✓': '•',
    '✔': '•',
    '▪': '•',
    '■': '•',
    '►': '•',
    '◦': '•',
    '‣': '•',
    '·': '•',
    '●': '•',
    '○': '•',
  }),
);

/** Markup that people paste with a list. */
const MARKUP =
  /<br ?\/?>|<\/?[a-z]{1,8}>|&(?:nbsp|times|quot|frac12|frac14|frac34|#215|#34|#39|amp|prime|Prime);|\\(?:times|cdot|text|mathrm)\b|\$(?=\d)|(?<=\d)\$(?=[,;. ]|$)|\*\*|'{2}|´´|’’|′′/giu;

const ENTITIES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '&times;': '×',
    '&#215;': '×',
    '\\times': '×',
    '\\cdot': '×',
    '&quot;': '"',
    '&#34;': '"',
    '&#39;': "'",
    '&amp;': '&',
    '&prime;': "'",
    '&frac12;': '½',
    '&frac14;': '¼',
    '&frac34;': '¾',
    "''": '"',
    '´´': '"',
    '’’': '"',
    '′′': '"',
    '&nbsp;': '\u00a0',
  }),
);

function plain(sign: string): string {
  const known = LOOK_ALIKES.get(sign);
  if (known !== undefined) return known;
  if (/[\u00a0\u2007\u202f]/.test(sign)) return '\u00a0';
  const folded = sign.normalize('NFKC');
  return LOOK_ALIKES.get(folded) ?? (/^\s$/.test(folded) ? ' ' : folded);
}

/** Folds full-width forms, unit signs, quotes, dashes, fractions and markup: NFKC and a table of look-alikes. */
export function normalize(line: string): Normalized {
  let text = '';
  const origin: number[] = [];
  const add = (signs: string, at: number): void => {
    for (let i = 0; i < signs.length; i++) origin.push(at);
    text += signs;
  };
  const addSigns = (signs: string, at: number): void => {
    let place = at;
    for (const sign of signs) {
      const fraction = VULGAR.get(sign);
      if (fraction === undefined) add(plain(sign), place);
      else add(/\d\s*$/.test(text.slice(-3)) ? `${MIXED}${fraction}` : fraction, place);
      place += sign.length;
    }
  };
  let end = 0;
  for (const match of line.matchAll(MARKUP)) {
    addSigns(line.slice(end, match.index), end);
    const entity = ENTITIES.get(match[0].toLowerCase()) ?? ENTITIES.get(match[0]) ?? ' ';
    const fraction = VULGAR.get(entity);
    add(
      fraction === undefined ? entity : /\d\s*$/.test(text.slice(-3)) ? MIXED + fraction : fraction,
      match.index,
    );
    end = match.index + match[0].length;
  }
  addSigns(line.slice(end), end);
  origin.push(line.length);
  return { text, origin };
}
