/**
 * Rows as CSV (RFC 4180, CRLF). Texts that a spreadsheet would run as a formula (first character `=`, `+`, `-`, `@`,
 * also full width, or a control character) get an apostrophe, as OWASP advises; also after a semicolon or a tab, which
 * separate cells in locales with a decimal comma. Numbers stay numbers. Files with characters other than ASCII start
 * with a byte order mark, so that spreadsheets recognize UTF-8.
 */
export function toCsv(
  rows: readonly (readonly (string | number)[])[],
  delimiter: ',' | ';' = ',',
): string {
  const text = rows
    .map((row) => `${row.map((value) => toCell(value, delimiter)).join(delimiter)}\r\n`)
    .join('');
  return /[\u{80}-\u{10FFFF}]/u.test(text) ? `\uFEFF${text}` : text;
}

function toCell(value: string | number, delimiter: string): string {
  if (typeof value === 'number') return String(Math.round(value * 100) / 100);
  const inner = value.replace(/([;|\t\r\n] *)(?=[=+\-@＝＋－＠])/g, "$1'");
  const safe = /^\s*[=+\-@＝＋－＠\t\r]/.test(value) ? `'${inner}` : inner;
  return /["\r\n]/.test(safe) || safe.includes(delimiter)
    ? `"${safe.replaceAll('"', '""')}"`
    : safe;
}
