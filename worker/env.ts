import type { Vars } from './config.ts';
import type { Spool } from './spool/spool.ts';

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
