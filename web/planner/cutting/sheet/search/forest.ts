import { ALONG_X, across, type RowAxis, type SheetModel } from '../model.ts';
import { isLeaf, rowOf, type SlicingBlock, type SheetLayout, type SlicingRow } from '../layout.ts';

export const NONE = -1;

const NODE_FIELDS = 9;
const SLOT_FIELDS = 4;

/**
 * Partly filled sheets, each a slicing tree of minimum size: an inner node has its children in a row along its axis, a
 * leaf is a piece, and every node has the minimum size for its contents. Free space is the sheet's size minus its
 * root's, shared by all nodes on a path, so one tree stands for every way of pushing its pieces apart.
 * Invariants: axes alternate from level to level; every inner node except a root has at least two children; no leaf is
 * deeper than the model's stages. All data is in one buffer, so that one copy undoes a step of the search.
 */
export class Forest {
  readonly model: SheetModel;
  readonly slots: number;
  readonly parent: Int32Array;
  readonly first: Int32Array;
  readonly next: Int32Array;
  /** The piece of a leaf, NONE for an inner node. */
  readonly piece: Int32Array;
  readonly turned: Int32Array;
  readonly axis: Int32Array;
  readonly depth: Int32Array;
  readonly dx: Int32Array;
  readonly dy: Int32Array;
  /** A slot's root, NONE while the slot is closed. */
  readonly root: Int32Array;
  /** Kind of the sheet in a slot. */
  readonly kind: Int32Array;
  /** Changes with the slot's content and is never reused, so that caches may use it as a key. */
  readonly stamp: Int32Array;
  readonly count: Int32Array;
  /** Number of each piece on no sheet. */
  readonly outside: Int32Array;
  /** Number of open sheets of each kind. */
  readonly used: Int32Array;
  readonly #buffer: Int32Array;
  readonly #spare: Int32Array;
  #stamps = 0;

  constructor(model: SheetModel, slots: number) {
    this.model = model;
    this.slots = slots;
    const { pieces, sheets } = model;
    const nodes = 2 * pieces.reduce((sum, piece) => sum + piece.quantity, slots) + 2;
    const size = NODE_FIELDS * nodes + SLOT_FIELDS * slots + pieces.length + sheets.length + 1;
    this.#buffer = new Int32Array(size);
    let from = 0;
    const take = (length: number): Int32Array => {
      from += length;
      return this.#buffer.subarray(from - length, from);
    };
    this.parent = take(nodes);
    this.first = take(nodes);
    this.next = take(nodes);
    this.piece = take(nodes);
    this.turned = take(nodes);
    this.axis = take(nodes);
    this.depth = take(nodes);
    this.dx = take(nodes);
    this.dy = take(nodes);
    this.root = take(slots).fill(NONE);
    this.kind = take(slots);
    this.stamp = take(slots);
    this.count = take(slots);
    this.outside = take(pieces.length);
    this.used = take(sheets.length);
    this.#spare = take(1);
    pieces.forEach((piece, i) => (this.outside[i] = piece.quantity));
    for (let node = 0; node < nodes; node++) this.next[node] = node + 1;
  }

  /** A copy of the complete state. */
  snapshot(): Int32Array {
    return this.#buffer.slice();
  }

  save(into: Int32Array): void {
    into.set(this.#buffer);
  }

  restore(from: Int32Array): void {
    this.#buffer.set(from);
  }

  /** Opens an empty sheet; a slot must be free. */
  open(kind: number, axis: RowAxis): number {
    const slot = this.root.indexOf(NONE);
    const node = this.#take(NONE);
    this.parent[node] = NONE;
    this.axis[node] = axis;
    this.depth[node] = 0;
    this.dx[node] = 0;
    this.dy[node] = 0;
    this.root[slot] = node;
    this.kind[slot] = kind;
    this.count[slot] = 0;
    this.used[kind] = (this.used[kind] as number) + 1;
    this.#touch(slot);
    return slot;
  }

  /** Removes all pieces from a sheet and closes it. */
  close(slot: number): void {
    const kind = this.kind[slot] as number;
    this.#drop(this.root[slot] as number);
    this.used[kind] = (this.used[kind] as number) - 1;
    this.root[slot] = NONE;
  }

  /** Moves the contents of a sheet to a sheet of another kind; they must fit. */
  swapKind(slot: number, kind: number): void {
    const old = this.kind[slot] as number;
    this.used[old] = (this.used[old] as number) - 1;
    this.used[kind] = (this.used[kind] as number) + 1;
    this.kind[slot] = kind;
    this.#touch(slot);
  }

  /** Adds a piece next to `node`: to an inner node's row, or across a leaf. */
  insert(slot: number, node: number, piece: number, turned: number): void {
    const row = this.piece[node] === NONE ? node : this.#wrap(node);
    this.#addLeaf(row, piece, turned);
    this.#resize(row);
    this.count[slot] = (this.count[slot] as number) + 1;
    this.#touch(slot);
  }

  /** Removes the subtree of `node` from its sheet; returns the number of its pieces. */
  remove(slot: number, node: number): number {
    const count = this.count[slot] as number;
    const row = this.parent[node] as number;
    if (row === NONE) {
      this.close(slot);
      return count;
    }
    this.#unlink(node);
    const taken = this.#drop(node);
    this.count[slot] = count - taken;
    if (taken === count) this.close(slot);
    else {
      this.#resize(this.#collapse(row));
      this.#touch(slot);
    }
    return taken;
  }

  /** Opens a sheet with a layout. */
  plant(layout: SheetLayout): void {
    const slot = this.open(layout.sheet, layout.root.axis);
    const root = this.root[slot] as number;
    this.count[slot] = this.#grow(root, layout.root.members);
  }

  /** Contents of a sheet as a separate tree. */
  layout(slot: number): SheetLayout {
    const root = this.root[slot] as number;
    return { sheet: this.kind[slot] as number, root: this.#rowAt(root) };
  }

  /** Pieces on a sheet, with repetition. */
  piecesOn(slot: number): number[] {
    const pieces: number[] = [];
    this.#listPieces(this.root[slot] as number, pieces);
    return pieces;
  }

  #listPieces(node: number, into: number[]): void {
    if (this.piece[node] !== NONE) into.push(this.piece[node] as number);
    for (let c = this.first[node] as number; c !== NONE; c = this.next[c] as number) {
      this.#listPieces(c, into);
    }
  }

  #rowAt(node: number): SlicingRow {
    const members: SlicingBlock[] = [];
    for (let c = this.first[node] as number; c !== NONE; c = this.next[c] as number) {
      const piece = this.piece[c] as number;
      const dx = this.dx[c] as number;
      const dy = this.dy[c] as number;
      members.push(
        piece === NONE ? this.#rowAt(c) : { piece, turned: this.turned[c] === 1, dx, dy },
      );
    }
    return rowOf(this.axis[node] as RowAxis, members);
  }

  #grow(row: number, members: readonly SlicingBlock[]): number {
    let count = 0;
    for (const member of members) {
      if (isLeaf(member)) {
        this.#addLeaf(row, member.piece, member.turned ? 1 : 0);
        count++;
      } else {
        const inner = this.#take(NONE);
        this.axis[inner] = member.axis;
        this.#link(row, inner);
        count += this.#grow(inner, member.members);
      }
    }
    this.#resizeOne(row);
    return count;
  }

  #addLeaf(row: number, piece: number, turned: number): void {
    const shape = this.model.pieces[piece];
    if (!shape) throw new Error(`no piece ${piece}`);
    const leaf = this.#take(piece);
    this.turned[leaf] = turned;
    this.dx[leaf] = turned ? shape.dy : shape.dx;
    this.dy[leaf] = turned ? shape.dx : shape.dy;
    this.outside[piece] = (this.outside[piece] as number) - 1;
    this.#link(row, leaf);
  }

  #touch(slot: number): void {
    this.stamp[slot] = ++this.#stamps;
  }

  #take(piece: number): number {
    const node = this.#spare[0] as number;
    this.#spare[0] = this.next[node] as number;
    this.piece[node] = piece;
    this.first[node] = NONE;
    return node;
  }

  #give(node: number): void {
    this.next[node] = this.#spare[0] as number;
    this.#spare[0] = node;
  }

  #drop(node: number): number {
    const piece = this.piece[node] as number;
    let taken = 0;
    if (piece === NONE) {
      for (let child = this.first[node] as number; child !== NONE;) {
        const following = this.next[child] as number;
        taken += this.#drop(child);
        child = following;
      }
    } else {
      this.outside[piece] = (this.outside[piece] as number) + 1;
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
    const row = this.parent[node] as number;
    let at = this.first[row] as number;
    if (at === node) {
      this.first[row] = this.next[node] as number;
      return;
    }
    while (this.next[at] !== node) at = this.next[at] as number;
    this.next[at] = this.next[node] as number;
  }

  /** Replaces a leaf by a row across its parent's axis, with the leaf as its only child for now. */
  #wrap(leaf: number): number {
    const outer = this.parent[leaf] as number;
    const row = this.#take(NONE);
    this.axis[row] = across(this.axis[outer] as RowAxis);
    this.#unlink(leaf);
    this.#link(outer, row);
    this.#link(row, leaf);
    return row;
  }

  /** Restores "at least two children" at a row that lost one; returns the lowest remaining row. */
  #collapse(row: number): number {
    const outer = this.parent[row] as number;
    const only = this.first[row] as number;
    if (outer === NONE || this.next[only] !== NONE) return row;
    this.#unlink(row);
    this.#give(row);
    if (this.piece[only] !== NONE) {
      this.#link(outer, only);
      return outer;
    }
    for (let child = this.first[only] as number; child !== NONE;) {
      const following = this.next[child] as number;
      this.#link(outer, child);
      this.#lift(child);
      child = following;
    }
    this.#give(only);
    return outer;
  }

  #lift(node: number): void {
    for (let c = this.first[node] as number; c !== NONE; c = this.next[c] as number) {
      this.depth[c] = (this.depth[node] as number) + 1;
      this.#lift(c);
    }
  }

  #resize(row: number): void {
    for (let node = row; node !== NONE; node = this.parent[node] as number) this.#resizeOne(node);
  }

  #resizeOne(row: number): void {
    const { first, next, dx, dy } = this;
    const isAlongX = this.axis[row] === ALONG_X;
    const along = isAlongX ? dx : dy;
    const wide = isAlongX ? dy : dx;
    let sum = 0;
    let most = 0;
    for (let c = first[row] as number; c !== NONE; c = next[c] as number) {
      sum += along[c] as number;
      if ((wide[c] as number) > most) most = wide[c] as number;
    }
    along[row] = sum;
    wide[row] = most;
  }
}
