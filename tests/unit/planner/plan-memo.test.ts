// A plan with a memo equals a plan without one, whatever the user changed between two plans.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { newOffcut } from '../../../web/planner/schema/offcut.ts';
import { boughtKey, type Project } from '../../../web/planner/schema/project.ts';
import { cutKeyOf, type CutKey, type CutResult } from '../../../web/planner/shopping/cut-line.ts';
import { type Inputs, plan, planInParts, planJobs } from '../../../web/planner/plan.ts';
import { Memo } from '../../../web/planner/memo.ts';
import { actedOn } from '../../../web/planner/project/acted-on.ts';
import { inputsDigest } from '../../../web/planner/project/kept-plan.ts';
import { BRITISH } from '../../../web/language/locale.ts';
import { house } from '../../support/house.ts';
import { loadAll } from '../../support/job-context.ts';
import { runs } from '../../support/long.ts';
import { answerTo } from './cutting/plan/requests.ts';

const PROJECT: Project = { ...house(), jobs: house().jobs.slice(0, 3) };
const START: Inputs = {
  project: PROJECT,
  catalogue: await loadAll('uk'),
  locale: BRITISH.metric,
  device: { currency: 'GBP', prices: {}, offcuts: [] },
  cuts: new Map(),
};
const FIRST = plan(START);
const LINES = FIRST.list.lines;
const price = (text: string) => ({ text, at: 1 });

const inProject = (inputs: Inputs, part: Partial<Project>): Inputs => ({
  ...inputs,
  project: { ...inputs.project, ...part },
});

/** Changes of one line or of the whole project; `n` varies the amount. */
const CHANGES: Readonly<
  Record<string, (inputs: Inputs, line: (typeof LINES)[number], n: number) => Inputs>
> = {
  spares: (inputs, { id }, n) =>
    inProject(inputs, { spares: { ...inputs.project.spares, [id]: `${n}` } }),
  ample: (inputs, { id }) => inProject(inputs, { ample: [...inputs.project.ample, id] }),
  had: (inputs, { id }, n) => inProject(inputs, { had: n % 2 === 0 ? [id] : [] }),
  own: (inputs, { id: material }, n) =>
    inProject(inputs, { own: [{ id: 'own', material, amount: `${n}` }] }),
  bought: (inputs, { id, offers }, n) => {
    const key = boughtKey(id, offers[n % offers.length]?.id ?? '');
    return inProject(inputs, { bought: { ...inputs.project.bought, [key]: n } });
  },
  paid: (inputs, { id, offers }, n) => {
    const key = boughtKey(id, offers[0]?.id ?? '');
    return inProject(inputs, {
      bought: { ...inputs.project.bought, [key]: 2 },
      paid: { ...inputs.project.paid, [key]: { count: 2, cost: 100 * n, currency: 'GBP' } },
    });
  },
  price: (inputs, { offers }, n) =>
    inProject(inputs, {
      prices: { ...inputs.project.prices, [offers[0]?.id ?? '']: price(`${n}`) },
    }),
  'price of another project': (inputs, { offers }, n) => ({
    ...inputs,
    device: { ...inputs.device, prices: { [offers[0]?.id ?? '']: price(`${n}.50`) } },
  }),
  currency: (inputs, _line, n) => ({
    ...inputs,
    device: { ...inputs.device, currency: n % 2 === 0 ? 'GBP' : 'EUR' },
  }),
  offcut: (inputs, { id, name, form }, n) => {
    const kind = form === 'sheets' ? 'sheet' : 'linear';
    const sides = { length: `${300 * n}`, width: '600', amount: '1' };
    const offcut = { ...newOffcut('offcut', kind, name, id), ...sides };
    return { ...inputs, device: { ...inputs.device, offcuts: [offcut] } };
  },
  without: (inputs, _line, n) => inProject(inputs, { without: n % 2 === 0 ? ['offcut'] : [] }),
  cuts: (inputs) => {
    const more = new Map<CutKey, CutResult>(inputs.cuts);
    for (const { request } of FIRST.wanted) {
      more.set(cutKeyOf(request), { answer: answerTo(request), ended: true });
    }
    return { ...inputs, cuts: more };
  },
  kept: (inputs, _line, n) => {
    const acted = { ...actedOn(inputs.project, FIRST), inputs: inputsDigest(inputs.project) };
    return inProject(inputs, { acted: n % 3 > 0 ? { ...acted, kept: true } : acted });
  },
  height: (inputs, _line, n) =>
    inProject(inputs, {
      places: inputs.project.places.map((place) =>
        place.kind === 'room' ? { ...place, height: `2.${n} m` } : place,
      ),
    }),
};

const textOf = (inputs: Inputs, memo?: Memo): string => {
  const { list, wanted, jobs } = plan(inputs, memo);
  return JSON.stringify([list, [...list.byJob], wanted, jobs.map((job) => job.plan.warnings)]);
};

const change = fc.record({
  name: fc.constantFrom(...Object.keys(CHANGES)),
  id: fc.constantFrom(...LINES.map(({ id }) => id)),
  n: fc.integer({ min: 1, max: 9 }),
});

it('plans with the answers of former plans exactly like without them', () => {
  fc.assert(
    fc.property(fc.array(change, { minLength: 4, maxLength: 12 }), (changes) => {
      const memo = new Memo();
      let inputs = START;
      plan(inputs, memo);
      for (const { name, id, n } of changes) {
        const line = LINES.find((one) => one.id === id);
        if (line !== undefined) inputs = CHANGES[name]?.(inputs, line, n) ?? inputs;
        expect(textOf(inputs, memo), name).toBe(textOf(inputs));
      }
    }),
    { numRuns: runs(48), seed: 65 },
  );
});

it('keeps the lines that a change does not concern', () => {
  const memo = new Memo();
  const before = plan(START, memo).list.lines;
  const [first] = before;
  const key = boughtKey(first?.id ?? '', first?.offers[0]?.id ?? '');
  const ticked = inProject(START, { bought: { ...PROJECT.bought, [key]: 3 } });
  const after = plan(ticked, memo).list.lines;
  expect(after.filter((line, i) => line !== before[i]).map(({ id }) => id)).toEqual([first?.id]);
});

it('takes the jobs and lines that were planned one by one before', () => {
  const memo = new Memo();
  const before = [...planJobs(START, memo)];
  const parts = new Set(planInParts(START, memo));
  const { jobs, list } = plan(START, memo);
  const again = jobs.filter((one, i) => one.plan.steps !== before[i]?.plan.steps);
  expect(again).toEqual([]);
  expect(list.lines.filter((line) => !parts.has(line))).toEqual([]);
});
