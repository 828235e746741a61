import { divideStrip } from './fit.ts';
import { endsOf, saw, type SawnMaterial, type SawRules } from './material.ts';
import type { JoinedProblem } from '../runs/join-runs.ts';
import type { CutSheet } from '../contract.ts';

const keyOf = (x: number, y: number): string => `${x} ${y}`;

/**
 * Applies the engine's plan of one sheet to a piece of material of equal size: its cuts in order, then its panels, with
 * strips divided. `nextCopy` numbers the runs. Only without a stage limit.
 */
export function sawPlan(
  material: SawnMaterial,
  sheet: CutSheet,
  problem: JoinedProblem,
  nextCopy: () => number,
): void {
  const rules: SawRules = problem;
  const units = (mm: number): number => Math.round((mm * 1e6) / problem.unit);
  const open = [material];
  for (const cut of sheet.cuts) {
    const isUpright = cut.x1 === cut.x2;
    const [x, y] = [material.x + units(cut.x1), material.y + units(cut.y1)];
    const end = isUpright ? material.y + units(cut.y2) : material.x + units(cut.x2);
    const i = open.findLastIndex((piece) =>
      isUpright
        ? piece.y === y && piece.y + piece.dy === end && x >= piece.x && x < piece.x + piece.dx
        : piece.x === x && piece.x + piece.dx === end && y >= piece.y && y < piece.y + piece.dy,
    );
    const piece = open[i];
    if (piece === undefined) throw new Error('a cut runs across no piece');
    const { near, far } = saw(piece, isUpright, isUpright ? x : y, rules);
    open.splice(i, 1, ...[near, far].flatMap((half) => half ?? []));
  }
  const left = new Map(endsOf(material).map((piece) => [keyOf(piece.x, piece.y), piece]));
  for (const { part, x, y, rotated } of sheet.parts) {
    const box = left.get(keyOf(material.x + units(x), material.y + units(y)));
    const joined = problem.parts[Number(part)];
    if (box === undefined || joined === undefined) throw new Error(`no material for ${part}`);
    divideStrip(box, joined, { part: Number(part), rotated, copy: nextCopy() }, rules);
  }
}
