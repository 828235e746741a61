import {
  type NamedBoard,
  maxcutCsv,
  opencutlistCsv,
  partsCsv,
  type ExportPart,
} from '../../../planner/cutting/export/parts-csv.ts';
import {
  planCsv,
  planRows,
  type CsvRow,
  planJson,
} from '../../../planner/cutting/export/plan-csv.ts';
import { drawBoards } from '../../../planner/cutting/export/draw-boards.ts';
import { drawingDxf, drawingSvg } from '../../../planner/measure/plans/write/drawing-files.ts';
import { PANEL_EDGES, type Bands } from '../../../planner/cutting/edge-banding.ts';
import { writeTapeName } from '../../../planner/cutting/cell-words.ts';
import { words as tapeWords } from '../../../language/page/edging.ts';
import { words } from '../../../language/page/cut-files.ts';
import type { CutHardware } from '../../../planner/schema/cut-list.ts';
import type { PlannedCuts } from '../planned-cuts.ts';
import { buyLines } from './proof-words.ts';
import { entryOf } from '../../../planner/measure/units/entry-of.ts';
import { plainSpaces } from '../../../language/locale.ts';

export interface Format {
  readonly ending: keyof typeof words.formats;
  readonly type: string;
  readonly write: (cuts: PlannedCuts) => string | Promise<Uint8Array<ArrayBuffer>>;
}

/** Names of parts in a file; the letter if there is no name. */
function labelled(
  names: PlannedCuts['names'],
  letters: PlannedCuts['letters'],
): Record<string, string> {
  const ids = new Set([...Object.keys(names), ...Object.keys(letters)]);
  return Object.fromEntries(
    [...ids].map((id) => [id, entryOf(names, id) || entryOf(letters, id) || '']),
  );
}

/** All boards of the list, cut ones first. */
function namedBoards({ done, boards, names, letters, nameOf }: PlannedCuts): readonly NamedBoard[] {
  const all = [...done, ...boards.map((board) => ({ ...board, names }))];
  return all.map(({ number, board, names: called }) => {
    return { number, board, title: nameOf(board), names: labelled(called, letters) };
  });
}

/** Parts as typed, with the names of their tapes. */
function listedParts({
  parts,
  letters,
  planning,
  edging = [],
}: PlannedCuts): readonly ExportPart[] {
  const planned = planning.plan?.request;
  const mitres = new Map(
    planned?.kind === 'linear' ? planned.parts.map(({ id, mitre }) => [id, mitre]) : [],
  );
  const tapes = new Map(
    edging.map(({ tape, number }) => {
      const thickness = tape.thickness > 0 ? `${tape.thickness} mm` : '';
      return [tape.id, writeTapeName({ ...tape, thickness }, tapeWords.tape(number))];
    }),
  );
  const named = (bands: Bands): Bands => {
    const [l1 = '', l2 = '', w1 = '', w2 = ''] = PANEL_EDGES.map((edge) => tapes.get(bands[edge]));
    return { l1, l2, w1, w2 };
  };
  return parts.map(({ id, name, length, width, quantity, turns, bands, finished }) => {
    const mitre = mitres.get(id);
    return {
      name: name || entryOf(letters, id) || '',
      ...(finished ?? { length, width }),
      quantity,
      turns,
      ...(bands === undefined ? {} : { bands: named(bands) }),
      ...(mitre === undefined ? {} : { mitre }),
    };
  });
}

const plainRow = (row: CsvRow): CsvRow =>
  row.map((cell) => (typeof cell === 'string' ? plainSpaces(cell) : cell));

/** Shopping list, parts and cuts as the sheets of a workbook. The library is a separate chunk. */
async function workbookOf(
  cuts: PlannedCuts,
  hardware: readonly CutHardware[],
): Promise<Uint8Array<ArrayBuffer>> {
  const { workbook } = words;
  const shopping: readonly CsvRow[] = [
    [workbook.quantity, workbook.what],
    ...buyLines(cuts).map(({ count, name }) => [count, name]),
    ...hardware.map(({ quantity, name }) => [Number(quantity) || quantity, name]),
  ];
  const parts: readonly CsvRow[] = [
    [workbook.quantity, words.table.length, words.table.width, words.table.name, workbook.material],
    ...listedParts(cuts).map(({ quantity, length, width, name }) => [
      quantity,
      length,
      width || '',
      name,
      cuts.material,
    ]),
  ];
  const { writeWorkbook } = await import('../../../planner/import/spreadsheet/write-workbook.ts');
  const tables = [
    { name: workbook.shopping, rows: shopping },
    { name: workbook.parts, rows: parts },
    { name: workbook.cuts, rows: planRows(namedBoards(cuts), cuts.locale) },
  ];
  const bytes = await writeWorkbook(
    tables.map(({ name, rows }) => ({ name, rows: rows.map(plainRow) })),
  );
  return Uint8Array.from(bytes);
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export const formatsWith = (hardware: readonly CutHardware[]): readonly Format[] => [
  { ending: 'plan.xlsx', type: XLSX, write: (cuts) => workbookOf(cuts, hardware) },
  ...FORMATS,
];

const FORMATS: readonly Format[] = [
  {
    ending: 'plan.csv',
    type: 'text/csv',
    write: (cuts) => planCsv(namedBoards(cuts), cuts.locale),
  },
  {
    ending: 'plan.svg',
    type: 'image/svg+xml',
    write: (cuts) => drawingSvg(drawBoards(namedBoards(cuts)), 1),
  },
  {
    ending: 'plan.dxf',
    type: 'application/dxf',
    write: (cuts) => drawingDxf(drawBoards(namedBoards(cuts))),
  },
  {
    ending: 'plan.json',
    type: 'application/json',
    write: (cuts) => {
      const { material, currency, names, letters } = cuts;
      const { plan } = cuts.planning;
      if (plan === undefined) return '';
      const list = { material, currency, parts: listedParts(cuts) };
      return planJson(plan.request, plan.answer, labelled(names, letters), list);
    },
  },
  {
    ending: 'parts.csv',
    type: 'text/csv',
    write: (cuts) => partsCsv(listedParts(cuts), cuts.material),
  },
  {
    ending: 'opencutlist.csv',
    type: 'text/csv',
    write: (cuts) => opencutlistCsv(listedParts(cuts), cuts.material),
  },
  {
    ending: 'maxcut.csv',
    type: 'text/csv',
    write: (cuts) => maxcutCsv(listedParts(cuts), cuts.material),
  },
];
