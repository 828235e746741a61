import { describe, expect, test } from 'vitest';
import type { JobContext, JobHere } from '../../../../web/planner/jobs/kit/contract.ts';
import type { Typed } from '../../../../web/planner/jobs/kit/fields.ts';
import { measurePlace } from '../../../../web/planner/measure/places/measure-place.ts';
import {
  newGround,
  newRoom,
  newRun,
  newWall,
  SHAPES,
  type OpeningInput,
  type PlaceInput,
} from '../../../../web/planner/measure/places/place-input.ts';
import { placeTexts, withTexts } from '../../../../web/planner/measure/places/place-texts.ts';
import { WHOLE_ROOM, type RoomPart } from '../../../../web/planner/measure/places/room-parts.ts';
import { contextIn, jobsIn, REGION_NAMES } from '../../../support/job-context.ts';
import { few, LONG } from '../../../support/long.ts';

const opening = (
  kind: OpeningInput['kind'],
  wall: string,
  [width, height, at, sill]: readonly [string, string, string, string],
): OpeningInput => ({ id: kind, kind, wall, width, height, at, sill });

const sides = SHAPES.rectangle.map((side, i) => ({
  ...side,
  length: ['4130 mm', '3270 mm'][i] ?? '',
}));

/** A place of each kind with sizes, with a door and a window if possible. */
const PLACES: readonly PlaceInput[] = [
  {
    ...newRoom('room'),
    sides,
    height: '2430 mm',
    openings: [
      opening('door', 'B', ['800 mm', '2000 mm', '500 mm', '']),
      opening('window', 'A', ['1200 mm', '1100 mm', '900 mm', '850 mm']),
    ],
  },
  {
    ...newWall('wall'),
    length: '4130 mm',
    height: '2430 mm',
    openings: [
      opening('door', 'A', ['800 mm', '2000 mm', '2900 mm', '']),
      opening('window', 'A', ['1200 mm', '1100 mm', '900 mm', '850 mm']),
    ],
  },
  { ...newGround('ground'), sides },
  { ...newRun('run'), stretches: ['4130 mm'] },
];

/** Another text for a size, which still fits. */
const CHANGED: Readonly<Record<string, string>> = {
  'sides.0': '5170 mm',
  'sides.1': '4410 mm',
  length: '5170 mm',
  height: '3620 mm',
  'openings.door.width': '930 mm',
  'openings.door.height': '2170 mm',
  'openings.door.at': '2100 mm',
  'openings.door.sill': '200 mm',
  'openings.window.width': '1930 mm',
  'openings.window.height': '570 mm',
  'openings.window.at': '333 mm',
  'openings.window.sill': '1150 mm',
  'stretches.0': '5170 mm',
};

/** Part of a room that needs a size; undefined if it is always needed. */
const PART_OF: Readonly<Record<string, RoomPart>> = {
  height: 'height',
  'openings.door.width': 'doors',
  'openings.door.height': 'doorHeights',
  'openings.door.at': 'doorPlaces',
  'openings.door.sill': 'doors',
  'openings.window.width': 'windows',
  'openings.window.height': 'windows',
  'openings.window.at': 'windows',
  'openings.window.sill': 'windows',
};

/** The sizes of a place that the form shows with this job alone, and those that it does not. */
function fieldsOf(job: JobHere, place: PlaceInput) {
  const parts = new Set(job.uses ?? WHOLE_ROOM);
  const all = Object.keys(placeTexts(place)).filter((field) => field in CHANGED);
  const isAsked = (field: string): boolean => {
    const part = PART_OF[field];
    return place.kind !== 'room' || part === undefined || parts.has(part);
  };
  return { asked: all.filter(isAsked), hidden: all.filter((field) => !isAsked(field)) };
}

/** Some walls of a room and no others. */
const onWalls = (field: string, chosen: string): Typed =>
  Object.fromEntries(
    ['A', 'B', 'C', 'D'].map((wall) => [`${field}.${wall}`, chosen.includes(wall)]),
  );

/** As usual, as on its public page, and there with each choice, switch and surface in turn. */
const everyWay = (job: JobHere): readonly Typed[] => [
  {},
  ...[
    {},
    ...Object.entries(job.fields).flatMap(([id, spec]): Typed[] => {
      if (spec.kind === 'choice') return Object.keys(spec.options).map((one) => ({ [id]: one }));
      if (spec.kind === 'toggle') return [{ [id]: !spec.usual }];
      return spec.kind === 'surfaces' ? [onWalls(id, 'ABCD'), onWalls(id, 'B')] : [];
    }),
  ].map((typed) => ({ ...job.example, ...typed })),
];

/** Ways in which nothing may matter: every third in `npm test`. */
const someWays = (job: JobHere): readonly Typed[] =>
  everyWay(job).filter((_, i) => LONG || i % 3 === 1);

/** Plans of a job on a place in ways of it, lazily. */
function* plans(
  job: JobHere,
  place: PlaceInput,
  { locale }: JobContext,
  ways = everyWay(job),
): Generator<string> {
  const { place: measured } = measurePlace(place, locale, new Set(job.uses ?? WHOLE_ROOM));
  for (const typed of ways) yield JSON.stringify(job.plan(measured, typed));
}

const planned = (job: JobHere, place: PlaceInput, context: JobContext): readonly string[] => [
  ...plans(job, place, context, someWays(job)),
];

/** Calls a generator's values by number, each made once when it is first needed. */
function lazily<Value>(values: Iterator<Value>): (index: number) => Value | undefined {
  const made: Value[] = [];
  return (index) => {
    while (made.length <= index) {
      const next = values.next();
      if (next.done === true) break;
      made.push(next.value);
    }
    return made[index];
  };
}

const retyped = (place: PlaceInput, field: string, text: string): PlaceInput =>
  withTexts(place, { [field]: text });

describe('what a job asks of its place', async () => {
  const context = await contextIn('uk');
  const cases = (await jobsIn(context)).flatMap((job) =>
    PLACES.filter(({ kind }) => job.places.includes(kind)).map(
      (place) => [job.slug, place.kind, job, place] as const,
    ),
  );

  test.each(cases)('%s, %s: every size asked for changes its plan', (...[, , job, place]) => {
    const before = lazily(plans(job, place, context));
    const idle = fieldsOf(job, place).asked.filter((field) => {
      const changed = plans(job, retyped(place, field, CHANGED[field] ?? ''), context);
      return everyWay(job).every((_, i) => changed.next().value === before(i));
    });
    expect(idle).toStrictEqual([]);
  });

  const hiding = cases.filter(([, , job, place]) => fieldsOf(job, place).hidden.length > 0);

  test.each(hiding)('%s, %s: no size that is not asked for matters', (...[, , job, place]) => {
    const before = planned(job, place, context);
    const { hidden } = fieldsOf(job, place);
    const all = (textOf: (field: string) => string): PlaceInput =>
      withTexts(place, Object.fromEntries(hidden.map((field) => [field, textOf(field)])));
    // All at once: sizes without effect alone have none together.
    expect(
      planned(
        job,
        all((field) => CHANGED[field] ?? ''),
        context,
      ),
    ).toEqual(before);
    for (const text of few(['as high as a horse', '', '1 mm', '90 m'])) {
      expect(
        planned(
          job,
          all(() => text),
          context,
        ),
        text,
      ).toEqual(before);
    }
  });

  test.each(REGION_NAMES)('asks the same in every region: %s', async (region) => {
    const [here, there] = [await jobsIn(context), await jobsIn(await contextIn(region))];
    expect(there.map(({ uses }) => uses)).toStrictEqual(here.map(({ uses }) => uses));
  });

  test('a level or a sloped ceiling changes what asks for it, and nothing else', async () => {
    const [room] = PLACES;
    if (room?.kind !== 'room') throw new Error('the first place is a room');
    const sloped = {
      ...room,
      slopes: [{ id: '1', low: 'bottom', height: '2410 mm', across: '' }],
    } as const;
    for (const job of (await jobsIn(context)).filter(({ places }) => places.includes('room'))) {
      const isAsked = new Set(job.uses ?? WHOLE_ROOM).has('slope');
      const ways = isAsked ? everyWay(job) : someWays(job);
      const [level, under] = [room, sloped].map((place) =>
        lazily(plans(job, place, context, ways)),
      );
      const isChanged = ways.some((_, i) => level?.(i) !== under?.(i));
      expect(isChanged, job.slug).toBe(isAsked);
    }
  });
});
