import type { Spell, Visit } from '../../collector/fickle-collector.ts';
import type { Scenario, Send } from './scenario.ts';
import type { Killed } from './world.ts';

/** One envelope that a phone posted, and what it was answered: 0 where the connection broke. */
export interface Sent {
  readonly mark: number;
  readonly send: Send;
  readonly body: Buffer;
  readonly posted: number;
  readonly answered: number;
  readonly status: number;
}

/** All that happened, in times of `performance.now()`. */
export interface Story {
  readonly scenario: Scenario;
  readonly project: number;
  readonly began: number;
  /** What the collector went through. */
  readonly spells: readonly Spell[];
  readonly sent: readonly Sent[];
  readonly visits: readonly Visit[];
  readonly kills: readonly Killed[];
  /** What a busy machine took from one time to another, ms: it is nobody's fault. */
  readonly lagMs: (from: number, to: number) => number;
}
