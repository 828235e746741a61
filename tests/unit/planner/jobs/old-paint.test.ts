// Old paint is tested before a wall is scraped or sanded, whatever goes on it.
import { describe, expect, it } from 'vitest';
import type { JobPlan } from '../../../../web/planner/jobs/kit/contract.ts';
import type { JobFile } from '../../../../web/planner/jobs/kit/define-job.ts';
import type { Typed } from '../../../../web/planner/jobs/kit/fields.ts';
import { job as fitSkirting } from '../../../../web/planner/jobs/fit-skirting/job.ts';
import { job as hangADoor } from '../../../../web/planner/jobs/hang-a-door/job.ts';
import { job as hangWallpaper } from '../../../../web/planner/jobs/hang-wallpaper/job.ts';
import { job as layALaminateFloor } from '../../../../web/planner/jobs/lay-a-laminate-floor/job.ts';
import { job as paintARoom } from '../../../../web/planner/jobs/paint-a-room/job.ts';
import { job as panelAWall } from '../../../../web/planner/jobs/panel-a-wall/job.ts';
import { job as tileAFloor } from '../../../../web/planner/jobs/tile-a-floor/job.ts';
import { job as tileAWall } from '../../../../web/planner/jobs/tile-a-wall/job.ts';
import { measurePlace } from '../../../../web/planner/measure/places/measure-place.ts';
import {
  newRoom,
  newThing,
  newWall,
  type PlaceInput,
} from '../../../../web/planner/measure/places/place-input.ts';
import { contextIn, jobsIn } from '../../../support/job-context.ts';
import { examplePlace } from '../../../../web/planner/jobs/kit/place/example-places.ts';
import { needsOf } from './bills.ts';
import { sides } from './places.ts';
import { opening } from './regional-plans.ts';

const wall = { ...newWall('wall'), length: '4 m', height: '2.4 m' };
const room = {
  ...newRoom('room'),
  sides: sides('rectangle', 4000, 3000),
  height: '2400 mm',
  openings: [opening('door', 'C', ['762 mm', '2032 mm'], '500 mm')],
};

/** A job on a wall of a British home of 1958. */
async function inOldHome(file: JobFile, typed: Typed, place: PlaceInput = wall): Promise<JobPlan> {
  const british = await contextIn('uk');
  const { here } = await file.load('en');
  return here({ ...british, home: { ...british.home, built: 1958 } }).plan(
    measurePlace(place, british.locale).place,
    typed,
  );
}

const gated = ({ steps }: JobPlan): readonly string[] =>
  steps.filter(({ gates = [] }) => gates.includes('lead')).map(({ id }) => id);

const tested = ({ steps }: JobPlan): readonly string[] =>
  steps.filter(({ uses }) => JSON.stringify(uses).includes('lead-test')).map(({ id }) => id);

describe('old paint', () => {
  it('is tested before it is rubbed dull for paper', async () => {
    const plan = await inOldHome(hangWallpaper, { ground: 'painted' });
    expect(gated(plan)[0]).toBe('wash');
    expect(tested(plan)[0]).toBe('wash');
    expect(needsOf(plan)['lead-test']).toBe(3);
  });

  it('is tested before it is scraped for tiles', async () => {
    const plan = await inOldHome(tileAWall, { ground: 'plaster' });
    expect(gated(plan)).toEqual(['check', 'prepare']);
    expect(tested(plan)).toEqual(['check']);
    expect(needsOf(plan)['lead-test']).toBe(3);
  });

  it('is tested before an old door frame is scraped', async () => {
    const plan = await inOldHome(hangADoor, {}, newThing('doorway'));
    expect(gated(plan)).toEqual(['old']);
    expect(tested(plan)).toEqual(['old']);
    expect(needsOf(plan)['lead-test']).toBe(3);
  });

  it('is tested where planks disturb it: door frames, and skirting that comes off', async () => {
    for (const [edge, ids] of [
      ['scotia', ['doors']],
      ['skirting', ['clear', 'doors']],
    ] as const) {
      const plan = await inOldHome(layALaminateFloor, { edge }, room);
      expect([gated(plan), tested(plan)]).toEqual([ids, ids]);
    }
  });

  it('is not on boards for tiles, which are neither sanded nor washed', async () => {
    const plan = await inOldHome(tileAWall, { ground: 'cement-board' });
    expect(gated(plan)).toEqual([]);
    expect(plan.steps.map(({ id }) => id)).not.toContain('prepare');
    expect(Object.keys(needsOf(plan)).join(' ')).not.toMatch(/lead-test|sandpaper|wall-cleaner/);
  });
});

/** Words of steps that cut, saw, scrape or sand what may be old paint. */
const DISTURBS =
  /loose paint|off what is loose|cut the paint|gloss paint|dull gloss|scrape the frame|rub all of it dull|edges of what holds|wet with grit|saw along it, flat|frames short/i;

/** Choices without any old paint. */
const NEW: readonly Typed[] = [
  { barePlaster: true },
  { ground: 'bare' },
  { ground: 'cement-board' },
];

describe('all that disturbs old paint, in every job and with each choice', () => {
  it('asks about lead, lists swabs and a mask, and tells to test first and to sand wet', async () => {
    const british = await contextIn('uk');
    const context = { ...british, home: { ...british.home, built: 1958 } };
    const found = new Set<string>();
    const wrong = (await jobsIn(context)).flatMap((job) => {
      const ways = Object.entries(job.fields).flatMap(([id, spec]): readonly Typed[] =>
        spec.kind === 'choice'
          ? Object.keys(spec.options).map((option) => ({ [id]: option }))
          : spec.kind === 'toggle'
            ? [{ [id]: !spec.usual }]
            : [],
      );
      const old = [{}, ...ways].filter(
        (way) => !NEW.some((one) => JSON.stringify(one) === JSON.stringify(way)),
      );
      return old.flatMap((way) => {
        const plan = job.plan(examplePlace(job.places[0] ?? 'room', context.locale), {
          ...job.example,
          radiators: '1',
          ...way,
        });
        return plan.steps.flatMap(({ id, detail, safety = '', gates = [], uses = [] }) => {
          if (!DISTURBS.test(detail)) return [];
          found.add(job.slug);
          const missing = [
            !gates.includes('lead') && 'gate',
            !uses.includes('silica-mask') && 'mask',
            plan.materials.filter(({ product }) => product === 'lead-test').length !== 1 && 'swabs',
            !/test/.test(safety) && 'test',
            /dull|gloss|edges of/.test(detail) && !/wet/.test(detail + safety) && 'water',
          ].filter((one) => one !== false);
          return missing.length === 0
            ? []
            : [`${job.slug} ${id} ${JSON.stringify(way)}: ${missing.join(', ')}`];
        });
      });
    });
    expect(wrong).toEqual([]);
    expect([...found].toSorted()).toEqual([
      'fit-skirting',
      'hang-a-door',
      'hang-wallpaper',
      'lay-a-laminate-floor',
      'paint-a-room',
      'paint-outside-wood',
      'paint-woodwork',
      'panel-a-wall',
      'tile-a-floor',
      'tile-a-wall',
    ]);
  });
});

describe('paint of a young home', () => {
  const jobs: readonly (readonly [string, JobFile, PlaceInput, Typed])[] = [
    ['hang-wallpaper', hangWallpaper, wall, { ground: 'painted' }],
    ['hang-wallpaper on old paper', hangWallpaper, wall, { ground: 'paper' }],
    ['tile-a-wall', tileAWall, wall, { ground: 'masonry', wet: 'no' }],
    ['paint-a-room', paintARoom, room, {}],
    ['panel-a-wall', panelAWall, wall, {}],
    ['tile-a-floor', tileAFloor, room, { skirting: true }],
    ['fit-skirting', fitSkirting, room, { old: true }],
    ['hang-a-door', hangADoor, newThing('door'), {}],
  ];

  it.each(jobs)('is not called old: %s', async (_name, file, place, typed) => {
    const context = await contextIn('us');
    const { here } = await file.load('en');
    const said = (built: number): string =>
      here({ ...context, home: { ...context.home, built } })
        .plan(measurePlace(place, context.locale).place, typed)
        .steps.map(({ safety = '' }) => safety)
        .join(' ');
    expect(said(1960)).toMatch(/Old paint/);
    expect(said(1986)).not.toMatch(/Old paint/);
    expect(said(2026)).not.toMatch(/Old paint|extured coating/);
  });

  it('still takes a mask for the dust of MDF, FFP3 in Britain', async () => {
    const british = await contextIn('uk');
    const { here } = await panelAWall.load('en');
    const young = here({ ...british, home: { ...british.home, built: 2019 } });
    const plan = young.plan(measurePlace(wall, british.locale).place, {});
    expect(Object.keys(needsOf(plan)).filter((id) => id.includes('mask~'))).toEqual([
      'silica-mask~ffp3',
    ]);
  });
});
