import type { Tally } from '../envelope/categories.ts';
import type { Ticket } from '../envelope/waiting-envelope.ts';
import { SqliteDrops } from './sqlite-drops.ts';
import type {
  SpoolEntry,
  EnvelopeStorage,
  Lane,
  Meta,
  Progress,
  ShardStorage,
  Total,
} from './storage.ts';

/** A row of `envelopes`. `lane` belongs to the previous build; see `MIGRATIONS`. */
interface Row extends LaneColumns {
  readonly id: number;
  readonly holder: number;
  readonly bytes: number;
  readonly length: number;
  readonly chunks: number;
  readonly received: number;
  readonly leased: number;
  readonly tried: number;
  readonly failures: number;
  readonly due: number;
  readonly reason: string;
}

interface LaneColumns extends Record<string, number | string> {
  readonly project: string;
  readonly rank: number;
  readonly types: string;
  readonly quarantined: number;
}

const MAX_CHUNKS = 1024;

// Entries are in a table of their own, a few bytes each: no query reads bodies. The chunks of a body are written first, its
// entry last. `uploads` has the ids of bodies that are still arriving.
const TABLES = `
  CREATE TABLE IF NOT EXISTS envelopes (
    project TEXT, lane TEXT, id INTEGER, holder INTEGER, bytes INTEGER, length INTEGER, chunks INTEGER,
    received INTEGER, leased INTEGER, tried INTEGER, failures INTEGER, due INTEGER, reason TEXT,
    PRIMARY KEY (project, lane, id)) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS set_aside ON envelopes (due) WHERE due > 0;
  CREATE TABLE IF NOT EXISTS chunks (id INTEGER PRIMARY KEY, meta TEXT, body BLOB);
  CREATE TABLE IF NOT EXISTS uploads (id INTEGER PRIMARY KEY);`;

// The builds up to 0.1.5 wrote rank, quarantine and types into the characters of `lane` ("2:event", "0~replay_event") and
// insert rows by position. Virtual columns give every row, old or new, the three as columns of their own, and leave the
// table as the previous build expects it: after a rollback it delivers what this one stored.
const MIGRATIONS = {
  rank: 'INTEGER AS (CAST(substr(lane, 1, 1) AS INTEGER))',
  quarantined: "INTEGER AS (substr(lane, 2, 1) = '~')",
  types: 'TEXT AS (substr(lane, 3))',
} as const;

const COLUMNS = `project, rank, types, quarantined, id, holder, bytes, length, chunks, received, leased,
  tried, failures, due, reason`;
const BY_KEY = 'project = ? AND lane = ? AND id = ?';

/** A shard's storage in the SQLite of its Durable Object. */
export function sqliteStorage(storage: DurableObjectStorage): ShardStorage {
  return {
    envelopes: new SqliteEnvelopes(storage.sql),
    drops: new SqliteDrops(storage.sql),
    values: storage.kv,
    transaction: (run) => storage.transactionSync(run),
    getAlarm: () => storage.getAlarm(),
    setAlarm: (at) => storage.setAlarm(at),
    deleteAlarm: () => storage.deleteAlarm(),
  };
}

class SqliteEnvelopes implements EnvelopeStorage {
  readonly #sql: SqlStorage;
  #lastId = 0;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
    sql.exec(TABLES);
    this.#migrate();
    this.#removeAbortedUploads();
    for (const { last } of sql.exec<{ last: number }>(
      'SELECT MAX(id) AS last FROM envelopes GROUP BY project, lane',
    )) {
      this.#lastId = Math.max(this.#lastId, last);
    }
  }

  nextId(): number {
    this.#lastId = Math.max(this.#lastId + 1, Date.now());
    return this.#lastId;
  }

  beginUpload(id: number): void {
    this.#sql.exec('INSERT INTO uploads VALUES (?)', id);
  }

  putChunk(id: number, index: number, body: Uint8Array, meta: Meta): number {
    if (index >= MAX_CHUNKS) throw new RangeError('an envelope has too many chunks');
    const text = index === 0 ? JSON.stringify(meta) : null;
    this.#sql.exec('INSERT INTO chunks VALUES (?, ?, ?)', id * MAX_CHUNKS + index, text, body);
    return body.length + (text?.length ?? 0);
  }

  endUpload(id: number): void {
    this.#sql.exec('DELETE FROM uploads WHERE id = ?', id);
  }

  abortUpload(id: number): void {
    this.#removeChunks(id);
    this.endUpload(id);
  }

  push(entry: SpoolEntry): void {
    const { lane, id, holder, bytes, length, chunks, received } = entry;
    const { leaseEnd, firstTry, failures, retryAt, reason } = entry;
    const facts = [lane.project, laneText(lane), id, holder, bytes, length, chunks, received];
    const query = 'INSERT INTO envelopes VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)';
    this.#sql.exec(query, ...facts, leaseEnd, firstTry, failures, retryAt, reason);
  }

  peek(lane: Lane, now?: number, except: readonly number[] = []): SpoolEntry | undefined {
    const isFree = now === undefined ? '' : `AND leased <= ? AND id NOT IN (${except.join(',')})`;
    const query = `WHERE project = ? AND lane = ? ${isFree} ORDER BY id LIMIT 1`;
    const key = [lane.project, laneText(lane)];
    return this.#select(query, ...key, ...(now === undefined ? [] : [now]))[0];
  }

  peekQuarantined(now: number, except: readonly number[]): SpoolEntry | undefined {
    const query = `WHERE due > 0 AND due <= ? AND leased <= ? AND id NOT IN (${except.join(',')})
      ORDER BY due LIMIT 1`;
    return this.#select(query, now, now)[0];
  }

  update(entry: SpoolEntry, progress: Progress): SpoolEntry {
    const { leaseEnd, firstTry, failures, retryAt, reason } = progress;
    const lane = { ...entry.lane, isQuarantined: retryAt > 0 };
    const query = `UPDATE envelopes
      SET lane = ?, leased = ?, tried = ?, failures = ?, due = ?, reason = ? WHERE ${BY_KEY}`;
    const values = [laneText(lane), leaseEnd, firstTry, failures, retryAt, reason];
    this.#sql.exec(query, ...values, ...keyOf(entry));
    return { ...entry, ...progress, lane };
  }

  acknowledge(entry: SpoolEntry): void {
    this.#sql.exec(`DELETE FROM envelopes WHERE ${BY_KEY}`, ...keyOf(entry));
    this.#removeChunks(entry.id);
  }

  drop(entry: SpoolEntry): Tally {
    const tally = this.#tally(entry);
    this.acknowledge(entry);
    return tally;
  }

  meta({ id }: SpoolEntry): Meta {
    const query = 'SELECT meta FROM chunks WHERE id = ?';
    const { meta } = this.#sql.exec<{ meta: string }>(query, id * MAX_CHUNKS).one();
    return JSON.parse(meta) as Meta;
  }

  *body({ id, chunks }: SpoolEntry): Generator<Uint8Array<ArrayBuffer>> {
    for (let index = 0; index < chunks; index += 1) {
      const query = 'SELECT body FROM chunks WHERE id = ?';
      const { body } = this.#sql.exec<{ body: ArrayBuffer }>(query, id * MAX_CHUNKS + index).one();
      yield new Uint8Array(body);
    }
  }

  find({ project, lane, id }: Ticket): SpoolEntry | undefined {
    // The envelope may have entered or left the quarantine since its ticket was written.
    const lanes = [`${lane[0] ?? ''}:${lane.slice(2)}`, `${lane[0] ?? ''}~${lane.slice(2)}`];
    return this.#select(
      'WHERE project = ? AND lane IN (?, ?) AND id = ?',
      project,
      ...lanes,
      id,
    )[0];
  }

  ticketOf({ lane, id }: SpoolEntry): Ticket {
    return { project: lane.project, lane: laneText(lane), id };
  }

  findById(id: number): SpoolEntry | undefined {
    return this.#select('WHERE id = ?', id)[0];
  }

  findByToken(token: string, since: number): SpoolEntry | undefined {
    const query = 'SELECT id FROM chunks WHERE id >= ? AND meta LIKE ?';
    const values = [since * MAX_CHUNKS, `%"token":"${token}"%`];
    const { value } = this.#sql.exec<{ id: number }>(query, ...values).next();
    return value && this.findById(Math.floor(value.id / MAX_CHUNKS));
  }

  quarantined(limit: number): readonly SpoolEntry[] {
    return this.#select('WHERE due > 0 ORDER BY due LIMIT ?', limit);
  }

  entriesOf(holder: number, rank: number): readonly SpoolEntry[] {
    return this.#select('WHERE holder = ? AND rank = ? ORDER BY id DESC', holder, rank);
  }

  firstLeaseEnd(lane: Lane, now: number): number {
    const query = `SELECT MIN(leased) AS first FROM envelopes
      WHERE project = ? AND lane = ? AND leased > ?`;
    return this.#first(query, lane.project, laneText(lane), now);
  }

  firstRetry(): number {
    return this.#first('SELECT MIN(due) AS first FROM envelopes WHERE due > 0');
  }

  totals(): readonly Total[] {
    const rows = this.#sql.exec<LaneColumns & { holder: number; depth: number; bytes: number }>(
      `SELECT project, rank, types, quarantined, holder, COUNT(*) AS depth, SUM(bytes) AS bytes
       FROM envelopes GROUP BY project, lane, holder`,
    );
    return [...rows].map(({ holder, depth, bytes, ...lane }) => {
      return { lane: toLane(lane), holder, depth, bytes };
    });
  }

  #select(where: string, ...values: readonly (number | string)[]): readonly SpoolEntry[] {
    const rows = this.#sql.exec<Row>(`SELECT ${COLUMNS} FROM envelopes ${where}`, ...values);
    return [...rows].map(toEntry);
  }

  #first(query: string, ...values: readonly (number | string)[]): number {
    return this.#sql.exec<{ first: number | null }>(query, ...values).one().first ?? Infinity;
  }

  #tally(entry: SpoolEntry): Tally {
    try {
      return this.meta(entry).tally;
    } catch (error) {
      // Its chunks cannot be read any more.
      console.error(error);
      return { unknown: 1 };
    }
  }

  #removeChunks(id: number): void {
    const from = id * MAX_CHUNKS;
    this.#sql.exec('DELETE FROM chunks WHERE id >= ? AND id < ?', from, from + MAX_CHUNKS);
  }

  #removeAbortedUploads(): void {
    for (const { id } of this.#sql.exec<{ id: number }>('SELECT id FROM uploads').toArray()) {
      this.abortUpload(id);
    }
  }

  #migrate(): void {
    const query = "SELECT sql FROM sqlite_schema WHERE name = 'envelopes'";
    const { sql } = this.#sql.exec<{ sql: string }>(query).one();
    for (const [name, definition] of Object.entries(MIGRATIONS)) {
      const column = `${name} ${definition} VIRTUAL`;
      if (!sql.includes(column)) this.#sql.exec(`ALTER TABLE envelopes ADD COLUMN ${column}`);
    }
  }
}

/** The lane as the previous build writes it: the inverse of the virtual columns. */
function laneText({ rank, types, isQuarantined }: Lane): string {
  return `${rank}${isQuarantined ? '~' : ':'}${types.join(',')}`;
}

function keyOf({ lane, id }: SpoolEntry): readonly [string, string, number] {
  return [lane.project, laneText(lane), id];
}

function toLane({ project, rank, types, quarantined }: LaneColumns): Lane {
  const named = types === '' ? [] : types.split(',');
  return { project, rank, types: named, isQuarantined: quarantined === 1 };
}

function toEntry(row: Row): SpoolEntry {
  const { id, holder, bytes, length, chunks, received, failures, reason } = row;
  const { leased: leaseEnd, tried: firstTry, due: retryAt } = row;
  const facts = { lane: toLane(row), id, holder, bytes, length, chunks, received };
  return { ...facts, leaseEnd, firstTry, failures, retryAt, reason };
}
