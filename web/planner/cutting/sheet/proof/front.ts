const FIRST_ROOM = 1024;

/**
 * Sizes none of which contains another, for one list of pieces after the other: written in order, read at random.
 * Within a list dx increases and dy decreases.
 */
export class FrontTable {
  /** Start of a list's sizes; they end at the next list's start. */
  readonly start: Int32Array;
  dx = new Int32Array(FIRST_ROOM);
  dy = new Int32Array(FIRST_ROOM);
  #size = 0;

  constructor(lists: number) {
    this.start = new Int32Array(lists + 1);
  }

  /** Writes the sizes of the next list. */
  write(list: number, front: ParetoFront): void {
    while (this.#size + front.size > this.dx.length) {
      [this.dx, this.dy] = [longer(this.dx), longer(this.dy)];
    }
    for (let i = 0; i < front.size; i++) {
      this.dx[this.#size] = front.dx[i] as number;
      this.dy[this.#size++] = front.dy[i] as number;
    }
    this.start[list + 1] = this.#size;
  }
}

/** Sizes of one list during the search. */
export class ParetoFront {
  dx = new Int32Array(FIRST_ROOM);
  dy = new Int32Array(FIRST_ROOM);
  size = 0;

  /** Adds a size unless a smaller or equal one exists; removes those that contain it. */
  add(dx: number, dy: number): void {
    let from = 0;
    while (from < this.size && (this.dx[from] as number) < dx) from++;
    // The previous one is narrower: it is no greater if it is no higher.
    if (from > 0 && (this.dy[from - 1] as number) <= dy) return;
    if (from < this.size && this.dx[from] === dx && (this.dy[from] as number) <= dy) return;
    let to = from;
    while (to < this.size && (this.dy[to] as number) >= dy) to++;
    if (this.size === this.dx.length) [this.dx, this.dy] = [longer(this.dx), longer(this.dy)];
    if (to !== from + 1) {
      this.dx.copyWithin(from + 1, to, this.size);
      this.dy.copyWithin(from + 1, to, this.size);
      this.size += 1 - (to - from);
    }
    this.dx[from] = dx;
    this.dy[from] = dy;
  }
}

function longer(values: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const copy = new Int32Array(2 * values.length);
  copy.set(values);
  return copy;
}
