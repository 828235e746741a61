import { en } from '../../../language/en/cut-files.ts';
import type { Locale } from '../../../language/locale.ts';
import type { Rectangle } from '../contract.ts';
import { numberRuns, type RunNumber } from '../plan/run-numbers.ts';
import { toCsv } from './csv.ts';
import { nameOf, type NamedBoard } from './named-board.ts';

type Row = readonly (string | number)[];

const headerOf = (words: typeof en.table): Row => [
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
export function planCsv(boards: readonly NamedBoard[], locale: Locale): string {
  const { table: words } = locale.words('cutFiles', en);
  const hasRuns = boards.some(({ board }) => board.pieces.some(({ run }) => run !== undefined));
  const withRun = (row: Row, run?: ReturnType<RunNumber>): Row =>
    hasRuns ? [...row, run?.number ?? '', run?.place ?? ''] : row;
  const rows = boards.flatMap((named) => {
    const { number, title, board } = named;
    const runOf = numberRuns(board);
    const bare = (what: string, { x, y, length, width }: Rectangle): Row =>
      withRun([number, title, what, '', x, y, length, width, words.no]);
    return [
      ...board.pieces.map((piece) => {
        const { part, x, y, length, width } = piece;
        const turned = piece.turned ? words.yes : words.no;
        const name = nameOf(named, part);
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
  return toCsv([hasRuns ? [...header, words.run, words.place] : header, ...rows]);
}
