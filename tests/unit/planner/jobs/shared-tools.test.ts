// A house has one set of tools: what is not used up is bought once, or once a colour, however many rooms there are.
import { describe, expect, it } from 'vitest';
import { newThing } from '../../../../web/planner/measure/places/place-input.ts';
import { plannedWith } from '../../../support/planned.ts';
import { newProject } from '../../../../web/planner/schema/project.ts';
import { PRODUCTS, type PackFacts, type Product } from '../../../../web/planner/stock/products.ts';
import { productOf } from '../../../../web/planner/stock/offer.ts';
import { contextIn, jobsIn, loadAll, REGION_NAMES } from '../../../support/job-context.ts';
import { placeOf } from './sized-place.ts';

/** Tools, safety and decorating products that are used up or stay in place. */
const USED_UP: ReadonlySet<Product> = new Set<Product>([
  'caulk',
  'dust-mask',
  'lining-paper',
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

describe('what is not used up', () => {
  it('is declared for every reusable product', () => {
    const unsaid = TOOLS.filter(
      (product) => !ONE_FOR_EACH.has(product) && (PRODUCTS[product] as PackFacts).lasts !== true,
    );
    expect(unsaid).toEqual([]);
  });

  it.each(REGION_NAMES)('serves two rooms alike as it serves one, in %s', async (region) => {
    const context = await contextIn(region);
    const options = { locale: context.locale, catalogue: await loadAll(region) };
    const tools = new Set<string>(TOOLS);
    for (const job of await jobsIn(context)) {
      for (const kind of job.places) {
        const needsOf = (rooms: number): ReadonlyMap<string, number> => {
          const ids = Array.from({ length: rooms }, (_, i) => `p${i}`);
          const { lines } = plannedWith(
            {
              ...newProject('p', 1),
              places: ids.map((id) => (kind === 'thing' ? newThing(id) : placeOf(kind, id, SIZE))),
              jobs: ids.map((id) => ({
                id: `j${id}`,
                slug: job.slug,
                place: id,
                typed: { ...job.example },
              })),
            },
            options,
          ).list;
          return new Map(
            lines.flatMap(({ id, amounts }) =>
              tools.has(productOf(id)) ? [[id, amounts?.need ?? 0]] : [],
            ),
          );
        };
        expect([...needsOf(2)], `${job.slug} ${kind}`).toEqual([...needsOf(1)]);
      }
    }
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
