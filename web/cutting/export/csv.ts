/**
 * Rows as CSV (RFC 4180, CRLF). A text that a spreadsheet would run as a formula (`=`, `+`, `-`, `@`
 * or a control character first) gets an apostrophe before it, as OWASP advises; numbers stay numbers.
 */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('');
}

function toCell(value: string | number): string {
  if (typeof value === 'number') return String(Math.round(value * 100) / 100);
  const safe = /^\s*[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
