import type { Drop, DropReason } from '../tunnel/client-reports.ts';
import type { Tally } from '../tunnel/categories.ts';

// Strangers choose item types, and with them categories; there are about twenty real ones.
const MAX_KINDS = 100;

/** What was dropped, on disk: how much in all, and how much of it the collector has been told. */
export class Drops {
  readonly #sql: SqlStorage;
  readonly #untold: Map<string, number>;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
    sql.exec(`CREATE TABLE IF NOT EXISTS drops (
      project TEXT, reason TEXT, category TEXT, total INTEGER, untold INTEGER,
      PRIMARY KEY (project, reason, category)) WITHOUT ROWID`);
    const sums = sql.exec<{ project: string; untold: number }>(
      'SELECT project, SUM(untold) AS untold FROM drops GROUP BY project',
    );
    this.#untold = new Map([...sums].map(({ project, untold }) => [project, untold]));
  }

  /** Counts what an envelope held. Call it where the envelope's row is deleted, without an `await` between. */
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
      this.#plain(project, reason, category),
      quantity,
    );
    this.#untold.set(project, (this.#untold.get(project) ?? 0) + quantity);
  }

  /** The projects whose collector does not know of all drops yet. */
  projects(): readonly string[] {
    return [...this.#untold.keys()].filter((project) => this.hasUntold(project));
  }

  hasUntold(project: string): boolean {
    return (this.#untold.get(project) ?? 0) > 0;
  }

  untold(project: string): readonly Drop[] {
    return this.#sql
      .exec<Drop & Record<string, string | number>>(
        'SELECT reason, category, untold AS quantity FROM drops WHERE project = ? AND untold > 0',
        project,
      )
      .toArray();
  }

  /** The collector took a report of exactly these. */
  told(project: string, drops: readonly Drop[]): void {
    for (const { reason, category, quantity } of drops) {
      this.#sql.exec(
        'UPDATE drops SET untold = untold - ? WHERE project = ? AND reason = ? AND category = ?',
        quantity,
        project,
        reason,
        category,
      );
      this.#untold.set(project, (this.#untold.get(project) ?? 0) - quantity);
    }
  }

  /** All drops ever, by `reason category`. */
  totals(): Readonly<Record<string, number>> {
    const rows = this.#sql.exec<Drop & Record<string, string | number>>(
      'SELECT reason, category, SUM(total) AS quantity FROM drops GROUP BY reason, category',
    );
    return Object.fromEntries(
      [...rows].map(({ reason, category, quantity }) => [`${reason} ${category}`, quantity]),
    );
  }

  #plain(project: string, reason: string, category: string): string {
    const { known, kinds } = this.#sql
      .exec<{ known: number; kinds: number }>(
        `SELECT COUNT(*) AS kinds, COALESCE(SUM(reason = ?2 AND category = ?3), 0) AS known
         FROM drops WHERE project = ?1`,
        project,
        reason,
        category,
      )
      .one();
    return known > 0 || kinds < MAX_KINDS ? category : 'unknown';
  }
}
