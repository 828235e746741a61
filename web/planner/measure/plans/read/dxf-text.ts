import type { DxfRecord } from './dxf-records.ts';

/** Special characters of TEXT. */
const SIGNS: ReadonlyMap<string, string> = new Map([
  ['%%d', '°'],
  ['%%p', '±'],
  ['%%c', '⌀'],
]);

/** Encodings of files before 2007, by `$DWGCODEPAGE`; later files are UTF-8. */
const ENCODINGS: ReadonlyMap<string, string> = new Map([
  ['932', 'shift_jis'],
  ['936', 'gbk'],
  ['949', 'euc-kr'],
  ['950', 'big5'],
]);

/** First release that uses UTF-8. */
const UTF8_FROM = 1021;

/** Text of a DXF file in the encoding that it names. */
export function decodeDxf(bytes: Uint8Array): string {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 20_000));
  const version = Number(/\$ACADVER\s+1\s+AC(\d{4})/.exec(head)?.[1] ?? UTF8_FROM);
  const page = /\$DWGCODEPAGE\s+3\s+ANSI_(\d{3,4})/i.exec(head)?.[1];
  const utf8 = new TextDecoder().decode(bytes);
  // Many programs write UTF-8 and name another encoding.
  if (version >= UTF8_FROM || page === undefined || !utf8.includes('\uFFFD')) return utf8;
  const encoding = ENCODINGS.get(page) ?? (/^125[0-8]$/.test(page) ? `windows-${page}` : 'utf-8');
  return new TextDecoder(encoding).decode(bytes);
}

const unescaped = (text: string): string =>
  text
    .replace(/\\U\+([0-9a-f]{4})/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )
    .replace(/%%[dpc]/gi, (sign) => SIGNS.get(sign.toLowerCase()) ?? '')
    .replace(/%%[uok]/gi, '');

/** Text of an MTEXT without formatting codes: `{\fArial|b1;Kitchen}\P12 m²`. */
const withoutStyle = (text: string): string =>
  text
    .replace(/\\[ACFHQTWacfhpqtw][^;\\]{0,100};/g, '')
    .replace(/\\~/g, ' ')
    .replace(/\\[LlOoKk]/g, '')
    .replace(/[{}]/g, '');

/** Text of a TEXT or an ATTRIB; the first line of an MTEXT. */
export function wordsOf({ type, groups }: DxfRecord): string {
  const parts = groups.filter(({ code }) => code === 3 || code === 1).map(({ value }) => value);
  const plain = unescaped(type === 'MTEXT' ? parts.join('') : (parts.at(-1) ?? ''));
  const lines = type === 'MTEXT' ? plain.split('\\P').map(withoutStyle) : [plain];
  return (lines.find((line) => line.trim() !== '') ?? '')
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim()
    .toWellFormed();
}
