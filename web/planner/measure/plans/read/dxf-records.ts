/** A group of a DXF file: what its code means depends on the record it stands in. */
interface Group {
  readonly code: number;
  readonly value: string;
}

/** What begins with a group 0: a section, an entity, a row of a table. */
export interface DxfRecord {
  readonly type: string;
  readonly groups: readonly Group[];
}

/** Nobody's house is a million kilometres away; larger numbers are damage. */
const FARTHEST = 1e12;

/** The first value of a code; empty where there is none. */
export const textOf = ({ groups }: DxfRecord, code: number): string =>
  groups.find((group) => group.code === code)?.value ?? '';

/** A number as DXF writes it; undefined for anything else. */
function numberIn(value: string): number | undefined {
  const number = value.trim() === '' ? Number.NaN : Number(value);
  return Math.abs(number) <= FARTHEST ? number : undefined;
}

/** The first number of a code, or what it is where it is absent; undefined where it is damaged. */
export function numberOf(record: DxfRecord, code: number, usual = 0): number | undefined {
  const group = record.groups.find((one) => one.code === code);
  return group === undefined ? usual : numberIn(group.value);
}

/** Several numbers at once; undefined where one is damaged. */
export function numbersOf(
  record: DxfRecord,
  ...codes: readonly (number | readonly [code: number, usual: number])[]
): readonly number[] | undefined {
  const read = codes.flatMap((code) => {
    const [of, usual] = typeof code === 'number' ? [code, 0] : code;
    return numberOf(record, of, usual) ?? [];
  });
  return read.length === codes.length ? read : undefined;
}

/** The records of a text, and the line at which it stops being DXF. */
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
      // What is broken off in the middle is not read.
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
