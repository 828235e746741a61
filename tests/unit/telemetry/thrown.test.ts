import { expect, test } from 'vitest';

import { describeThrown, reportable } from '../../../web/telemetry/thrown.ts';
import { HOSTILE } from '../../support/hostile-values.ts';

const LONG = '😀 long '.repeat(40_000);

test.each([
  ['an error', new Error('x', { cause: new Error('y') })],
  ['a text', 'x'],
  ['a number', 42],
  ['a plain object', { message: 'x', code: 7 }],
])('%s reaches the SDK as it is', (_, thrown) => {
  expect(reportable(thrown)).toBe(thrown);
});

test.each(HOSTILE)('%s has a type that the SDK can read', (_, make) => {
  const told = reportable(make());
  expect(() => (told instanceof Error ? told.message : typeof told)).not.toThrow();
  expect(['string', 'number', 'boolean', 'undefined', 'object']).toContain(typeof told);
});

test('a thrown text of 300 kB is cut between characters', () => {
  const told = reportable(LONG);
  expect(told).toBeTypeOf('string');
  expect(String(told).length).toBeGreaterThan(7_000);
  expect(String(told).length).toBeLessThanOrEqual(8_000);
  expect(String(told).isWellFormed()).toBe(true);
});

test.each([
  ['in its message', () => new RangeError(LONG)],
  ['in its cause', () => new RangeError('x', { cause: LONG })],
])('an error with 300 kB %s keeps its name and its frames', (_, make) => {
  const thrown = make();
  const told = reportable(thrown) as Error;
  expect(told.name).toBe('RangeError');
  expect(told.message.length).toBeLessThanOrEqual(8_000);
  expect(told.message.isWellFormed()).toBe(true);
  expect(told.stack).toContain('thrown.test.ts');
  expect(describeThrown(thrown).stack.length).toBeLessThan(20_000);
});
