import { expect, test } from 'vitest';

import {
  createReportSender,
  type ReportSender,
  type SenderPlatform,
} from '../../../../web/telemetry/reports/report-sender.ts';
import { memoryDisk } from '../../../support/memory-reports.ts';

/** A sender of an open page whose browser has a network; timers never come. */
const senderOn = (platform: Pick<SenderPlatform, 'store' | 'post' | 'now'>): ReportSender =>
  createReportSender({
    exclusively: (work) => work(false),
    later: () => undefined,
    isOnline: () => true,
    isLeaving: () => false,
    isClosing: () => false,
    isReportingOn: () => true,
    reportingKnown: async () => undefined,
    keepCopy: async () => undefined,
    kept: { read: () => [], add: () => false, remove: () => true },
    envelopeRequest: { url: '/t', headers: {} },
    ...platform,
  });

const reportOf = (id: number) => ({
  url: '/t',
  headers: {},
  body: `{}\n{"type":"event"}\n{"id":${id}}`,
});

test('a report that is made while earlier ones are sent goes out right after them', async () => {
  const { store, records } = memoryDisk(() => 0);
  let hasNetwork = false;
  const sent: number[] = [];
  const { sendReport, sendWaiting } = senderOn({
    store,
    post: async ({ body }) => {
      if (!hasNetwork) throw new TypeError('no network');
      sent.push(Number(/"id":(\d)/.exec(String(body))?.[1]));
      if (sent.length === 1) await sendReport(reportOf(2));
      return new Response(null, { status: 200 });
    },
    now: () => 0,
  });
  await sendReport(reportOf(1));
  hasNetwork = true;
  await sendWaiting();
  expect(sent).toEqual([1, 2]);
  expect(records.size).toBe(0);
});

test('a page that was frozen after its claim does not send what another tab has claimed since', async () => {
  let now = Date.parse('2026-11-28T12:00:00Z');
  const { store, records } = memoryDisk(() => now);
  await store.push({ ...reportOf(1), madeAt: new Date(now), rank: 2 }, false);
  const sent: string[] = [];
  const tab = (name: string, freeze: () => Promise<void>) =>
    senderOn({
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
      now: () => now,
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
