import type { Cut } from '../contract.ts';
import type { SheetTrim } from '../problem.ts';

/** A piece of material on the grid, with the stage and direction of the last cut that made it. */
export interface Material {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
  readonly stage: number;
  readonly isUpright: boolean | undefined;
  /** The cut past the last stage that it fell off at: it may not be cut again. */
  readonly trimmedBy: number | undefined;
}

export interface ReplayRules {
  readonly kerf: number;
  readonly trim: SheetTrim;
  readonly stages: number;
  readonly firstCut: 'any' | 'length' | 'width';
}

/**
 * Makes the cuts of one sheet in their order: each must run right across one piece of what there is
 * by then, and takes a kerf from its line on. Returns what lies on the table at the end.
 */
export function replay(
  sheet: { readonly dx: number; readonly dy: number },
  cuts: readonly Cut[],
  rules: ReplayRules,
  complain: (what: string) => void,
): Material[] {
  let table: Material[] = [
    { x: 0, y: 0, ...sheet, stage: 0, isUpright: undefined, trimmedBy: undefined },
  ];
  cuts.forEach((cut, i) => {
    if (cut.n !== i + 1) complain(`cut ${i + 1} is numbered ${cut.n}`);
    const isUpright = cut.x1 === cut.x2;
    if (!isUpright && cut.y1 !== cut.y2) complain(`cut ${cut.n} is slanted`);
    const target = table.find((material) => isAcross(material, cut, isUpright));
    if (!target) {
      complain(`cut ${cut.n} does not run across one piece`);
      return;
    }
    checkStage(target, cut, isUpright, rules, complain);
    const trimmedBy = cut.stage > rules.stages ? cut.n : undefined;
    const last = { stage: cut.stage, isUpright, trimmedBy };
    const halves = split(target, cut, isUpright, rules).map((half) => ({ ...half, ...last }));
    table = [...table.filter((material) => material !== target), ...halves];
  });
  return table;
}

function isAcross(material: Material, cut: Cut, isUpright: boolean): boolean {
  const { x, y, dx, dy } = material;
  return isUpright
    ? cut.y1 === y && cut.y2 === y + dy && cut.x1 >= x && cut.x1 < x + dx
    : cut.x1 === x && cut.x2 === x + dx && cut.y1 >= y && cut.y1 < y + dy;
}

function split(from: Material, cut: Cut, isUpright: boolean, { kerf, trim }: ReplayRules) {
  const { x, y, dx, dy } = from;
  // A trim narrower than the saw: the blade hangs over the sheet's edge.
  const isEdge = cut.stage === 0 && (isUpright ? cut.x1 === 0 : cut.y1 === 0);
  const lost = isEdge ? Math.min(kerf, isUpright ? trim.left : trim.top) : kerf;
  const near = isUpright ? cut.x1 - x : cut.y1 - y;
  const far = (isUpright ? dx : dy) - near - lost;
  const halves = isUpright
    ? [
        { x, y, dx: near, dy },
        { x: x + near + lost, y, dx: far, dy },
      ]
    : [
        { x, y, dx, dy: near },
        { x, y: y + near + lost, dx, dy: far },
      ];
  return halves.filter((half) => half.dx > 0 && half.dy > 0);
}

function checkStage(
  from: Material,
  cut: Cut,
  isUpright: boolean,
  rules: ReplayRules,
  complain: (what: string) => void,
): void {
  const turns = from.isUpright !== undefined && from.isUpright !== isUpright;
  const isTrim = cut.stage === 0;
  if (cut.stage < from.stage || (turns && !isTrim && cut.stage === from.stage)) {
    complain(`cut ${cut.n} of stage ${cut.stage} follows a cut of stage ${from.stage}`);
  }
  if (from.trimmedBy !== undefined) complain(`cut ${cut.n} cuts what a trimming cut has left`);
  if (cut.stage > rules.stages + 1) complain(`cut ${cut.n} is of stage ${cut.stage}`);
  const wanted = rules.firstCut === 'width';
  if (cut.stage === 1 && rules.firstCut !== 'any' && isUpright !== wanted) {
    complain(`cut ${cut.n} of the first stage does not run along the ${rules.firstCut}`);
  }
}
