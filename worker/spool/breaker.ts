import type { Destination } from '../config.ts';
import type { Env } from '../env.ts';
import { projectOf, shardOf } from './shards.ts';

/** What this isolate knows of a project's collector. */
export interface Breaker {
  /** `open`: envelopes wait in the spool, and others go there without a word to the collector. */
  state: 'unknown' | 'open' | 'closed';
  /** When the collector last took an envelope from this isolate, ms since 1970. */
  takenAt: number;
}

/** So long a collector that took an envelope is thought to take the next. */
const TRUSTED_MS = 10_000;
const breakers = new Map<string, Breaker>();

/** A project's breaker. Only an isolate's first envelope asks the shard; later ones learn from what becomes of them. */
export async function breakerOf(env: Env, destination: Destination): Promise<Breaker> {
  const project = projectOf(destination);
  const breaker = breakers.get(project) ?? { state: 'unknown', takenAt: 0 };
  breakers.set(project, breaker);
  if (breaker.state !== 'unknown') return breaker;
  const waiting = await shardOf(env, project)?.isWaiting(project);
  if (breaker.state === 'unknown') breaker.state = waiting === true ? 'open' : 'closed';
  return breaker;
}

/** Whether nothing waits for a project's collector, as far as this isolate knows. */
export function isClosed(destination: Destination): boolean {
  return breakers.get(projectOf(destination))?.state === 'closed';
}

/** An envelope lies in the spool: what comes after it queues behind it. */
export function markOpen(destination: Destination): void {
  const breaker = breakers.get(projectOf(destination));
  if (breaker !== undefined) breaker.state = 'open';
}

/** The collector took an envelope, or failed to. */
export function remember(destination: Destination, took: boolean): void {
  const breaker = breakers.get(projectOf(destination));
  if (breaker !== undefined) breaker.takenAt = took ? Date.now() : 0;
}

/** Whether the collector took an envelope just now. */
export function isTaking({ state, takenAt }: Breaker): boolean {
  return state === 'closed' && Date.now() - takenAt < TRUSTED_MS;
}
