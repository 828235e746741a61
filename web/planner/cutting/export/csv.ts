/**
 * Rows as CSV (RFC 4180, CRLF). A text that a spreadsheet would run as a formula (`=`, `+`, `-`, `@`, in full width
 * too, or a control character first) gets an apostrophe before it, as OWASP advises; so does one behind a semicolon or
 * a tab, which part cells where the comma is a decimal sign. Numbers stay numbers. Where it is not all ASCII it begins
 * with the mark by which a spreadsheet knows UTF-8.
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
