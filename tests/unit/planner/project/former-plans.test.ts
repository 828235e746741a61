// Half-done projects of 0.1.5 under the present rules: nothing that was bought, cut or done is lost without a message.
import { describe, expect, it } from 'vitest';

import type { Plan } from '../../../../web/planner/plan.ts';
import {
  compare,
  RULES_VERSION,
  withActedOn,
  withPlan,
} from '../../../../web/planner/project/acted-on.ts';
import { inputsDigest } from '../../../../web/planner/project/kept-plan.ts';
import { formerSteps, leftBehind } from '../../../../web/planner/project/left-behind.ts';
import {
  changesSince,
  noticeId,
  RULE_CHANGES,
  unreadUnsafe,
} from '../../../../web/planner/project/rule-changes.ts';
import {
  boughtKey,
  readProjectValue,
  regionOf,
  type Project,
} from '../../../../web/planner/schema/project.ts';
import { en } from '../../../../web/language/en/plan-notice.ts';
import {
  actedOnBy015,
  capture,
  CAPTURED,
  FORMER_PLANS,
  projectKeyOf,
} from '../../../support/captured.ts';
import { contextIn, loadAll } from '../../../support/job-context.ts';
import { plannedWith } from '../../../support/planned.ts';

function read(value: unknown): Project {
  const found = readProjectValue(value);
  if (!found.ok) throw new Error(found.reason);
  return found.value;
}

async function planned(project: Project): Promise<Plan> {
  const region = regionOf(project, { region: 'uk' });
  const [{ locale }, catalogue] = await Promise.all([contextIn(region), loadAll(region)]);
  return plannedWith(project, { locale, catalogue });
}

const lineOf = ({ list }: Plan, id: string) => list.lines.find((line) => line.id === id);

/** A project whose user keeps the plan that was acted on. */
const keep = (one: Project): Project => ({
  ...one,
  ...(one.acted && { acted: { ...one.acted, kept: true as const, inputs: inputsDigest(one) } }),
});

/** Steps that the present rules leave out: without a door there are no handles to put back. */
const GONE: Readonly<Record<string, readonly string[]>> = { 'paint-woodwork': ['refit'] };

/** Products that no line of the present rules has: braces of a deck are screwed, and gloves for preserver waterproof. */
const UNUSED: Readonly<Record<string, string>> = {
  'build-a-deck': 'carriage-bolts',
  'build-a-raised-bed': 'work-gloves',
};

describe.each(Object.entries(FORMER_PLANS))('a plan of 0.1.5: %s', (slug, former) => {
  it('keeps each bought line and each done step, or counts it among what is left over', async () => {
    const bought = Object.fromEntries(
      Object.entries(former.lines).flatMap(([line, items]) =>
        Object.entries(items).map(([offer, count]) => [boughtKey(line, offer), count]),
      ),
    );
    const project = read(actedOnBy015(slug, { bought, done: former.steps, acted: undefined }));
    const plan = await planned(project);
    const missing = Object.keys(project.bought).filter((key) => {
      const [line = '', offer = ''] = key.split('|');
      if (line.split('~', 1)[0] === UNUSED[slug]) return false;
      return !lineOf(plan, line)?.items.some((item) => item.offer === offer && item.bought > 0);
    });
    expect(Object.keys(project.bought)).toHaveLength(Object.keys(bought).length);
    expect(missing).toHaveLength(leftBehind(project, plan.list).ticks);
    const steps = plan.jobs.map(({ entry, plan: { steps: all } }) => ({
      ...entry,
      steps: all,
      phase: 'paint' as const,
    }));
    expect(formerSteps(project, steps).ticks).toBe(GONE[slug]?.length ?? 0);
  });

  it('has a reason for each difference', async () => {
    const project = read(actedOnBy015(slug));
    const { acted } = project;
    if (acted === undefined) throw new Error('no plan');
    const { isSame } = compare(acted, await planned(project));
    expect(isSame || changesSince(0, project).length > 0).toBe(true);
  });
});

it('finds renamed lines of outdoor painting, unless another job still has the former ones', () => {
  const bought = { 'wood-filler|wood-filler/500-g': 1, 'wood-primer|wood-primer/750-ml': 2 };
  const project = read(actedOnBy015('paint-outside-wood', { bought, acted: undefined }));
  expect(project.bought).toEqual({
    'exterior-filler|exterior-filler/500-g': 1,
    'exterior-primer|exterior-primer/750-ml': 2,
  });
  const both = read({
    ...project,
    bought,
    jobs: [...project.jobs, { id: 'd', slug: 'hang-a-door', place: 'x', typed: {} }],
  });
  expect(both.bought).toEqual(bought);
  const later = read({ ...project, bought, acted: { rules: 1, lines: {}, pieces: {}, steps: [] } });
  expect(later.bought).toEqual(bought);
});

it.each([
  ['uk', 'panel-pins~25-mm', '400-piece', 'brad-nails~32-mm'],
  ['eu', 'panel-pins~25-mm', '250-piece', 'brad-nails~30-mm'],
  ['us', 'panel-pins~1-in', '300-piece', 'brad-nails~1-1-4-in'],
] as const)('finds the nails of beading in the shops of %s', async (region, pins, pack, nails) => {
  const project = read(
    actedOnBy015('lay-a-laminate-floor', {
      region,
      had: [pins],
      bought: { [`${pins}|${pins}/${pack}`]: 1 },
      acted: undefined,
    }),
  );
  expect(project.had).toEqual([nails]);
  const items = lineOf(await planned(project), nails)?.items;
  expect(items).toMatchObject([{ offer: `${nails}/1000-piece`, bought: 1, toBuy: 0 }]);
});

describe('a path that 0.1.5 planned with fewer edging units', () => {
  const EDGING = 'path-edging~600x150-mm';
  const OFFER = `${EDGING}/600-mm`;
  const project = read(actedOnBy015('lay-a-path', { bought: { [boughtKey(EDGING, OFFER)]: 20 } }));
  const toBuy = async (one: Project) => lineOf(await planned(one), EDGING)?.items[0]?.toBuy;

  it('buys more under the present rules, and none if the user keeps the plan', async () => {
    expect(await toBuy(project)).toBeGreaterThan(0);
    expect(await toBuy(keep(project))).toBe(0);
  });

  it('keeps counts of bought lines only', async () => {
    const plans = await Promise.all([project, keep(project)].map(planned));
    const [now, kept] = plans.map((plan) => lineOf(plan, 'concrete-mix')?.items);
    expect(kept).toEqual(now);
    expect(now).toHaveLength(1);
  });

  it('ends with a changed size', async () => {
    const [place, ...others] = project.places;
    if (place === undefined) throw new Error('no place');
    const changed = { ...keep(project), places: [{ ...place, name: 'Back' }, ...others] };
    expect(await toBuy(changed)).toBeGreaterThan(0);
  });

  it('has no difference after the new plan was taken, and remembers the first rules', async () => {
    const plan = await planned(project);
    const { acted } = withPlan(project, project, plan);
    if (acted === undefined) throw new Error('no plan');
    expect(compare(acted, plan).isSame).toBe(true);
    expect(acted).toMatchObject({ rules: RULES_VERSION, since: 0 });
  });
});

it('leaves out new steps before a done one if the user keeps the plan, and its followers wait for the one before', async () => {
  const project = read(actedOnBy015('fit-skirting'));
  const [job = ''] = project.jobs.map(({ id }) => id);
  const all = (await planned(project)).jobs[0]?.plan.steps.map(({ id }) => id) ?? [];
  const { acted } = project;
  if (acted === undefined) throw new Error('no plan');
  const kept = { ...acted, kept: true as const, inputs: inputsDigest(project) };
  const last = all.findLastIndex((id) => acted.steps.includes(`${job}/${id}`));
  const ended = { ...project, done: [`${job}/${all[last] ?? ''}`], acted: kept };
  const left = (await planned(ended)).jobs[0]?.plan.steps.map(({ id }) => id) ?? [];
  const added = ['smooth', 'prime-2', 'caulk'];
  expect(all).toEqual(expect.arrayContaining(added));
  expect(left).toEqual(all.filter((id) => !added.includes(id)));
  const steps = (await planned(ended)).jobs[0]?.plan.steps ?? [];
  for (const { after = [] } of steps) expect(left).toEqual(expect.arrayContaining([...after]));
});

describe('a deck whose guard 0.1.5 planned without blocks', () => {
  const all = capture('build-a-deck');
  const project = read(JSON.parse(all.localStorage[projectKeyOf(all)] ?? ''));
  // Blocks next to the posts, bolts through all plies of the edge beam, and braces with wood at both ends, balusters held.
  const unsafe = ['guardPosts@1', 'deckEdges@4', 'endGrain@6', 'deckBraces@7', 'deckScrewsHold@9'];

  it('warns until the user has read it, also after more is done or the new plan is taken', async () => {
    const plan = await planned(project);
    expect(unreadUnsafe(project, plan).map(noticeId)).toEqual(unsafe);
    const [next = ''] = plan.jobs.flatMap(({ entry, plan: { steps } }) =>
      steps.slice(-1).map(({ id }) => `${entry.id}/${id}`),
    );
    const later = withActedOn(project, { ...project, done: [...project.done, next] }, plan);
    expect(unreadUnsafe(later, plan).map(noticeId)).toEqual(unsafe);
    expect(unreadUnsafe(withPlan(later, later, plan), plan)).toHaveLength(unsafe.length);
    const { acted } = later;
    const readOne = read({ ...later, acted: { ...acted, read: unsafe } });
    expect(unreadUnsafe(readOne, plan)).toEqual([]);
    expect(unreadUnsafe(withPlan(readOne, readOne, plan), plan)).toEqual([]);
  });

  it('does not warn before anything is bought, cut or done, or if the project began under the present rules', async () => {
    const plan = await planned(project);
    const fresh = { ...project, done: [] };
    expect(unreadUnsafe(fresh, plan)).toEqual([]);
    const now = withActedOn(fresh, { ...fresh, done: project.done }, plan);
    expect(unreadUnsafe(now, plan)).toEqual([]);
  });
});

it.each([
  ['timber', true],
  ['concrete', false],
] as const)('warns of stone laid by former rules on %s: %s', async (base, isWarned) => {
  const project = read(actedOnBy015('tile-a-floor'));
  const jobs = project.jobs.map((one) => ({
    ...one,
    typed: { ...one.typed, base, made: 'stone' },
  }));
  const plan = await planned({ ...project, jobs });
  const ids = unreadUnsafe({ ...project, jobs }, plan).map(({ id }) => id as string);
  expect(ids.includes('floorStone')).toBe(isWarned);
});

it('has a message for each change of the rules, and none of a later version than the present', () => {
  expect(Object.keys(en.rules).toSorted()).toEqual(
    RULE_CHANGES.map(({ id }) => id as string).toSorted(),
  );
  expect(Math.max(...RULE_CHANGES.map(({ version }) => version))).toBe(RULES_VERSION);
});

it('has a captured project of every job with a former plan or without sizes', () => {
  expect(CAPTURED.length).toBeGreaterThan(Object.keys(FORMER_PLANS).length);
});
