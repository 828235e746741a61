import type { Vars } from '../../../worker/config.ts';
import worker from '../../../worker/index.ts';
import { Spool as RealSpool } from '../../../worker/spool/spool.ts';

interface HangingVars extends Vars {
  /** Name of the one shard that hangs, or `all`. */
  readonly HANGING: string;
  /** Time that each new object hangs, ms. */
  readonly HANGING_MS: string;
}

/** A shard that answers nobody for a time, as one does whose disk or machine hangs. */
export class Spool extends RealSpool {
  constructor(ctx: DurableObjectState, env: HangingVars) {
    super(ctx, env);
    if (env.HANGING !== 'all' && env.HANGING !== ctx.id.name) return;
    void ctx.blockConcurrencyWhile(() => scheduler.wait(Number(env.HANGING_MS)));
  }
}

export default worker;
