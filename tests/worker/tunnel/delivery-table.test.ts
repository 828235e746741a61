import { expect, test } from 'vitest';

import {
  AFTER_SEND,
  DROP_AFTER_ANSWER,
  FIRST_STEP,
  type DeliveryVerdict,
  type Storability,
} from '../../../worker/tunnel/delivery-table.ts';

const AVAILABILITIES = ['up', 'saturated', 'down'] as const;
const RESULTS = [
  'accepted',
  'partly accepted',
  'limited',
  'rejected',
  'unavailable',
  'pending',
] as const;

test.each<readonly [Storability, string, string]>([
  ['buffered', 'send store store', 'answer answer answer answer store lease'],
  ['streaming', 'store store store', 'answer answer answer answer return return'],
  ['unstorable', 'send send return', 'answer answer answer answer return continue'],
  ['store failed', 'send send send', 'answer answer answer answer return return'],
])('steps for a body that is %s', (storability, first, next) => {
  expect(
    AVAILABILITIES.map((availability) => FIRST_STEP[storability][availability]).join(' '),
  ).toBe(first);
  expect(RESULTS.map((result) => AFTER_SEND[storability][result]).join(' ')).toBe(next);
});

test('a drop after the answer has the reason that the protocol has for it', () => {
  expect(RESULTS.map((result) => DROP_AFTER_ANSWER[result])).toEqual([
    'none',
    'none',
    'ratelimit_backoff',
    'send_error',
    'network_error',
    'network_error',
  ]);
});

const isStoring = (step: string): boolean => step === 'store' || step === 'lease';
const STORABILITIES: readonly Storability[] = [
  'buffered',
  'streaming',
  'unstorable',
  'store failed',
];

test.each(STORABILITIES)('%s: only the spool’s own bodies are stored', (storability) => {
  const steps = [
    ...AVAILABILITIES.map((availability) => FIRST_STEP[storability][availability]),
    ...RESULTS.map((result) => AFTER_SEND[storability][result]),
  ];
  const canStore = storability === 'buffered' || storability === 'streaming';
  expect(steps.some(isStoring)).toBe(canStore);
});

test.each(STORABILITIES)(
  '%s: an envelope that the collector has is never sent or stored again',
  (storability) => {
    const settled: readonly DeliveryVerdict[] = [
      'accepted',
      'partly accepted',
      'limited',
      'rejected',
    ];
    expect(settled.map((result) => AFTER_SEND[storability][result])).toEqual(
      Array(4).fill('answer'),
    );
  },
);
