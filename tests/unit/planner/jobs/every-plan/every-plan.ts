import type { JobContext, JobHere, JobPlan } from '../../../../../web/planner/jobs/kit/contract.ts';
import { examplePlace } from '../../../../../web/planner/jobs/kit/place/example-places.ts';
import type { Typed } from '../../../../../web/planner/jobs/kit/fields.ts';
import { usualChoice } from '../../../../../web/planner/jobs/kit/read-fields.ts';
import type { Language } from '../../../../../web/language/language-tags.ts';
import { measurePlace } from '../../../../../web/planner/measure/places/measure-place.ts';
import type { Place, PlaceKind } from '../../../../../web/planner/measure/places/place.ts';
import { REGIONS, type Region } from '../../../../../web/planner/stock/region.ts';
import {
  contextIn,
  jobsIn,
  LANGUAGE_NAMES,
  REGION_NAMES,
  UNITS,
} from '../../../../support/job-context.ts';
import { LONG } from '../../../../support/long.ts';
import { ODD_ROOMS } from '../../../../support/odd-rooms.ts';

/** A job in one region, system of units and language, on each kind of its places and with each choice. */
export interface Case {
  readonly name: string;
  readonly context: JobContext;
  readonly job: JobHere;
  readonly typed: Typed;
  readonly kind: PlaceKind;
  readonly place: Place | undefined;
  /** True for one of the odd rooms, false for an example place. */
  readonly isOdd: boolean;
  readonly plan: JobPlan;
}

/** As on its public page, and each other choice and switch of a job in turn, two gates and the like included. */
const ways = (job: JobHere): readonly Typed[] => [
  {},
  ...Object.entries(job.fields).flatMap(([id, spec]): Typed[] => {
    if (spec.kind === 'choice') {
      const usual = job.example?.[id] ?? usualChoice(spec);
      const others = Object.keys(spec.options).filter((one) => one !== usual);
      return others.map((one) => ({ [id]: one }));
    }
    if (spec.kind === 'toggle') return [{ [id]: !spec.usual }];
    return spec.kind === 'number' && spec.whole === true ? [{ [id]: String(spec.most) }] : [];
  }),
];

/** Usual language of a region. */
const READ_IN: Readonly<Record<Region, Language>> = {
  uk: 'en',
  us: 'en-US',
  eu: 'en',
  cn: 'zh-Hans',
};

/**
 * All ways in the usual units of the region, in English and in the region's language (`npm run test:long`: in all
 * languages, and in English in other units too). Other combinations get only the defaults.
 */
function waysIn({ locale, region }: JobContext, job: JobHere): readonly Typed[] {
  const isUsual = locale.units === REGIONS[region].units;
  const isRead = locale.language === 'en' || locale.language === READ_IN[region];
  const isWhole = LONG ? isUsual || locale.language === 'en' : isUsual && isRead;
  return isWhole ? ways(job) : [{}];
}

/** A place of a kind, and, in usual units, rooms with a splayed bay and with corners that are no right ones. */
function placesOf(kind: PlaceKind, { locale, region }: JobContext) {
  const isUsual = LONG || locale.units === REGIONS[region].units;
  const odd = kind === 'room' && locale.language === 'en' && isUsual ? ODD_ROOMS : [];
  return [
    { called: kind, place: examplePlace(kind, locale), isOdd: false },
    ...odd.map((room) => ({
      called: room.name,
      place: measurePlace(room, locale).place,
      isOdd: true,
    })),
  ];
}

function casesOf(context: JobContext, job: JobHere): readonly Case[] {
  const { region, locale } = context;
  return job.places
    .flatMap((kind) => placesOf(kind, context).map((one) => ({ ...one, kind })))
    .flatMap(({ called, kind, place, isOdd }) =>
      (isOdd ? [{}] : waysIn(context, job)).map((typed) => {
        const plan = job.plan(place, { ...job.example, ...typed });
        const name = `${job.slug} ${called} ${region} ${locale.units} ${locale.language} ${JSON.stringify(typed)}`;
        return { name, context, job, typed, kind, place, isOdd, plan };
      }),
    );
}

let planned: Promise<readonly Case[]> | undefined;

/** Plans of every job in every region, system of units and language, made once. */
export const everyPlan = (): Promise<readonly Case[]> => (planned ??= planAll());

async function planAll(): Promise<readonly Case[]> {
  const contexts = await Promise.all(
    REGION_NAMES.flatMap((region) =>
      UNITS.flatMap((units) =>
        // Units and language change words alone: in npm test other units are planned in English.
        LANGUAGE_NAMES.filter(
          (language) => LONG || language === 'en' || units === REGIONS[region].units,
        ).map((language) => contextIn(region, units, language)),
      ),
    ),
  );
  const all = await Promise.all(
    contexts.map(async (context) =>
      (await jobsIn(context)).flatMap((job) => casesOf(context, job)),
    ),
  );
  return all.flat();
}
