import { describe, expect, test } from 'vitest';
import type { JobHere } from '../../../../web/planner/jobs/kit/contract.ts';
import type { PlaceKind } from '../../../../web/planner/measure/places/place.ts';
import { plannedWith } from '../../../support/planned.ts';
import { newProject, type Project } from '../../../../web/planner/schema/project.ts';
import type { ListLine } from '../../../../web/planner/shopping/list.ts';
import type { Region } from '../../../../web/planner/stock/region.ts';
import { contextIn, jobsIn, loadAll, REGION_NAMES } from '../../../support/job-context.ts';
import { LONG } from '../../../support/long.ts';
import { placeOf, type Size } from './sized-place.ts';

const IN = await Promise.all(
  REGION_NAMES.map(async (region) => ({
    region,
    jobs: await jobsIn(await contextIn(region)),
    options: { locale: (await contextIn(region)).locale, catalogue: await loadAll(region) },
  })),
);

type Here = (typeof IN)[number];

/** The list of a job done on places of these sizes. */
function linesOf(
  { options }: Here,
  job: JobHere,
  kind: PlaceKind,
  ...sizes: readonly Size[]
): readonly ListLine[] {
  const project: Project = {
    ...newProject('p', 1),
    places: sizes.map((size, i) => placeOf(kind, `p${i}`, size)),
    jobs: sizes.map((_, i) => ({
      id: `j${i}`,
      slug: job.slug,
      place: `p${i}`,
      typed: { ...job.example },
    })),
  };
  return plannedWith(project, options).list.lines;
}

const everyCase = IN.flatMap((here) =>
  here.jobs.flatMap((job) =>
    // A thing has no size that could grow.
    job.places
      .filter((kind) => kind !== 'thing')
      .map((kind): [string, Region, PlaceKind, Here, JobHere] => [
        job.slug,
        here.region,
        kind,
        here,
        job,
      ]),
  ),
);

/** The number of jobs on places in each region. */
const EACH = everyCase.length / IN.length;
/** Every job on each of its places: in one region, another one for the next job; in the long size in all. */
const cases = LONG
  ? everyCase
  : everyCase.filter((_, i) => ((i % EACH) + Math.floor(i / EACH)) % IN.length === 0);

const SIZES: readonly Size[] = [
  { long: 2600, wide: 2100, high: 2400 },
  { long: 3600, wide: 2700, high: 2400 },
  { long: 4210, wide: 3390, high: 2550 },
  { long: 5600, wide: 4100, high: 2550 },
];

/** Total of the cut pieces of a line, by length or area. */
const sawn = ({ cut }: ListLine): number =>
  (cut?.parts ?? []).reduce(
    (sum, { length, width, quantity }) => sum + length * (width || 1) * quantity,
    0,
  );

/** Products for cut ends: full panels have fewer cuts than a shorter run. */
const OF_CUTS: ReadonlySet<string> = new Set(['wood-preserver']);

/** Lines by the form of footings: a hole full of concrete takes more than a wider footing with a tube. */
const OF_FORMS: ReadonlySet<string> = new Set(['build-a-deck concrete-mix']);

/** Content of the smallest pack of a line, in the unit of its need. */
const smallestPack = ({ offers }: ListLine): number =>
  Math.min(...offers.map((offer) => ('size' in offer ? Number(offer.size) : 1)));

/** Products by the row: each joist of a deck adds pads and screws, each joist of a loft its legs. */
const IN_ROWS: ReadonlySet<string> = new Set(['build-a-deck', 'board-a-loft']);

const mayJump = (job: JobHere, line: ListLine): number =>
  Math.max(
    smallestPack(line),
    IN_ROWS.has(job.slug) ? Math.ceil((line.amounts?.need ?? 0) / 10) : 0,
  );

/** A millimetre longer. */
const longer = (size: Size): Size => ({ ...size, long: size.long + 1 });

describe.each(cases)('%s, %s, on a %s', (_slug, _region, kind, here, job) => {
  const planned = new Map<Size, readonly ListLine[]>();
  /** One list a size, asked by all tests. */
  const lines = (size: Size): readonly ListLine[] => {
    const known = planned.get(size) ?? linesOf(here, job, kind, size);
    planned.set(size, known);
    return known;
  };

  test('two together never cost more in packs than apart', () => {
    const [a, b] = [SIZES[1], SIZES[2]];
    if (a === undefined || b === undefined) throw new Error('no sizes');
    const apart = new Map<string, number>();
    for (const line of [...lines(a), ...lines(b)]) {
      apart.set(line.id, (apart.get(line.id) ?? 0) + line.price.amount);
    }
    const dearer = linesOf(here, job, kind, a, b)
      .filter(({ form, id, price }) => form === 'packs' && price.amount > (apart.get(id) ?? 0))
      .map(({ id, price }) => [id, price.amount, apart.get(id)]);
    expect(dearer).toEqual([]);
  });

  test('more of a place never lowers what is used up by its size', () => {
    const less: unknown[] = [];
    for (const [i, size] of SIZES.entries()) {
      const next = SIZES[i + 1];
      if (next === undefined) break;
      const after = new Map(lines(next).map((line) => [line.id, line]));
      for (const { id, amounts } of lines(size)) {
        const now = after.get(id)?.amounts;
        const isLess = amounts !== undefined && now !== undefined && now.need < amounts.need;
        if (isLess && !OF_CUTS.has(id) && !OF_FORMS.has(`${job.slug} ${id}`)) {
          less.push([id, size.long, amounts.need, now.need]);
        }
      }
    }
    expect(less).toEqual([]);
  });

  test('more of a place never lowers what is sawn for it', () => {
    const totals = SIZES.map((size) => lines(size).reduce((sum, line) => sum + sawn(line), 0));
    expect(totals).toEqual(totals.toSorted((a, b) => a - b));
  });

  test('a millimetre more or less changes a need by a piece or a pack at most', () => {
    const jumps: unknown[] = [];
    for (const size of SIZES) {
      const after = new Map(linesOf(here, job, kind, longer(size)).map((line) => [line.id, line]));
      for (const line of lines(size)) {
        const [before, now] = [line.amounts, after.get(line.id)?.amounts];
        if (before === undefined || now === undefined) continue;
        const step = Math.abs(now.need - before.need);
        if (step > mayJump(job, line)) jumps.push([line.id, size.long, before.need, now.need]);
      }
    }
    expect(jumps).toEqual([]);
  });
});
