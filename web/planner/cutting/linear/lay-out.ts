import type { CutBoard, PlacedLength } from '../contract.ts';
import { unitsToMm, type LinearProblem } from '../problem.ts';
import { nesting, type Origin, type Pattern } from './model.ts';

/** Complete boards with every part at its position, millimetres: longest part first, a kerf between neighbours. */
export function layOutBoards(
  problem: LinearProblem,
  origin: Origin,
  boards: readonly Pattern[],
): CutBoard[] {
  // Parts of each length row by row, the first one last.
  const queues = origin.parts.map((parts) =>
    parts
      .flatMap((i) => Array.from({ length: problem.parts[i]?.quantity ?? 0 }, () => i))
      .toReversed(),
  );
  const neighbours = nesting(problem);
  return boards.map(({ stock, types, counts }) => {
    const chosen = types.flatMap((type, n) =>
      Array.from({ length: counts[n] ?? 0 }, () => queues[type]?.pop() ?? 0),
    );
    return cutBoard(problem, neighbours, origin.stock[stock] ?? 0, chosen);
  });
}

function cutBoard(
  problem: LinearProblem,
  { overlap, kerf }: ReturnType<typeof nesting>,
  stock: number,
  chosen: readonly number[],
): CutBoard {
  const { trim } = problem;
  const row = problem.stock[stock];
  const parts: PlacedLength[] = [];
  let at = trim.start;
  let used = at;
  for (const i of chosen) {
    const { id, length } = problem.parts[i] ?? { id: '', length: 0 };
    const isTurned = overlap > 0 && parts.length % 2 === 1;
    const turned = isTurned ? { turned: true } : {};
    parts.push({
      part: id,
      at: unitsToMm(at, problem),
      length: unitsToMm(length, problem),
      ...turned,
    });
    used = Math.max(used, at + length + problem.kerf);
    at += length - overlap + kerf;
  }
  const offcut = Math.max(0, (row?.length ?? 0) - trim.end - used);
  return { stock: row?.id ?? '', parts, offcut: unitsToMm(offcut, problem) };
}
