import { agentOf } from '../../collector/fickle-collector.ts';
import { categoriesOf, requestOf, type Scenario, type Send } from './scenario.ts';
import { isSettled } from './invariants.ts';
import type { Sent, Story } from './story.ts';
import type { Site, World } from './world.ts';

const LOOK_MS = 50;
// What comes a moment after the last is settled would be a second delivery.
const AFTERMATH_MS = 400;

/** Plays a scenario to its end, which is when all is settled or too late. */
export async function runScenario(world: World, scenario: Scenario): Promise<Story> {
  const site = world.site();
  const began = performance.now();
  const sends = scenario.sends.map((send) => ({ send, mark: world.mark(categoriesOf(send)) }));
  const allergies = sends.flatMap(({ send: { allergy }, mark }) =>
    allergy === null ? [] : [{ ...allergy, mark }],
  );
  const living = site.collector.live(scenario.weather, allergies);
  const killing =
    scenario.killAt === null ? undefined : wait(scenario.killAt).then(() => world.kill());
  const sent = await Promise.all(sends.map(({ send, mark }) => postOne(world, site, send, mark)));
  const spells = await living;
  await killing;
  const story = (): Story => ({
    scenario,
    project: site.project,
    began,
    spells,
    sent,
    visits: site.collector.visits,
    kills: world.kills.filter(({ to }) => to >= began),
    lagMs: world.lagMs,
  });
  while (!isSettled(story(), performance.now())) await wait(LOOK_MS);
  await wait(AFTERMATH_MS);
  return story();
}

async function postOne(
  world: World,
  { dsn, project }: Site,
  send: Send,
  mark: number,
): Promise<Sent> {
  await wait(send.at);
  const request = requestOf(send, dsn);
  const headers = {
    ...request.headers,
    'User-Agent': agentOf(mark),
    'CF-Connecting-IP': `10.0.${project & 255}.${mark & 255}`,
  };
  const posted = performance.now();
  const status = await world.post({ ...request, headers }).then(
    (answer) => answer.status,
    () => 0,
  );
  const answered = performance.now();
  const body = Buffer.from(request.body ?? '');
  return { mark, send, body, posted, answered, status };
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
