import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { complaintsOf, solveAll } from './solve-special.ts';
import type { SheetRequest } from '../../../../web/planner/cutting/contract.ts';

const page = readFileSync(new URL('../../../../docs/cut-format.md', import.meta.url), 'utf8');

test('the example of the format can be cut, every run in it', () => {
  const [, json = ''] = /```json\n([^]*?)```/.exec(page) ?? [];
  const request = JSON.parse(json) as SheetRequest;
  const answer = solveAll(request);
  expect(answer).toMatchObject({ status: 'optimal', cost: 20, unplaced: [] });
  expect(complaintsOf(request)).toEqual([]);
  const runs = answer.sheets.flatMap(({ parts }) => parts.flatMap(({ run }) => run ?? []));
  expect(runs).toContainEqual({ id: 'drawers', n: 2, place: 1 });
  expect(runs).toHaveLength(11);
});
