import type { Vars } from './config.ts';
import type { Spool } from './spool/spool.ts';

/** The vars and bindings of `wrangler.toml`. */
export interface Env extends Vars {
  readonly ASSETS: Fetcher;
  /** Rate limit for each address; absent if the runtime has no such binding. */
  readonly ADDRESS_LIMIT?: RateLimit;
  /** Receives a data point per envelope if an operator binds a dataset. */
  readonly ANALYTICS?: AnalyticsEngineDataset;
  /** Stores envelopes while the collector is down; absent in a deployment without Durable Objects. */
  readonly SPOOL?: DurableObjectNamespace<Spool>;
}
