// Lists of one room and of two: the main material leads, and a house has one set of tools: what is not used up is
// bought once, or once a colour, however many rooms there are. `held-times.test.ts` has what stays in its place.
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import type { JobHere } from '../../../../web/planner/jobs/kit/contract.ts';
import { newThing } from '../../../../web/planner/measure/places/place-input.ts';
import type { PlaceKind } from '../../../../web/planner/measure/places/place.ts';
import { byAisle } from '../../../../web/planner/shopping/aisles.ts';
import type { ListLine } from '../../../../web/planner/shopping/list.ts';
import { plannedWith } from '../../../support/planned.ts';
import { newProject } from '../../../../web/planner/schema/project.ts';
import { PRODUCTS, type PackFacts, type Product } from '../../../../web/planner/stock/products.ts';
import { productOf } from '../../../../web/planner/stock/offer.ts';
import { contextIn, jobsIn, loadAll, REGION_NAMES } from '../../../support/job-context.ts';
import { placeOf } from './sized-place.ts';

/** Tools, safety and decorating products that are used up or built in. */
const USED_UP: ReadonlySet<Product> = new Set<Product>([
  'caulk',
  'dust-mask',
  'lining-paper',
  'masking-film',
  'masking-tape',
  'paste-the-wall',
  'rags',
  'rubble-sack',
  'sandpaper',
  'seam-adhesive',
  'silica-mask',
  'snap-blades',
  'wallpaper',
  'wallpaper-paste',
  'wallpaper-primer',
  'wallpaper-stripper',
  'wet-sandpaper',
]);
/** Bought once for each paint in its colour. */
const ONE_FOR_EACH: ReadonlySet<Product> = new Set<Product>([
  'roller-sleeve',
  'mini-roller-sleeve',
  'tray-liner',
]);

const SIZE = { long: 4200, wide: 3100, high: 2400 };

const facts = Object.entries(PRODUCTS) as [Product, PackFacts][];
const TOOLS = facts.flatMap(([product, { aisle }]) =>
  (aisle === 'tools' || aisle === 'safety' || aisle === 'decorating') && !USED_UP.has(product)
    ? [product]
    : [],
);

/** Those that a job hands on to the next one. */
const tools: ReadonlySet<string> = new Set(
  TOOLS.filter((product) => (PRODUCTS[product] as PackFacts).lasts !== 'in-place'),
);

/** Tools of a list with their number. */
const toolsIn = (lines: readonly ListLine[]): readonly string[] =>
  lines
    .filter(({ id }) => tools.has(productOf(id)))
    .map(({ id, amounts }) => `${amounts?.need ?? 0} ${id}`);

/** Jobs that only fix the user's own things buy no material to build or lay. */
const NOTHING_LAID = new Set(['hang-on-a-wall']);

describe.each(REGION_NAMES)('lists in %s', async (region) => {
  const { locale } = await contextIn(region);
  const catalogue = await loadAll(region);
  const listOf = (job: JobHere, kind: PlaceKind, rooms: number): readonly ListLine[] => {
    const ids = Array.from({ length: rooms }, (_, i) => `p${i}`);
    const project = {
      ...newProject('p', 1),
      places: ids.map((id) => (kind === 'thing' ? newThing(id) : placeOf(kind, id, SIZE))),
      jobs: ids.map((id) => ({
        id: `j${id}`,
        slug: job.slug,
        place: id,
        typed: { ...job.example },
      })),
    };
    return plannedWith(project, { locale, catalogue }).list.lines;
  };
  const lists = (await jobsIn(await contextIn(region))).flatMap((job) =>
    job.places.map((kind) => ({
      name: `${job.slug} on a ${kind}`,
      slug: job.slug,
      one: listOf(job, kind, 1),
      two: listOf(job, kind, 2),
    })),
  );

  it('begin with the main material and end with tools and safety', () => {
    const wrong = lists.flatMap(({ name, slug, one }) => {
      const groups = byAisle(one);
      const isLed = NOTHING_LAID.has(slug) || groups[0]?.lines[0]?.lead === 0;
      const aisles = groups.map(({ aisle }) => aisle);
      const ends = aisles.filter((aisle) => aisle === 'tools' || aisle === 'safety');
      const isEnded = isDeepStrictEqual(aisles.slice(aisles.length - ends.length), ends);
      return isLed && isEnded ? [] : [`${name}: ${aisles.join(', ')}`];
    });
    expect(wrong).toEqual([]);
  });

  it('of two rooms have the tools of one', () => {
    const wrong = lists
      .filter(({ one, two }) => !isDeepStrictEqual(toolsIn(one), toolsIn(two)))
      .map(({ name }) => name);
    expect(wrong).toEqual([]);
  });
});

describe('what is not used up', () => {
  it('is declared for every reusable product', () => {
    const unsaid = TOOLS.filter(
      (product) =>
        !ONE_FOR_EACH.has(product) && (PRODUCTS[product] as PackFacts).lasts === undefined,
    );
    expect(unsaid).toEqual([]);
  });

  it('is bought again for another colour, and once for one colour in two rooms', async () => {
    const { locale } = await contextIn('uk');
    const loaded = await loadAll('uk');
    const sleeves = (...colours: readonly string[]): number | undefined => {
      const { lines } = plannedWith(
        {
          ...newProject('p', 1),
          places: colours.map((_, i) => placeOf('room', `p${i}`, SIZE)),
          jobs: colours.map((colour, i) => ({
            id: `j${i}`,
            slug: 'paint-a-room',
            place: `p${i}`,
            typed: { colour },
          })),
        },
        { locale, catalogue: loaded },
      ).list;
      return lines.find(({ id }) => id === 'roller-sleeve')?.amounts?.need;
    };
    // Walls, ceiling, and one to spare.
    expect(sleeves('Sage')).toBe(3);
    expect(sleeves('Sage', 'sage ', 'Sage')).toBe(3);
    expect(sleeves('Sage', 'White', 'Sage')).toBe(4);
  });
});
