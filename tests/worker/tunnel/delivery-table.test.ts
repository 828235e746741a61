import { expect, test } from 'vitest';

import {
  AFTER_SEND,
  DROP_AFTER_ANSWER,
  FIRST_STEP,
  type DeliveryVerdict,
  type Storage,
} from '../../../worker/tunnel/delivery-table.ts';

const OUTLOOKS = ['up', 'saturated', 'down'] as const;
const RESULTS = [
  'accepted',
  'partly accepted',
  'limited',
  'rejected',
  'unavailable',
  'pending',
] as const;

test.each<readonly [Storage, string, string]>([
  ['buffered', 'send store store', 'answer answer answer answer store lease'],
  ['streaming', 'store store store', 'answer answer answer answer return return'],
  ['unstorable', 'send send return', 'answer answer answer answer return continue'],
  ['unstored', 'send send send', 'answer answer answer answer return return'],
])('steps for a body that is %s', (storage, first, next) => {
  expect(OUTLOOKS.map((outlook) => FIRST_STEP[storage][outlook]).join(' ')).toBe(first);
  expect(RESULTS.map((result) => AFTER_SEND[storage][result]).join(' ')).toBe(next);
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
const STORAGES: readonly Storage[] = ['buffered', 'streaming', 'unstorable', 'unstored'];

test.each(STORAGES)('%s: only the spool’s own bodies are stored', (storage) => {
  const steps = [
    ...OUTLOOKS.map((outlook) => FIRST_STEP[storage][outlook]),
    ...RESULTS.map((result) => AFTER_SEND[storage][result]),
  ];
  const canStore = storage === 'buffered' || storage === 'streaming';
  expect(steps.some(isStoring)).toBe(canStore);
});

test.each(STORAGES)(
  '%s: an envelope that the collector has is never sent or stored again',
  (storage) => {
    const settled: readonly DeliveryVerdict[] = [
      'accepted',
      'partly accepted',
      'limited',
      'rejected',
    ];
    expect(settled.map((result) => AFTER_SEND[storage][result])).toEqual(Array(4).fill('answer'));
  },
);
