import type { CircuitBreakers } from './circuit-breakers.ts';
import type { LimitsByProject } from './limits.ts';
import type { Queue } from './queue.ts';
import type { DropStorage } from './storage.ts';

/** The state of a shard; everything that must survive a restart is on disk. */
export interface ShardState {
  readonly queue: Queue;
  readonly drops: DropStorage;
  readonly breakers: CircuitBreakers;
  readonly limits: LimitsByProject;
  readonly counts: { accepted: number; delivered: number; retried: number };
}
