import { describe, expect, it } from 'vitest';
import { CatalogueLoader } from '../../../web/app/catalogue-loader.ts';
import type { Language } from '../../../web/language/language-tags.ts';
import { Memo } from '../../../web/planner/memo.ts';
import { plan, type Inputs } from '../../../web/planner/plan.ts';
import {
  newRoom,
  newWall,
  type RoomInput,
  type WallInput,
} from '../../../web/planner/measure/places/place-input.ts';
import { newProject, type Project } from '../../../web/planner/schema/project.ts';
import { cutKeyOf } from '../../../web/planner/shopping/cut-line.ts';
import { mm } from '../../../web/planner/measure/units/units.ts';
import type { Region } from '../../../web/planner/stock/region.ts';
import { USUAL_DOORWAY } from '../../../web/planner/takeoff/structure/indoors/door.ts';
import { house } from '../../support/house.ts';
import { localeIn } from '../../support/job-context.ts';
import { answerTo } from './cutting/plan/requests.ts';

const PROJECT: Project = house();

async function inputsIn(language: Language, region: Region, project = PROJECT): Promise<Inputs> {
  const slugs = project.jobs.map(({ slug }) => slug);
  return {
    project,
    catalogue: await new CatalogueLoader().load(slugs, region, language),
    locale: await localeIn(language, 'metric'),
  };
}

/** Everything of a plan that a user can read or count, as text. */
const textOf = (inputs: Inputs, memo?: Memo): string => {
  const { places, jobs, list, wanted } = plan(inputs, memo);
  return JSON.stringify([[...places], jobs, list, [...list.byJob], wanted]);
};

describe('a plan', () => {
  it('plans equally in two languages in one process, in any order', async () => {
    const [english, chinese] = [await inputsIn('en', 'uk'), await inputsIn('zh-Hans', 'uk')];
    const [inEnglish, inChinese] = [textOf(english), textOf(chinese)];
    const memo = new Memo();
    for (const _ of [1, 2]) {
      expect(textOf(english, memo)).toBe(inEnglish);
      expect(textOf(chinese, memo)).toBe(inChinese);
    }
    const [paint, paintInChinese] = [plan(english).jobs[0], plan(chinese).jobs[0]];
    expect(paint?.job.title).toBe('Paint a room');
    expect(paintInChinese?.job.title).toMatch(/^[\u4E00-\u9FFF]+$/);
    // A place without a name is called in the language of the plan, too.
    const names = [english, chinese].map((inputs) => plan(inputs).jobs.map((job) => job.placeName));
    expect(names[0]).not.toEqual(names[1]);
    expect(plan(chinese).list.byJob).toEqual(plan(english).list.byJob);
  });

  it('is the same whatever was planned with the memo before', async () => {
    const inputs = await inputsIn('en', 'uk');
    const memo = new Memo();
    const heights = ['2.3 m', '2.4 m', '', 'tall', '2.4 m'];
    for (const height of heights) {
      const places = PROJECT.places.map((place) =>
        place.kind === 'room' ? { ...place, height } : place,
      );
      const typed = { ...inputs, project: { ...PROJECT, places } };
      expect(textOf(typed, memo)).toBe(textOf(typed));
    }
  });

  it('keeps the plan of every job that a change leaves as it is', async () => {
    const inputs = await inputsIn('en', 'uk');
    const memo = new Memo();
    const before = plan(inputs, memo);
    const [room, ...others] = PROJECT.places as readonly [RoomInput, ...Project['places']];
    const higher = { ...PROJECT, places: [{ ...room, height: '2.6 m' }, ...others] };
    const after = plan({ ...inputs, project: higher }, memo);
    const same = after.jobs.map((job, i) => job.plan === before.jobs[i]?.plan);
    const inRoom = after.jobs.map(({ entry }) => entry.place === room.id);
    expect(same).toContain(true);
    expect(same.every((isSame, i) => isSame || inRoom[i])).toBe(true);
    expect(same.every(Boolean)).toBe(false);
  });

  it('has an estimated price until the cut plan arrives, and asks for that plan', async () => {
    const wall = { ...newWall('wall'), length: '3.6 m', height: '2.4 m' };
    const project = {
      ...newProject('p', 1),
      places: [wall],
      jobs: [{ id: 'studs', slug: 'build-a-stud-wall', place: 'wall', typed: {} }],
    };
    const inputs = await inputsIn('en', 'uk', project);
    const first = plan(inputs);
    const cutLines = first.list.lines.filter(({ cut }) => cut !== undefined);
    expect(cutLines.length).toBeGreaterThan(0);
    expect(cutLines.every(({ price }) => price.isEstimate)).toBe(true);
    const packed = first.list.lines.filter(({ cut }) => cut === undefined);
    expect(packed.some(({ price }) => price.isEstimate)).toBe(false);
    const cuts = new Map(
      first.wanted.map(({ request }) => {
        return [cutKeyOf(request), { answer: answerTo(request), ended: true }] as const;
      }),
    );
    const second = plan({ ...inputs, cuts });
    expect(second.wanted).toEqual([]);
    for (const { price, cut } of second.list.lines) {
      expect(price.isEstimate).toBe(false);
      if (cut?.priced === true) expect(price.amount).toBe(cut.answer.cost);
    }
  });

  it.each(['uk', 'us', 'eu', 'cn'] as const)(
    '%s: shows the usual doorway of the wall that a job builds, and a measured one as it is',
    async (region) => {
      const door = { id: 'd', kind: 'door', wall: 'A', width: '', height: '', at: '', sill: '' };
      const shownFor = async (sizes: object, slug: string) => {
        const openings = [{ ...door, ...sizes }] as WallInput['openings'];
        const wall = { ...newWall('wall'), length: '3.6 m', height: '2.4 m', openings };
        const jobs = [{ id: 'j', slug, place: 'wall', typed: {} }];
        const { places } = plan(
          await inputsIn('en', region, { ...newProject('p', 1), region, places: [wall], jobs }),
        );
        const shown = places.get('wall')?.place;
        const [{ width, height } = { width: 0, height: 0 }] =
          shown?.kind === 'wall' ? shown.wall.openings : [];
        return { width, height };
      };
      const measured = { width: '760 mm', height: '1985 mm' };
      expect(await shownFor({}, 'build-a-stud-wall')).toEqual(USUAL_DOORWAY[region]);
      expect(await shownFor(measured, 'build-a-stud-wall')).toEqual({
        width: mm(760),
        height: mm(1985),
      });
      expect(await shownFor({}, 'tile-a-wall')).not.toEqual(USUAL_DOORWAY[region]);
    },
  );

  it('does not change when nothing but an unrelated document is there', async () => {
    const room = newRoom('empty');
    const project = { ...newProject('p', 1), places: [room] };
    const inputs = await inputsIn('en', 'uk', project);
    expect(textOf({ ...inputs, device: {}, cuts: new Map() })).toBe(textOf(inputs));
  });
});
