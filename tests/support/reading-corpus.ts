import type {
  DescribedPart,
  DescribedRow,
} from '../../web/planner/import/reading/describe-rows.ts';

export interface TrueLine {
  readonly text: string;
  readonly is: 'parts' | 'none' | 'question' | 'above';
  /** Acceptable readings of a question; the only reading of any other line. */
  readonly readings: readonly (readonly TruePart[])[];
}

type TruePart = Omit<DescribedPart, 'name'>;

export interface TrueList {
  readonly title: string;
  readonly language: string;
  readonly kind: 'linear' | 'sheet';
  readonly unit: 'mm' | 'in';
  readonly lines: readonly TrueLine[];
}

function millimetres(text: string): number {
  const [, figure = '', unit = ''] = /^([\d.]+)("?)$/.exec(text) ?? [];
  if (figure === '') throw new Error(`“${text}” is not a size`);
  return Number(figure) * (unit === '"' ? 25.4 : 1);
}

function partOf(text: string): TruePart {
  const pattern = /^(\d+) x ([\d."]+)(?: x ([\d."]+))?(?: t([\d."]+))?(?: \[(.+)\])?$/;
  const [all, quantity, length = '', width, thickness, section] = pattern.exec(text) ?? [];
  if (all === undefined) throw new Error(`“${text}” is not a reading`);
  return {
    quantity: Number(quantity),
    length: millimetres(length),
    width: width === undefined ? null : millimetres(width),
    thickness: thickness === undefined ? null : millimetres(thickness),
    section: section ?? null,
  };
}

const partsOf = (reading: string) => reading.split(' | ').map((part) => partOf(part.trim()));

function lineOf(written: string): TrueLine {
  const [text = '', truth = ''] = written.includes(' ⇒ ')
    ? written.split(' ⇒ ')
    : written.split(/\t(?=[^\t]*$)/);
  if (truth === 'none' || truth.startsWith('heading')) return { text, is: 'none', readings: [[]] };
  if (truth === '^') return { text, is: 'above', readings: [[]] };
  return truth.startsWith('? ')
    ? { text, is: 'question', readings: truth.slice(2).split(' / ').map(partsOf) }
    : { text, is: 'parts', readings: [partsOf(truth)] };
}

/** Reads lists with their truth: `## language kind unit title` or `# kind unit` opens a list. */
export function readCorpus(text: string): readonly TrueList[] {
  const lists: (TrueList & { readonly lines: TrueLine[] })[] = [];
  for (const line of text.split('\n')) {
    const [, language = 'en', kind, unit, title = ''] =
      /^##? (?:([a-z]{2}) )?(linear|sheet) (mm|in)(?: (.*))?$/.exec(line) ?? [];
    if ((kind === 'linear' || kind === 'sheet') && (unit === 'mm' || unit === 'in')) {
      lists.push({ language, kind, unit, title: title || `${kind} ${unit}`, lines: [] });
    } else if (line.trim() !== '' && !line.startsWith('# ')) {
      lists.at(-1)?.lines.push(lineOf(line));
    }
  }
  return lists;
}

export const GRADES = ['right', 'asked', 'unread', 'wrong'] as const;
export type Grade = (typeof GRADES)[number];

const isSameSize = (a: number | null, b: number | null): boolean =>
  a === b || (a !== null && b !== null && Math.abs(a - b) < 0.06);

const isSamePart = (a: TruePart, b: TruePart): boolean =>
  a.quantity === b.quantity &&
  a.section === b.section &&
  isSameSize(a.length, b.length) &&
  isSameSize(a.width, b.width) &&
  isSameSize(a.thickness, b.thickness);

const isSameReading = (a: readonly TruePart[], b: readonly TruePart[]): boolean =>
  a.length === b.length && a.every((part, i) => b[i] !== undefined && isSamePart(part, b[i]));

interface ReadPart {
  readonly quantity: number;
  readonly length: number;
  readonly width: number | undefined;
  readonly thickness: number | undefined;
  readonly section: string | undefined;
}

/** Parts that are one of the readings that a line has. */
export const isTrueReading = (truth: TrueLine, parts: readonly ReadPart[]): boolean =>
  truth.readings.some((reading) =>
    isSameReading(
      reading,
      parts.map((part) => ({
        ...part,
        width: part.width ?? null,
        thickness: part.thickness ?? null,
        section: part.section ?? null,
      })),
    ),
  );

/** Grade of the rows that a reader gives for one line. `wrong` is a part that the list does not have, without a question. */
export function gradeLine(truth: TrueLine, rows: readonly DescribedRow[]): Grade {
  const read = rows.filter((row) => row.status === 'read');
  const asked = rows.flatMap((row) => (row.status === 'asked' ? [row.readings] : []));
  if (truth.is === 'question') {
    if (read.length > 0) return 'wrong';
    if (asked.length === 0) return 'unread';
    const isOffered = truth.readings.every((reading) =>
      asked.some((offers) =>
        offers.some(({ also = [], ...first }) => isSameReading(reading, [first, ...also])),
      ),
    );
    return isOffered ? 'right' : 'asked';
  }
  const [parts = []] = truth.readings;
  if (read.length > 0) {
    return asked.length === 0 && isSameReading(parts, read) ? 'right' : 'wrong';
  }
  if (asked.length > 0) return 'asked';
  return parts.length === 0 ? 'right' : 'unread';
}
