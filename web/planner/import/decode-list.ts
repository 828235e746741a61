import { isTitle } from './columns.ts';
import { means } from './reading/vocabulary.ts';

/** Encodings of old spreadsheets, the most common first. */
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

/** Number of bytes or characters at the start that decide the encoding. */
const LOOKED_AT = 4000;

function decoded(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** UTF-16 by its zero bytes: in digits, commas and line ends, one byte of two is zero; its position gives the byte order. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const head = bytes.subarray(0, LOOKED_AT);
  const empty = [0, 0];
  for (const [i, byte] of head.entries()) if (byte === 0) empty[i % 2] = (empty[i % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = empty.map((count) => count / (head.length / 2));
  if (odd > 0.15 && even < 0.02) return 'utf-16le';
  return even > 0.15 && odd < 0.02 ? 'utf-16be' : undefined;
}

/** Number of known non-ASCII words of cut lists in a text. */
function knownWords(text: string): number {
  const cells = text.slice(0, LOOKED_AT).split(/[\n\r\t;,|"]/);
  const words = cells
    .flatMap((cell) => cell.split(/[\s\d.]/))
    .filter((word) => /[^\p{ASCII}]/u.test(word));
  const titles = cells.filter((cell) => /[^\p{ASCII}]/u.test(cell) && isTitle(cell));
  return titles.length + words.filter((word) => means(word, 'countBehind')).length;
}

/**
 * Decodes a file of parts. If it has no byte order mark, it is UTF-16 if every other byte is zero, else UTF-8 if that is
 * valid, else the old encoding that gives the most known words. Windows-1252 is the default.
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
