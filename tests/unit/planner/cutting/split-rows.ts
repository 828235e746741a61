import fc from 'fast-check';
import type {
  SheetPartInput,
  SheetRequest,
  SheetRunInput,
} from '../../../../web/planner/cutting/contract.ts';

/** A number for each cut of each row, so that what is drawn fits every request. */
export const splitsOf = fc.array(fc.nat(), { minLength: 1, maxLength: 12 });

/** Draws from a list of numbers, again and again. */
function drawFrom(numbers: readonly number[]): (below: number) => number {
  let at = 0;
  return (below) => (numbers[at++ % numbers.length] ?? 0) % below;
}

/** So many as a sum of numbers above 0. */
function partsOf(count: number, draw: (below: number) => number): number[] {
  const parts: number[] = [];
  for (let left = count; left > 0; left -= parts.at(-1) ?? left) parts.push(1 + draw(left));
  return parts;
}

/** Rows in another order. */
function shuffled<T>(rows: readonly T[], draw: (below: number) => number): T[] {
  const all = [...rows];
  for (let i = all.length - 1; i > 0; i -= 1) {
    const [other, one] = [draw(i + 1), all[i]];
    [all[i], all[other]] = [all[other], one] as [T, T];
  }
  return all;
}

/**
 * The same parts with their rows split anywhere and in any order; rows of a run are split equally for each copy, in
 * place.
 */
export function splitRows(
  { parts, runs = [], ...request }: SheetRequest,
  numbers: readonly number[],
): SheetRequest {
  const draw = drawFrom(numbers);
  const copies = new Map(runs.flatMap((run) => run.parts.map((id) => [id, run.quantity ?? 1])));
  const split = new Map(
    parts.map((part): [string, SheetPartInput[]] => {
      const each = copies.get(part.id) ?? 1;
      const counts = partsOf((part.quantity ?? 1) / each, draw);
      return [
        part.id,
        counts.map((count, i) => ({ ...part, id: `${part.id}, ${i}`, quantity: count * each })),
      ];
    }),
  );
  const rows = shuffled([...split.values()].flat(), draw);
  const all = runs.map((run): SheetRunInput => {
    return { ...run, parts: run.parts.flatMap((id) => split.get(id)?.map((row) => row.id) ?? []) };
  });
  return { ...request, parts: rows, ...(runs.length > 0 ? { runs: all } : {}) };
}
