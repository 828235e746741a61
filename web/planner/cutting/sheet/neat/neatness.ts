import { SawTally } from '../../plan/saw-work.ts';
import { carve } from '../carve.ts';
import { NONE, type Forest } from '../search/forest.ts';
import type { SlicingRow } from '../layout.ts';
import { ALONG_X } from '../model.ts';
import { inSawOrder } from '../saw-order.ts';

/** Share of a sheet that its pieces cover. */
export function fillOf({ model, piece, first, next, root, kind }: Forest, slot: number): number {
  const areaBelow = (node: number): number => {
    const shape = model.pieces[piece[node] as number];
    if (shape) return shape.dx * shape.dy;
    let sum = 0;
    for (let c = first[node] as number; c !== NONE; c = next[c] as number) sum += areaBelow(c);
    return sum;
  };
  const sheet = model.sheets[kind[slot] as number];
  return sheet ? areaBelow(root[slot] as number) / (sheet.dx * sheet.dy) : 0;
}

/** Effort of cutting sheets, and their largest offcut. */
export interface Neatness {
  readonly settings: number;
  readonly turns: number;
  readonly cuts: number;
  /** The largest offcut as a share of its sheet. */
  readonly offcut: number;
}

/** Weights of a turn, a cut and a complete sheet of offcut, relative to a setting. */
const TURN = 0.5;
const CUT = 0.25;
const WHOLE_OFFCUT = 20;

/** Score for choosing among plans of equal cost; larger is neater. */
export const neatnessScore = ({ settings, turns, cuts, offcut }: Neatness): number =>
  WHOLE_OFFCUT * offcut - settings - TURN * turns - CUT * cuts;

/** Neatness of a sheet's tree as it would be sawn. */
export function neatnessOfTree(
  root: SlicingRow,
  room: { readonly dx: number; readonly dy: number },
): Neatness {
  // Sizes include a kerf each, so a saw with kerf 0 makes the same cuts.
  const { cuts, offcuts } = carve(root, room.dx, room.dy, 0);
  const tally = new SawTally();
  for (const { distance, isUpright } of inSawOrder(cuts)) tally.add(distance, isUpright);
  const offcut = offcuts.reduce((most, { dx, dy }) => Math.max(most, dx * dy), 0);
  const { settings, turns } = tally;
  return { settings, turns, cuts: cuts.length, offcut: offcut / (room.dx * room.dy) };
}

/** Total work of several sheets, and the largest offcut of any. */
export function together(each: readonly Neatness[]): Neatness {
  const sum = (key: 'settings' | 'turns' | 'cuts'): number =>
    each.reduce((total, one) => total + one[key], 0);
  const offcut = each.reduce((most, one) => Math.max(most, one.offcut), 0);
  return { settings: sum('settings'), turns: sum('turns'), cuts: sum('cuts'), offcut };
}

/**
 * Approximate score of the sheets before `end`, from their trees: in each stage of a sheet every distance is set once.
 * O(nodes).
 */
export function forestScore(forest: Forest, end: number): number {
  const { model, root, kind } = forest;
  let score = 0;
  let offcut = 0;
  for (let slot = 0; slot < end; slot++) {
    const node = root[slot] as number;
    const sheet = model.sheets[kind[slot] as number];
    if (node === NONE || !sheet) continue;
    const walk = new Walk(forest);
    walk.row(node, sheet.dx, sheet.dy, 1);
    const besideX = 1 - (forest.dx[node] as number) / sheet.dx;
    const besideY = 1 - (forest.dy[node] as number) / sheet.dy;
    offcut = Math.max(offcut, besideX, besideY);
    score += neatnessScore({
      settings: walk.settings.size,
      turns: walk.depth,
      cuts: walk.cuts,
      offcut: 0,
    });
  }
  return score + WHOLE_OFFCUT * offcut;
}

/** Counts the cuts of a tree and the distances per stage. */
class Walk {
  readonly #forest: Forest;
  /** Distances, each with its stage. */
  readonly settings = new Set<number>();
  cuts = 0;
  depth = 0;

  constructor(forest: Forest) {
    this.#forest = forest;
  }

  /** A row that is cut from material of a size. */
  row(node: number, roomX: number, roomY: number, stage: number): void {
    const { axis, first, next, piece, dx, dy } = this.#forest;
    const isX = axis[node] === ALONG_X;
    const [along, wide] = isX ? [dx, dy] : [dy, dx];
    const [length, width] = isX ? [roomX, roomY] : [roomY, roomX];
    let left = length;
    for (let c = first[node] as number; c !== NONE; c = next[c] as number) {
      const size = along[c] as number;
      if (left > size) this.#cut(size, stage);
      left -= size;
      if (piece[c] === NONE) this.row(c, isX ? size : roomX, isX ? roomY : size, stage + 1);
      else if ((wide[c] as number) < width) this.#cut(wide[c] as number, stage + 1);
    }
  }

  #cut(distance: number, stage: number): void {
    this.cuts++;
    this.depth = Math.max(this.depth, stage);
    this.settings.add(distance * STAGES + Math.min(stage, STAGES - 1));
  }
}

const STAGES = 32;
