import { beforeAll, describe, expect, it } from 'vitest';
import type { JobPlan } from '../../../../web/planner/jobs/kit/contract.ts';
import type { Typed } from '../../../../web/planner/jobs/kit/fields.ts';
import { job as buildARaisedBed } from '../../../../web/planner/jobs/build-a-raised-bed/job.ts';
import { boardsAlong, boardsFor } from '../../../../web/planner/jobs/build-a-raised-bed/layout.ts';
import { mm } from '../../../../web/planner/measure/units/units.ts';
import { measurePlace } from '../../../../web/planner/measure/places/measure-place.ts';
import { newThing } from '../../../../web/planner/measure/places/place-input.ts';
import type { Region } from '../../../../web/planner/stock/region.ts';
import { contextIn, REGION_NAMES } from '../../../support/job-context.ts';
import { needsOf, piecesOf } from './bills.ts';
import { plansOf, type PlanIn } from './regional-plans.ts';

let planIn: PlanIn;
beforeAll(async () => {
  planIn = await plansOf(buildARaisedBed);
});

const bed = (region: Region, typed: Typed = {}): JobPlan => planIn(region, typed, newThing('bed'));

const slackOf = ({ materials }: JobPlan, id: string): unknown =>
  materials.flatMap((one) =>
    one.form === 'packs' && one.id === id ? [[one.spare, one.slack]] : [],
  )[0];

const detailOf = (plan: JobPlan, step: string): string =>
  plan.steps.find(({ id }) => id === step)?.detail ?? '';

describe('three beds, taken off by hand', () => {
  it('UK: 2.4 × 1.2 m of boards 22 × 150, three high', () => {
    // Rows 1 and 3: sides 2400, ends 1200 − 44; row 2: sides 2400 − 44, ends 1200. One span bows 5 mm at 733 mm,
    //   a board over several at 859 (5·q·l⁴ ÷ 384EI and q·l⁴ ÷ 145EI; q = 7 × 0.45 kN/m², E = 2667, beam tables):
    //   2281 ÷ 859 → 3 spans, 1081 > 733 → 2: 4 + 2 × 2 + 2 × 1 = 10 posts of 450 + 300.
    // One of two posts has a tie, with four screws at each end.
    // Screws 2 × 3 rows × (sides 4 each, ends 3 each, 4 corners). Soil 2.356 × 1.156 m × 400 = 1089 L in 6 : 3 : 1,
    //   grit 1.6 t/m³, 15 % more (RHS). 30 staples a metre of lining.
    // Preserver: 13 boards of 0.0033 m² and 10 posts of 0.0056, both ends, two coats at 8 m²/L.
    const plan = bed('uk');
    expect(piecesOf(plan)).toEqual({
      'gravel-board~22x150-mm': [
        '4 × side 2400',
        '4 × side 1156',
        '2 × side 2356',
        '2 × side 1200',
        '1 × tie 1146',
      ],
      'fence-post~75x75-mm': ['10 × post 750'],
    });
    expect(needsOf(plan)).toEqual({
      'string-line': 8640,
      'marking-pegs': 8,
      'waterproof-gloves': 1,
      'safety-glasses': 1,
      'paint-brush~50-mm': 1,
      'dust-mask~ffp2': 1,
      'exterior-screws~5x70-mm': 2 * 3 * (2 * (4 + 3) + 4) + 2 * 4,
      'wood-preserver': 149,
      // Inside 7.024 m round, and 2 × 75 round each of 6 posts, 400 high: two bands of a roll 1 m wide, 7.924 ÷ 2 + 0.15.
      'weed-membrane': 4112,
      'staples~10-mm': 238,
      topsoil: 653_649,
      compost: 326_825,
      'sharp-sand': 174_307,
    });
    expect(slackOf(plan, 'topsoil')).toEqual([98_048, 'settling']);
    expect(plan.figures.map(({ value }) => value)).toEqual(['450 mm', '1089 L']);
  });

  it('US: 8 × 4 ft of 2 × 6, three high, on clay, with a cap rail', () => {
    // 16 in asked, 3 × 5.5 = 16.5 in. Sides 96 and 93, ends 45 and 48 in. Boards of 1.5 in bow 5 mm at 1129 mm in one
    //   span, 1323 over several: 96 − 3 − 3.5 in = 2273 → 2, 48 − 6.5 in = 1054 → 1. Six posts 16.5 in + 300 mm: 29 in.
    // Stone 2.362 × 1.143 m × 50 × 1.6; soil 419.1 − 100 = 319.1 deep.
    const plan = bed('us', { clay: true, cap: true });
    expect(piecesOf(plan)).toMatchObject({
      'gravel-board~2x6': [
        '4 × side 2438.4',
        '4 × side 1143',
        '2 × side 2362.2',
        '2 × side 1219.2',
        '1 × tie 1131.9',
      ],
      'fence-post~4x4': ['6 × post 736.6'],
      'deck-board~5-4x6': ['2 × capping 2438.4', '2 × capping 1219.2'],
    });
    const area = 2.3622 * 1.143;
    expect(needsOf(plan)).toMatchObject({
      gravel: Math.ceil(area * 50 * 1600),
      topsoil: Math.ceil(Math.ceil(area * 319.1 * 1000) * 0.6),
      // Through 1.5 in: 2 × 3 × (2 × (3 + 2) + 4); along 7.315 m of rail two each 400 mm.
      'exterior-screws~9x3-in': 84 + 8,
      'exterior-screws~9x2-1-2-in': 38,
    });
  });

  it('EU: 5 × 1 m of sleepers 120 × 200, two high', () => {
    // 5 m of 2.5 m lengths: two would meet on the same post in both rows, so three on five spans. Posts 938 apart from
    //   155: joints at 2031 and 3907, in the second row at 1093 and 2969, from 120. Ends 760 between, 1000 through.
    const plan = bed('eu', { kind: 'sleepers', length: '5 m', width: '1 m', height: '40 cm' });
    expect(piecesOf(plan)).toEqual({
      'sleeper~120x200-mm': [
        '2 × side 2031',
        '4 × side 1876',
        '2 × side 1093',
        '2 × side 760',
        '2 × side 973',
        '2 × side 1911',
        '2 × side 1000',
      ],
      // Two spans are over 1.8 m: at each of four posts, 1000 − 240 − 10.
      'gravel-board~28x145-mm': ['4 × tie 750'],
      'fence-post~70x70-mm': ['12 × post 700'],
    });
    // 2 × 2 × (2 × (5 + 3 + 1 + 1) + 4): long sides of five spans and three sleepers.
    expect(needsOf(plan)['structural-screws~8x160-mm']).toBe(96);
    expect(needsOf(plan)['topsoil']).toBe(Math.ceil(4.76 * 0.76 * 350 * 1000 * 0.6));
  });
});

it('lets the joints of one row lie on other posts than those of the next', () => {
  const parts = { board: mm(100), post: mm(75), mark: mm(1) };
  const side = { run: mm(2950), bays: 3, joints: [2], drawnIn: 1 };
  const joints = [false, true].map(
    (isOdd) => boardsAlong(side, parts, isOdd, isOdd).at(-1)?.[0] ?? mm(0),
  );
  expect(Math.abs((joints[0] ?? 0) - (joints[1] ?? 0))).toBeGreaterThan(mm(600));
});

it('moves posts where a side can then use whole sleepers', () => {
  // Three even spans of 3700 − 2 × 100 − 75 meet at 2421, and sleepers are 2400 long: posts at 1300 and 2400.
  const plan = bed('uk', {
    kind: 'sleepers',
    length: '3700 mm',
    width: '1100 mm',
    height: '400 mm',
  });
  expect(piecesOf(plan)['sleeper~100x200-mm']).toEqual([
    '2 × side 2400',
    '2 × side 1300',
    '2 × side 900',
    '2 × side 1200',
    '2 × side 2300',
    '2 × side 1100',
  ]);
  expect(detailOf(plan, 'stakes')).toContain('1300 mm and 2400 mm from its end');
  // 6 m: five even spans would meet at 2428, so the first two posts are at 1200 and 2400.
  const long = bed('uk', { kind: 'sleepers', length: '6 m', width: '1100 mm', height: '400 mm' });
  expect(piecesOf(long)['sleeper~100x200-mm']?.[0]).toBe('6 × side 2400');
});

it('joins a rail on the middle of posts, before any soil is there', () => {
  const long = bed('uk', { length: '5200 mm', width: '1500 mm', height: '700 mm', cap: true });
  // Boards of at most 4.2 m; spans of (5200 − 2 × 22 − 75) ÷ 7 = 725.9 between middles of posts from 59.5: the fourth.
  expect(piecesOf(long)['deck-board~28x145-mm']).toEqual([
    '2 × capping 2963',
    '2 × capping 2237',
    '2 × capping 1500',
  ]);
  const ids = long.steps.map(({ id }) => id);
  expect(ids.indexOf('cap')).toBeLessThan(ids.indexOf('mix'));
  expect(detailOf(long, 'cap')).toContain('over the middle of a post');
  expect(detailOf(long, 'rows')).toContain('jointed sides');
  expect(detailOf(bed('uk', { cap: true }), 'cap')).not.toContain('post, ');
  expect(detailOf(bed('uk', { cap: true }), 'rows')).not.toContain('jointed');
});

const posts = (typed: Typed): unknown =>
  piecesOf(bed('uk', typed))['fence-post~75x75-mm']?.[0]?.split(' ')[0];

describe('buildARaisedBed', () => {
  it('can be built in every region', () => {
    expect(Object.keys(piecesOf(bed('cn')))[0]).toBe('deck-board~28x145-mm');
    expect(Object.keys(piecesOf(bed('us', { kind: 'sleepers' })))[0]).toBe('sleeper~4x4');
    // A screw of 5 in reaches through 2 3/4 in, not through 5 1/2.
    expect(needsOf(bed('us', { kind: 'sleepers' }))['structural-screws~5-16x5-in']).toBeGreaterThan(
      0,
    );
  });

  it('sets posts closer behind thin boards and deep soil', () => {
    expect([posts({ height: '300' }), posts({}), posts({ height: '750', length: '3 m' })]).toEqual([
      '10',
      '10',
      '12',
    ]);
  });

  it('says that a wide bed cannot be reached over', () => {
    expect(bed('uk').warnings).toEqual([]);
    expect(bed('us').warnings).toEqual([]);
    expect(bed('uk', { width: '1.5 m' }).warnings[0]).toMatchObject({
      rule: 'reach',
      field: 'width',
    });
  });

  it('waits for the soil to settle before it is topped up', () => {
    const { steps } = bed('uk', { clay: true, cap: true });
    expect(steps).toHaveLength(17);
    expect(steps.find(({ id }) => id === 'fill')?.dryMinutes).toBe(10 * 24 * 60);
    expect(steps.find(({ id }) => id === 'services')?.gates).toContain('digging');
  });

  it('never needs less soil or fewer screws for a larger bed', () => {
    for (const side of ['length', 'width', 'height']) {
      for (let x = 500; x < 800; x += 25) {
        const [less, more] = [x, x + 25].map((size) =>
          needsOf(bed('uk', { [side]: `${size} mm` })),
        );
        for (const id of ['topsoil', 'exterior-screws~5x70-mm', 'weed-membrane', 'staples~10-mm']) {
          expect(more?.[id], id).toBeGreaterThanOrEqual(less?.[id] ?? 0);
        }
      }
    }
  });
});

const cutOf = ({ steps }: JobPlan): string => steps.find(({ id }) => id === 'cut')?.detail ?? '';

describe('what the steps say of the wood', () => {
  it('names the height that whole rows make', () => {
    expect(cutOf(bed('eu', { height: '380' }))).toContain(
      'The bed gets 435 mm high: the whole rows nearest to 380 mm.',
    );
    expect(cutOf(bed('uk', { height: '450' }))).not.toContain('whole rows');
  });

  it('saws what is thicker than the saw reaches from two faces', () => {
    const thick = bed('uk', { kind: 'sleepers' });
    expect(cutOf(thick)).toContain('does not reach through 100 mm');
    expect(thick.tools.map(({ id }) => id)).toContain('hand-saw');
  });
});

const tied = (region: Region, typed: Typed): readonly string[] =>
  Object.values(piecesOf(bed(region, typed)))
    .flat()
    .filter((piece) => piece.includes('tie'));

describe('long sides', () => {
  it('are tied to each other by boards from post to post, over 300 mm and 1.8 m', () => {
    // 9 spans, each post between the corners: 1150 − 2 × 22 − 10.
    expect(tied('uk', { length: '5700', width: '1150', height: '750' })).toEqual(['8 × tie 1096']);
    // 3 spans of 760 mm, 450 high: one of two posts. Less than 1.8 m of span or 300 mm of height needs none.
    expect(tied('uk', {})).toEqual(['1 × tie 1146']);
    expect(tied('uk', { height: '300', length: '5 m' })).toEqual([]);
    expect(tied('uk', { length: '1900' })).toEqual([]);
    // Short sides of 3 m too: two boards of each overlap by 300 mm, (5990 − 44 + 300) ÷ 2.
    expect(tied('uk', { length: '6 m', width: '3 m', height: '600' })).toHaveLength(2);
  });

  it('lie in the bed in every region, size and kind of side, and are there before the soil', async () => {
    const wrong: string[] = [];
    const contexts = await Promise.all(REGION_NAMES.map((region) => contextIn(region)));
    for (const { region, shelf } of contexts) {
      for (const kind of ['boards', 'sleepers']) {
        for (const [long, wide, high] of [
          [2400, 1200, 380],
          [6000, 3000, 450],
          [5200, 1100, 800],
          [500, 2900, 560],
        ] as const) {
          const plan = bed(region, {
            kind,
            length: `${long} mm`,
            width: `${wide} mm`,
            height: `${high} mm`,
          });
          const at = `${region} ${kind} ${long}`;
          const ids = plan.steps.map(({ id }) => id);
          const pieces = plan.materials.flatMap((one) =>
            one.form === 'lengths' ? one.pieces : [],
          );
          const ties = pieces.filter(({ name }) => name === 'tie');
          const hasPosts =
            detailOf(plan, 'stakes') !== '' || detailOf(plan, 'frame').includes('several');
          if (Math.max(long, wide) > 2800 && hasPosts && ties.length === 0)
            wrong.push(`${at}: none`);
          if (ties.length > 0 && ids.indexOf('ties') > ids.indexOf('mix')) wrong.push(at);
          const laps = plan.materials.find(({ why }) => why.includes('bed overlap'))?.id;
          const screw = shelf['exterior-screws'].variants.find(
            ({ key }) => `exterior-screws~${key}` === laps,
          );
          if (long > 5000 && wide > 2900 && screw === undefined) wrong.push(`${at}: no laps`);
          if ((screw?.length ?? 0) >= 2 * boardsFor(shelf).section.thickness)
            wrong.push(`${at}: points stand out of the ties`);
          for (const { piece, at: from, size } of plan.scene?.solids ?? []) {
            if (piece !== 'tie') continue;
            const isIn = [long, wide, high].every(
              (most, axis) =>
                (from[axis] ?? 0) > 0 && (from[axis] ?? 0) + (size[axis] ?? 0) < mm(most),
            );
            if (!isIn) wrong.push(`${at}: outside`);
          }
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});

/** Weight of softwood of 550 kg a m³. */
const kilosOf = (sizes: readonly (readonly number[])[]): number =>
  sizes.reduce((sum, size) => sum + 550 * size.reduce((cubic, x) => cubic * (x / mm(1000)), 1), 0);

describe('the first row', () => {
  it('is screwed together on the posts where its boards meet', () => {
    for (const region of ['uk', 'us', 'eu', 'cn'] as const) {
      for (let long = 1600; long <= 5800; long += 300) {
        const plan = bed(region, { length: `${long} mm`, kind: 'sleepers' });
        const sides = plan.materials.find(({ product }) => product === 'sleeper');
        const isWhole =
          sides?.form === 'lengths' && sides.pieces.some((one) => one.length === mm(long));
        expect(detailOf(plan, 'frame').includes('A side is of several'), `${long}`).toBe(!isWhole);
      }
    }
  });

  it('is lifted in pieces that its people may lift: a sleeper, or one long side of boards', () => {
    const wrong: string[] = [];
    for (const region of REGION_NAMES) {
      for (const kind of ['boards', 'sleepers']) {
        for (const [length, width, height] of [
          ['3700 mm', '1100 mm', '560 mm'],
          ['6000 mm', '3000 mm', '800 mm'],
          ['6000 mm', '500 mm', '300 mm'],
          ['500 mm', '3000 mm', '800 mm'],
        ] as const) {
          const plan = bed(region, { kind, length, width, height });
          const at = `${region} ${kind} ${length} ${height}`;
          const frame = plan.steps.find(({ id }) => id === 'frame');
          const solids = (plan.scene?.solids ?? []).filter(({ step }) => step === 'frame');
          const sides = solids.filter(({ piece }) => piece === 'side').map(({ size }) => size);
          const post = solids.find(({ piece }) => piece === 'post')?.size ?? [];
          if (kind === 'boards') {
            // Its corner posts, and those on which its boards meet.
            const long = sides.filter(([x, y]) => x > y);
            const side = long.slice(0, long.length / 2);
            const lifted = kilosOf([
              ...side,
              ...Array.from({ length: side.length + 1 }, () => post),
            ]);
            if (lifted > 50) wrong.push(`${at}: ${lifted} kg`);
            if (!frame?.detail.includes('Stand one side')) wrong.push(`${at}: no side`);
            continue;
          }
          const heaviest = Math.max(...sides.map((size) => kilosOf([size])));
          for (const id of ['cut', 'frame', 'rows']) {
            const { safety = '', gates = [] } = plan.steps.find((one) => one.id === id) ?? {};
            const said = /weighs about (\d+)\u{a0}(kg|lb): (one|\d+)/u.exec(safety);
            if (said === null && id === 'rows' && height === '300 mm') continue;
            const kilos = Number(said?.[1]) * (said?.[2] === 'lb' ? 0.4536 : 1);
            const people = said?.[3] === 'one' ? 1 : Number(said?.[3]);
            if (!(kilos >= heaviest - 0.5 && kilos <= 25 * people + 0.5))
              wrong.push(`${at} ${id}: ${safety}`);
            if (!gates.includes('lifting')) wrong.push(`${at} ${id}: no gate`);
          }
          if (!frame?.detail.includes('loose on the level')) wrong.push(`${at}: not loose`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  it('has as many posts as its steps set and drive', () => {
    for (const region of ['uk', 'us', 'eu', 'cn'] as const) {
      for (let long = 1600; long <= 5800; long += 300) {
        const plan = bed(region, { length: `${long} mm`, kind: 'sleepers' });
        const said = /long side (?:(none)|(\d+|one) posts?)/.exec(detailOf(plan, 'stakes'));
        const driven =
          said === null || said[1] !== undefined ? 0 : said[2] === 'one' ? 1 : Number(said[2]);
        const met = detailOf(plan, 'frame').includes('of several') ? 1 : 0;
        const line = plan.materials.find(({ product }) => product === 'fence-post');
        const count = line?.form === 'lengths' ? (line.pieces[0]?.quantity ?? 0) : 0;
        expect(count, `${region} ${long}`).toBeGreaterThanOrEqual(4 + 2 * (driven + met));
      }
    }
  });

  it('names nothing for the soil that is not on the list', () => {
    expect(detailOf(bed('uk'), 'plant')).not.toContain('mulch');
  });

  it('US: reaches over four feet, a figure of the tape', () => {
    const [near, far] = ['48 in', '52 in'].map((width) => bed('us', { length: '144 in', width }));
    expect(near?.warnings).toEqual([]);
    expect(far?.warnings[0]?.message).toContain('Over 4′ nobody');
  });
});

describe('treated wood', () => {
  it('asks for wood without arsenic if shops of the region still sell CCA, in both languages', async () => {
    const kinds = ['boards', 'sleepers'] as const;
    for (const region of REGION_NAMES) {
      const isAsked = region === 'cn';
      for (const kind of kinds) {
        const { materials, steps } = bed(region, { kind, cap: true });
        const wood = materials.filter(({ form }) => form === 'lengths');
        // Once a line: a cap may be of the same boards as the sides.
        for (const id of new Set(wood.map((one) => one.id))) {
          const asked = wood.filter((one) => one.id === id && one.why.includes('ACQ or copper'));
          expect(asked).toHaveLength(isAsked ? 1 : 0);
        }
        const step = steps.find(({ id }) => id === 'wood');
        expect(step?.detail?.includes('Never CCA')).toBe(isAsked);
        // The year in which other regions ended it says nothing here.
        expect(step?.detail?.includes('2004')).toBe(!isAsked);
        expect(step?.check?.includes('ACQ')).toBe(isAsked);
      }
    }
    const context = await contextIn('cn', 'metric', 'zh-Hans');
    const job = await buildARaisedBed.load('zh-Hans');
    const chinese = job.here(context).plan(measurePlace(newThing('bed'), context.locale).place, {});
    expect(chinese.steps.find(({ id }) => id === 'wood')?.detail).toContain('不要 CCA');
    const boards = chinese.materials.find(({ form }) => form === 'lengths');
    expect(boards?.why).toContain('ACQ 或铜唑');
  });
});
