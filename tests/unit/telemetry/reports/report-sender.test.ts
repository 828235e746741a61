import { expect, test } from 'vitest';

import { createReportSender } from '../../../../web/telemetry/reports/report-sender.ts';
import { memoryDisk } from '../../../support/memory-reports.ts';

test('a page that was frozen after its claim does not send what another tab has claimed since', async () => {
  let now = Date.parse('2026-11-28T12:00:00Z');
  const { store, records } = memoryDisk(() => now);
  const body = '{}\n{"type":"event"}\n{"id":1}';
  await store.push({ url: '/t', headers: {}, body, madeAt: new Date(now), rank: 2 }, false);
  const sent: string[] = [];
  const tab = (name: string, freeze: () => Promise<void>) =>
    createReportSender({
      store: {
        ...store,
        claim: async (...how) => {
          const claim = await store.claim(...how);
          await freeze();
          return claim;
        },
      },
      post: async () => {
        sent.push(name);
        return new Response(null, { status: 200 });
      },
      exclusively: (work) => work(false),
      later: () => undefined,
      now: () => now,
      isOnline: () => true,
      isLeaving: () => false,
      isClosing: () => false,
      isReportingOn: () => true,
      reportingKnown: async () => undefined,
      keepCopy: async () => undefined,
      kept: { read: () => [], add: () => false, remove: () => true },
      envelopeRequest: { url: '/t', headers: {} },
    });
  const other = tab('other', async () => undefined);
  const frozen = tab('frozen', async () => {
    now += 60_000;
    await other.sendWaiting();
  });
  await frozen.sendWaiting();
  expect(sent).toEqual(['other']);
  expect(records.size).toBe(0);
});
