import type { Tally } from '../envelope/categories.ts';
import type { Drop, DropReason } from '../envelope/client-report.ts';
import type { DropStorage } from './storage.ts';

/** A batch is repeated within seconds, or never. */
const BATCH_MEMORY_MS = 3_600_000;

/** The drop counts in SQLite. */
export class SqliteDrops implements DropStorage {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
    sql.exec(`CREATE TABLE IF NOT EXISTS drops (
      project TEXT, reason TEXT, category TEXT, total INTEGER, untold INTEGER,
      PRIMARY KEY (project, reason, category)) WITHOUT ROWID;
      CREATE TABLE IF NOT EXISTS batches (id TEXT PRIMARY KEY, added INTEGER) WITHOUT ROWID`);
  }

  count(project: string, reason: DropReason, tally: Tally): void {
    for (const [category, quantity] of Object.entries(tally)) {
      this.add(project, { reason, category, quantity });
    }
  }

  add(project: string, { reason, category, quantity }: Drop): void {
    this.#sql.exec(
      `INSERT INTO drops VALUES (?1, ?2, ?3, ?4, ?4) ON CONFLICT
       DO UPDATE SET total = total + ?4, untold = untold + ?4`,
      project,
      reason,
      category,
      quantity,
    );
  }

  isNewBatch(id: string, now: number): boolean {
    this.#sql.exec('DELETE FROM batches WHERE added < ?', now - BATCH_MEMORY_MS);
    return this.#sql.exec('INSERT OR IGNORE INTO batches VALUES (?, ?)', id, now).rowsWritten > 0;
  }

  projects(): readonly string[] {
    const query = 'SELECT DISTINCT project FROM drops WHERE untold > 0';
    return [...this.#sql.exec<{ project: string }>(query)].map(({ project }) => project);
  }

  unreported(project: string): readonly Drop[] {
    return this.#sql
      .exec<Drop & Record<string, string | number>>(
        'SELECT reason, category, untold AS quantity FROM drops WHERE project = ? AND untold > 0',
        project,
      )
      .toArray();
  }

  markReported(project: string, drops: readonly Drop[]): void {
    for (const { reason, category, quantity } of drops) {
      this.#sql.exec(
        'UPDATE drops SET untold = untold - ? WHERE project = ? AND reason = ? AND category = ?',
        quantity,
        project,
        reason,
        category,
      );
    }
  }

  totals(): Readonly<Record<string, number>> {
    const rows = this.#sql.exec<Drop & Record<string, string | number>>(
      'SELECT reason, category, SUM(total) AS quantity FROM drops GROUP BY reason, category',
    );
    return Object.fromEntries(
      [...rows].map(({ reason, category, quantity }) => [`${reason} ${category}`, quantity]),
    );
  }
}
