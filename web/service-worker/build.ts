/** Constants that scripts/build-service-worker.ts writes into this worker. */
export interface Build {
  /** Hash of all stored files and of this worker. */
  readonly version: string;
  /** The name of the first script of every page of this build: another build has another name. */
  readonly entry: string;
  /** Paths that every reader needs: scripts with their English messages, styles, icons. */
  readonly files: readonly string[];
  /**
   * Paths that only readers of one language need, by the prefix of its addresses: its messages, pages
   * and manifest. A device stores those of its reader.
   */
  readonly languages: Readonly<Record<string, readonly string[]>>;
  /** Paths that are never answered here: the tunnel's and telemetry's own scripts. */
  readonly aside: readonly string[];
}

declare const SERVICE_WORKER_BUILD: Build;

export const BUILD = SERVICE_WORKER_BUILD;

const PREFIX = 'measure-twice:';

/** Each version has its own cache, so that a tab that is still open finds its chunks. */
export const CACHE = PREFIX + BUILD.version;

/** All caches of other versions. */
export const otherCaches = async (): Promise<readonly string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
