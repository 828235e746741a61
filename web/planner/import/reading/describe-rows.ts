import type { Locale } from '../../../language/locale.ts';
import { parseLength } from '../../measure/units/parse-length.ts';
import { toMm } from '../../measure/units/units.ts';
import type { Imported, ImportedPart } from '../imported.ts';

export interface DescribedPart {
  readonly quantity: number;
  readonly length: number | null;
  readonly width: number | null;
  readonly thickness: number | null;
  /** Nominal size as written: `2x4`. */
  readonly section: string | null;
  readonly name: string;
}

/** First part of a reading; `also` has the others. */
export type DescribedReading = DescribedPart & { readonly also?: readonly DescribedPart[] };

export type DescribedRow = { readonly line: number; readonly text: string } & (
  | ({ readonly status: 'read' } & DescribedPart)
  | { readonly status: 'asked'; readonly readings: readonly DescribedReading[] }
  | {
      readonly status: 'unread';
      readonly is?: 'heading' | 'hardware' | 'note';
      readonly reason?: string;
      readonly quantity?: number;
      readonly name?: string;
    }
);

function millimetres(text: string, locale: Locale): number | null {
  const read = parseLength(text, 'mm', locale);
  return text !== '' && read.ok ? Math.round(toMm(read.value) * 1e4) / 1e4 : null;
}

function describePart(part: ImportedPart, locale: Locale): DescribedPart {
  return {
    quantity: Number(part.quantity),
    length: millimetres(part.length, locale),
    width: millimetres(part.width, locale),
    thickness: part.thickness ?? null,
    section: part.section ?? null,
    name: part.name,
  };
}

/** Rows of an imported list in the order of its lines. */
export function describeRows(
  imported: Imported,
  text: string,
  locale: Locale,
): readonly DescribedRow[] {
  const lines = text.split(/\r?\n/);
  const rows: DescribedRow[] = [
    ...imported.parts.map((part) => {
      const line = part.line ?? 0;
      const own = part.text ?? lines[line - 1] ?? '';
      return { line, text: own, status: 'read' as const, ...describePart(part, locale) };
    }),
    ...imported.asked.map(({ line, text: own, readings }) => {
      const described = readings.flatMap((parts): readonly DescribedReading[] => {
        const [first, ...also] = parts.map((part) => describePart(part, locale));
        if (first === undefined) return [];
        return [also.length === 0 ? first : { ...first, also }];
      });
      return { line, text: own, status: 'asked' as const, readings: described };
    }),
    ...imported.hardware.map((row) => {
      return { ...row, status: 'unread' as const, is: 'hardware' as const };
    }),
    ...imported.rejected.map(({ line, text: own, reason, is }) => {
      return {
        line,
        text: own,
        status: 'unread' as const,
        ...(is === undefined ? {} : { is }),
        reason,
      };
    }),
  ];
  return rows.toSorted((a, b) => a.line - b.line);
}
