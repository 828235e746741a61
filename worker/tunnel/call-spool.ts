import type { Drop } from '../envelope/client-report.ts';
import type { Attempted, Ticket } from '../envelope/waiting-envelope.ts';
import { type Shard, shardOf } from '../spool/shards.ts';
import type { Destination } from '../config.ts';
import type { Call } from './call.ts';

type SpoolAccess = Pick<Call, 'env' | 'config'>;

/** Pause before a rejected call is repeated, ms. */
export const REPEAT_AFTER_MS = 50;

/** A fresh stub of the destination's shard. A stub is dead once a call on it was rejected by a reset or a deployment. */
export function freshShard({ env, config }: SpoolAccess, destination: Destination): Shard {
  const shard = shardOf(env.SPOOL, config, destination);
  if (shard === undefined) throw new Error('no spool is bound');
  return shard;
}

/** True if the spool knows that the collector is down. */
export function isCollectorDown(access: SpoolAccess, to: Destination): Promise<boolean> {
  return freshShard(access, to).isDown(to.origin);
}

/** Ends a lease. If this fails, the lease runs out and the spool sends its copy. */
export function settleLease(
  access: SpoolAccess,
  to: Destination,
  ticket: Ticket,
  attempted: Attempted,
  acceptedAt: number,
): Promise<void> {
  return callTwice(access, to, (shard) => shard.settle(ticket, attempted, acceptedAt));
}

/** Removes an envelope that was stored too late: the client keeps it. */
export function withdraw(access: SpoolAccess, to: Destination, ticket: Ticket): Promise<void> {
  return callTwice(access, to, (shard) => shard.withdraw(ticket));
}

/** Hands drops over for the next client report; the spool counts each `batch` once. Resolves to true. */
export async function handOverDrops(
  access: SpoolAccess,
  to: Destination,
  drops: readonly Drop[],
  batch: string,
): Promise<true> {
  await callTwice(access, to, (shard) => shard.report(to.project, drops, batch));
  return true;
}

async function callTwice<T>(
  access: SpoolAccess,
  to: Destination,
  call: (shard: Shard) => Promise<T>,
): Promise<T> {
  try {
    return await call(freshShard(access, to));
  } catch (error) {
    console.error(error);
    await scheduler.wait(REPEAT_AFTER_MS);
    return call(freshShard(access, to));
  }
}
