import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CutAnswer, CutRequest } from '../../../web/planner/cutting/contract.ts';
import type { Problem } from '../../../web/planner/cutting/problem.ts';
import type { Peer } from './peer.ts';

/** One instance, with its published facts. */
export interface CutCase {
  readonly name: string;
  readonly request: CutRequest;
  /** The best cost known. */
  readonly best?: number | undefined;
  /** A lower bound that others have proven. */
  readonly lowerBound?: number | undefined;
}

/** Instances that are reported in one row. */
export interface CutSet {
  readonly name: string;
  readonly cases: () => readonly CutCase[];
  /** Faults of an answer that an independent checker finds; empty if it is valid. */
  readonly check: (problem: Problem, answer: CutAnswer) => string[];
  readonly peer: Peer;
}

/** A file of published instances, read in place; undefined if it is missing. */
export function readData(name: string): { instances: readonly unknown[] } | undefined {
  const file = join(import.meta.dirname, '..', '..', '..', '..', 'shared', 'data', name);
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as { instances: readonly unknown[] };
  } catch {
    return undefined;
  }
}

/** Numbers from 0 to below 1, the same for the same seed (Park and Miller). */
export function randomFrom(seed: number): () => number {
  let state = seed % 2_147_483_647 || 1;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}
