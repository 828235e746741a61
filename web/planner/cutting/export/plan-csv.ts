import { en } from '../../../language/en/cut-files.ts';
import type { Locale } from '../../../language/locale.ts';
import type { Rectangle, CutAnswer, CutRequest } from '../contract.ts';
import { numberRuns, type RunNumber } from '../plan/runs-of-board.ts';
import { toCsv } from './csv.ts';
import { pieceName, type NamedBoard, type ExportPart } from './parts-csv.ts';

export type CsvRow = readonly (string | number)[];

const headerOf = (words: typeof en.table): CsvRow => [
  words.board,
  words.stock,
  words.what,
  words.name,
  'X',
  'Y',
  words.length,
  words.width,
  words.turned,
];

/**
 * The diagrams as a table: one row per piece, offcut and defect, millimetres from the board's corner. Two columns say
 * which pieces share a grain run; runs are numbered per board.
 */
export const planCsv = (boards: readonly NamedBoard[], locale: Locale): string =>
  toCsv(planRows(boards, locale));

/** The table of a plan: its header, then a row a piece, an offcut and a defect. */
export function planRows(boards: readonly NamedBoard[], locale: Locale): readonly CsvRow[] {
  const { table: words } = locale.words('cutFiles', en);
  const hasRuns = boards.some(({ board }) => board.pieces.some(({ run }) => run !== undefined));
  const withRun = (row: CsvRow, run?: ReturnType<RunNumber>): CsvRow =>
    hasRuns ? [...row, run?.number ?? '', run?.place ?? ''] : row;
  const rows = boards.flatMap((named) => {
    const { number, title, board } = named;
    const runOf = numberRuns(board);
    const bare = (what: string, { x, y, length, width }: Rectangle): CsvRow =>
      withRun([number, title, what, '', x, y, length, width, words.no]);
    return [
      ...board.pieces.map((piece) => {
        const { part, x, y, length, width } = piece;
        const turned = piece.turned ? words.yes : words.no;
        const name = pieceName(named, part);
        return withRun(
          [number, title, words.part, name, x, y, length, width, turned],
          runOf(piece),
        );
      }),
      ...board.offcuts.map((offcut) => bare(words.offcut, offcut)),
      ...(board.defects ?? []).map((defect) => bare(words.defect, defect)),
    ];
  });
  const header = headerOf(words);
  return [hasRuns ? [...header, words.run, words.place] : header, ...rows];
}

/** Data of a list beyond the engine's request. */
export interface ListedParts {
  readonly material: string;
  /** Currency of the request's prices, which are in its smallest unit. */
  readonly currency: string;
  /** All parts, cut or not, by their finished size. */
  readonly parts: readonly ExportPart[];
}

/**
 * Request and answer as the command `cut` reads and prints them, with the names of the parts, and the list as entered,
 * which can be imported again.
 */
export function planJson(
  request: CutRequest,
  answer: CutAnswer,
  names: Readonly<Record<string, string>>,
  list: ListedParts,
): string {
  return `${JSON.stringify({ request, answer, names, list }, null, 2)}\n`;
}
