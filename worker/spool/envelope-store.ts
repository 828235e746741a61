import type { Tally } from '../envelope/categories.ts';
import type { Ticket, WaitingEnvelope } from '../envelope/waiting-envelope.ts';

/** One waiting envelope, without its bytes. */
export interface Row extends Ticket {
  /** Who sent it, as a number of 16 bits: enough to share out the room. */
  readonly holder: number;
  /** Body and what is kept beside it. */
  readonly bytes: number;
  /** The body alone. */
  readonly length: number;
  readonly chunks: number;
  /** ms since 1970, as all times here. */
  readonly received: number;
  /** Until then somebody else is delivering it; 0 when nobody is. */
  readonly leased: number;
  /** When it was first tried, 0 before. */
  readonly tried: number;
  readonly failures: number;
  /** Set aside until then; 0 for what waits in the order of arrival. */
  readonly due: number;
  /** Of the last failure. */
  readonly reason: string;
}

/** What is kept beside an envelope, without what its row says already. */
export type Meta = Pick<WaitingEnvelope, 'kind' | 'asked' | 'headers' | 'tally' | 'token'>;

/** What of a row changes while it waits. */
export type Progress = Pick<Row, 'leased' | 'tried' | 'failures' | 'due' | 'reason'>;

type Columns = Row & Record<string, number | string>;

/** The largest piece of a body in one row; the platform's limit is 2 MB. */
export const CHUNK_BYTES = 1024 * 1024;
const MAX_CHUNKS = 1024;

// The index is a table of its own, a few bytes a row, so that nothing ever walks over bodies. An envelope is there once
// its index row is; chunks come before. `uploads` names the envelopes whose chunks are still coming.
const TABLES = `
  CREATE TABLE IF NOT EXISTS envelopes (
    project TEXT, lane TEXT, id INTEGER, holder INTEGER, bytes INTEGER, length INTEGER, chunks INTEGER,
    received INTEGER, leased INTEGER, tried INTEGER, failures INTEGER, due INTEGER, reason TEXT,
    PRIMARY KEY (project, lane, id)) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS set_aside ON envelopes (due) WHERE due > 0;
  CREATE TABLE IF NOT EXISTS chunks (id INTEGER PRIMARY KEY, meta TEXT, body BLOB);
  CREATE TABLE IF NOT EXISTS uploads (id INTEGER PRIMARY KEY);`;
const ROW = 'project = ? AND lane = ? AND id = ?';

/** The envelopes on disk. Every call is synchronous, and what is called without an `await` between is one transaction. */
export class Store {
  readonly #sql: SqlStorage;
  #last = 0;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
    sql.exec(TABLES);
    this.#sweep();
    for (const { last } of sql.exec<{ last: number }>(
      'SELECT MAX(id) AS last FROM envelopes GROUP BY project, lane',
    )) {
      this.#last = Math.max(this.#last, last);
    }
  }

  /** Never given twice, though rows go and the shard starts anew: who holds a lease settles it by this. */
  nextId(): number {
    this.#last = Math.max(this.#last + 1, Date.now());
    return this.#last;
  }

  /** An envelope's chunks will come one by one; what of them has no row in the end is swept at the next start. */
  beginUpload(id: number): void {
    this.#sql.exec('INSERT INTO uploads VALUES (?)', id);
  }

  endUpload(id: number): void {
    this.#sql.exec('DELETE FROM uploads WHERE id = ?', id);
  }

  /** Writes a piece of a body; beside the first lies `meta`. Answers how many bytes that takes. */
  putChunk(id: number, index: number, body: Uint8Array, meta: Meta): number {
    if (index >= MAX_CHUNKS) throw new RangeError('an envelope has too many chunks');
    const text = index === 0 ? JSON.stringify(meta) : null;
    this.#sql.exec('INSERT INTO chunks VALUES (?, ?, ?)', id * MAX_CHUNKS + index, text, body);
    return body.length + (text?.length ?? 0);
  }

  putRow(row: Row): void {
    const { project, lane, id, holder, bytes, length, chunks, received } = row;
    const { leased, tried, failures, due, reason } = row;
    const where = [project, lane, id, holder, bytes, length, chunks, received];
    const progress = [leased, tried, failures, due, reason];
    const query = 'INSERT INTO envelopes VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)';
    this.#sql.exec(query, ...where, ...progress);
  }

  /** The oldest of a lane that nobody is delivering, but for the ids named. */
  first(project: string, lane: string, now: number, except: readonly number[]): Row | undefined {
    const query = `SELECT * FROM envelopes WHERE project = ? AND lane = ? AND leased <= ?
      AND id NOT IN (${except.join(',')}) ORDER BY id LIMIT 1`;
    return this.#sql.exec<Columns>(query, project, lane, now).next().value;
  }

  /** The oldest of a lane, whatever is under way. */
  oldest(project: string, lane: string): Row | undefined {
    const query = 'SELECT * FROM envelopes WHERE project = ? AND lane = ? ORDER BY id LIMIT 1';
    return this.#sql.exec<Columns>(query, project, lane).next().value;
  }

  /** When the first lease of a lane ends. */
  leasedUntil(project: string, lane: string, now: number): number {
    const query = `SELECT MIN(leased) AS first FROM envelopes
      WHERE project = ? AND lane = ? AND leased > ?`;
    const { first } = this.#sql.exec<{ first: number | null }>(query, project, lane, now).one();
    return first ?? Infinity;
  }

  /** When the first of what is set aside may be tried again. */
  asideUntil(): number {
    const query = 'SELECT MIN(due) AS first FROM envelopes WHERE due > 0';
    return this.#sql.exec<{ first: number | null }>(query).one().first ?? Infinity;
  }

  /** Of what is set aside and may be tried again, the most overdue, but for the ids named. */
  firstAside(now: number, except: readonly number[]): Row | undefined {
    const query = `SELECT * FROM envelopes WHERE due > 0 AND due <= ? AND leased <= ?
      AND id NOT IN (${except.join(',')}) ORDER BY due LIMIT 1`;
    return this.#sql.exec<Columns>(query, now, now).next().value;
  }

  /** What an address holds of one rank, newest first. Walks the index: for when the room is short. */
  heldBy(holder: number, rank: number): readonly Row[] {
    const query = `SELECT * FROM envelopes WHERE holder = ? AND lane >= ? AND lane < ? ORDER BY id DESC`;
    return this.#sql.exec<Columns>(query, holder, `${rank}`, `${rank + 1}`).toArray();
  }

  find({ project, lane, id }: Ticket): Row | undefined {
    return this.#sql.exec<Columns>(`SELECT * FROM envelopes WHERE ${ROW}`, project, lane, id).next()
      .value;
  }

  /** By its number alone; walks the index, for an operator. */
  findById(id: number): Row | undefined {
    return this.#sql.exec<Columns>('SELECT * FROM envelopes WHERE id = ?', id).next().value;
  }

  /** The envelope with this token, if it was stored at or after `since` (ms since 1970). */
  findByToken(token: string, since: number): Row | undefined {
    const query = `SELECT id FROM chunks WHERE id >= ? AND meta LIKE ?`;
    const found = this.#sql.exec<{ id: number }>(query, since * MAX_CHUNKS, `%"token":"${token}"%`);
    const { value } = found.next();
    return value && this.findById(Math.floor(value.id / MAX_CHUNKS));
  }

  /** What is set aside, soonest due first. */
  listAside(count: number): readonly Row[] {
    const query = 'SELECT * FROM envelopes WHERE due > 0 ORDER BY due LIMIT ?';
    return this.#sql.exec<Columns>(query, count).toArray();
  }

  /** Notes how far a row is, and puts it into the lane named. */
  update({ project, lane, id }: Ticket, into: string, progress: Progress): void {
    const { leased, tried, failures, due, reason } = progress;
    const query = `UPDATE envelopes
      SET lane = ?, leased = ?, tried = ?, failures = ?, due = ?, reason = ? WHERE ${ROW}`;
    const values = [into, leased, tried, failures, due, reason, project, lane, id];
    this.#sql.exec(query, ...values);
  }

  remove({ project, lane, id }: Ticket): void {
    this.#sql.exec(`DELETE FROM envelopes WHERE ${ROW}`, project, lane, id);
    this.removeChunks(id);
  }

  removeChunks(id: number): void {
    const from = id * MAX_CHUNKS;
    this.#sql.exec('DELETE FROM chunks WHERE id >= ? AND id < ?', from, from + MAX_CHUNKS);
  }

  meta({ id }: Pick<Row, 'id'>): Meta {
    const query = 'SELECT meta FROM chunks WHERE id = ?';
    const { meta } = this.#sql.exec<{ meta: string }>(query, id * MAX_CHUNKS).one();
    return JSON.parse(meta) as Meta;
  }

  /** What is in an envelope; one whose bytes cannot be read any more counts as one thing of an unknown kind. */
  tally(row: Pick<Row, 'id'>): Tally {
    try {
      return this.meta(row).tally;
    } catch (error) {
      console.error(error);
      return { unknown: 1 };
    }
  }

  /** The body, read from disk a piece at a time. */
  *body({ id, chunks }: Pick<Row, 'id' | 'chunks'>): Generator<Uint8Array<ArrayBuffer>> {
    for (let index = 0; index < chunks; index += 1) {
      const query = 'SELECT body FROM chunks WHERE id = ?';
      const { body } = this.#sql.exec<{ body: ArrayBuffer }>(query, id * MAX_CHUNKS + index).one();
      yield new Uint8Array(body);
    }
  }

  /** How much lies in each lane, by address. */
  sums(): readonly {
    project: string;
    lane: string;
    holder: number;
    depth: number;
    bytes: number;
  }[] {
    return this.#sql
      .exec<{ project: string; lane: string; holder: number; depth: number; bytes: number }>(
        `SELECT project, lane, holder, COUNT(*) AS depth, SUM(bytes) AS bytes FROM envelopes
         GROUP BY project, lane, holder`,
      )
      .toArray();
  }

  #sweep(): void {
    for (const { id } of this.#sql.exec<{ id: number }>('SELECT id FROM uploads').toArray()) {
      this.removeChunks(id);
      this.endUpload(id);
    }
  }
}
