import { isTitle } from './columns.ts';
import { means } from './reading/vocabulary.ts';

/** Encodings of old spreadsheets, by how many write cut lists in them. */
const OLD = [
  'windows-1252',
  'windows-1250',
  'windows-1251',
  'gb18030',
  'big5',
  'shift_jis',
  'euc-kr',
  'windows-1255',
  'windows-1256',
  'windows-1258',
  'macintosh',
] as const;

/** Bytes at the head that tell what a file is. */
const LOOKED_AT = 4000;

function decoded(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Digits, commas and line ends have one empty byte of two: which half tells the order. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const head = bytes.subarray(0, LOOKED_AT);
  const empty = [0, 0];
  for (const [i, byte] of head.entries()) if (byte === 0) empty[i % 2] = (empty[i % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = empty.map((count) => count / (head.length / 2));
  if (odd > 0.15 && even < 0.02) return 'utf-16le';
  return even > 0.15 && odd < 0.02 ? 'utf-16be' : undefined;
}

/** How many words of a text are those of cut lists. */
function knownWords(text: string): number {
  const cells = text.slice(0, LOOKED_AT).split(/[\n\r\t;,|"]/);
  const words = cells
    .flatMap((cell) => cell.split(/[\s\d.]/))
    .filter((word) => /[^\p{ASCII}]/u.test(word));
  const titles = cells.filter((cell) => /[^\p{ASCII}]/u.test(cell) && isTitle(cell));
  return titles.length + words.filter((word) => means(word, 'countBehind')).length;
}

/**
 * The text of a file of parts. Without a mark of its encoding it is UTF-16 where every other byte is empty, UTF-8 where it
 * can be, else the old encoding in which most of its words are those of cut lists, Windows-1252 where none tells.
 */
export function decodeList(bytes: Uint8Array): string {
  const [a, b] = bytes;
  if (a === 0xff && b === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (a === 0xfe && b === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const wide = utf16Of(bytes);
  if (wide !== undefined) return new TextDecoder(wide).decode(bytes);
  const utf8 = decoded(bytes, 'utf-8');
  if (utf8 !== undefined) return utf8;
  const tried = OLD.flatMap((encoding) => {
    const text = decoded(bytes, encoding);
    return text === undefined ? [] : [{ text, known: knownWords(text) }];
  });
  const [best] = tried.toSorted((one, two) => two.known - one.known);
  return best?.text ?? new TextDecoder('windows-1252').decode(bytes);
}
