// Checks every structural fixing of all jobs in all regions and several sizes with separate arithmetic, from the size
// in its name.
import { beforeAll, describe, expect, it } from 'vitest';
import { JOBS } from '../../../../../web/planner/jobs/catalogue.ts';
import type { JobContext, JobHere, JobPlan } from '../../../../../web/planner/jobs/kit/contract.ts';
import { examplePlace } from '../../../../../web/planner/jobs/kit/place/example-places.ts';
import type { Typed } from '../../../../../web/planner/jobs/kit/fields.ts';
import { stockId } from '../../../../../web/planner/stock/offers.ts';
import type { Product } from '../../../../../web/planner/stock/products.ts';
import type { PackedMaterial } from '../../../../../web/planner/takeoff/material.ts';
import { REGIONS } from '../../../../../web/planner/stock/region.ts';
import { contextIn, jobsIn, REGION_NAMES } from '../../../../support/job-context.ts';
import { everyPlan } from './every-plan.ts';
import { LONG } from '../../../../support/long.ts';
import { length, toMm } from '../../../../../web/planner/measure/units/units.ts';

/** Bought for nothing but joints that bear weight: none without its joint. */
const BEARING: ReadonlySet<Product | undefined> = new Set<Product>([
  'carriage-bolts',
  'post-bolts',
  'anchor-studs',
  'hammer-fixings',
]);

/** `Four in each of 54 brackets`, `Two in each end of 9 noggins`; not what says `and` more. */
const SAID =
  /^(One|Two|Three|Four|Five|Six|\d+) (?:[a-z’-]+ )*?each (end )?of (\d+)\b(?! [a-z]+ and\b)/;
const NUMBERS = ['none', 'one', 'two', 'three', 'four', 'five', 'six'];

/** Both ends of each length, in the long size sizes between them; `everyPlan` has each choice and switch. */
const sizes = (job: JobHere): readonly Typed[] =>
  Object.entries(job.fields).flatMap(([id, spec]): Typed[] => {
    if (spec.kind !== 'length') return [];
    const [least, most] = [toMm(spec.least), toMm(spec.most)];
    const between = LONG ? [(2 * least + most) / 3, (least + 2 * most) / 3] : [];
    return [least, ...between, most].map((size) => ({
      [id]: `${Math.round(size)} mm`,
    }));
  });

/** Ways of two fields that together make what one alone does not. */
const TOGETHER: Readonly<Record<string, readonly Typed[]>> = {
  'build-a-deck': ['300 mm', '700 mm', '1000 mm', '1500 mm', '2200 mm', '3000 mm'].flatMap(
    (height) => ['ledger', 'alone'].map((stands) => ({ height, stands })),
  ),
  'build-alcove-shelves': ['2', '4'].map((shelves) => ({ build: 'battens', shelves })),
  'build-a-stud-wall': ['timber', 'steel'].map((frame) => ({ frame, floor: 'concrete' })),
  'fit-skirting': ['masonry', 'studs'].map((wall) => ({ finish: 'paint', wall })),
  'hang-a-door': [{ wall: 'masonry', onto: 'frame' }],
};

/** Diameter of a line's product on the shelf, mm; 0 for a product of one size. */
function thickOf({ shelf }: JobContext, { id, product }: PackedMaterial): number {
  if (product === undefined) return 0;
  const entry = shelf[product];
  if (entry.form !== 'packs') return 0;
  const variant = entry.variants.find((one) => stockId(product, one) === id);
  return toMm(variant?.width ?? length(0));
}

/** Millimetres of the shelf's own size for a line; undefined for a product of one size. */
function sizeOf({ shelf }: JobContext, { id, product }: PackedMaterial) {
  if (product === undefined) return undefined;
  const entry = shelf[product];
  if (entry.form !== 'packs') return undefined;
  const variant = entry.variants.find((one) => stockId(product, one) === id);
  return variant?.length === undefined || variant.width === undefined
    ? undefined
    : { long: toMm(variant.length), thick: toMm(variant.width) };
}

const seen: { name: string; context: JobContext; line: PackedMaterial }[] = [];
const refused: string[] = [];

function look(name: string, context: JobContext, plan: JobPlan): void {
  if (plan.warnings.some(({ rule }) => rule === 'fixing-reach')) refused.push(name);
  for (const line of plan.materials) {
    if (line.form === 'packs') seen.push({ name, context, line });
  }
}

beforeAll(async () => {
  for (const { name, context, isOdd, plan } of await everyPlan()) {
    const { units, language } = context.locale;
    const isUsual = units === REGIONS[context.region].units && language === 'en';
    if (isUsual && !isOdd) look(name, context, plan);
  }
  for (const [at, region] of REGION_NAMES.entries()) {
    const context = await contextIn(region);
    for (const [number, job] of (await jobsIn(context)).entries()) {
      // In two regions in turn; `everyPlan` has its usual sizes in all.
      if (!LONG && (at + number) % 2 !== 0) continue;
      for (const kind of job.places) {
        for (const typed of [...sizes(job), ...(TOGETHER[job.slug] ?? [])]) {
          const name = `${job.slug} ${kind} ${region} ${JSON.stringify(typed)}`;
          look(
            name,
            context,
            job.plan(examplePlace(kind, context.locale), { ...job.example, ...typed }),
          );
        }
      }
    }
  }
}, 300_000);

describe('every fixing that bears weight, over all jobs, regions and sizes', () => {
  it('is asked of every job', () => {
    expect(seen.length).toBeGreaterThan(100 * JOBS.length);
    const jointed = new Set(
      seen.filter(({ line }) => line.joint !== undefined).map(({ line }) => line.product),
    );
    expect(jointed).toEqual(
      new Set([
        'anchor-studs',
        'carriage-bolts',
        'post-bolts',
        'ceiling-hanger',
        'drywall-screws',
        'exterior-screws',
        'frame-fixings',
        'hammer-fixings',
        'long-frame-plugs',
        'structural-screws',
        'wood-screws',
      ]),
    );
  });

  it('says what it passes through', () => {
    const bare = seen.filter(({ line }) => BEARING.has(line.product) && line.joint === undefined);
    expect([...new Set(bare.map(({ name, line }) => `${line.id} in ${name}`))]).toEqual([]);
  });

  it('is on the shelf, long enough, and no longer than its thread', () => {
    expect(refused).toEqual([]);
    const wrong = seen.flatMap(({ name, context, line }) => {
      const { joint } = line;
      if (joint === undefined) return [];
      const size = sizeOf(context, line);
      if (size === undefined) return [`${name}: ${line.id} has no size`];
      const { long, thick } = size;
      const through = toMm(joint.through);
      // Nut and washer of an M12: 10.8 + 3.6 mm, and two turns of 1.75.
      const tail = joint.nut ? 0.9 * thick + 0.3 * thick + 0.29 * thick : 0;
      const isBolt = joint.nut && joint.embed === 0;
      const plain = long - 2 * thick - (long <= 153 ? 6 : 12);
      const isLong = isBolt && plain > through + 0.3 * thick + 0.1;
      return long + 0.1 < through + toMm(joint.embed) + tail ||
        thick + 0.1 < toMm(joint.thick) ||
        isLong
        ? [`${name}: ${line.id} through ${through}, ${toMm(joint.embed)} in`]
        : [];
    });
    expect(wrong).toEqual([]);
  });

  it('in a plug is a screw that the plug takes, by the tables of makers', () => {
    // Widths of plugs with the least and greatest diameter of their screws.
    const takes = [
      [4.8, 2.7, 3.5],
      [6, 3.5, 4.5],
      [6.35, 3.5, 4.85],
      [7, 4, 5.5],
      [8, 4.5, 6],
      [10, 6, 8],
    ] as const;
    const plugged = Map.groupBy(
      seen.filter(
        ({ line: { product, joint } }) => product === 'wall-plugs' || joint?.plug !== undefined,
      ),
      ({ name }) => name,
    );
    const wrong = [...plugged].flatMap(([name, lines]) => {
      const [plugs = [], screws = []] = [true, false].map((is) =>
        lines.filter(({ line }) => (line.product === 'wall-plugs') === is),
      );
      const fits = screws.every(({ context, line }) => {
        const thick = thickOf(context, line);
        return plugs.every((plug) => {
          const wide = thickOf(plug.context, plug.line);
          const [, least = 0, most = 0] = takes.find(([of]) => Math.abs(of - wide) < 0.1) ?? [];
          return thick > least - 0.1 && thick < most + 0.1;
        });
      });
      const count = (of: typeof lines): number => of.reduce((sum, { line }) => sum + line.need, 0);
      return fits && screws.length > 0 && count(plugs) === count(screws)
        ? []
        : [`${name}: ${lines.map(({ line }) => `${line.need} ${line.id}`).join(', ')}`];
    });
    expect(plugged.size).toBeGreaterThan(50);
    expect(wrong).toEqual([]);
  });

  it('in the US is a masonry screw that cuts its thread: its bit is a fifth to a third narrower (Tapcon)', () => {
    const bits = Map.groupBy(
      seen.filter(({ line }) => line.product === 'masonry-drill-bit'),
      ({ name }) => name,
    );
    const screws = seen.filter(
      ({ context, line }) => context.region === 'us' && line.product === 'frame-fixings',
    );
    const wrong = screws.flatMap(({ name, context, line }) => {
      const thick = thickOf(context, line);
      const fits = (bits.get(name) ?? []).some((bit) => {
        const wide = thickOf(bit.context, bit.line);
        return wide > 0.66 * thick && wide < 0.85 * thick;
      });
      return fits ? [] : [`${name}: ${line.id}`];
    });
    expect(screws.length).toBeGreaterThan(0);
    expect(wrong).toEqual([]);
  });

  it('is as many as its sentence says: each times places', () => {
    const wrong = seen.flatMap(({ name, line: { id, need, joint } }) =>
      joint === undefined || need === joint.each * joint.places ? [] : [`${name}: ${id} ${need}`],
    );
    expect(wrong).toEqual([]);
  });

  it('the counts in a sentence multiply to its total', () => {
    const wrong = seen.flatMap(({ name, line: { id, need, why, unit } }) => {
      const said = SAID.exec(why);
      if (said === null || unit !== 'piece') return [];
      const [, each = '', end, places] = said;
      const one = NUMBERS.indexOf(each.toLowerCase());
      const total = (one < 0 ? Number(each) : one) * (end === undefined ? 1 : 2) * Number(places);
      return total === need ? [] : [`${name}: ${need} ${id}: ${why}`];
    });
    expect(wrong).toEqual([]);
    expect(seen.filter(({ line }) => SAID.test(line.why)).length).toBeGreaterThan(500);
  });
});
