import { toCsv } from './csv.ts';
import { nameOf, type NamedBoard } from './named-board.ts';

const HEADER = ['Board', 'Stock', 'What', 'Name', 'X', 'Y', 'Length', 'Width', 'Turned'];

/** The diagrams as a table: a row a piece and a row an offcut, millimetres from the board's corner. */
export function planCsv(boards: readonly NamedBoard[]): string {
  const rows = boards.flatMap((named) => {
    const { number, title, board } = named;
    return [
      ...board.pieces.map(({ part, x, y, length, width, turned }) => {
        const name = nameOf(named, part);
        return [number, title, 'part', name, x, y, length, width, turned ? 'yes' : 'no'];
      }),
      ...board.offcuts.map(({ x, y, length, width }) => {
        return [number, title, 'offcut', '', x, y, length, width, 'no'];
      }),
    ];
  });
  return toCsv([HEADER, ...rows]);
}
