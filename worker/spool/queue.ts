import type { DropReason } from '../tunnel/client-reports.ts';
import type { Drops } from './drops.ts';
import type { Tally } from '../tunnel/categories.ts';
import { commonLane, type Lane, laneName, laneRank, type Row } from './lane.ts';
import type { Store } from './store.ts';

const MAX_LANES = 64;

/**
 * The waiting envelopes of a shard: what lies on disk with its lanes' depths and heads in memory, so that no step costs
 * more the deeper the queue is.
 */
export class Queue {
  readonly #store: Store;
  readonly #drops: Drops;
  readonly #lanes = new Map<string, Lane>();
  /** Being delivered at this moment: neither bounds nor age may take it away. */
  readonly #busy = new Set<number>();

  constructor(store: Store, drops: Drops) {
    this.#store = store;
    this.#drops = drops;
    for (const { project, lane, depth, bytes } of store.lanes()) {
      Object.assign(this.#lane(project, lane), { depth, bytes });
    }
  }

  get depth(): number {
    return this.lanes().reduce((sum, { depth }) => sum + depth, 0);
  }

  get bytes(): number {
    return this.lanes().reduce((sum, { bytes }) => sum + bytes, 0);
  }

  lanes(): readonly Lane[] {
    return [...this.#lanes.values()];
  }

  /** The lane an envelope with these categories goes into. */
  laneFor(project: string, tally: Tally): string {
    const name = laneName(tally);
    const known = this.#lanes.has(`${project} ${name}`) || this.#lanes.size < MAX_LANES;
    return known ? name : commonLane(name);
  }

  /** Makes an envelope whose chunks are on disk part of the queue. */
  add(row: Row): void {
    this.#store.putRow(row);
    const lane = this.laneOf(row);
    const first = lane.depth === 0 || (lane.head !== undefined && row.seq < lane.head.seq);
    if (first) lane.head = row;
    lane.depth += 1;
    lane.bytes += row.bytes;
  }

  /** Takes an envelope out, with its chunks. */
  remove(row: Row): void {
    this.#store.remove(row);
    const lane = this.laneOf(row);
    lane.depth -= 1;
    lane.bytes -= row.bytes;
    if (lane.head?.seq === row.seq) lane.head = undefined;
    if (lane.depth === 0 && lane.heldUntil === 0)
      this.#lanes.delete(`${lane.project} ${lane.name}`);
  }

  /** Puts an envelope behind all others. */
  putLast(row: Row): void {
    this.#store.move(row, this.#store.nextSeq());
    const lane = this.laneOf(row);
    if (lane.head?.seq === row.seq) lane.head = undefined;
  }

  /** Takes an envelope out and counts what was in it as dropped. */
  drop(row: Row, reason: DropReason): void {
    const { tally } = this.#store.meta(row);
    this.remove(row);
    this.#drops.count(row.project, reason, tally);
  }

  /** Ends a lease before its time. */
  release(row: Row): void {
    this.#store.release(row);
    const lane = this.laneOf(row);
    if (lane.head?.seq === row.seq) lane.head = undefined;
  }

  head(lane: Lane): Row | undefined {
    lane.head ??= lane.depth > 0 ? this.#store.first(lane.project, lane.name) : undefined;
    return lane.head;
  }

  /** The oldest envelope of a project that nothing holds. */
  next(project: string, isHeld: (lane: Lane) => boolean): Row | undefined {
    return this.#oldest(this.lanes().filter((lane) => lane.project === project && !isHeld(lane)));
  }

  laneOf(row: Row): Lane {
    return this.#lane(row.project, row.lane);
  }

  /** The oldest of all. */
  oldest(): Row | undefined {
    return this.#oldest(this.lanes());
  }

  setBusy({ seq }: Row, busy: boolean): void {
    if (busy) this.#busy.add(seq);
    else this.#busy.delete(seq);
  }

  isBusy({ seq }: Pick<Row, 'seq'>): boolean {
    return this.#busy.has(seq);
  }

  /** Drops the oldest of the lowest rank, one by one, until no more than `limit` bytes lie here. */
  shrinkTo(limit: number, now: number): void {
    while (this.bytes > limit) {
      const victim = this.#victim(now);
      if (victim === undefined) return;
      this.drop(victim, 'cache_overflow');
    }
  }

  /** Drops what came before `before`, at most `count`; answers how many. */
  expire(before: number, count: number, now: number, isHeld: (lane: Lane) => boolean): number {
    let dropped = 0;
    for (const lane of this.lanes()) {
      const reason = isHeld(lane) ? 'ratelimit_backoff' : 'network_error';
      for (let row = this.head(lane); dropped < count; row = this.head(lane)) {
        if (row === undefined || row.received > before || !this.#isFree(row, now)) break;
        this.drop(row, reason);
        dropped += 1;
      }
    }
    return dropped;
  }

  #victim(now: number): Row | undefined {
    for (const rank of [0, 1, 2]) {
      const lanes = this.lanes().filter((lane) => laneRank(lane) === rank);
      const free = lanes.map((lane) => this.#firstFree(lane, now));
      const victim = oldestOf(free);
      if (victim !== undefined) return victim;
    }
    return undefined;
  }

  #firstFree(lane: Lane, now: number): Row | undefined {
    let row = this.head(lane);
    while (row !== undefined && !this.#isFree(row, now)) {
      row = this.#store.first(lane.project, lane.name, row.seq);
    }
    return row;
  }

  #isFree(row: Row, now: number): boolean {
    return !this.isBusy(row) && row.leased <= now;
  }

  #oldest(lanes: readonly Lane[]): Row | undefined {
    return oldestOf(lanes.map((lane) => this.head(lane)));
  }

  #lane(project: string, name: string): Lane {
    const key = `${project} ${name}`;
    const known = this.#lanes.get(key);
    if (known !== undefined) return known;
    const lane: Lane = { project, name, depth: 0, bytes: 0, head: undefined, heldUntil: 0 };
    this.#lanes.set(key, lane);
    return lane;
  }
}

function oldestOf(rows: readonly (Row | undefined)[]): Row | undefined {
  let oldest: Row | undefined;
  for (const row of rows)
    if (row !== undefined && row.seq < (oldest?.seq ?? Infinity)) oldest = row;
  return oldest;
}
