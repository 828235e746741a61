import type { Cut } from '../contract.ts';
import type { SheetTrim } from '../problem.ts';

/** A piece of material on the grid, with the stage and direction of the cut that made it. */
export interface TablePiece {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
  readonly stage: number;
  readonly isUpright: boolean | undefined;
  /** Trimming cut beyond the last stage that removed it: it may not be cut again. */
  readonly trimmedBy: number | undefined;
}

export interface ReplayRules {
  readonly kerf: number;
  readonly trim: SheetTrim;
  readonly stages: number;
  readonly firstCut: 'any' | 'length' | 'width';
}

/**
 * Makes the cuts of one sheet in order: each must run across one existing piece and removes a kerf from its line on;
 * calls `made` with the divided piece. Returns the remaining pieces.
 */
export function replay(
  sheet: { readonly dx: number; readonly dy: number },
  cuts: readonly Cut[],
  rules: ReplayRules,
  complain: (what: string) => void,
  made: (from: TablePiece, cut: Cut) => void = () => undefined,
): TablePiece[] {
  const table = new Table();
  table.put({ x: 0, y: 0, ...sheet, stage: 0, isUpright: undefined, trimmedBy: undefined });
  cuts.forEach((cut, i) => {
    if (cut.n !== i + 1) complain(`cut ${i + 1} is numbered ${cut.n}`);
    const isUpright = cut.x1 === cut.x2;
    if (!isUpright && cut.y1 !== cut.y2) complain(`cut ${cut.n} is slanted`);
    const target = table.across(cut, isUpright);
    if (!target) {
      complain(`cut ${cut.n} does not run across one piece`);
      return;
    }
    made(target, cut);
    checkStage(target, cut, isUpright, rules, complain);
    const trimmedBy = cut.stage > rules.stages ? cut.n : undefined;
    const last = { stage: cut.stage, isUpright, trimmedBy };
    table.take(target);
    for (const half of split(target, cut, isUpright, rules)) table.put({ ...half, ...last });
  });
  return table.all();
}

/** Pieces on the saw table, found by the two edges between which a cut runs. */
class Table {
  readonly #between = new Map<string, Set<TablePiece>>();
  readonly #all = new Set<TablePiece>();

  put(material: TablePiece): void {
    this.#all.add(material);
    for (const key of this.#keys(material)) {
      const list = this.#between.get(key) ?? new Set();
      this.#between.set(key, list.add(material));
    }
  }

  take(material: TablePiece): void {
    this.#all.delete(material);
    for (const key of this.#keys(material)) this.#between.get(key)?.delete(material);
  }

  /** The piece that a cut runs across. */
  across(cut: Cut, isUpright: boolean): TablePiece | undefined {
    const key = isUpright ? `y ${cut.y1} ${cut.y2}` : `x ${cut.x1} ${cut.x2}`;
    for (const material of this.#between.get(key) ?? []) {
      if (isAcross(material, cut, isUpright)) return material;
    }
    return undefined;
  }

  all(): TablePiece[] {
    return [...this.#all];
  }

  #keys({ x, y, dx, dy }: TablePiece): string[] {
    return [`x ${x} ${x + dx}`, `y ${y} ${y + dy}`];
  }
}

function isAcross(material: TablePiece, cut: Cut, isUpright: boolean): boolean {
  const { x, y, dx, dy } = material;
  return isUpright
    ? cut.y1 === y && cut.y2 === y + dy && cut.x1 >= x && cut.x1 < x + dx
    : cut.x1 === x && cut.x2 === x + dx && cut.y1 >= y && cut.y1 < y + dy;
}

function split(from: TablePiece, cut: Cut, isUpright: boolean, { kerf, trim }: ReplayRules) {
  const { x, y, dx, dy } = from;
  // A trim narrower than the kerf: the blade runs over the sheet's edge.
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
  from: TablePiece,
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
