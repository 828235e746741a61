// Consumables fit the tools of their steps: tubes fit a gun, discs fit a saw, in every region.
import { beforeAll, describe, expect, it } from 'vitest';
import { formatLength, mm, toMm } from '../../../../../web/planner/measure/units/units.ts';
import { LABEL_UNITS } from '../../../../../web/planner/stock/label-units.ts';
import { byAisle } from '../../../../../web/planner/shopping/aisles.ts';
import { contextIn, REGION_NAMES } from '../../../../support/job-context.ts';
import type { Product } from '../../../../../web/planner/stock/products.ts';
import { everyPlan, type Case } from './every-plan.ts';
import { lineOf } from '../bills.ts';

/** A gun of the common size takes cartridges of 290 to 330 ml: 10 fl oz. */
const GUN = 330;
/** The largest disc of a tile saw that is hired or bought: 7 in. */
const TILE_SAW = 180;

let cases: readonly Case[] = [];
beforeAll(async () => {
  cases = await everyPlan();
}, 300_000);

/** Products bought by steps that take a tool. */
const takenWith = (tool: string): ReadonlySet<Product> =>
  new Set(
    cases.flatMap(({ plan }) =>
      plan.steps
        .filter(({ tools }) => tools?.some((one) => one === tool) === true)
        .flatMap(({ uses = [] }) => uses),
    ),
  );

describe('what a step takes fits the tool that it takes', () => {
  it.each(REGION_NAMES)('every tube in %s goes into a common gun', async (region) => {
    const { shelf } = await contextIn(region);
    const large = [...takenWith('caulk-gun')].filter((product) => {
      const entry = shelf[product];
      if (entry.form !== 'packs') return false;
      return entry.variants.some(({ packs }) =>
        packs.some(({ container, amount, unit }) => {
          const [, each] = LABEL_UNITS[unit];
          return container === 'tube' && unit !== 'piece' && amount * each > GUN;
        }),
      );
    });
    expect(large).toEqual([]);
  });

  it('no disc is larger than a tile saw takes, nor a slab sawn with one', () => {
    const discs = cases.flatMap(({ name, plan, context }) => {
      const isTileSaw = plan.steps.some(({ tools }) => tools?.includes('wet-saw') === true);
      const line = isTileSaw ? lineOf(plan, 'diamond-blade') : undefined;
      const variants = context.shelf['diamond-blade'].variants;
      const disc = variants.find(({ key }) => line?.id === `diamond-blade~${key}`);
      return disc !== undefined && toMm(disc.width ?? mm(0)) > TILE_SAW ? [name] : [];
    });
    expect(discs).toEqual([]);
    expect(takenWith('wet-saw').has('paving-slab')).toBe(false);
    expect(takenWith('stone-saw').has('paving-slab')).toBe(true);
  });

  it('a hole in masonry is as wide as a bit of the list', () => {
    let seen = 0;
    for (const { name, plan, context } of cases) {
      const bits = context.shelf['masonry-drill-bit'].variants
        .filter(({ key }) => lineOf(plan, 'masonry-drill-bit')?.id === `masonry-drill-bit~${key}`)
        .map(({ width = mm(0) }) => formatLength(width, context.locale));
      for (const { id, detail, uses } of plan.steps) {
        const wide = /(?:^|: )([^.:]*) wide, .* deep/.exec(detail)?.[1];
        if (wide === undefined || uses?.includes('masonry-drill-bit') !== true) continue;
        expect(bits, `${name} ${id}`).toContain(wide);
        seen += 1;
      }
    }
    expect(seen).toBeGreaterThan(0);
  });

  it('a block to sand with has paper on the list', () => {
    const bare = cases.filter(
      ({ plan }) =>
        // Edging is pressed on with a block.
        plan.steps.some(({ id, tools }) => id !== 'edge' && tools?.includes('sanding-block')) &&
        !plan.materials.some(({ product }) => /^(wet-)?sandpaper$/.test(product ?? '')),
    );
    expect(bare.map(({ name }) => name)).toEqual([]);
  });

  it('collated brads go into a brad nailer', () => {
    const without = cases.flatMap(({ name, plan }) =>
      plan.steps
        .filter(
          ({ uses, tools }) => uses?.includes('brad-nails') && !tools?.includes('brad-nailer'),
        )
        .map(({ id }) => `${name} ${id}`),
    );
    expect(without).toEqual([]);
  });

  it('a pole sander goes over boards only, never over a door', () => {
    const sanded = new Set(
      cases
        .filter(({ plan }) =>
          plan.steps.some(({ tools }) => tools?.includes('pole-sander') === true),
        )
        .map(({ job }) => job.slug),
    );
    expect(sanded).toEqual(new Set(['board-a-ceiling', 'build-a-stud-wall']));
  });

  it('bolted posts are not set in concrete, and fabric is not used to cure a slab', () => {
    for (const { name, plan, context } of cases) {
      if (context.region === 'eu') expect(lineOf(plan, 'post-base'), name).toBeUndefined();
      const cures = plan.steps.find(
        ({ id, uses = [], slower }) =>
          id === 'cover' && slower === 'hardening' && uses.includes('dust-sheet'),
      );
      expect(cures, name).toBeUndefined();
    }
  });
});

describe('a list', () => {
  it('begins with materials and ends with safety', () => {
    const wrong = cases.filter(({ plan }) => {
      const aisles = byAisle(plan.materials).map(({ aisle }) => aisle);
      const [first = 'paint'] = aisles;
      const isLast = !aisles.includes('safety') || aisles.at(-1) === 'safety';
      return first === 'tools' || first === 'safety' || !isLast;
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });
});
