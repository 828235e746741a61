import { expect } from 'vitest';

import type { Recorded } from '../../collector/recorder.ts';
import { markIn, mixed } from './envelopes.ts';
import { dsnOf, headerOf, isReport, restOf, type Site } from './harness.ts';

/** What a phone sent, and whether it was told 200. */
export interface Sent {
  readonly bytes: Buffer;
  accepted: boolean;
}

/** By project, in the order sent. */
export type SentByProject = ReadonlyMap<number, readonly Sent[]>;

// The phone's clock is days wrong: only a `sent_at` moved by the wait says so to the collector.
const WRONG_BY_MS = -3 * 86_400_000;

/**
 * One phone a project, each sending one envelope after the other, while the runtime is killed in the middle of it and
 * started again. What was under way then was not accepted.
 */
export async function sendAllThroughCrash(
  site: Site,
  projects: readonly number[],
  each: number,
): Promise<SentByProject> {
  const sent = new Map<number, Sent[]>();
  const restarted = Promise.withResolvers<void>();
  let answered = 0;
  const send = async (project: number): Promise<void> => {
    const list: Sent[] = [];
    sent.set(project, list);
    for (const bytes of mixed(dsnOf(project), each, () => new Date(Date.now() + WRONG_BY_MS))) {
      const status = await site.post(bytes).then(
        (answer) => answer.status,
        () => 0,
      );
      list.push({ bytes, accepted: status === 200 });
      expect([0, 200, 429]).toContain(status);
      if (status === 0) await restarted.promise;
      answered += 1;
    }
  };
  const sending = Promise.all(projects.map(send));
  await expect
    .poll(() => answered, { timeout: 90_000 })
    .toBeGreaterThan((each * projects.length) / 2);
  await site.restart();
  restarted.resolve();
  await sending;
  return sent;
}

/**
 * As it was posted, except a `sent_at` moved by the wait: with the phone's clock put right it is when the envelope
 * left, after `since`.
 */
export function expectIntact(request: Recorded, sent: Sent | undefined, since: number): void {
  if (sent === undefined) throw new Error('nobody sent this');
  expect(restOf(request.body).equals(restOf(sent.bytes))).toBe(true);
  const moved = String(headerOf(request)['sent_at']);
  expect(headerOf(request)).toEqual({ ...headerOf({ body: sent.bytes }), sent_at: moved });
  expect(Date.parse(moved) - WRONG_BY_MS).toBeGreaterThanOrEqual(since);
  expect(Date.parse(moved) - WRONG_BY_MS).toBeLessThanOrEqual(Date.now());
}

/** The envelopes of a project, as they came; without reports on drops. */
export function arrivedFor(project: number, requests: readonly Recorded[]): readonly Recorded[] {
  return requests.filter(
    (request) => request.url.startsWith(`/api/${project}/`) && !isReport(request),
  );
}

/**
 * Everything accepted arrived, and nothing twice; `repeats` allows for what the collector had taken when the runtime was
 * killed before it could note that.
 */
export function expectAll(
  arrived: readonly Recorded[],
  sent: readonly Sent[],
  repeats: number,
): void {
  const marks = arrived.map(markIn);
  expect(marks.length - new Set(marks).size).toBeLessThanOrEqual(repeats);
  const missing = [...sent.entries()].filter(([mark, { accepted }]) => {
    return accepted && !marks.includes(mark);
  });
  expect(missing.map(([mark]) => mark)).toEqual([]);
}
