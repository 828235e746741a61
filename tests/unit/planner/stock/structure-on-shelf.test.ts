import { describe, expect, it } from 'vitest';
import { toMm, type Length } from '../../../../web/planner/measure/units/units.ts';
import { loadShelf } from '../../../../web/planner/stock/load-shelf.ts';
import { isRegion, type Region } from '../../../../web/planner/stock/region.ts';
import type { Section } from '../../../../web/planner/stock/shelf.ts';
import {
  BEAM_DEPTHS,
  JOIST_DEPTHS,
  LOW_FRAMES,
} from '../../../../web/planner/takeoff/structure/deck/deck-metric.ts';
import { JOIST_SIZES } from '../../../../web/planner/takeoff/structure/deck/deck-us-joists.ts';
import { WOOL } from '../../../../web/planner/takeoff/structure/indoors/loft-rules.ts';
import { STUD_KINDS, STUDS } from '../../../../web/planner/takeoff/structure/indoors/stud-wall.ts';

const regionOf = (kind: string): Region => {
  const region = kind.split('-')[0];
  if (!isRegion(region)) throw new Error(`${kind} is of no region`);
  return region;
};

/** Sections whose real size is that, whichever way up. */
const ofSize = (sections: readonly Section[], depth: Length, face: Length): readonly Section[] =>
  sections.filter(
    ({ width, thickness }) =>
      Math.max(width, thickness) === Math.max(depth, face) &&
      Math.min(width, thickness) === Math.min(depth, face),
  );

const labels = async (region: Region): Promise<readonly string[]> =>
  (await loadShelf(region))['structural-timber'].variants.map(({ label }) => label);

/** Boards that shops of each region keep, width by length, mm. */
const BOARDS = {
  uk: [
    [1200, 2400],
    [900, 1800],
    [1200, 2700],
    [1200, 3000],
  ],
  eu: [
    [1250, 2500],
    [1250, 2000],
    [1250, 2600],
    [600, 2000],
  ],
  us: [
    [1219.2, 2438.4],
    [1219.2, 3048],
    [1219.2, 3657.6],
  ],
  cn: [
    [1200, 2400],
    [1200, 3000],
  ],
} as const;

describe('what the structure tables propose stands on the shelf', () => {
  it.each(STUD_KINDS)('stud %s', async (kind) => {
    const shelf = await loadShelf(regionOf(kind));
    const timber = shelf.stud.form === 'not-sold' ? [] : shelf.stud.variants;
    const { depth, face, height } = STUDS[kind];
    const sold = ofSize([...timber, ...shelf['steel-stud'].variants], depth, face);
    expect(sold).not.toEqual([]);
    // A stud is one piece: walls of ten feet and of 3 m fit the sold lengths.
    const longest = Math.max(...sold.flatMap(({ stock }) => stock.map((one) => one.length)));
    expect(toMm(longest as Length)).toBeGreaterThanOrEqual(Math.min(toMm(height), 2400));
  });

  it.each(['uk', 'us', 'eu', 'cn'] as const)('boards of %s', async (region) => {
    const { variants } = (await loadShelf(region)).plasterboard;
    for (const [width, length] of BOARDS[region]) {
      const sold = variants.some(({ sheets }) =>
        sheets.some((sheet) => toMm(sheet.width) === width && toMm(sheet.length) === length),
      );
      expect(sold, `${length} × ${width} mm`).toBe(true);
    }
  });

  it('deck joists and beams, by the names that they are sold under', async () => {
    const uk = await labels('uk');
    for (const depth of [...JOIST_DEPTHS, ...BEAM_DEPTHS]) expect(uk).toContain(`47 × ${depth} mm`);
    const us = await labels('us');
    for (const size of JOIST_SIZES) expect(us).toContain(size.replace('x', ' × '));
    for (const region of ['uk', 'eu', 'cn'] as const) {
      expect(await labels(region)).toEqual(expect.arrayContaining([...LOW_FRAMES[region]]));
    }
  });

  it('hangers for every joist of the US and the UK', async () => {
    const us = await loadShelf('us');
    expect(us['joist-hanger'].variants.map(({ label }) => label)).toEqual(
      expect.arrayContaining(JOIST_SIZES.map((size) => size.replace('x', ' × '))),
    );
    const uk = await loadShelf('uk');
    expect(uk['joist-hanger'].variants.map(({ label }) => label)).toEqual(
      expect.arrayContaining(JOIST_DEPTHS.map((depth) => `47 × ${depth} mm`)),
    );
  });

  it('two layers of loft wool give the requested depth', async () => {
    for (const region of ['uk', 'eu', 'cn'] as const) {
      const shelf = await loadShelf(region);
      const rolls = shelf['loft-insulation'];
      const wool = rolls.form === 'not-sold' ? shelf['wall-insulation'] : rolls;
      const deep = wool.variants.map(({ thickness = 0 }) => thickness);
      const pairs = deep.flatMap((low) => deep.map((high) => low + high));
      expect(pairs).toContain(WOOL[region]);
    }
  });
});
