import type { Spool } from './spool/spool.ts';

/** The vars of `wrangler.toml`. Typed `unknown` because an operator writes them; `readConfig` alone reads them. */
export interface Vars {
  readonly SENTRY_DSN?: unknown;
  readonly COLLECTOR_HOST?: unknown;
  readonly TUNNEL_PATH?: unknown;
  readonly ALLOWED_ORIGINS?: unknown;
  readonly MAX_ENVELOPE_BYTES?: unknown;
  readonly SPOOL_MAX_BYTES?: unknown;
  readonly SPOOL_MAX_AGE_HOURS?: unknown;
  readonly STATUS_TOKEN?: unknown;
}

/** What the runtime hands the Worker: the vars and the bindings of `wrangler.toml`. */
export interface Env extends Vars {
  readonly ASSETS: Fetcher;
  /** How often one address may post; absent where the runtime has no such binding. */
  readonly ADDRESS_LIMIT?: RateLimit;
  /** A data point an envelope, where an operator binds a dataset. */
  readonly ANALYTICS?: AnalyticsEngineDataset;
  /** Keeps what the collector does not take; absent in a deployment without Durable Objects. */
  readonly SPOOL?: DurableObjectNamespace<Spool>;
}
