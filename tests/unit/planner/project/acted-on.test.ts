import { expect, it } from 'vitest';

import {
  RULES_VERSION,
  actedOn,
  compare,
  withActedOn,
} from '../../../../web/planner/project/acted-on.ts';
import { withPresentIds } from '../../../../web/planner/schema/aliases.ts';
import { readProject, type Project } from '../../../../web/planner/schema/project.ts';
import { BRITISH } from '../../../../web/language/locale.ts';
import { house } from '../../../support/house.ts';
import { loadAll } from '../../../support/job-context.ts';
import { plannedWith } from '../../../support/planned.ts';

const catalogue = await loadAll('uk');
const planned = (project: Project) => plannedWith(project, { locale: BRITISH.metric, catalogue });
const fresh: Project = { ...house(), done: [], bought: {}, cut: {} };
const plan = planned(fresh);
const [line] = plan.list.lines;

const ticked = (project: Project): Project => ({ ...project, done: ['a/b'] });

it('keeps the plan with the first done step, through storage, and forgets it with the last', () => {
  const acted = withActedOn(fresh, ticked(fresh), plan);
  const read = readProject(JSON.stringify(acted));
  if (!read.ok) throw new Error(read.reason);
  expect(read.value.acted).toEqual(actedOn(fresh, plan));
  expect(read.value.acted?.rules).toBe(RULES_VERSION);
  expect(read.value.acted?.steps.length).toBeGreaterThan(5);
  const undone = withActedOn(acted, { ...acted, done: [] }, plan);
  expect(undone.acted).toBeUndefined();
});

it('keeps nothing for an edit that is no act', () => {
  expect(withActedOn(fresh, { ...fresh, name: 'Flat' }, plan).acted).toBeUndefined();
});

it('does not replace a plan of former rules by itself', () => {
  const former = { ...ticked(fresh), acted: { ...actedOn(fresh, plan), rules: RULES_VERSION - 1 } };
  const next = withActedOn(former, { ...former, done: ['a/b', 'a/c'] }, plan);
  expect(next.acted).toEqual(former.acted);
});

it('finds no difference between a plan and itself', () => {
  expect(compare(actedOn(fresh, plan), plan)).toMatchObject({
    isSame: true,
    bought: [],
    earlierSteps: [],
  });
});

it('counts more boards, other pieces, and steps that are new, gone or earlier', () => {
  const now = actedOn(fresh, plan);
  const [item] = line?.items ?? [];
  if (line === undefined || item === undefined) throw new Error('no line');
  const count = now.lines[line.id]?.[item.offer] ?? 0;
  const [first = '', second = '', third = '', ...others] = now.steps;
  const before = {
    ...now,
    lines: { ...now.lines, [line.id]: { ...now.lines[line.id], [item.offer]: count - 2 } },
    pieces: { ...now.pieces, gone: { leg: 4 } },
    // In the plan that was acted on, the first step was the last, and the third was another.
    steps: [second, 'former/step', ...others, first],
  };
  expect(compare(before, plan)).toEqual({
    bought: [{ line: line.id, id: item.offer, before: count - 2, now: count }],
    pieces: [{ line: 'gone', id: 'leg', before: 4, now: 0 }],
    addedSteps: [third],
    removedSteps: ['former/step'],
    earlierSteps: [first],
    isSame: false,
  });
});

it('keeps ticks, purchases, prices and cut boards of renamed steps, materials and products', () => {
  const project: Project = {
    ...fresh,
    jobs: [{ id: 'j', slug: 'paint-a-room', place: 'r', typed: {} }],
    done: ['j/old', 'j/cover'],
    timers: { 'j/old': 5 },
    had: ['old-paint'],
    bought: { 'old-paint|old-paint/tin': 2, 'paint|paint/box': 1 },
    prices: { 'old-paint/tin': { text: '5', at: 1 } },
    cut: { 'old-paint': [] },
  };
  const renamed = withPresentIds(project, {
    steps: { 'paint-a-room': { old: 'new' }, 'tile-a-floor': { cover: 'other' } },
    lines: [{ job: 'paint-a-room', id: 'old-paint', present: 'paint', since: 1 }],
    offers: { 'old-paint/tin': 'paint/can' },
  });
  expect(renamed).toMatchObject({
    done: ['j/new', 'j/cover'],
    timers: { 'j/new': 5 },
    had: ['paint'],
    bought: { 'paint|paint/can': 2, 'paint|paint/box': 1 },
    prices: { 'paint/can': { text: '5', at: 1 } },
    cut: { paint: [] },
  });
});
