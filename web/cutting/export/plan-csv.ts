import { en } from '../../language/en/cut-files.ts';
import type { Locale } from '../../language/locale.ts';
import { toCsv } from './csv.ts';
import { nameOf, type NamedBoard } from './named-board.ts';

const headerOf = (words: typeof en.table) => [
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

/** The diagrams as a table: a row a piece and a row an offcut, millimetres from the board's corner. */
export function planCsv(boards: readonly NamedBoard[], locale: Locale): string {
  const { table: words } = locale.words('cutFiles', en);
  const rows = boards.flatMap((named) => {
    const { number, title, board } = named;
    return [
      ...board.pieces.map(({ part, x, y, length, width, turned }) => {
        const name = nameOf(named, part);
        return [
          number,
          title,
          words.part,
          name,
          x,
          y,
          length,
          width,
          turned ? words.yes : words.no,
        ];
      }),
      ...board.offcuts.map(({ x, y, length, width }) => {
        return [number, title, words.offcut, '', x, y, length, width, words.no];
      }),
    ];
  });
  return toCsv([headerOf(words), ...rows]);
}
