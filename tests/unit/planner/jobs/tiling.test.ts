// Both tiling jobs in all regions: an order in which the tiles can be laid, and goods that fit them.
import { beforeAll, describe, expect, it } from 'vitest';
import type { JobPlan } from '../../../../web/planner/jobs/kit/contract.ts';
import type { Typed } from '../../../../web/planner/jobs/kit/fields.ts';
import { fixOf } from '../../../../web/planner/jobs/kit/find-fix.ts';
import { job as layALaminateFloor } from '../../../../web/planner/jobs/lay-a-laminate-floor/job.ts';
import { job as tileAFloor } from '../../../../web/planner/jobs/tile-a-floor/job.ts';
import { job as tileAWall } from '../../../../web/planner/jobs/tile-a-wall/job.ts';
import {
  newRoom,
  newWall,
  type PlaceInput,
} from '../../../../web/planner/measure/places/place-input.ts';
import { formatLength, mm } from '../../../../web/planner/measure/units/units.ts';
import { measurePlace } from '../../../../web/planner/measure/places/measure-place.ts';
import { contextIn, REGION_NAMES } from '../../../support/job-context.ts';
import type { Product } from '../../../../web/planner/stock/products.ts';
import { lineOf, needsOf } from './bills.ts';
import { stepIds } from './lines.ts';
import { sides } from './places.ts';
import { opening, plansOf, type PlanIn } from './regional-plans.ts';

const notLoaded: PlanIn = () => {
  throw new Error('not loaded');
};
let floorIn = notLoaded;
let wallIn = notLoaded;
let laminateIn = notLoaded;
beforeAll(async () => {
  floorIn = await plansOf(tileAFloor);
  wallIn = await plansOf(tileAWall);
  laminateIn = await plansOf(layALaminateFloor);
});

const roomOf = (long: number, wide: number): PlaceInput => ({
  ...newRoom('room'),
  sides: sides('rectangle', long, wide),
  height: '2400 mm',
});
const room = roomOf(4900, 3350);
const wall: PlaceInput = { ...newWall('wall'), length: '3000 mm', height: '2400 mm' };

const stepOf = (plan: JobPlan, id: string) => plan.steps.find((one) => one.id === id);
const jobs = (typed: Typed): readonly JobPlan[] =>
  REGION_NAMES.flatMap((region) => [
    floorIn(region, { base: 'concrete', ...typed }, room),
    wallIn(region, { ground: 'masonry', ...typed }, wall),
  ]);

const needOf = (plan: JobPlan, product: Product): number | undefined => {
  const line = lineOf(plan, product);
  return line?.form === 'packs' ? line.need : undefined;
};

const LEVELLER = 'floor-leveller';
const HOLLOW = { base: 'concrete', subfloor: 'concrete', hollow: '6 mm' };

const LONG_TILE = { tileLength: '900 mm', tileWidth: '450 mm' };

/** Millimetres of `3 mm`, `1/8″` and of the keys `3-mm` and `1-8-in`. */
const millimetres = (text: string): number => {
  const [, over = '', under = '1'] = /([\d.]+)(?:[/-](\d+))?/.exec(text) ?? [];
  return (Number(over) / Number(under)) * (/mm/.test(text) ? 1 : 25.4);
};

describe('joints', () => {
  const closet = roomOf(1500, 1200);
  const SMALL = { tileLength: '300 mm', tileWidth: '300 mm' };

  it('of mosaic have spacers between its sheets, not between its tiles', () => {
    for (const [tileLength, isSheets] of [
      ['50 mm', true],
      ['60 mm', false],
    ] as const) {
      for (const plan of jobs({
        tileLength,
        tileWidth: tileLength,
        joint: '3 mm',
        fill: 'grout',
      })) {
        const lay = stepOf(plan, 'lay');
        expect(/on sheets/.test(lay?.detail ?? '')).toBe(isSheets);
        expect(lay?.tools?.includes('utility-knife')).toBe(isSheets);
        // A loose chip is never held to the blade, and a cut goes through several.
        const cut = stepOf(plan, 'cut');
        expect(/whole sheet|with the nippers/.test(cut?.detail ?? '')).toBe(isSheets);
        const tiles = needOf(plan, 'floor-tile') ?? needOf(plan, 'wall-tile') ?? 0;
        expect((needOf(plan, 'tile-spacers') ?? 0) < tiles / 4).toBe(isSheets);
      }
    }
  });

  it('have spacers or clips of their width, or a warning whose fix has', () => {
    let fixed = 0;
    for (const region of REGION_NAMES) {
      for (const joint of ['1 mm', '1.5 mm', '2 mm', '3 mm', '4 mm', '5 mm', '6 mm', '12 mm']) {
        for (const size of [SMALL, LONG_TILE]) {
          const plan = floorIn(region, { ...size, joint }, closet);
          const value = plan.warnings.find(({ rule }) => rule === 'tile-spacers')?.fix?.value;
          if (value !== undefined) fixed += 1;
          const width = typeof value === 'string' ? value : joint;
          const sold = floorIn(region, { ...size, joint: width }, closet);
          expect(sold.warnings.map(({ rule }) => rule)).not.toContain('tile-spacers');
          const kept = Object.keys(needsOf(sold))
            .filter((id) => /^(tile-spacers|levelling-clips)~/.test(id))
            .map((id) => millimetres(id.slice(id.indexOf('~') + 1)));
          expect(Math.min(...kept.map((one) => Math.abs(one - millimetres(width))))).toBeLessThan(
            0.3,
          );
        }
      }
    }
    expect(fixed).toBeGreaterThan(4);
  });
});

describe('stone', () => {
  it.each([
    ['clips', LONG_TILE],
    ['spacers', { tileLength: '300 mm', tileWidth: '300 mm' }],
  ])('is sealed once its %s are out', (what, size) => {
    for (const plan of jobs({ ...size, made: 'stone' })) {
      const first = plan.steps.find(({ detail }) =>
        new RegExp(`(?:Knock|Take) the ${what}`).test(detail),
      );
      expect(first?.id).toBe('stone');
      expect(stepOf(plan, 'grout')?.detail).not.toMatch(new RegExp(what));
      expect(first?.tools?.includes('rubber-mallet')).toBe(what === 'clips');
    }
  });

  it('lies in white adhesive, and no other tile does', () => {
    for (const made of ['stone', 'porcelain'] as const) {
      for (const plan of jobs({ ...LONG_TILE, made })) {
        const says = [lineOf(plan, 'tile-adhesive')?.why, stepOf(plan, 'lay')?.detail];
        expect(says.map((one) => /white/.test(one ?? ''))).toEqual(
          Array.from(says, () => made === 'stone'),
        );
      }
    }
  });
});

describe('wedges', () => {
  it('are used again if there are fewer than clips, otherwise one for each', () => {
    for (const plan of [...jobs(LONG_TILE), ...jobs({ ...LONG_TILE, tileWidth: '900 mm' })]) {
      const clips = needOf(plan, 'levelling-clips') ?? 0;
      const wedges = needOf(plan, 'levelling-wedges') ?? 0;
      expect(clips).toBeGreaterThan(0);
      expect(wedges).toBe(Math.min(100, clips));
      expect(/use the wedges again/.test(stepOf(plan, 'lay')?.detail ?? '')).toBe(clips > wedges);
    }
  });

  it('and clips are of a kind for thick tiles, near both ends of sides where four are counted', () => {
    for (const thickness of ['10 mm', '18 mm']) {
      for (const plan of jobs({ ...LONG_TILE, thickness })) {
        const why = lineOf(plan, 'levelling-clips')?.why ?? '';
        expect(/as thick as these/.test(why)).toBe(thickness === '18 mm');
        expect(/near both ends/.test(stepOf(plan, 'lay')?.detail ?? '')).toBe(why.startsWith('4 '));
      }
    }
  });
});

describe('tiles at 45°', () => {
  it.each([
    ['straight', false],
    ['herringbone', false],
    ['diagonal', true],
    ['herringbone-diagonal', true],
  ])('%s: lines at 45° are snapped: %s', (pattern, isSlanted) => {
    for (const plan of jobs({ pattern })) {
      const setOut = stepOf(plan, 'set-out');
      expect(/at 45°/.test(setOut?.detail ?? '')).toBe(isSlanted);
      if (isSlanted) expect(setOut?.tools).toContain('chalk-line');
    }
  });

  it('a cut from corner to corner decides on the saw', () => {
    const tile = { tileLength: '600 mm', tileWidth: '600 mm' };
    for (const pattern of ['straight', 'diagonal']) {
      for (const plan of jobs({ ...tile, pattern })) {
        const { detail = '' } = stepOf(plan, 'cut') ?? {};
        expect(/longest cut is/.test(detail)).toBe(pattern === 'diagonal');
      }
    }
  });
});

describe('foam at the walls', () => {
  const PATCH = { hollow: '6 mm', hollowLong: '1500 mm', hollowWide: '900 mm' };

  it('comes before compound only if that covers the floor', () => {
    for (const region of REGION_NAMES) {
      for (const wet of [false, true]) {
        const plain = floorIn(region, { base: 'timber', wet }, room);
        const patch = floorIn(region, { base: 'timber', wet, ...PATCH }, room);
        expect([region, wet, needOf(patch, 'edge-foam')]).toEqual([
          region,
          wet,
          needOf(plain, 'edge-foam'),
        ]);
        expect(stepOf(patch, 'level')?.detail).not.toMatch(/foam/i);
        const all = floorIn(region, { base: 'timber', wet, hollow: '6 mm' }, room);
        expect(needOf(all, 'edge-foam')).toBe(16_500);
        expect(stepOf(all, 'level')?.detail).toMatch(/foam/i);
        expect(stepOf(all, 'prime')?.detail).not.toMatch(/foam/i);
      }
    }
  });
});

it('buys no box for the last tenth of a box of spares or past a quarter of the tiles, and names a lower wall only if it saves a box', () => {
  for (const region of REGION_NAMES) {
    for (const long of ['2920 mm', '3400 mm', '4150 mm']) {
      const plan = wallIn(region, { high: '500 mm', ground: 'masonry' }, { ...wall, length: long });
      const line = plan.materials.find((one) => one.form === 'packs' && one.slack === 'matching');
      if (line?.form !== 'packs') throw new Error('no tiles');
      const [need, spare, box] = [line.need, line.spare ?? 0, line.packs[0]?.size ?? 0];
      const boxes = (tiles: number) => Math.ceil((tiles + Math.min(0.9 * box, tiles / 4)) / box);
      expect(Math.ceil((need + spare) / box)).toBe(boxes(need));
      const lower = /less high, (\d+) tiles/.exec(line.why)?.[1];
      if (lower !== undefined) expect(boxes(Number(lower))).toBeLessThan(boxes(need));
    }
  }
});

/** Extra adhesive, g, if old tiles come off. */
const moreStripped = (plan: (strip: boolean) => JobPlan): number =>
  (needOf(plan(true), 'tile-adhesive') ?? 0) - (needOf(plan(false), 'tile-adhesive') ?? 0);

it('counts adhesive for the holes that old tiles leave', () => {
  for (const region of REGION_NAMES) {
    // 7.2 m² at 1 kg, 16.4 m² at 0.5 kg.
    expect(moreStripped((strip) => wallIn(region, { strip, ground: 'masonry' }, wall))).toBe(7200);
    const floor = moreStripped((strip) => floorIn(region, { strip, base: 'concrete' }, room));
    expect(Math.abs(floor - 8208)).toBeLessThan(2);
  }
});

it('levels a hollow with one side entered from wall to wall along the other, and no more', () => {
  for (const file of [floorIn, laminateIn]) {
    for (const region of REGION_NAMES) {
      const whole = needOf(file(region, HOLLOW, room), LEVELLER) ?? 0;
      for (const [side, other] of [
        ['hollowLong', 4.9],
        ['hollowWide', 3.35],
      ] as const) {
        const half = needOf(file(region, { ...HOLLOW, [side]: '1 m' }, room), LEVELLER) ?? 0;
        expect(half / whole).toBeCloseTo(1 / other, 2);
      }
      // 15 × 12 m is more than the most that a side may be.
      expect(needOf(file(region, HOLLOW, roomOf(15_000, 12_000)), LEVELLER)).toBeGreaterThan(
        860_000,
      );
    }
  }
});

describe('profiles between tiles', () => {
  it.each([
    ['uk', [undefined, '~10-mm', '~12.5-mm', '~15-mm', undefined]],
    ['us', [undefined, '~3-8-in', '~1-2-in', '~5-8-in', undefined]],
    ['eu', [undefined, '~10-mm', '~12.5-mm', '~15-mm', undefined]],
    ['cn', [undefined, undefined, undefined, undefined, undefined]],
  ] as const)('in %s are as high as the tiles, or silicone fills the joint', (region, found) => {
    const plans = ['5 mm', '8 mm', '12 mm', '15 mm', '20 mm'].map((thickness) =>
      floorIn(region, { base: 'concrete', thickness }, roomOf(9000, 4000)),
    );
    expect(plans.map((plan) => lineOf(plan, 'movement-joint')?.id)).toEqual(
      found.map((one) => (one === undefined ? undefined : `movement-joint${one}`)),
    );
    const isFilled = plans.map((plan) =>
      /joints across the floor with silicone/.test(stepOf(plan, 'seal')?.detail ?? ''),
    );
    expect(isFilled).toEqual(found.map((one) => one === undefined));
  });

  it('on walls are as high as tiles of 5 mm and 15 mm', () => {
    const window = opening('window', 'A', ['800 mm', '800 mm'], '1 m', '1 m');
    const glazed: PlaceInput = {
      ...newWall('wall'),
      length: '3 m',
      height: '2.4 m',
      openings: [window],
    };
    const ids = ['5 mm', '15 mm'].flatMap((thickness) =>
      REGION_NAMES.map(
        (region) =>
          lineOf(wallIn(region, { thickness, ground: 'masonry' }, glazed), 'tile-trim')?.id,
      ),
    );
    const [thin, thick] = [
      ['~6-mm', '~1-4-in', '~6-mm', '~6-mm'],
      ['~15-mm', '~5-8-in', '~15-mm', '~15-mm'],
    ];
    expect(ids).toEqual([...thin, ...thick].map((id) => `tile-trim${id}`));
  });
});

it('lays no wall tile on a floor, of whatever size', async () => {
  for (const region of REGION_NAMES) {
    const { shelf, locale } = await contextIn(region);
    for (const { length = mm(0), width = mm(0) } of shelf['wall-tile'].variants) {
      const tileLength = formatLength(length, locale);
      const tileWidth = formatLength(width, locale);
      const plan = floorIn(region, { tileLength, tileWidth }, room);
      expect(lineOf(plan, 'floor-tile'), `${region} ${tileLength}`).toBeDefined();
      expect(lineOf(plan, 'wall-tile')).toBeUndefined();
    }
  }
});

it('offsets long tiles by a third instead of a half', async () => {
  const typed = { pattern: 'brick-half', tileLength: '400 mm', tileWidth: '250 mm' };
  for (const region of REGION_NAMES) {
    const context = await contextIn(region);
    const job = (await tileAWall.load('en')).here(context);
    const { place } = measurePlace(wall, context.locale);
    const plan = job.plan(place, typed);
    const warning = plan.warnings.find(({ field }) => field === 'pattern');
    if (warning === undefined) throw new Error(`${region} does not warn`);
    expect(fixOf({ job, place, typed, plan, locale: context.locale }, warning)).toEqual({
      field: 'pattern',
      value: 'brick-third',
    });
  }
});

it('beds stone in full, wet or dry, and its adhesive reaches for it', () => {
  for (const plan of jobs({ made: 'stone' }))
    expect(stepOf(plan, 'lay')?.check).toMatch(/covers 95 %/);
  for (const region of REGION_NAMES) {
    const [stone, ceramic] = ['stone', 'ceramic'].map((made) =>
      needOf(wallIn(region, { made, ground: 'masonry' }, wall), 'tile-adhesive'),
    );
    expect(stone).toBeCloseTo(1.1 * (ceramic ?? 0), -2);
  }
});

/** Narrowest cut, mm, and boxes of 11 tiles on a floor of 3130 × 2270 mm. */
const laidFrom = (start: string) => {
  const tile = { tileLength: '300 mm', tileWidth: '300 mm', joint: '2 mm', start };
  const plan = floorIn('cn', { base: 'concrete', ...tile }, roomOf(3130, 2270));
  const least = /none under (\d+)/.exec(stepOf(plan, 'set-out')?.detail ?? '')?.[1];
  const line = lineOf(plan, 'floor-tile');
  const tiles = line?.form === 'packs' ? line.need + (line.spare ?? 0) : 0;
  return { least: Number(least), boxes: Math.ceil(tiles / 11) };
};

it('starts from the middle with no narrow cut if that takes no more boxes', () => {
  // A joint in the middle would leave 54 mm at both short walls.
  expect(laidFrom('centre').least).toBe(205);
  expect(laidFrom('centre').boxes).toBe(laidFrom('corner').boxes);
});

it('keeps the steps of stone in order', () => {
  for (const plan of jobs({ made: 'stone' }))
    expect(stepIds(plan).filter((id) => /^(?:lay|cut|stone|grout|stone-2)$/.test(id))).toEqual([
      'lay',
      'cut',
      'stone',
      'grout',
      'stone-2',
    ]);
});
