import { ALONG_X, ALONG_Y, type SheetProblem } from './problem.ts';

export const NONE = -1;

const FIELDS = 9;

/**
 * A set of partly filled sheets, each a slicing tree kept as small as its parts: an inner node lays
 * its children in a row along its axis, a leaf is a part, and every node's size is the least that
 * holds it. Free space is what the sheet has over its root's size, shared by all nodes on a path, so
 * one tree stands for every way of pushing its parts apart.
 *
 * Invariants: axes alternate from level to level; every inner node but a root has two children or
 * more; no leaf lies deeper than `stages`. Everything lies in one buffer, so that a search step is
 * undone by one copy.
 */
export class Forest {
  readonly problem: SheetProblem;
  readonly slots: number;
  readonly nodes: number;
  readonly #buffer: Int32Array;
  readonly parent: Int32Array;
  readonly first: Int32Array;
  readonly next: Int32Array;
  /** The part type of a leaf, NONE for an inner node. */
  readonly part: Int32Array;
  readonly turned: Int32Array;
  readonly axis: Int32Array;
  readonly depth: Int32Array;
  readonly dx: Int32Array;
  readonly dy: Int32Array;
  /** A slot's root, NONE when the slot is empty. */
  readonly root: Int32Array;
  readonly stock: Int32Array;
  /** Changes with the slot's content and is never used twice, so that caches may be keyed by it. */
  readonly stamp: Int32Array;
  readonly count: Int32Array;
  /** Pieces of each type on no sheet. */
  readonly outside: Int32Array;
  readonly opened: Int32Array;
  readonly #free: Int32Array;
  #stamps = 0;

  constructor(problem: SheetProblem, slots: number) {
    this.problem = problem;
    this.slots = slots;
    const pieces = problem.parts.reduce((sum, part) => sum + part.quantity, 0);
    this.nodes = 2 * pieces + 2 * slots + 2;
    const kinds = problem.stock.length;
    this.#buffer = new Int32Array(
      FIELDS * this.nodes + 4 * slots + problem.parts.length + kinds + 1,
    );
    let from = 0;
    const take = (length: number): Int32Array => {
      from += length;
      return this.#buffer.subarray(from - length, from);
    };
    this.parent = take(this.nodes);
    this.first = take(this.nodes);
    this.next = take(this.nodes);
    this.part = take(this.nodes);
    this.turned = take(this.nodes);
    this.axis = take(this.nodes);
    this.depth = take(this.nodes);
    this.dx = take(this.nodes);
    this.dy = take(this.nodes);
    this.root = take(slots).fill(NONE);
    this.stock = take(slots);
    this.stamp = take(slots);
    this.count = take(slots);
    this.outside = take(problem.parts.length);
    this.opened = take(kinds);
    this.#free = take(1);
    problem.parts.forEach((part, t) => (this.outside[t] = part.quantity));
    for (let n = 0; n < this.nodes; n++) this.next[n] = n + 1;
  }

  save(into: Int32Array): void {
    into.set(this.#buffer);
  }

  restore(from: Int32Array): void {
    this.#buffer.set(from);
  }

  blank(): Int32Array {
    return this.#buffer.slice();
  }

  /** Opens an empty sheet of a kind; the caller knows that a slot is free. */
  open(kind: number, axis: number): number {
    const slot = this.root.indexOf(NONE);
    const node = this.#take(NONE);
    this.parent[node] = NONE;
    this.axis[node] = axis;
    this.depth[node] = 0;
    this.dx[node] = 0;
    this.dy[node] = 0;
    this.root[slot] = node;
    this.stock[slot] = kind;
    this.opened[kind] = (this.opened[kind] as number) + 1;
    this.count[slot] = 0;
    this.#touch(slot);
    return slot;
  }

  /** Takes everything off a sheet and gives the slot back. */
  close(slot: number): void {
    const kind = this.stock[slot] as number;
    this.#drop(this.root[slot] as number);
    this.opened[kind] = (this.opened[kind] as number) - 1;
    this.root[slot] = NONE;
    this.count[slot] = 0;
  }

  /** Adds a part beside `node`: at the end of an inner node's row, or across a leaf. */
  insert(slot: number, node: number, part: number, turned: number): number {
    const shape = this.problem.parts[part];
    if (!shape) throw new Error(`no part ${part}`);
    const leaf = this.#take(part);
    this.turned[leaf] = turned;
    this.dx[leaf] = turned ? shape.dy : shape.dx;
    this.dy[leaf] = turned ? shape.dx : shape.dy;
    this.outside[part] = (this.outside[part] as number) - 1;
    const row = this.part[node] === NONE ? node : this.#wrap(node);
    this.#link(row, leaf);
    this.#resize(row);
    this.count[slot] = (this.count[slot] as number) + 1;
    this.#touch(slot);
    return leaf;
  }

  /** Takes the subtree of `node` off its sheet; returns how many parts came off. */
  remove(slot: number, node: number): number {
    const up = this.parent[node] as number;
    if (up === NONE) {
      const all = this.count[slot] as number;
      this.close(slot);
      return all;
    }
    this.#unlink(node);
    const taken = this.#drop(node);
    const left = (this.count[slot] as number) - taken;
    if (left === 0) {
      this.close(slot);
      return taken;
    }
    this.count[slot] = left;
    this.#resize(this.#collapse(up));
    this.#touch(slot);
    return taken;
  }

  #touch(slot: number): void {
    this.stamp[slot] = ++this.#stamps;
  }

  #take(part: number): number {
    const node = this.#free[0] as number;
    this.#free[0] = this.next[node] as number;
    this.part[node] = part;
    this.first[node] = NONE;
    return node;
  }

  #give(node: number): void {
    this.next[node] = this.#free[0] as number;
    this.#free[0] = node;
  }

  #drop(node: number): number {
    const part = this.part[node] as number;
    let taken = 0;
    if (part === NONE) {
      for (let child = this.first[node] as number; child !== NONE; ) {
        const following = this.next[child] as number;
        taken += this.#drop(child);
        child = following;
      }
    } else {
      this.outside[part] = (this.outside[part] as number) + 1;
      taken = 1;
    }
    this.#give(node);
    return taken;
  }

  #link(row: number, node: number): void {
    this.next[node] = this.first[row] as number;
    this.first[row] = node;
    this.parent[node] = row;
    this.depth[node] = (this.depth[row] as number) + 1;
  }

  #unlink(node: number): void {
    const up = this.parent[node] as number;
    let at = this.first[up] as number;
    if (at === node) {
      this.first[up] = this.next[node] as number;
      return;
    }
    while (this.next[at] !== node) at = this.next[at] as number;
    this.next[at] = this.next[node] as number;
  }

  /** Puts a row across its parent's axis in a leaf's place, the leaf its only child so far. */
  #wrap(leaf: number): number {
    const up = this.parent[leaf] as number;
    const row = this.#take(NONE);
    this.axis[row] = this.axis[up] === ALONG_X ? ALONG_Y : ALONG_X;
    this.dx[row] = this.dx[leaf] as number;
    this.dy[row] = this.dy[leaf] as number;
    this.#unlink(leaf);
    this.#link(up, row);
    this.#link(row, leaf);
    return row;
  }

  /** Restores "two children or more" at a row that lost one; returns the lowest node still there. */
  #collapse(row: number): number {
    const up = this.parent[row] as number;
    const only = this.first[row] as number;
    if (up === NONE || this.next[only] !== NONE) return row;
    this.#unlink(row);
    this.#give(row);
    if (this.part[only] !== NONE) {
      this.#link(up, only);
      return up;
    }
    for (let child = this.first[only] as number; child !== NONE; ) {
      const following = this.next[child] as number;
      this.#link(up, child);
      this.#lift(child);
      child = following;
    }
    this.#give(only);
    return up;
  }

  #lift(node: number): void {
    for (let c = this.first[node] as number; c !== NONE; c = this.next[c] as number) {
      this.depth[c] = (this.depth[node] as number) + 1;
      this.#lift(c);
    }
  }

  /** Sizes from `row` up to the root, each the least that holds its children. */
  #resize(row: number): void {
    const { first, next, dx, dy } = this;
    for (let node = row; node !== NONE; node = this.parent[node] as number) {
      const along = this.axis[node] === ALONG_X ? dx : dy;
      const across = along === dx ? dy : dx;
      let sum = 0;
      let most = 0;
      for (let c = first[node] as number; c !== NONE; c = next[c] as number) {
        sum += along[c] as number;
        if ((across[c] as number) > most) most = across[c] as number;
      }
      along[node] = sum;
      across[node] = most;
    }
  }
}
