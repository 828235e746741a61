import { expect } from '@playwright/test';

import { fieldsOf, type ReceivedItem } from '../collector/receive.ts';

export const isPageLoad = ({ type, payload }: ReceivedItem): boolean =>
  type === 'transaction' &&
  (payload as { contexts: { trace: { op: string } } }).contexts.trace.op === 'pageload';

/** Waits for page load and session; there is one of each, of the right release. */
export async function expectOneVisit(
  received: () => readonly ReceivedItem[],
  names: RegExp,
): Promise<void> {
  await expect.poll(() => received().some(isPageLoad)).toBe(true);
  await expect.poll(() => received().some(({ type }) => type === 'session')).toBe(true);
  expect(received().filter(isPageLoad).map(fieldsOf)).toEqual([
    expect.objectContaining({
      transaction: expect.stringMatching(names),
      release: 'diy-mini-web@0.1.5+production',
      environment: 'production',
      // One visit in ten is recorded, and its trace names the recording.
      tags: expect.objectContaining({ version: '0.1.5' }),
      extra: { localStorage: expect.any(Object) },
    }),
  ]);
  const sessions = received()
    .filter(({ type }) => type === 'session')
    .map(fieldsOf);
  expect(new Set(sessions.map(({ sid }) => sid)).size).toBe(1);
  expect(sessions.filter(({ init }) => init === true)).toHaveLength(1);
}
