import fc from 'fast-check';

import { describeStory } from './describe-story.ts';
import { violations } from './invariants.ts';
import { runScenario } from './run-scenario.ts';
import type { Story } from './story.ts';
import { type Scenario, scenario } from './scenario.ts';
import { startWorld, type World } from './world.ts';

/** A scenario that broke a promise, to be played again by its seed. */
export interface Broken {
  readonly seed: number;
  readonly promises: readonly string[];
  readonly story: string;
}

export interface Played {
  readonly runs: number;
  readonly envelopes: number;
  readonly accepted: number;
  readonly kills: number;
  readonly broken: readonly Broken[];
}

const SPOOL_EMPTY_MS = 45_000;

/** The scenario of a seed. */
export function scenarioOf(seed: number): Scenario {
  const [made] = fc.sample(scenario(), { seed, numRuns: 1 });
  if (made === undefined) throw new Error('no scenario');
  return made;
}

/** Plays the scenarios of `runs` seeds from `seed` on against one runtime, so many at a time. */
export async function playMany(seed: number, runs: number, atOnce: number): Promise<Played> {
  const world = await startWorld(runs);
  try {
    const stories = new Map<number, Story>();
    const next = Array.from({ length: runs }, (_, n) => seed + n)[Symbol.iterator]();
    const lane = async (): Promise<void> => {
      for (const each of next) stories.set(each, await runScenario(world, scenarioOf(each)));
    };
    await Promise.all(Array.from({ length: Math.min(atOnce, runs) }, lane));
    const left = await spoolRunsDry(world);
    const sent = [...stories.values()].flatMap((story) => story.sent);
    return {
      runs,
      envelopes: sent.length,
      accepted: sent.filter(({ status }) => status === 200).length,
      kills: world.kills.length,
      // Judged at the end: a second delivery may come at any time.
      broken: [...brokenIn(stories), ...left],
    };
  } finally {
    await world.stop();
  }
}

function brokenIn(stories: ReadonlyMap<number, Story>): readonly Broken[] {
  return [...stories].flatMap(([seed, story]) => {
    const promises = violations(story);
    return promises.length === 0 ? [] : [{ seed, promises, story: describeStory(story) }];
  });
}

/** All collectors are well by now: nothing stays. */
async function spoolRunsDry(world: World): Promise<readonly Broken[]> {
  const until = performance.now() + SPOOL_EMPTY_MS;
  let depth = await world.depth();
  while (depth > 0 && performance.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    depth = await world.depth();
  }
  return depth === 0
    ? []
    : [{ seed: 0, promises: [`${depth} envelopes stay in the spool`], story: '' }];
}
