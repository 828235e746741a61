import type { DropReason } from '../envelope/client-report.ts';
import type { Ticket } from '../envelope/waiting-envelope.ts';
import type { DropCounts } from './drop-counts.ts';
import type { Progress, Row, Store } from './envelope-store.ts';

/** The waiting envelopes of a project with the same types of items: limits and bounds treat them alike. */
export interface Lane {
  readonly project: string;
  /** `RANK:type,type`, or `RANK~type,type` for what is set aside. */
  readonly name: string;
  /** Over its bounds the spool drops low ranks first: 0 replays, 1 others, 2 errors. */
  readonly rank: number;
  readonly isAside: boolean;
  /** The types of all items; none where they are not known. */
  readonly types: readonly string[];
  depth: number;
  bytes: number;
}

const RANKS = 3;
// Strangers choose which types go together.
const MAX_LANES = 64;
const PRECIOUS: ReadonlySet<string> = new Set(
  'event,unreal_report,feedback,user_report,security,raw_security'.split(','),
);

/**
 * The waiting envelopes of a shard. All of it is on disk; in memory are sums alone, by lane and by address, so that no
 * step costs more the deeper the queue is.
 */
export class Queue {
  readonly store: Store;
  readonly #drops: DropCounts;
  readonly #lanes = new Map<string, Lane>();
  /** Bytes by address and rank. */
  readonly #holders = new Map<number, number[]>();
  /** Being delivered at this moment: neither bounds nor age may take it away. */
  readonly #busy = new Set<number>();

  constructor(store: Store, drops: DropCounts) {
    this.store = store;
    this.#drops = drops;
    for (const { project, lane, holder, depth, bytes } of store.sums()) {
      this.#count({ project, lane, holder, bytes }, depth);
    }
  }

  get lanes(): readonly Lane[] {
    return [...this.#lanes.values()];
  }

  get depth(): number {
    return sum(this.lanes.map(({ depth }) => depth));
  }

  get bytes(): number {
    return sum(this.lanes.map(({ bytes }) => bytes));
  }

  /** The lane an envelope with items of these types goes into. */
  laneFor(project: string, types: readonly string[]): string {
    const name = `${rankOf(types)}:${types.join(',')}`;
    const isKnown = this.#lanes.has(`${project} ${name}`) || this.#lanes.size < MAX_LANES;
    return isKnown ? name : `${rankOf(types)}:`;
  }

  /** An envelope where it is now: it may have been set aside, or be back, since its ticket was written. */
  find({ project, lane, id }: Ticket): Row | undefined {
    const { store } = this;
    return (
      store.find({ project, id, lane: nameOf(lane, false) }) ??
      store.find({ project, id, lane: nameOf(lane, true) })
    );
  }

  laneOf({ project, lane }: Pick<Row, 'project' | 'lane'>): Lane {
    return this.#lane(project, lane);
  }

  /** Bytes of an address, by rank. */
  heldBy(holder: number): readonly number[] {
    return this.#holders.get(holder) ?? [0, 0, 0];
  }

  /** Whoever holds most. */
  largestHolder(): number | undefined {
    let largest: number | undefined;
    let most = 0;
    for (const [holder, bytes] of this.#holders) {
      const total = sum(bytes);
      if (total > most) [largest, most] = [holder, total];
    }
    return largest;
  }

  /** Makes an envelope whose chunks are on disk part of the queue. */
  add(row: Row): void {
    this.store.putRow(row);
    this.#count(row, 1);
  }

  /** Takes an envelope out, with its chunks. */
  remove(row: Row): void {
    this.store.remove(row);
    this.#count({ ...row, bytes: -row.bytes }, -1);
  }

  /** Takes an envelope out and counts what was in it as dropped. */
  drop(row: Row, reason: DropReason): void {
    const tally = this.store.tally(row);
    this.remove(row);
    this.#drops.count(row.project, reason, tally);
  }

  /** Notes what became of a try. What has a `due` is set aside; without one it waits in the order of arrival. */
  note(row: Row, progress: Partial<Progress>): void {
    const changed = { ...row, ...progress };
    const into = nameOf(row.lane, changed.due > 0);
    this.store.update(row, into, changed);
    if (into === row.lane) return;
    this.#count({ ...row, bytes: -row.bytes }, -1);
    this.#count({ ...row, lane: into }, 1);
  }

  setBusy(id: number, busy: boolean): void {
    if (busy) this.#busy.add(id);
    else this.#busy.delete(id);
  }

  isFree({ id, leased }: Row, now: number): boolean {
    return !this.#busy.has(id) && leased <= now;
  }

  get busy(): readonly number[] {
    return [...this.#busy];
  }

  #count(row: Pick<Row, 'project' | 'lane' | 'holder' | 'bytes'>, depth: number): void {
    const lane = this.laneOf(row);
    lane.depth += depth;
    lane.bytes += row.bytes;
    if (lane.depth === 0) this.#lanes.delete(`${lane.project} ${lane.name}`);
    const held = this.#holders.get(row.holder) ?? Array<number>(RANKS).fill(0);
    held[lane.rank] = (held[lane.rank] ?? 0) + row.bytes;
    if (sum(held) === 0) this.#holders.delete(row.holder);
    else this.#holders.set(row.holder, held);
  }

  #lane(project: string, name: string): Lane {
    const key = `${project} ${name}`;
    const known = this.#lanes.get(key);
    if (known !== undefined) return known;
    const lane: Lane = {
      project,
      name,
      rank: Number(name[0]),
      isAside: name[1] === '~',
      types: name
        .slice(2)
        .split(',')
        .filter((type) => type !== ''),
      depth: 0,
      bytes: 0,
    };
    this.#lanes.set(key, lane);
    return lane;
  }
}

/** A lane's name for what waits in the order of arrival, or for what is set aside. */
function nameOf(lane: string, isAside: boolean): string {
  return `${lane[0] ?? ''}${isAside ? '~' : ':'}${lane.slice(2)}`;
}

function rankOf(types: readonly string[]): number {
  if (types.some((type) => PRECIOUS.has(type))) return 2;
  return types.length > 0 && types.every((type) => type.startsWith('replay_')) ? 0 : 1;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
