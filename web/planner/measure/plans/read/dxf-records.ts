/** A group of a DXF file; the meaning of its code depends on its record. */
interface Group {
  readonly code: number;
  readonly value: string;
}

/** A section, an entity or a row of a table: starts with a group 0. */
export interface DxfRecord {
  readonly type: string;
  readonly groups: readonly Group[];
}

/** Larger numbers are damage, mm. */
const FARTHEST = 1e12;

/** First value of a code; empty if absent. */
export const firstText = ({ groups }: DxfRecord, code: number): string =>
  groups.find((group) => group.code === code)?.value ?? '';

/** A number in DXF notation; undefined otherwise. */
function numberIn(value: string): number | undefined {
  const number = value.trim() === '' ? Number.NaN : Number(value);
  return Math.abs(number) <= FARTHEST ? number : undefined;
}

/** First number of a code, or the default if absent; undefined if damaged. */
export function firstNumber(record: DxfRecord, code: number, usual = 0): number | undefined {
  const group = record.groups.find((one) => one.code === code);
  return group === undefined ? usual : numberIn(group.value);
}

/** Several numbers at once; undefined if one is damaged. */
export function numbersOf(
  record: DxfRecord,
  ...codes: readonly (number | readonly [code: number, usual: number])[]
): readonly number[] | undefined {
  const read = codes.flatMap((code) => {
    const [of, usual] = typeof code === 'number' ? [code, 0] : code;
    return firstNumber(record, of, usual) ?? [];
  });
  return read.length === codes.length ? read : undefined;
}

/** Records of a text, and the line at which it stops being DXF. */
export function readRecords(text: string): {
  readonly records: readonly DxfRecord[];
  readonly brokenAt: number | undefined;
} {
  const lines = text.split(/\r\n|[\r\n]/);
  const records: DxfRecord[] = [];
  let groups: Group[] = [];
  for (let i = 0; i + 1 < lines.length; i += 2) {
    const code = lines[i]?.trim() ?? '';
    const value = lines[i + 1] ?? '';
    if (!/^-?\d{1,4}$/.test(code)) {
      const isOver = lines.slice(i).every((line) => line.trim() === '');
      // An incomplete record is ignored.
      if (!isOver) records.pop();
      return { records, brokenAt: isOver ? undefined : i + 1 };
    }
    if (code === '0') {
      groups = [];
      const type = value.trim();
      if (type === 'EOF') break;
      records.push({ type, groups });
    } else groups.push({ code: Number(code), value });
  }
  return { records, brokenAt: undefined };
}
