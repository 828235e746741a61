import type { Kept } from './kept.ts';
import type { Row } from './lane.ts';

/** What is kept beside an envelope, without what its row says already. */
export type Meta = Pick<Kept, 'kind' | 'asked' | 'headers' | 'tally'>;

/** The largest piece of a body in one row; the platform's limit is 2 MB. */
export const CHUNK_BYTES = 1024 * 1024;
const MAX_CHUNKS = 1024;

// The index is a table of its own, a few bytes a row, so that nothing ever walks over bodies. An envelope is there once
// its index row is; chunks come before. `uploads` names the envelopes whose chunks are still coming.
const TABLES = `
  CREATE TABLE IF NOT EXISTS envelopes (
    project TEXT, lane TEXT, seq INTEGER, bytes INTEGER, length INTEGER, chunks INTEGER, received INTEGER,
    leased INTEGER, PRIMARY KEY (project, lane, seq)) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS chunks (id INTEGER PRIMARY KEY, meta TEXT, body BLOB);
  CREATE TABLE IF NOT EXISTS uploads (seq INTEGER PRIMARY KEY);`;

/** The envelopes on disk. Every call is synchronous, and what is called without an `await` between is one transaction. */
export class Store {
  readonly #sql: SqlStorage;
  #last = 0;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
    sql.exec(TABLES);
    this.#sweep();
    for (const { last } of sql.exec<{ last: number }>(
      'SELECT MAX(seq) AS last FROM envelopes GROUP BY project, lane',
    )) {
      this.#last = Math.max(this.#last, last);
    }
  }

  nextSeq(): number {
    this.#last += 1;
    return this.#last;
  }

  /** An envelope's chunks will come one by one; what of them has no row in the end is swept at the next start. */
  beginUpload(seq: number): void {
    this.#sql.exec('INSERT INTO uploads VALUES (?)', seq);
  }

  endUpload(seq: number): void {
    this.#sql.exec('DELETE FROM uploads WHERE seq = ?', seq);
  }

  /** Writes a piece of a body; beside the first lies `meta`. Answers how many bytes that takes. */
  putChunk(seq: number, index: number, body: Uint8Array, meta: Meta): number {
    if (index >= MAX_CHUNKS) throw new RangeError('an envelope has too many chunks');
    const text = index === 0 ? JSON.stringify(meta) : null;
    this.#sql.exec('INSERT INTO chunks VALUES (?, ?, ?)', seq * MAX_CHUNKS + index, text, body);
    return text?.length ?? 0;
  }

  putRow({ project, lane, seq, bytes, length, chunks, received, leased }: Row): void {
    this.#sql.exec(
      'INSERT INTO envelopes VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
      project,
      lane,
      seq,
      bytes,
      length,
      chunks,
      received,
      leased,
    );
  }

  /** The first of a lane after `seq`. */
  first(project: string, lane: string, seq = 0): Row | undefined {
    const query =
      'SELECT * FROM envelopes WHERE project = ? AND lane = ? AND seq > ? ORDER BY seq LIMIT 1';
    return this.#sql.exec<Row & Record<string, number | string>>(query, project, lane, seq).next()
      .value;
  }

  find(project: string, lane: string, seq: number): Row | undefined {
    const row = this.first(project, lane, seq - 1);
    return row?.seq === seq ? row : undefined;
  }

  release({ project, lane, seq }: Row): void {
    this.#sql.exec(
      'UPDATE envelopes SET leased = 0 WHERE project = ? AND lane = ? AND seq = ?',
      project,
      lane,
      seq,
    );
  }

  remove({ project, lane, seq }: Row): void {
    this.#sql.exec(
      'DELETE FROM envelopes WHERE project = ? AND lane = ? AND seq = ?',
      project,
      lane,
      seq,
    );
    this.removeChunks(seq);
  }

  /** Gives an envelope another place, with its chunks. */
  move({ project, lane, seq }: Row, to: number): void {
    const from = seq * MAX_CHUNKS;
    this.#sql.exec(
      'UPDATE envelopes SET seq = ? WHERE project = ? AND lane = ? AND seq = ?',
      to,
      project,
      lane,
      seq,
    );
    this.#sql.exec(
      'UPDATE chunks SET id = id + ? WHERE id >= ? AND id < ?',
      to * MAX_CHUNKS - from,
      from,
      from + MAX_CHUNKS,
    );
  }

  removeChunks(seq: number): void {
    const from = seq * MAX_CHUNKS;
    this.#sql.exec('DELETE FROM chunks WHERE id >= ? AND id < ?', from, from + MAX_CHUNKS);
  }

  meta({ seq }: Row): Meta {
    const [found] = this.#sql.exec<{ meta: string }>(
      'SELECT meta FROM chunks WHERE id = ?',
      seq * MAX_CHUNKS,
    );
    return JSON.parse(found?.meta ?? 'null') as Meta;
  }

  /** The body, read from disk a piece at a time. */
  *body({ seq, chunks }: Row): Generator<Uint8Array<ArrayBuffer>> {
    for (let index = 0; index < chunks; index += 1) {
      const id = seq * MAX_CHUNKS + index;
      const [found] = this.#sql.exec<{ body: ArrayBuffer }>(
        'SELECT body FROM chunks WHERE id = ?',
        id,
      );
      if (found === undefined) throw new Error('a chunk is missing');
      yield new Uint8Array(found.body);
    }
  }

  /** How much lies in each lane. */
  lanes(): readonly { project: string; lane: string; depth: number; bytes: number }[] {
    return this.#sql
      .exec<{ project: string; lane: string; depth: number; bytes: number }>(
        `SELECT project, lane, COUNT(*) AS depth, SUM(bytes) AS bytes FROM envelopes
         GROUP BY project, lane`,
      )
      .toArray();
  }

  #sweep(): void {
    for (const { seq } of this.#sql.exec<{ seq: number }>('SELECT seq FROM uploads').toArray()) {
      this.removeChunks(seq);
      this.endUpload(seq);
    }
  }
}
