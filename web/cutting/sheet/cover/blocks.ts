import { ALONG_X, ALONG_Y, type Axis, type Model } from '../model.ts';
import { isLeaf, rowOf, type Block, type Row } from '../layout.ts';
import { Random } from '../random.ts';

/** Bits of a draw; a key is two of them, and a few keys still add up exactly. */
const KEY_BITS = 24;
const BITS = 31;
const NONE = -1;

/**
 * Blocks by number, a field an array: the pieces of a model as they may lie, and rows of two blocks
 * that were there before. A row is left out where a block of the same pieces is no larger.
 */
export class Blocks {
  readonly dx: number[] = [];
  readonly dy: number[] = [];
  /** In units of area; a block's is the sum of its pieces', an area each at first. */
  readonly worth: number[] = [];
  /** The same for the same pieces, in any order: the sum of a random number for each. */
  readonly key: number[] = [];
  readonly #model: Model;
  /** Bits of the pieces in a block, so many words each. */
  readonly #mask: number[] = [];
  readonly #words: number;
  /** Twice the left member, and one in a row along y; NONE in a single piece. */
  readonly #left: number[] = [];
  /** The right member; of a single piece twice its number, and one when it is turned. */
  readonly #right: number[] = [];
  /** The block before with the same key. */
  readonly #same: number[] = [];
  readonly #lastOf = new Map<number, number>();

  constructor(model: Model, width: number, height: number) {
    this.#model = model;
    this.#words = Math.ceil(model.pieces.length / BITS);
    const random = new Random(1);
    model.pieces.forEach(({ dx, dy, quantity, rotate }, piece) => {
      const key = random.below(2 ** KEY_BITS) * 2 ** KEY_BITS + random.below(2 ** KEY_BITS);
      const isTurnable = rotate && dx !== dy;
      for (const turned of isTurnable ? [0, 1] : [0]) {
        const [x, y] = turned === 0 ? [dx, dy] : [dy, dx];
        if (quantity === 0 || x > width || y > height) continue;
        for (let word = 0; word < this.#words; word++) {
          this.#mask.push(word === Math.floor(piece / BITS) ? 1 << (piece % BITS) : 0);
        }
        this.#add(x, y, dx * dy, key, NONE, 2 * piece + turned);
      }
    });
  }

  get size(): number {
    return this.dx.length;
  }

  /** Adds a row of two blocks along an axis, where there are enough pieces and it is of use. */
  join(p: number, q: number, axis: Axis, dx: number, dy: number): void {
    if (!this.areEnough(p, q)) return;
    const key = (this.key[p] as number) + (this.key[q] as number);
    if (this.#isKnown(key, dx, dy)) return;
    const [words, mask] = [this.#words, this.#mask];
    for (let word = 0; word < words; word++) {
      mask.push((mask[words * p + word] as number) | (mask[words * q + word] as number));
    }
    const worth = (this.worth[p] as number) + (this.worth[q] as number);
    this.#add(dx, dy, worth, key, 2 * p + axis, q);
  }

  /** Whether the model has enough pieces for both. */
  areEnough(p: number, q: number): boolean {
    const [words, mask] = [this.#words, this.#mask];
    let shared = 0;
    for (let word = 0; word < words; word++) {
      shared |= (mask[words * p + word] as number) & (mask[words * q + word] as number);
    }
    if (shared === 0) return true;
    const pieces = [...this.piecesOf(p), ...this.piecesOf(q)];
    return pieces.every((piece) => {
      const count = pieces.filter((one) => one === piece).length;
      return count <= (this.#model.pieces[piece]?.quantity ?? 0);
    });
  }

  has(block: number, piece: number): boolean {
    const word = this.#mask[this.#words * block + Math.floor(piece / BITS)] as number;
    return (word & (1 << (piece % BITS))) !== 0;
  }

  /** Every piece of a block, some of them several times. */
  piecesOf(block: number): number[] {
    const [left, right] = [this.#left[block] as number, this.#right[block] as number];
    return left === NONE ? [right >> 1] : [...this.piecesOf(left >> 1), ...this.piecesOf(right)];
  }

  treeOf(block: number): Block {
    const [left, right] = [this.#left[block] as number, this.#right[block] as number];
    const [dx, dy] = [this.dx[block] as number, this.dy[block] as number];
    if (left === NONE) return { piece: right >> 1, turned: right % 2 > 0, dx, dy };
    return this.rowOfTwo(left >> 1, right, left % 2 === ALONG_X ? ALONG_X : ALONG_Y);
  }

  /** Two blocks along an axis. A block that is a row along it gives its members: axes alternate. */
  rowOfTwo(p: number, q: number, axis: Axis): Row {
    const members = [this.treeOf(p), this.treeOf(q)].flatMap((block) =>
      !isLeaf(block) && block.axis === axis ? block.members : [block],
    );
    return rowOf(axis, members);
  }

  #add(dx: number, dy: number, worth: number, key: number, left: number, right: number): void {
    this.#same.push(this.#lastOf.get(key) ?? NONE);
    this.#lastOf.set(key, this.size);
    this.dx.push(dx);
    this.dy.push(dy);
    this.worth.push(worth);
    this.key.push(key);
    this.#left.push(left);
    this.#right.push(right);
  }

  #isKnown(key: number, dx: number, dy: number): boolean {
    let block = this.#lastOf.get(key) ?? NONE;
    while (block !== NONE) {
      if ((this.dx[block] as number) <= dx && (this.dy[block] as number) <= dy) return true;
      block = this.#same[block] as number;
    }
    return false;
  }
}
