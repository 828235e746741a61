import { describe, expect, test } from 'vitest';
import type { JobHere as Job, JobPlan } from '../../../../web/planner/jobs/kit/contract.ts';
import type { FieldSpec, Typed } from '../../../../web/planner/jobs/kit/fields.ts';
import { formatLength } from '../../../../web/planner/measure/units/units.ts';
import type { PlaceKind } from '../../../../web/planner/measure/places/place.ts';
import {
  boundsOf,
  twiceArea,
  type PolygonRings,
} from '../../../../web/planner/measure/outline/polygon.ts';
import { PLACES } from './places.ts';
import { BRITISH } from '../../../../web/language/locale.ts';
import { contextIn, jobsIn } from '../../../support/job-context.ts';

const CONTEXTS = {
  metric: await contextIn('uk', 'metric'),
  imperial: await contextIn('uk', 'imperial'),
};
const HERE = { metric: await jobsIn(CONTEXTS.metric), imperial: await jobsIn(CONTEXTS.imperial) };
const JOBS = HERE.metric;

const inUnits = (job: Job, system: 'metric' | 'imperial'): Job =>
  HERE[system].find(({ slug }) => slug === job.slug) ?? job;

const plan = (
  job: Job,
  texts: Typed = {},
  system: 'metric' | 'imperial' = 'metric',
  kind: PlaceKind | undefined = job.places[0],
): JobPlan =>
  inUnits(job, system).plan(kind === undefined ? undefined : PLACES[kind], {
    ...job.example,
    ...texts,
  });
const needs = (it?: JobPlan): unknown =>
  it?.materials.map((one) => [one.id, one.form === 'packs' ? one.need : one.form]);

/** Usual value of a field as text, in metric units. */
function usualText(spec: FieldSpec): string {
  if (spec.kind === 'number') {
    return String(typeof spec.usual === 'object' ? spec.usual.metric : spec.usual);
  }
  if (spec.kind !== 'length' || spec.usual === undefined) return '';
  return formatLength(spec.usual, BRITISH.metric);
}

/** Each choice of a job in turn. */
const EVERY_WAY = (job: Job): readonly Typed[] =>
  Object.entries(job.fields).flatMap(([id, spec]) =>
    spec.kind === 'choice' ? Object.keys(spec.options).map((option) => ({ [id]: option })) : [],
  );

const isWithin = (shape: PolygonRings, surface: PolygonRings): boolean => {
  const [inner, outer] = [boundsOf(shape), boundsOf(surface)];
  return (
    inner.x0 >= outer.x0 - 1 &&
    inner.y0 >= outer.y0 - 1 &&
    inner.x1 <= outer.x1 + 1 &&
    inner.y1 <= outer.y1 + 1
  );
};

test('each has its own page', () => {
  expect(new Set(JOBS.map((job) => job.slug)).size).toBe(JOBS.length);
});

describe.each(JOBS.map((job) => [job.slug, job] as const))('%s', (_, job) => {
  test('every named product is needed in whole units and has a price', () => {
    for (const kind of job.places) {
      const { materials, problems, missing } = plan(job, {}, 'metric', kind);
      expect([problems, missing]).toEqual([{}, []]);
      expect(materials.length).toBeGreaterThan(0);
      for (const material of materials) {
        expect(material.why).toMatch(/^[^{}]+\.$/);
        if (material.form === 'packs') {
          expect(Number.isInteger(material.need)).toBe(true);
          expect(material.need).toBeGreaterThan(0);
          expect(material.packs.every((pack) => pack.size > 0 && pack.price > 0)).toBe(true);
          continue;
        }
        const parts = material.form === 'lengths' ? material.pieces : material.panels;
        const longest = Math.max(...material.stock.map((stock) => stock.length));
        expect(parts.every((part) => part.quantity > 0 && part.length <= longest)).toBe(true);
      }
    }
  });

  test('draws every piece on its surface', () => {
    const wrong: unknown[] = [];
    for (const texts of [{}, ...EVERY_WAY(job)]) {
      const { drawings } = plan(job, texts);
      expect(new Set(drawings.map(({ id }) => id)).size).toBe(drawings.length);
      for (const { surface, pieces, name, says } of drawings) {
        const laid = pieces.reduce((sum, piece) => sum + twiceArea(piece.shape), 0);
        const isFull = laid > twiceArea(surface) * 1.000_001 + 1;
        const isOver = pieces.some(({ shape }) => !isWithin(shape, surface));
        // A drawing without pieces describes what it counts.
        const isSaid = /\S/.test((pieces.length === 0 ? says : name) ?? '');
        if (isFull || isOver || !isSaid) wrong.push({ texts, name, isFull, isOver, isSaid });
      }
    }
    expect(wrong).toEqual([]);
  });

  test('names each danger in its step', () => {
    const { steps } = plan(job);
    const warned = steps.filter(({ safety }) => safety !== undefined);
    expect(warned.length).toBeGreaterThan(1);
    for (const { safety, detail } of warned) {
      expect(safety).toMatch(/^[A-Z].*\.$/);
      expect(detail).not.toContain(safety);
    }
  });

  test('is a separate product for another size or name', () => {
    const told = Object.entries(job.fields).filter(([, { kind }]) => kind === 'text');
    for (const [id, { when }] of told) {
      if (when !== undefined && job.slug !== 'paint-a-room') continue;
      const [one, other] = ['', 'Another'].map((text) =>
        plan(job, { [id]: text }).materials.map((material) => material.id),
      );
      expect(other).not.toEqual(one);
      expect(other?.filter((each) => one?.includes(each) !== true)).toHaveLength(1);
    }
  });

  test('is empty before its place is measured', () => {
    expect(job.plan(undefined, {})).toMatchObject({ materials: [], steps: [] });
  });

  test('counts the same in feet as in metres when the sizes are the same', () => {
    const texts = Object.fromEntries(
      Object.entries(job.fields)
        .filter(([, spec]) => usualText(spec) !== '')
        .map(([id, spec]) => [id, usualText(spec)]),
    );
    const [metric, imperial] = (['metric', 'imperial'] as const).map((system) =>
      plan(job, texts, system),
    );
    // Timber comes in other lengths, so decks are jointed elsewhere; all else is the same.
    const same = job.slug !== 'build-a-deck';
    expect(same ? needs(imperial) : 'jointed').toEqual(same ? needs(metric) : 'jointed');
  });

  test.each(
    Object.entries(job.fields).filter(
      ([, { kind, when }]) => (kind === 'length' || kind === 'number') && when?.({}) !== false,
    ),
  )('answers nonsense in %s beside the field and goes on without it', (id, spec) => {
    const answer = plan(job, { [id]: 'nonsense' });
    expect(answer.problems[id]).toBeDefined();
    const required = spec.kind === 'length' && spec.usual === undefined;
    expect(answer.materials.length > 0).toBe(!required);
    expect(answer.missing.length > 0).toBe(required);
  });

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
