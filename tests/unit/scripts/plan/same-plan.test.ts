import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, test } from 'vitest';
import type { CutRequest } from '../../../../web/planner/cutting/contract.ts';
import { solveInSteps } from '../../../../web/app/cut-search/solve-in-steps.ts';
import { newGround, newRoom, SHAPES } from '../../../../web/planner/measure/places/place-input.ts';
import { planProject } from '../../../../scripts/plan/plan-project.ts';
import { hardRequest } from '../../../support/hard-requests.ts';
import { house } from '../../../support/house.ts';
import { LONG } from '../../../support/long.ts';

const sides = (x: string, y: string) =>
  SHAPES.rectangle.map((side, i) => ({ ...side, length: [x, y][i] ?? '' }));

const room = { ...newRoom('r'), sides: sides('5.87 m', '4.13 m'), height: '2.4 m' };
const field = { ...newGround('g'), sides: sides('5.87 m', '4.13 m') };
const job = (slug: string, place: string, typed: object = {}): object => ({
  id: slug,
  slug,
  place,
  typed,
});

/** Projects whose materials are not all proven at once: how long is looked decides what is found. */
const ALL: readonly (readonly [string, object])[] = [
  ['a ceiling', { places: [room], jobs: [job('board-a-ceiling', 'r')] }],
  ['a deck', { places: [field], jobs: [job('build-a-deck', 'g', { height: '400 mm' })] }],
  ['a house', { ...house() }],
];
/** Each takes seconds: the long size has them all. */
const PROJECTS = LONG ? ALL : ALL.slice(1, 2);

const busy: Worker[] = [];

/** Keeps all processors busy with something else, twice over. */
async function burn(): Promise<void> {
  for (let i = 0; i < 2 * availableParallelism(); i++) {
    const worker = new Worker('for (;;);', { eval: true });
    busy.push(worker);
    await new Promise((resolve) => worker.once('online', resolve));
  }
}

afterEach(async () => {
  await Promise.all(busy.splice(0).map((worker) => worker.terminate()));
});

describe('the same project has the same plan', () => {
  test.each(PROJECTS)(
    'every time, in the long size also on a busy machine: %s',
    async (_, project) => {
      const first = await planProject(project);
      expect(first).toMatchObject({ ok: true });
      expect(await planProject(project)).toEqual(first);
      if (!LONG) return;
      await burn();
      expect(await planProject(project)).toEqual(first);
    },
  );
});

/** The answers that a page's search tells, without how long they took. */
async function answersTo(request: CutRequest): Promise<unknown> {
  const told: unknown[] = [];
  await solveInSteps(
    { request, limits: [25, LONG ? 200 : 40] },
    (one) => {
      if (one.kind === 'answer') told.push({ ...one.answer, ms: 0 });
    },
    () => Promise.resolve(),
  );
  return told;
}

describe('the same list has the same plan on a screen', () => {
  // Sheets of several kinds, with runs and defects, and boards (20): none of them is proven at once.
  test.each(LONG ? [11, 15, 20, 30, 36] : [11, 20])(
    'every time, in the long size also on a busy machine: request %i',
    async (seed) => {
      const { request } = hardRequest(seed, 1000, 0.02);
      const first = await answersTo(request);
      if (LONG) await burn();
      expect(await answersTo(request)).toEqual(first);
    },
  );
});
