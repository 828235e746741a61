import { readOds } from 'hucre/ods';
import { readXlsx } from 'hucre/xlsx';
import { checkArchive, type ArchiveFault } from './check-archive.ts';

/** A sheet as tab-separated text. */
export interface SheetText {
  readonly name: string;
  readonly text: string;
}

export type OpenedWorkbook =
  | { readonly ok: true; readonly sheets: readonly SheetText[] }
  | { readonly ok: false; readonly fault: ArchiveFault };

const MOST_ROWS = 6000;
const MOST_COLUMNS = 60;

function cellText(value: unknown): string {
  if (typeof value === 'number') return String(Math.round(value * 1e6) / 1e6);
  const text = typeof value === 'string' || typeof value === 'boolean' ? String(value) : '';
  return /["\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Reads the sheets of a workbook as text. A formula is its stored result. */
export async function readWorkbook(
  bytes: Uint8Array,
  kind: 'xlsx' | 'ods',
): Promise<OpenedWorkbook> {
  const fault = await checkArchive(bytes);
  if (fault !== undefined) return { ok: false, fault };
  try {
    const read = kind === 'ods' ? readOds : readXlsx;
    const { sheets } = await read(bytes, { maxRows: MOST_ROWS });
    const shown = sheets.filter(({ hidden, veryHidden }) => hidden !== true && veryHidden !== true);
    return {
      ok: true,
      sheets: shown.map(({ name, rows }) => ({
        name,
        text: rows
          .map((row) => row.slice(0, MOST_COLUMNS).map(cellText).join('\t').trimEnd())
          .join('\n')
          .trimEnd(),
      })),
    };
  } catch {
    return { ok: false, fault: 'damaged' };
  }
}
