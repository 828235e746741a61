import { writeXlsx } from 'hucre/xlsx';

export interface WorkbookTable {
  readonly name: string;
  readonly rows: readonly (readonly (string | number)[])[];
}

/** Characters that Excel forbids in the name of a sheet. */
const FORBIDDEN = /[[\]:*?/\\]/g;
const LONGEST_SHEET_NAME = 31;

/** Writes tables as the sheets of an XLSX workbook. Cells are text: `=1+1` does not become a formula. */
export const writeWorkbook = (tables: readonly WorkbookTable[]): Promise<Uint8Array> =>
  writeXlsx({
    sheets: tables.map(({ name, rows }) => ({
      name: name.replace(FORBIDDEN, ' ').slice(0, LONGEST_SHEET_NAME),
      rows: rows.map((row) => [...row]),
    })),
  });
