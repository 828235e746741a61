import { DurableObject } from 'cloudflare:workers';

import { readConfig, type Vars } from '../config.ts';
import type { Drop } from '../envelope/client-report.ts';
import type {
  Attempted,
  Receipt,
  Terms,
  Ticket,
  WaitingEnvelope,
} from '../envelope/waiting-envelope.ts';
import { SpoolShard } from './shard.ts';
import type { QuarantinedEnvelope, ShardStatus } from './shard-status.ts';
import { sqliteStorage } from './sqlite-storage.ts';

/**
 * The Durable Object of one shard. The platform holds back a method's answer until its writes are on disk. The methods'
 * names are an interface between versions: while a deployment is under way, Workers of the previous build call them.
 */
export class Spool extends DurableObject<Vars> {
  readonly #shard: SpoolShard;

  constructor(ctx: DurableObjectState, env: Vars) {
    super(ctx, env);
    this.#shard = new SpoolShard(sqliteStorage(ctx.storage), () => readConfig(env));
    void ctx.blockConcurrencyWhile(() => this.#shard.start());
  }

  accept(
    envelope: WaitingEnvelope,
    body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>,
    terms: Terms,
  ): Promise<Receipt | undefined> {
    return this.#shard.accept(envelope, body, terms);
  }

  isDown(origin: string): boolean {
    return this.#shard.isDown(origin);
  }

  settle(ticket: Ticket, attempted: Attempted, takenAt: number): Promise<void> {
    return this.#shard.settle(ticket, attempted, takenAt);
  }

  withdraw(ticket: Ticket): void {
    this.#shard.withdraw(ticket);
  }

  report(project: string, drops: readonly Drop[], batch?: string): Promise<void> {
    return this.#shard.report(project, drops, batch);
  }

  status(): ShardStatus {
    return this.#shard.status();
  }

  listAside(): readonly QuarantinedEnvelope[] {
    return this.#shard.listQuarantined();
  }

  requeue(id?: number): Promise<number> {
    return this.#shard.requeue(id);
  }

  purge(id?: number): Promise<number> {
    return this.#shard.purge(id);
  }

  wake(): Promise<void> {
    return this.#shard.wake();
  }

  override alarm(): Promise<void> {
    return this.#shard.alarm();
  }
}
