import { expect, it } from 'vitest';

import { chooseSteps } from '../../../scripts/choose-steps.ts';

const STEPS = [
  'names out of texts',
  'unit',
  'build',
  'size budget',
  'worker',
  'browser',
  'end-to-end',
];

it('runs every step when nothing is said', () => {
  const { chosen, filters, options } = chooseSteps([], STEPS);
  expect([...chosen].toSorted()).toEqual(STEPS.toSorted());
  expect([...filters, ...options]).toEqual([]);
});

it('runs a named step alone, narrowed by the words that name no step', () => {
  const { chosen, filters } = chooseSteps(['unit', 'tiles'], STEPS);
  expect([...chosen]).toEqual(['unit']);
  expect(filters).toEqual(['tiles']);
});

it('runs steps of several words by a short name', () => {
  const { chosen, filters } = chooseSteps(['names', 'size'], STEPS);
  expect([...chosen]).toEqual(['names out of texts', 'build', 'size budget']);
  expect(filters).toEqual([]);
});

it('runs what a step needs before it, and hands options to the test runner', () => {
  const { chosen, filters, options } = chooseSteps(['e2e', '--shard=1/3', 'offline/'], STEPS);
  expect([...chosen]).toEqual(['build', 'browser', 'end-to-end']);
  expect(filters).toEqual(['offline/']);
  expect(options).toEqual(['--shard=1/3']);
});
