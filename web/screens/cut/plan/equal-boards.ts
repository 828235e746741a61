import type { PlanBoard } from '../../../planner/cutting/plan/plan-board.ts';

/** A numbered board, planned or cut. */
interface Numbered {
  readonly number: number;
  readonly board: PlanBoard;
}

/** Boards of one stock with the same pieces in the same places; shown once and cut one by one. */
export interface EqualBoards<Board extends Numbered> {
  readonly first: Board;
  readonly all: readonly Board[];
}

const keyOf = ({ board: { stock, length, width, pieces } }: Numbered): string =>
  JSON.stringify([
    stock,
    length,
    width,
    ...pieces.map((one) => [
      one.part,
      one.x,
      one.y,
      one.length,
      one.width,
      one.slantStart,
      one.slantEnd,
    ]),
  ]);

/** Groups equal boards, in the order of the first of each. */
export function equalBoards<Board extends Numbered>(
  boards: readonly Board[],
): readonly EqualBoards<Board>[] {
  const groups = new Map<string, EqualBoards<Board>>();
  for (const one of boards) {
    const key = keyOf(one);
    const known = groups.get(key);
    groups.set(
      key,
      known === undefined ? { first: one, all: [one] } : { ...known, all: [...known.all, one] },
    );
  }
  return [...groups.values()];
}
