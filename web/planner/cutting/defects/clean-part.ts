import { stageAfter } from '../runs/stages.ts';
import { saw, type SawnMaterial } from './material.ts';
import type { JoinedProblem } from '../runs/join-runs.ts';

/** Smaller parts are not worth a cut, nanometres. */
const LEAST_NM = 200e6;

/**
 * Cuts the largest part without a defect off an offcut, in one cut, if it is worth keeping: at least 200 mm in both
 * directions.
 */
export function cleanPart(material: SawnMaterial, problem: JoinedProblem): void {
  const { x, y, dx, dy, defects, isTrimmed } = material;
  if (defects.length === 0 || isTrimmed) return;
  const { kerf, unit, firstCut } = problem;
  const stages = (problem.stages ?? Infinity) + 1;
  let [fromX, toX, fromY, toY] = [Infinity, 0, Infinity, 0];
  for (const defect of defects) {
    fromX = Math.min(fromX, defect.x);
    toX = Math.max(toX, defect.x + defect.length);
    fromY = Math.min(fromY, defect.y);
    toY = Math.max(toY, defect.y + defect.width);
  }
  const sides = [
    { isUpright: true, at: fromX, dx: fromX - x, dy },
    { isUpright: true, at: Math.max(toX - kerf, x), dx: x + dx - Math.max(toX, x + kerf), dy },
    { isUpright: false, at: fromY, dx, dy: fromY - y },
    { isUpright: false, at: Math.max(toY - kerf, y), dx, dy: y + dy - Math.max(toY, y + kerf) },
  ];
  const [best] = sides
    .filter((side) => Math.min(side.dx, side.dy) * unit >= LEAST_NM)
    .filter(({ isUpright }) => stageAfter(material, isUpright, firstCut) <= stages)
    .toSorted((a, b) => b.dx * b.dy - a.dx * a.dy);
  if (best !== undefined) saw(material, best.isUpright, best.at, problem);
}
