import { Blocks } from './blocks.ts';
import { rowOf, type Layout } from '../layout.ts';
import { ALONG_X, ALONG_Y, firstAxes, type Axis, type Model, type Sheet } from '../model.ts';
import type { IsOver } from '../is-over.ts';

/** Most pieces of a block that may lie anywhere; larger ones must span the sheet, or are not kept. */
const FREE_PIECES = 3;
const STRIP_PIECES = 4;
export const SHEET_PIECES = 7;
/** Of its own area a block wastes no more: what is put beside it cannot fill its gaps. */
const BLOCK_WASTE = 0.03;
const MOST_BLOCKS = 2 ** 19;
const BLOCKS_BETWEEN_LOOKS = 256;

/** Pieces that fill a sheet, some of them several times, and how they lie on it. */
export interface TightSheet {
  readonly pieces: readonly number[];
  readonly layout: () => Layout;
}

/** A direction of the sheet, and sizes along and across it. */
interface Way {
  readonly axis: Axis;
  readonly along: readonly number[];
  readonly across: readonly number[];
  readonly length: number;
  readonly width: number;
}

/**
 * The sheets of a few pieces that waste little, each list of pieces once, for a model with one kind
 * of sheet and any number of stages. A sheet is two blocks that span it, a block a row of two smaller
 * ones; what would waste too much is dropped on the way, so a sheet with its gaps close together is
 * missed. 80 different pieces make some 10,000 to 40,000 blocks in up to a third of a second.
 */
export class TightSheets {
  readonly #blocks: Blocks;
  readonly #sheet: Sheet;
  readonly #axes: readonly Axis[];
  readonly #ways: readonly Way[];
  readonly #waste: number;
  readonly #most: number;
  readonly #isOver: IsOver;
  /** Blocks by how many pieces they have. */
  readonly #levels: number[][] = [[]];
  readonly #known = new Set<number>();
  readonly sheets: TightSheet[] = [];
  /** There are more sheets than were asked for, or time was over. */
  isCut = false;

  /** Sheets that waste no more than a share of their area, so many at most. */
  constructor(model: Model, share: number, most: number, isOver: IsOver) {
    const [sheet] = model.sheets;
    if (!sheet) throw new Error('no sheet');
    this.#sheet = sheet;
    this.#axes = firstAxes(model);
    this.#waste = Math.floor(share * sheet.dx * sheet.dy);
    this.#most = most;
    this.#isOver = isOver;
    this.#blocks = new Blocks(model, sheet.dx, sheet.dy);
    const { dx, dy } = this.#blocks;
    this.#ways = [
      { axis: ALONG_X, along: dx, across: dy, length: sheet.dx, width: sheet.dy },
      { axis: ALONG_Y, along: dy, across: dx, length: sheet.dy, width: sheet.dx },
    ];
    this.#levels.push(dx.map((_, block) => block));
    this.#find(() => true);
  }

  /** Lets sheets with these pieces waste more, by a share of the sheet for each such piece. */
  allow(pieces: readonly number[], share: number): void {
    const more = Math.floor(share * this.#sheet.dx * this.#sheet.dy);
    const { worth } = this.#blocks;
    const has = (block: number): boolean => pieces.some((piece) => this.#blocks.has(block, piece));
    for (let block = 0; block < worth.length; block++) {
      if (!has(block)) continue;
      const count = this.#blocks.piecesOf(block).filter((piece) => pieces.includes(piece)).length;
      worth[block] = (worth[block] as number) + more * count;
    }
    this.#find(has);
  }

  /** Blocks and sheets of which a part is new. */
  #find(isNew: (block: number) => boolean): void {
    for (let count = 2; count <= SHEET_PIECES; count++) {
      const from = this.#blocks.size;
      for (let few = Math.max(1, count - STRIP_PIECES); few <= count / 2; few++) {
        const [some = [], others = []] = [this.#levels[few], this.#levels[count - few]];
        const old = some.filter((block) => !isNew(block));
        for (const way of this.#ways) {
          this.#pair(some.filter(isNew), others, way, count);
          this.#pair(old, others.filter(isNew), way, count);
        }
      }
      const level = (this.#levels[count] ??= []);
      for (let block = from; block < this.#blocks.size; block++) level.push(block);
    }
  }

  /** Rows and sheets of one block from each list. */
  #pair(some: readonly number[], others: readonly number[], way: Way, count: number): void {
    if (some.length === 0 || others.length === 0) return;
    if (count <= STRIP_PIECES) {
      this.#join(some, others, way, count);
      this.#join(others, some, way, count);
    }
    this.#fill(some, others, way);
  }

  /** Looks at the clock now and then; whether to stop. */
  #look(i: number): boolean {
    if (i % BLOCKS_BETWEEN_LOOKS === 0 && this.#isOver()) this.isCut = true;
    return this.isCut;
  }

  /** Rows of two blocks, the second no narrower than the first. */
  #join(narrow: readonly number[], wide: readonly number[], way: Way, count: number): void {
    const { axis, along, across, length, width } = way;
    const { worth } = this.#blocks;
    const [sorted, widths] = sortBy(wide, across);
    for (const [i, p] of narrow.entries()) {
      if (this.#look(i)) return;
      const [alongP, acrossP, worthP] = [along[p], across[p], worth[p]] as [number, number, number];
      const room = this.#waste - alongP * acrossP + worthP;
      for (let k = firstAtLeast(widths, acrossP); k < sorted.length; k++) {
        const q = sorted[k] as number;
        const acrossQ = widths[k] as number;
        if ((acrossQ - acrossP) * alongP > room) break;
        const total = alongP + (along[q] as number);
        const lost = total * acrossQ - worthP - (worth[q] as number);
        if (total > length || lost > this.#waste || lost > BLOCK_WASTE * total * acrossQ) continue;
        const end = Math.min((length - total) * acrossQ, (width - acrossQ) * total);
        if (count > FREE_PIECES && lost + end > this.#waste) continue;
        if (this.#blocks.size === MOST_BLOCKS) this.isCut = true;
        if (this.isCut) return;
        const [dx, dy] = axis === ALONG_X ? [total, acrossQ] : [acrossQ, total];
        this.#blocks.join(p, q, axis, dx, dy);
      }
    }
  }

  /** Sheets of two blocks that span them across, one after the other. */
  #fill(some: readonly number[], others: readonly number[], way: Way): void {
    const { axis, along, length, width } = way;
    const { worth, key } = this.#blocks;
    const lost = (block: number): number =>
      (along[block] as number) * width - (worth[block] as number);
    const spans = (block: number): boolean => lost(block) <= this.#waste;
    const [strips, ends] = sortBy(others.filter(spans), along);
    const least = strips.reduce((min, block) => Math.min(min, lost(block)), 0);
    for (const [i, p] of some.filter(spans).entries()) {
      if (this.#look(i)) return;
      const room = length - (along[p] as number);
      const left = this.#waste - lost(p);
      for (let k = firstAtLeast(ends, room - (left - least) / width); k < strips.length; k++) {
        const q = strips[k] as number;
        const end = room - (ends[k] as number);
        if (end < 0) break;
        if (lost(q) + end * width > left) continue;
        const both = (key[p] as number) + (key[q] as number);
        if (this.#known.has(both) || !this.#blocks.areEnough(p, q)) continue;
        if (this.sheets.length === this.#most) this.isCut = true;
        if (this.isCut) return;
        this.#known.add(both);
        this.sheets.push({
          pieces: [...this.#blocks.piecesOf(p), ...this.#blocks.piecesOf(q)],
          layout: () => this.#layout(axis, p, q),
        });
      }
    }
  }

  #layout(axis: Axis, p: number, q: number): Layout {
    const root = this.#blocks.rowOfTwo(p, q, axis);
    const [first = root.axis] = this.#axes;
    return { sheet: 0, root: this.#axes.includes(root.axis) ? root : rowOf(first, [root]) };
  }
}

/** Blocks by their sizes, and the sizes. */
function sortBy(blocks: readonly number[], sizes: readonly number[]): [number[], number[]] {
  // As plain numbers, each a size with its block: these sort several times as fast.
  const keys = Float64Array.from(blocks, (block) => (sizes[block] as number) * MOST_BLOCKS + block);
  const sorted = Array.from(keys.sort(), (key) => key % MOST_BLOCKS);
  return [sorted, sorted.map((block) => sizes[block] as number)];
}

/** The first place in a sorted list with no less than something. */
function firstAtLeast(sorted: readonly number[], least: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as number) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}
