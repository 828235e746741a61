/** What the build writes into this worker; see scripts/build-service-worker.ts. */
export interface Build {
  /** Of everything that is kept and of this worker itself. */
  readonly version: string;
  /** The name of the script that every page of this build starts with; by it a page of another build is told. */
  readonly entry: string;
  /** Paths that every reader needs: scripts, styles, icons, manifests. */
  readonly files: readonly string[];
  /** Addresses of pages by the prefix of their language; nobody needs those of all. */
  readonly pages: Readonly<Record<string, readonly string[]>>;
  /** Paths that are never answered here: the tunnel's and telemetry's own scripts. */
  readonly aside: readonly string[];
}

declare const SERVICE_WORKER_BUILD: Build;

export const BUILD = SERVICE_WORKER_BUILD;

const PREFIX = 'measure-twice:';

/** Each version has a cache of its own, so that a tab that is still open finds the chunks it came with. */
export const CACHE = PREFIX + BUILD.version;

/** All caches of other versions. */
export const otherCaches = async (): Promise<readonly string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
