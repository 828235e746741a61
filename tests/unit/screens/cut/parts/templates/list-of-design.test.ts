import { describe, expect, it } from 'vitest';
import { checkAnswer } from '../../../../../../web/planner/cutting/checker/check-answer.ts';
import { parseRequest } from '../../../../../../web/planner/cutting/request/request.ts';
import { solve } from '../../../../../../web/planner/cutting/solve.ts';
import { job as buildFurniture } from '../../../../../../web/planner/jobs/build-furniture/job.ts';
import type { JobPlan } from '../../../../../../web/planner/jobs/kit/contract.ts';
import { NO_TEXTS } from '../../../../../../web/planner/jobs/kit/steps/workshop.ts';
import { newThing } from '../../../../../../web/planner/measure/places/place-input.ts';
import { toMm } from '../../../../../../web/planner/measure/units/units.ts';
import { cutDemand } from '../../../../../../web/planner/project/cuts/cut-demand.ts';
import { catalogueLoader } from '../../../../../../web/app/catalogue-loader.ts';
import { readCutList, type CutList } from '../../../../../../web/planner/schema/cut-list.ts';
import { materialsOf } from '../../../../../../web/planner/schema/cut-materials.ts';
import {
  DESIGNS,
  designsIn,
  listOfDesign,
} from '../../../../../../web/screens/cut/parts/templates/list-of-design.ts';
import { REGIONS, type Region } from '../../../../../../web/planner/stock/region.ts';
import { localeIn, REGION_NAMES } from '../../../../../support/job-context.ts';
import { plansOf } from '../../../../planner/jobs/regional-plans.ts';

async function around(region: Region, settings = NO_TEXTS) {
  const [loaded, locale] = await Promise.all([
    catalogueLoader.load([DESIGNS], region, 'en'),
    localeIn('en', REGIONS[region].units),
  ]);
  return { loaded, locale, settings };
}

type Size = readonly [length: number, width: number, quantity: number];
/** Equal sizes once, the longest first; a row may hold what differs in what is not sawn. */
function inOrder(sizes: readonly Size[]): readonly Size[] {
  const counts = new Map<string, Size>();
  for (const [length, width, quantity] of sizes) {
    const key = `${length.toFixed(1)} ${width.toFixed(1)}`;
    counts.set(key, [length, width, quantity + (counts.get(key)?.[2] ?? 0)]);
  }
  return [...counts.values()].toSorted((a, b) => b[0] - a[0] || b[1] - a[1]);
}

/** Pieces of the job itself, by material. */
const sawnOf = ({ materials }: JobPlan): readonly (readonly Size[])[] =>
  materials.flatMap((one): (readonly Size[])[] => {
    if (one.form === 'packs') return [];
    const pieces =
      one.form === 'lengths'
        ? one.pieces.map(({ length, quantity }): Size => [toMm(length), 0, quantity])
        : one.panels.map(({ length, width, quantity }): Size => [
            toMm(length),
            toMm(width),
            quantity,
          ]);
    return pieces.length === 0 ? [] : [inOrder(pieces)];
  });

describe.each(REGION_NAMES)('the designs of %s', (region) => {
  it('list what their job saws, to a tenth of a millimetre, and can be cut from what shops sell', async () => {
    const here = await around(region);
    const planIn = await plansOf(buildFurniture);
    const designs = designsIn(here);
    expect(new Set(designs.map(({ name }) => name)).size).toBe(designs.length);
    for (const design of designs) {
      const list = listOfDesign(design, here);
      expect(readCutList(JSON.stringify(list))).toEqual({ ok: true, value: list });
      const demands = materialsOf(list).map((one) => cutDemand(one, { locale: here.locale }));
      expect(demands.flatMap(({ problems }) => Object.entries(problems))).toEqual([]);
      const listed = demands.map(({ parts }) =>
        inOrder(parts.map(({ length, width, quantity }): Size => [length, width, quantity])),
      );
      const sawn = sawnOf(planIn(region, { kind: design.kind }, newThing('piece')));
      expect(listed.map((one) => one.length)).toEqual(sawn.map((one) => one.length));
      for (const [i, [length, width, quantity]] of listed.flat().entries()) {
        const [long = 0, wide = 0, count] = sawn.flat()[i] ?? [];
        expect(Math.abs(length - long)).toBeLessThan(0.1);
        expect(Math.abs(width - wide)).toBeLessThan(0.1);
        expect(quantity).toBe(count);
      }
      for (const { request } of demands) {
        const parsed = parseRequest({ ...request, timeLimitMs: 20 });
        if (!parsed.ok) throw new Error(parsed.reason);
        const answer = solve(parsed.problem);
        expect(answer.unplaced).toEqual([]);
        expect(checkAnswer(parsed.problem, answer)).toEqual([]);
      }
    }
  });
});

describe('a design', () => {
  it('starts with the saw and the sheets of the settings, if they have any', async () => {
    const own = { ...NO_TEXTS, kerf: '2.8 mm', sheets: '2500 × 1250' };
    const here = await around('uk', own);
    const [bookcase] = designsIn(here);
    if (bookcase === undefined) throw new Error('no design');
    const list: CutList = listOfDesign(bookcase, here);
    expect(list.kerf).toBe('2.8 mm');
    expect(list.stock.map(({ length, width }) => `${length} × ${width}`)).toEqual([
      '2500 mm × 1250 mm',
    ]);
  });
});
