import { describe, expect, test } from 'vitest';
import { usualText } from '../../../web/jobs/fields.ts';
import type { LaidPlan, LayoutJob } from '../../../web/jobs/job.ts';
import { LAYOUT_JOBS } from '../../../web/jobs/layout-jobs.ts';
import { twiceArea } from '../../../web/measure/polygon.ts';
import { PLACES } from './places.ts';

/** Answers to what only the person can know. */
const OWN: Readonly<Record<string, string>> = {
  width: '1200 mm',
  height: '1800 mm',
  depth: '300 mm',
  long: '3600 mm',
  high: '2400 mm',
};
const own = (job: LayoutJob): Record<string, string> =>
  Object.fromEntries(
    job.fields
      .filter((field) => field.kind === 'length' && field.usual === undefined)
      .map((field) => [field.id, OWN[field.id] ?? '']),
  );
const plan = (
  job: LayoutJob,
  texts: Record<string, string> = {},
  system: 'metric' | 'imperial' = 'metric',
): LaidPlan => job.plan(PLACES[job.on], { ...own(job), ...texts }, system);
const needs = (it?: LaidPlan): unknown => it?.materials.map(({ id, need }) => [id, need]);
const bought = (it: LaidPlan): number => it.materials.length + it.cuts.length;

test('there are eleven beside painting, each with a page of its own', () => {
  expect(new Set(LAYOUT_JOBS.map((job) => job.slug)).size).toBe(11);
});

describe.each(LAYOUT_JOBS.map((job) => [job.slug, job] as const))('%s', (_, job) => {
  test('needs something of everything it names, in whole units and with a price', () => {
    const { materials, cuts, problems, missing } = plan(job);
    expect(problems).toEqual({});
    expect(missing).toEqual([]);
    expect(materials.length + cuts.length).toBeGreaterThan(0);
    for (const material of materials) {
      expect(Number.isInteger(material.need)).toBe(true);
      expect(material.need).toBeGreaterThan(0);
      expect(material.packs.every((pack) => pack.size > 0 && pack.price > 0)).toBe(true);
      expect(material.why).toMatch(/^[^{}]+\.$/);
    }
    for (const cut of cuts) {
      const parts = cut.kind === 'lengths' ? cut.pieces : cut.parts;
      const longest = Math.max(...cut.stock.map((stock) => stock.length));
      expect(parts.every((part) => part.quantity > 0 && part.length <= longest)).toBe(true);
      expect(cut.why).toMatch(/^[^{}]+\.$/);
    }
  });

  test('draws what it counted, every piece on its surface', () => {
    for (const { surface, pieces, counts } of plan(job).drawings) {
      const laid = pieces.reduce((sum, piece) => sum + twiceArea(piece.shape), 0);
      expect(laid).toBeGreaterThan(0);
      expect(laid).toBeLessThanOrEqual(twiceArea(surface) + 1);
      const named = [...plan(job).materials, ...plan(job).cuts].map((each) => each.id);
      expect(named).toContain(counts);
    }
  });

  test('has tools and steps, but nothing to buy, before anything is measured', () => {
    const before = job.plan(undefined, {}, 'metric');
    expect(bought(before)).toBe(0);
    expect(before.tools.length).toBeGreaterThan(2);
    expect(before.steps.length).toBeGreaterThan(1);
  });

  test('counts the same in feet as in metres when the sizes are the same', () => {
    const texts = Object.fromEntries(
      job.fields
        .filter((field) => field.kind === 'length' || field.kind === 'number')
        .map((field) => [field.id, OWN[field.id] ?? usualText(field, 'metric')]),
    );
    const [metric, imperial] = (['metric', 'imperial'] as const).map((system) =>
      plan(job, texts, system),
    );
    // Timber comes in other lengths, so trim and decks are jointed elsewhere; all else is the same.
    const same = job.slug !== 'build-a-deck';
    expect(same ? needs(imperial) : 'jointed').toEqual(same ? needs(metric) : 'jointed');
  });

  test.each(job.fields.map((field) => [field.id, field] as const))(
    'answers nonsense in %s beside the field and goes on without it',
    (id, field) => {
      const nonsense = { length: 'abc', number: '-', choice: 'nothing' };
      const text = field.kind === 'switch' || field.kind === 'walls' ? '' : nonsense[field.kind];
      const answer = plan(job, { [id]: text });
      const wrong = text === '' || answer.problems[id] !== undefined;
      expect(wrong).toBe(true);
      const required = field.kind === 'length' && field.usual === undefined;
      expect(bought(answer) > 0).toBe(!required);
    },
  );

  test('says in sentences how it counts and what can go wrong, and keeps its steps apart', () => {
    const it = plan(job);
    for (const text of [...job.counts, ...job.pitfalls, ...it.steps.map((step) => step.detail)]) {
      expect(text).toMatch(/^[A-Z0-9].*\.$/);
    }
    expect(new Set(it.steps.map((step) => step.id)).size).toBe(it.steps.length);
    expect(it.steps.every((step) => step.minutes >= 15)).toBe(true);
    expect(job.pitfalls.length).toBeGreaterThan(2);
  });
});
