import { beforeAll, describe, expect, it } from 'vitest';
import { productSold } from '../../../../web/planner/jobs/kit/bill.ts';
import { job as buildADeck } from '../../../../web/planner/jobs/build-a-deck/job.ts';
import type { JobContext, JobPlan } from '../../../../web/planner/jobs/kit/contract.ts';
import type { Typed } from '../../../../web/planner/jobs/kit/fields.ts';
import { Memo } from '../../../../web/planner/memo.ts';
import type { Place } from '../../../../web/planner/measure/places/place.ts';
import { inches, mm, toMm } from '../../../../web/planner/measure/units/units.ts';
import { stockId } from '../../../../web/planner/stock/offers.ts';
import type { Region } from '../../../../web/planner/stock/region.ts';
import { contextIn, REGION_NAMES } from '../../../support/job-context.ts';
import { newGround } from '../../../../web/planner/measure/places/place-input.ts';
import { plansOf } from './regional-plans.ts';
import { needsOf, piecesOf } from './bills.ts';
import { stepIds } from './lines.ts';
import { circle, ground, placed, PLACES, sides } from './places.ts';

type Plan = (region: Region, place: Place, typed?: Typed) => JobPlan;
const contexts = new Map<Region, JobContext>();
let planOf: Plan = () => {
  throw new Error('not loaded');
};
const contextOf = (region: Region): JobContext => {
  const context = contexts.get(region);
  if (context === undefined) throw new Error(`${region} is not loaded`);
  return context;
};
beforeAll(async () => {
  const job = await buildADeck.load('en');
  for (const region of REGION_NAMES) contexts.set(region, await contextIn(region));
  const known = new Memo();
  planOf = (region, place, typed = {}) =>
    known.of([region, JSON.stringify([place, typed])], () =>
      job.here(contextOf(region)).plan(place, typed),
    );
});

describe('three decks, taken off by hand', () => {
  it('UK: 3.6 × 2.4 m next to the house, 200 mm high, on slabs', () => {
    // Boards of 144 + 3: ⌈2400 ÷ 147⌉ = 17 rows of 3.6 m in one piece, one more for a split end (5 %).
    // Joists at 400: 10 of 2400 − 2 × 45; rims 2 × 3600; one row of 9 noggins of 400 − 45 (every 1.5 m), the last 45
    //   shorter, because the last joist is inside the edge.
    // Pads every 1.5 m at most: 3 a joist, 30 slabs of 600 × 300, 5.4 m²; mortar 50 deep at 80 kg/m² for
    //   40 mm is 100 kg/m², of it 17.5 cement: 94.5 and 445.5 kg. Pedestals 200 − 28 − 95 = 77 mm: 70 to 120.
    // Screws 17 × 10 × 2; 3 in each of 20 ends, 4 a noggin: 96; skirt 8.444 m: 2 × (22 + 3 sides).
    // Gravel 8.64 m² × 50 × 1.6 t/m³ × 1.1; membrane 1 m wide, laps of 150: 3 strips of 3.6 m; pins 4 a m².
    // Preserver: both ends of all wood, two coats of three times 1 L for 8 m².
    const plan = planOf('uk', ground(3600, 2400));
    expect(piecesOf(plan)).toEqual({
      'structural-timber~47x100-mm': [
        '10 × joist 2310',
        '2 × rim 3600',
        '8 × noggin 355',
        '1 × noggin 310',
      ],
      'deck-board~28x145-mm': ['17 × deck-board 3600', '1 × spare 3600'],
      'fascia-board~22x150-mm': ['2 × fascia 2422', '1 × fascia 3600'],
    });
    expect(needsOf(plan)).toEqual({
      'string-line': 24_000,
      'marking-pegs': 8,
      'paint-brush~50-mm': 1,
      'work-gloves': 1,
      'safety-glasses': 1,
      'dust-mask~ffp2': 1,
      'weed-membrane': 10_800,
      'membrane-pins': 35,
      gravel: 760_320,
      'paving-slab~600x300-mm': 30,
      cement: 94_500,
      'sharp-sand': 445_500,
      'waterproof-gloves': 1,
      'deck-pedestal~70-120-mm': 30,
      'exterior-screws~4x40-mm': 60,
      'structural-screws~6.7x100-mm': 96,
      'joist-tape~50-mm': 30_300,
      'deck-screws~4.5x65-mm': 340,
      'exterior-screws~4x50-mm': 50,
      'wood-preserver': 238,
    });
  });

  it('US: 12 × 10 ft, 24 in high, free-standing, fir at 40 psf', () => {
    // Joists at 16 in: 10. Past the beams 9 in: 120 − 18 = 102 in between: 2x6 reaches 100, 2x8 133 (R507.6).
    // Beam: 9 ÷ 102 is under 1/10: × 0.80 = 81.6 in. Three posts 72 in apart: 2-2x6 reaches 73 − 10 × 9.6 ÷ 24
    //   = 69, 2-2x8 98 − 13 × 0.4 = 92.8 (R507.5). 24 − 1 − 7.25 − 7.25 = 8.5 in under the beams are too little for a
    //   pier of 6 in and a post: 6 piers reach up to the beams.
    // Footing: 60 in × 72 in = 30 sq ft × 50 psf ÷ 1500 = 1 sq ft: Ø 13.5, at least 14 in, 6 thick, 24 deep; a
    //   tube of 12 in from 18 down to 8.5 above, and 3 of turf: 923.6 + 3336.4 cu in = 69.81 L, six of them; 100 L under the stairs.
    // Blocking over 2 beams and in the middle (102 > 96 in): 3 rows of 9, the last of each 1.5 in shorter. Ties 10 × 2. Nails 10 a tie, 8 a pier.
    // Stairs: ⌈24 ÷ 7.75⌉ = 4 risers, 3 treads of two boards; 36 ÷ 16: 4 stringers of hypot(30, 24) + 10 in.
    const plan = planOf('us', ground(3657.6, 3048));
    const pieces = piecesOf(plan);
    expect(pieces['structural-timber~2x8']).toEqual([
      '10 × joist 2971.8',
      '2 × rim 3657.6',
      '24 × noggin 368.3',
      '3 × noggin 330.2',
      '4 × beam 3657.6',
      '4 × hanger-upright 469.9',
    ]);
    // Under the rim are 15 3/4 in: a 2x12 carries the stringers’ heads, on uprights of 7 1/4 + 11 1/4 in.
    expect(pieces['structural-timber~2x12']).toEqual([
      '4 × stringer 1230.3',
      '1 × hanger-board 914.4',
    ]);
    expect(pieces['deck-post~6x6']).toBeUndefined();
    expect(pieces['tube-form~12-in']).toEqual(['6 × tube 749.3']);
    expect(pieces['deck-board~5-4x6']).toEqual([
      '22 × deck-board 3657.6',
      '4 × riser 914.4',
      '6 × tread 914.4',
      '2 × spare 3657.6',
    ]);
    const needs = needsOf(plan);
    expect(needs).toMatchObject({
      'anchor-studs~1-2x8-in': 12,
      'hurricane-tie': 20,
      'hanger-nails~1-1-2-in': 200 + 6 * 8,
      // Two rows every 16 in along 288 in of beam: 2 × 19.
      'galvanised-nails~3-in': 38,
      // 22 rows × 10 joists × 2, and 2 in each of 4 stringers for 10 boards of the stairs.
      'deck-screws~9x2-1-2-in': 440 + 80,
    });
    expect((needs['concrete-mix'] ?? 0) / 1000).toBeCloseTo(6 * 69.809 + 100, 1);
    // Four risers want a handrail; 24 in want no guard.
    expect(needs['deck-baluster~2x2']).toBeUndefined();
    // A 2 × 4 is no handrail there (IRC R311.7.8.5): round ones, on brackets 48 in apart at most.
    expect(pieces['handrail~2x4']).toBeUndefined();
    expect(pieces['stair-rail~1-1-2-in']).toEqual([
      '2 × handrail 1230.3',
      // Returned to the posts at both ends (IRC R311.7.8.4).
      '4 × handrail 101.6',
    ]);
  });

  it('US: posts of 6x6 stand on piers 6 in above the ground, with 16d nails in base and cap', () => {
    // 36 − 1 − 7.25 − 7.25 − 6 in; 8 nails in each base and 16 in each cap.
    const plan = planOf('us', ground(3657.6, 3048), { height: '36 in' });
    expect(piecesOf(plan)['deck-post~6x6']).toEqual(['6 × post 368.3']);
    expect(needsOf(plan)).toMatchObject({
      'post-base~6x6': 6,
      'anchor-studs~1-2x8-in': 6,
      'beam-connector~6x6': 6,
      'hanger-nails~3-1-2-in': 6 * 24,
    });
  });

  it('EU: 4 × 3 m, 700 mm high, with a guard', () => {
    // 45 × 145 C24 as 47 × 150 × 0.97 reaches 3.10 at 400: one span of 2.4, 300 past each beam. Beam 2/45 × 145 at
    //   2.7² ÷ 4.8 = 1.52 m carried: 2.25 × 0.97 = 2.18 over posts 2.0 m apart. 6 posts of 700 − 28 − 145 − 145.
    // Pads 300 × 300, to the frost at 800 and up through 75 of turf: 6 × 78.75 L, and 100 L under the stairs.
    // 700 ÷ 200: 4 risers of 175, 3 treads of two planks 60 × 120 that go 230 (DIN 18065), 900 − 2 × 60 long; 2 stringers
    //   √(690² + 700²) + 230.
    // Guard from 0.5 m (the lowest of the Union that we know). A washer of 50 mm holds 8.376 kN on an arm of
    //   145 − 36 − 15 = 94 mm; 0.5 kN/m × 1.5 × 0.943 m turn the post: 787 ÷ 707 = 1.113 m apart at most. 3000, 1550,
    //   1550, 3000 in 10 bays and two lines: 12 posts of 900 + 28 + 145, with two blocks each. Three bays of each run of
    //   3 m less two rims are 836.7 clear, ⌈(836.7 − 115) ÷ 155⌉ = 5 balusters; those of 1550 less one rim are 602.5: 4.
    //   6 × 5 + 4 × 4 = 46, and
    //   2 a tread on both sides: 12.
    const plan = planOf('eu', ground(4000, 3000), { height: '700' });
    const pieces = piecesOf(plan);
    expect(pieces['structural-timber~45x145-mm']).toEqual([
      '11 × joist 2910',
      '2 × rim 4000',
      '33 × noggin 355',
      '1 × noggin 310',
      '4 × beam 4000',
      '1 × hanger-board 900',
      '2 × hanger-upright 290',
    ]);
    expect(pieces['structural-timber~60x200-mm']).toEqual(['2 × stringer 1213']);
    expect(pieces['structural-timber~60x120-mm']).toEqual(['6 × tread 780']);
    expect(pieces['deck-post~100x100-mm']).toEqual([
      '6 × post 382',
      '12 × guard-post 1073',
      // A rise of 175 and the 1000 to which a handrail may be.
      '2 × guard-post 1175',
    ]);
    expect(pieces['handrail~40x90-mm']).toEqual([
      '8 × guard-rail 602',
      '12 × guard-rail 836',
      '2 × handrail 1213',
      '2 × guard-rail 1213',
    ]);
    expect(needsOf(plan)).toMatchObject({
      'concrete-mix': 6 * 78_750 + 100_000,
      'post-anchor~101-mm': 6,
      'beam-connector~100-mm': 6,
      'deck-baluster~40x40-mm': 46 + 12,
      // One for each joist on a beam; 4 a tread and 2 a stringer.
      'angle-bracket~90x90-mm': 22 + 16,
      // Two for each post of the guard through 100 + 45 and two washers of 3, nut 18: 169; of the stairs 60 for 45: 184.
      'post-bolts~m12x180-mm': 24,
      'post-bolts~m12x200-mm': 4,
    });
  });
});

describe('supports of a raised deck', () => {
  const heights = Array.from({ length: 12 }, (_, i) => 250 + 50 * i);
  const planned = (region: (typeof REGION_NAMES)[number]) =>
    heights.map((height) => planOf(region, ground(4000, 3000), { height: `${height} mm` }));

  it.each(REGION_NAMES)('have no post too short for its base and its cap, in %s', (region) => {
    const posts = planned(region).flatMap((plan) =>
      Object.values(piecesOf(plan))
        .flat()
        .flatMap((piece) => / × post (.+)$/.exec(piece)?.[1] ?? []),
    );
    expect(posts.length).toBeGreaterThan(0);
    expect(posts.map(Number).filter((post) => post < 200)).toEqual([]);
  });

  it.each(REGION_NAMES)('are concrete with two brackets under a low beam, in %s', (region) => {
    const onPiers = planned(region).filter((plan) =>
      plan.steps.some(({ id, uses }) => id === 'beams' && uses?.includes('angle-bracket')),
    );
    for (const plan of onPiers) {
      const needs = needsOf(plan);
      expect(
        Object.keys(needs).filter((id) => /^(post-base|post-anchor|beam-connector)/.test(id)),
      ).toEqual([]);
      expect(stepIds(plan)).toContain('footings');
    }
    expect(onPiers.length).toBeGreaterThan(0);
  });

  it('take concrete from the frost through the turf to the underside of the beams', () => {
    // 350 − 28 − 120 − 145 = 57 mm above the ground, 75 mm of turf, 300 × 300 each; boards of 150 round them.
    const plan = planOf('uk', ground(4200, 3000), { height: '350 mm', stairs: '0' });
    const needs = needsOf(plan);
    expect(needs['concrete-mix']).toBe((6 * (300 * 300 * (600 + 75 + 57))) / 1000);
    expect(piecesOf(plan)['formwork-board~22x150-mm']).toEqual(['12 × form 300', '12 × form 344']);
    expect(needs['angle-bracket~90x90-mm']).toBe(6 * 2 + 24);
  });

  it.each([
    ['24 in', ['tube 850.9']],
    ['48 in', ['tube 1219.2', 'tube 241.3']],
  ])('take whole tubes, and a short piece where the frost is at %s', (frost, tubes) => {
    const plan = planOf('us', ground(4267.2, 3048), { height: '28 in', frost, stands: 'beside' });
    const pieces = piecesOf(plan)['tube-form~12-in'] ?? [];
    expect(pieces.map((one) => one.replace(/^\d+ × /, ''))).toEqual(tubes);
    const footings = plan.steps.find(({ id }) => id === 'footings');
    expect(footings?.detail.includes('more than one piece')).toBe(tubes.length > 1);
  });
});

/** All reasons of a product's lines. */
const lineOf = (plan: JobPlan, product: string): string =>
  plan.materials
    .filter((one) => one.product === product)
    .map(({ why }) => why)
    .join(' ');
const detailOf = (plan: JobPlan, step: string): string =>
  plan.steps.find(({ id }) => id === step)?.detail ?? '';

describe('rows of beams', () => {
  it.each([
    { region: 'us', deck: [4876.8, 3657.6], joist: '2x8', beam: '4 × beam 4876.8' },
    { region: 'uk', deck: [5000, 4000], joist: '47x175-mm', beam: '4 × beam 3317' },
  ] as const)('are as few as joists one size deeper need, in $region', ({ region, ...is }) => {
    const [long, deep] = is.deck;
    const bought = (height: string) =>
      piecesOf(planOf(region, ground(long, deep), { height, stands: 'beside' }));
    const pieces = bought('700 mm');
    expect(pieces[`structural-timber~${is.joist}`]?.join()).toContain('joist');
    expect(Object.values(pieces).flat()).toContain(is.beam);
    // Where deeper joists have no room above the ground, there are more beams.
    expect(Object.values(bought('490 mm')).flat()).not.toContain(is.beam);
  });
});

it('has concrete delivered above 0.75 m³, what is to spare included', () => {
  const plan = planOf('uk', ground(4600, 3300), { height: '290', stands: 'ledger', lay: 'y' });
  expect(needOf(plan, 'ready-mix')).toBeGreaterThan(750_000 / 1.1);
  expect(needOf(plan, 'ready-mix')).toBeLessThan(750_000);
  expect(needOf(plan, 'concrete-mix')).toBe(0);
});

it('says where a hanger is a size lower than its joist', () => {
  const plan = planOf('uk', ground(5300, 3620), { height: '820 mm', stands: 'ledger', lay: 'x' });
  const whyOf = (product: string) => plan.materials.find((one) => one.product === product)?.why;
  expect(whyOf('joist-hanger')).not.toContain('size lower');
  expect(whyOf('end-hanger')).toContain('size lower than the joists');
});

describe('what carries beams and stairs of a low raised deck', () => {
  it.each(['uk', 'eu', 'cn'] as const)('has forms as high as its piers, in %s', (region) => {
    let stacked = 0;
    for (let height = 300; height <= 560; height += 10) {
      const plan = planOf(region, ground(4200, 3000), { height: `${height} mm`, stairs: '0' });
      const forms = plan.materials.find(({ product }) => product === 'formwork-board');
      if (forms?.form !== 'lengths') continue;
      const up = Number(/the top (\d+)\smm above/.exec(detailOf(plan, 'footings'))?.[1]);
      const piers = Number(/of (\d+) footings/.exec(forms.why)?.[1]);
      const rows = forms.pieces.reduce((sum, { quantity }) => sum + quantity, 0) / (4 * piers);
      const wide = Number(/x(\d+)-mm$/.exec(forms.id)?.[1]);
      expect(rows * wide, `${height}`).toBeGreaterThanOrEqual(up);
      if (rows > 1) {
        stacked += 1;
        expect(forms.why).toContain(`${rows} boards high`);
        expect(lineOf(plan, 'exterior-screws')).toContain(
          `${8 * rows + 4 * (rows - 1)} for the form of each of ${piers} piers`,
        );
      }
    }
    expect(stacked).toBeGreaterThan(0);
  });

  it('has a post at foot and head of each handrail if no guard has one', () => {
    // 24 in: 38 + 1 + 7-1/4 in at the head; 38.4 in from foot to head are one bay.
    const plan = planOf('us', ground(3657.6, 3048));
    expect(piecesOf(plan)['deck-post~4x4']).toEqual([
      '2 × guard-post 1117.6',
      '2 × guard-post 1174.8',
    ]);
    expect(needsOf(plan)).toMatchObject({ 'stair-rail-bracket': 4, 'carriage-bolts~1-2x6-in': 8 });
    expect(detailOf(plan, 'stairs')).toContain('At the head of each handrail bolt a post');
    const guarded = planOf('us', ground(3657.6, 3048), { height: '36 in' });
    expect(detailOf(guarded, 'stairs')).not.toContain('bolt a post');
  });

  it.each(['us', 'cn', 'uk', 'eu'] as const)('names brackets with a hole, in %s', (region) => {
    const plan = planOf(region, ground(3657.6, 3048), { height: '450 mm' });
    const hole = region === 'us' ? '9/16' : '13';
    expect(lineOf(plan, 'angle-bracket')).toContain(`with a hole of ${hole}`);
    expect(detailOf(plan, 'beams')).toContain(`hole of ${hole}`);
  });

  it('packs the hanger board out to the face of an edge beam', () => {
    const plan = planOf('uk', ground(4200, 3000), { height: '300 mm', stairs: '1' });
    expect(piecesOf(plan)['structural-timber~47x150-mm']).toEqual(
      expect.arrayContaining(['12 × joist 2820', '2 × hanger-upright 240', '2 × hanger-block 95']),
    );
    expect(lineOf(plan, 'exterior-screws')).toContain('12 for each of 2 uprights');
    expect(detailOf(plan, 'stairs')).toContain('a block as deep as the hanger board');
    expect(detailOf(plan, 'joists')).not.toMatch(/rim/i);
  });

  it('hangs stringers on an edge beam that is deep enough', () => {
    const plan = planOf('us', ground(4876.8, 3657.6), {
      height: '16 in',
      stands: 'alone',
      stairs: '1',
    });
    expect(Object.values(piecesOf(plan)).flat().join()).not.toContain('hanger-');
    expect(detailOf(plan, 'stairs')).toContain('hang them on the edge beam');
  });

  it.each(REGION_NAMES)('braces posts where there is wood for the brace, in %s', (region) => {
    for (const [wide, deep] of [
      [1500, 2000],
      [4140, 2870],
      [7000, 5350],
    ] as const) {
      const plan = planOf(region, ground(wide, deep), { height: '1450 mm' });
      const pieces = Object.values(piecesOf(plan)).flat();
      const [, count, long] = /(\d+) × brace (\d+)/.exec(pieces.join('\n')) ?? [];
      const [, along] =
        /(\d+) braces under the beams/.exec(lineOf(plan, 'structural-screws')) ?? [];
      const [, across] =
        /(\d+) braces under the outer/.exec(lineOf(plan, 'structural-screws')) ?? [];
      const posts =
        needsOf(plan)[
          Object.keys(needsOf(plan)).find((id) => /^post-(?:base|anchor)/.test(id)) ?? ''
        ];
      expect(Number(along) + Number(across)).toBe(Number(count));
      // Each end post has one across; those between have none in the US (AWC DCA 6), two along elsewhere.
      const between = Number(posts) - Number(across);
      expect(Number(along)).toBe(Number(across) + (region === 'us' ? 0 : 2 * between));
      // Braces from both posts of the narrowest bay do not meet.
      expect(Math.SQRT2 * Number(long)).toBeLessThan(wide);
      expect(detailOf(plan, 'joists')).toContain('under the outer joist');
    }
  });

  it('notches the stringers that have no brackets under their treads', () => {
    const typed = { height: '900 mm', stairs: '1' };
    expect(detailOf(planOf('us', ground(4000, 3000), typed), 'stairs')).toContain(
      'Saw 1″ off its foot',
    );
    expect(detailOf(planOf('uk', ground(4000, 3000), typed), 'stairs')).not.toContain(
      'off its foot',
    );
  });
});

describe('the head of the stairs', () => {
  it.each(REGION_NAMES)('hangs on a board that fits between rim and ground, in %s', (region) => {
    for (const height of ['350 mm', '600 mm', '900 mm']) {
      const plan = planOf(region, ground(4000, 3000), { height, stairs: '1' });
      const pieces = Object.values(piecesOf(plan)).flat();
      expect(pieces.filter((piece) => piece.includes('hanger-board'))).toHaveLength(1);
      expect(pieces.filter((piece) => piece.includes('hanger-upright'))).toHaveLength(1);
    }
  });
});

describe('treads of planks', () => {
  it.each(['uk', 'eu', 'cn'] as const)('fit between the two stringers, in %s', (region) => {
    const plan = planOf(region, ground(4000, 3000), { height: '600 mm', stairs: '1' });
    const all = Object.entries(piecesOf(plan));
    const sizeOf = (name: string): number =>
      Number(
        all
          .flatMap(([, pieces]) => pieces)
          .find((one) => one.includes(name))
          ?.split(' ')[3],
      );
    const [timber = ''] = all.find(([, pieces]) => pieces.join(' ').includes('stringer')) ?? [];
    const thick = Number(/~(\d+)x/u.exec(timber)?.[1]);
    // Sawn 47 mm is 45 mm planed.
    const less = region === 'uk' ? thick - 2 : thick;
    expect(sizeOf(' tread ')).toBe(sizeOf(' hanger-board ') - 2 * less);
  });
});

describe('the skirt of a raised deck', () => {
  it.each(REGION_NAMES)('goes on after the stairs hang on the rim, in %s', (region) => {
    const ids = stepIds(planOf(region, ground(4000, 3000), { height: '1150 mm', stairs: '1' }));
    expect(ids.indexOf('stairs')).toBeGreaterThan(0);
    expect(ids.indexOf('skirt')).toBeGreaterThan(ids.indexOf('stairs'));
  });

  it('stands on packers where bolts of the guard stand out, with longer screws', () => {
    const guarded = needsOf(planOf('eu', ground(4000, 3000), { height: '1150 mm' }));
    const low = needsOf(planOf('eu', ground(4000, 3000), { height: '200 mm' }));
    expect(guarded).toHaveProperty('packers');
    expect(low).not.toHaveProperty('packers');
  });
});

it.each(REGION_NAMES)('gets a ladder for a frame that is over a head, in %s', (region) => {
  for (const [height, ids] of [
    ['1800 mm', []],
    ['2100 mm', ['ledger', 'beams', 'joists', 'noggins', 'skirt']],
  ] as const) {
    const { steps } = planOf(region, ground(4000, 3000), { height, stands: 'ledger', stairs: '0' });
    const laddered = steps.filter(({ tools = [] }) => tools.includes('stepladder'));
    expect(laddered.map(({ id }) => id)).toEqual(ids);
  }
});

it('stops stairs that are too long for their table at the stairs, not at the height', () => {
  const { warnings } = planOf('us', ground(4000, 3000), { height: '2100 mm', stairs: '1' });
  expect(warnings.find(({ rule }) => rule === 'dca6-stairs')?.field).toBe('stairs');
});

it('speaks of handrails alone if a deck has stairs and no guard', () => {
  const steps = planOf('cn', ground(4000, 3000), { height: '620 mm', stairs: '1' }).steps;
  const rails = steps.find(({ id }) => id === 'rails');
  expect(`${rails?.title} ${rails?.detail}`).not.toMatch(/baluster/i);
});

const HEIGHTS = [100, 200, 240, 260, 300, 450, 600, 900, 1200, 2000].map((one) => `${one} mm`);

const has = (height: string, id: string): boolean =>
  planOf('uk', ground(4000, 3000), { height }).steps.some((step) => step.id === id);

/** All that is counted, added up. */
const sum = (x: number, y: number): number =>
  Object.values(needsOf(planOf('uk', ground(x, y), { height: '900' }))).reduce((a, b) => a + b, 0);

describe('buildADeck', () => {
  it.each(REGION_NAMES)(
    'is whole at any height in %s: what steps use is bought, what is bought is used',
    (region) => {
      for (const height of HEIGHTS) {
        for (const typed of [
          {},
          { stands: 'ledger' },
          { stands: 'alone', material: 'composite' },
        ]) {
          const plan = planOf(region, PLACES.ground, { height, ...typed });
          const what = `${region} ${height} ${JSON.stringify(typed)}`;
          if (Object.keys(plan.problems).length > 0) continue;
          const used = new Set(
            plan.steps.flatMap(({ uses = [] }) =>
              uses.map((one) => productSold(contextOf(region).shelf, one)),
            ),
          );
          used.delete(undefined);
          const bought = new Set(plan.materials.map(({ product }) => product));
          expect(used, what).toEqual(bought);
          expect(plan.steps.length, what).toBeGreaterThanOrEqual(10);
          expect(plan.steps.length, what).toBeLessThanOrEqual(16);
          for (const one of plan.materials) {
            if (one.form !== 'lengths') continue;
            const longest = Math.max(...one.stock.map(({ length }) => length));
            expect(
              Math.max(...one.pieces.map(({ length }) => length)),
              `${what} ${one.id}`,
            ).toBeLessThanOrEqual(longest);
          }
        }
      }
    },
  );

  it('can be free-standing at every usual height', () => {
    for (const region of REGION_NAMES) {
      for (const height of HEIGHTS) {
        const plan = planOf(region, ground(4000, 3000), { height });
        expect([region, height, plan.problems]).toEqual([region, height, {}]);
        expect(plan.materials.length).toBeGreaterThan(15);
      }
    }
  });

  it('puts a railing of the guard’s height round a low deck if chosen', () => {
    const low = { height: '200' };
    const bare = planOf('uk', ground(4000, 3000), low);
    const railed = planOf('uk', ground(4000, 3000), { ...low, railing: true });
    expect(detailOf(railed, 'guard-posts')).not.toContain('stairs');
    expect(stepIds(bare)).not.toContain('guard-posts');
    expect(stepIds(railed)).toEqual(expect.arrayContaining(['guard-posts', 'rails']));
    expect(Object.keys(needsOf(railed)).join(' ')).toContain('deck-baluster');
    for (const region of REGION_NAMES) {
      const warned = planOf(region, ground(3000, 2400), { height: '150 mm', railing: true });
      const fix = warned.warnings.find(({ rule }) => rule === 'deck-railing')?.fix;
      expect(fix?.field, region).toBe('height');
      const height = String(fix?.value);
      const fixed = planOf(region, ground(3000, 2400), { height, railing: true });
      const left = fixed.warnings.map(({ rule }) => rule);
      expect(
        left.filter((rule) => /^deck-(?:railing|air)$/.test(rule)),
        region,
      ).toEqual([]);
    }
    // Two bolts fit in a rim of 145 mm, not in one of 95.
    expect(Object.keys(piecesOf(railed))).toContain('structural-timber~47x150-mm');
    expect(detailOf(railed, 'guard-posts')).toContain('1275 mm apart');
  });

  it('asks for a guard from the height of the country on, and for stairs from the second step on', () => {
    expect([has('601', 'rails'), has('601', 'guard-posts')]).toEqual([true, true]);
    expect([has('600', 'guard-posts'), has('220', 'stairs'), has('221', 'stairs')]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('rips the skirt of a deck so low that air would not get under it', () => {
    // 160 mm less 20 mm of air is less than the 150 mm of the skirt.
    expect(skirtOf('160')).toContain('Rip it to ');
    expect(skirtOf('300')).not.toContain('Rip it');
  });

  it('takes one row of anchors along a ledger too narrow for two', () => {
    expect(fixed([4000, 3000])).toContain('in two rows');
    expect(fixed([4000, 1500])).toContain('in one row along its middle');
  });

  it('is fixed to a house with anchors in resin, in the US with ledger screws and hold-downs', () => {
    const uk = needsOf(planOf('uk', ground(4000, 3000), { stands: 'ledger', height: '600' }));
    // Every 400 mm along 4 m: 11 in the wall; four under each of 3 posts.
    expect(uk).toMatchObject({ 'anchor-studs~m12x160-mm': 23, 'chemical-anchor': 1, packers: 22 });
    const us = planOf('us', ground(3657.6, 3048), { stands: 'ledger' });
    // A span of 111 in is read at 10 ft: every 14 in along 144 in, and one.
    expect(needsOf(us)).toMatchObject({ 'structural-screws~5-16x3-5-8-in': 12, 'tension-tie': 4 });
    expect(us.gates.map(({ id }) => id)).toContain('bearing');
  });

  it('stops past its tables, says which and whom to ask, and buys nothing', () => {
    const tall = planOf('uk', ground(4000, 3000), { height: '3900' });
    expect(tall.materials).toEqual([]);
    expect(tall.warnings.at(-1)).toMatchObject({ rule: 'uk-deck-post', severity: 'stop' });
    expect(tall.warnings.at(-1)?.message).toMatch(/3\.00 m.*structural engineer/);
    const snowy = planOf('us', ground(4000, 3000), { load: '80' });
    expect(snowy.warnings.at(-1)).toMatchObject({ rule: 'irc-r507.6', severity: 'stop' });
    const tub = planOf('uk', ground(4000, 3000), { heavy: true });
    expect(tub.warnings[0]).toMatchObject({ severity: 'stop', field: 'heavy' });
  });

  it('stops if joists are too far apart for the boards', () => {
    const plan = planOf('uk', ground(4000, 3000), { straightSpacing: '450' });
    expect(plan.warnings).toMatchObject([{ severity: 'stop', field: 'straightSpacing' }]);
    expect(plan.warnings[0]?.message).toContain('400 mm');
  });

  it('reports the least height of a frame on posts', () => {
    const plan = planOf('us', ground(3657.6, 3048), { height: '7 in', stands: 'ledger' });
    expect(plan.problems['height']).toContain('at least');
    expect(plan.materials).toEqual([]);
  });

  it('refuses a round deck at the field of its boards', () => {
    expect(planOf('uk', circle(3000)).problems['lay']).toBeDefined();
  });

  it('opens values stored before decks had a frame', () => {
    const typed = {
      lay: 'y',
      boardWidth: '120',
      material: 'softwood',
      straightSpacing: '350',
      kerf: '2',
    };
    const plan = planOf('uk', ground(4000, 3000), typed);
    expect(plan.problems).toEqual({});
    expect(piecesOf(plan)['deck-board~28x120-mm']).toBeDefined();
  });

  it('names the shop’s width if the entered one differs', () => {
    const [warning] = planOf('uk', ground(4000, 3000), { boardWidth: '90' }).warnings;
    expect(warning).toMatchObject({ rule: 'shelf-width', field: 'boardWidth' });
    expect(warning?.message).toContain('120 mm');
  });

  it.each(REGION_NAMES)(
    'has balusters in %s that leave no gap for a head under the guard',
    (region) => {
      for (const height of ['700 mm', '1100 mm', '1600 mm']) {
        const plan = planOf(region, ground(4300, 3150), { height, stands: 'alone' });
        const posts = (
          piecesOf(plan)['deck-post~100x100-mm'] ??
          piecesOf(plan)['deck-post~4x4'] ??
          []
        ).filter((one) => one.includes('guard-post'));
        const baluster = plan.materials.find(({ product }) => product === 'deck-baluster');
        if (baluster === undefined || posts.length === 0) continue;
        const { shelf } = contextOf(region);
        const { variants } = shelf['deck-baluster'];
        const own = variants.find((one) => stockId('deck-baluster', one) === baluster.id);
        const [rail] = shelf.handrail.variants;
        const rails = plan.steps.find(({ id }) => id === 'rails')?.detail ?? '';
        const high = region === 'us' ? 914.4 : Number(/(\d+)\smm above/.exec(rails)?.[1]);
        const gap = high - 2 * toMm(rail.thickness) - toMm(own?.length ?? mm(0));
        expect(gap, `${region} ${height}`).toBeLessThanOrEqual(100);
      }
    },
  );

  it('costs a piece more for a centimetre more, never less', () => {
    for (let more = 0; more < 200; more += 10) {
      expect(sum(4000 + more + 10, 3000)).toBeGreaterThanOrEqual(sum(4000 + more, 3000));
    }
  });
});

describe('guards and stairs', () => {
  it.each([
    ['uk', 95, 95],
    ['us', 3.5, 3.5],
    ['eu', 110, 95],
    ['cn', 95, 95],
  ] as const)('screws ends through 45 or 60 mm with 50 mm to hold, in %s', (region, low, high) => {
    for (const [height, least] of [
      ['120 mm', low],
      ['1100 mm', high],
    ] as const) {
      const plan = planOf(region, ground(4200, 3300), { height, stands: 'alone' });
      const ends = plan.materials.filter(({ why }) =>
        /ends of joists|noggins|pieces of blocking|blocks beside/.test(why),
      );
      const sizes = ends.map(({ name }) => /(\d+)(?:[-\s](\d)\/(\d))?\s(?:mm|in)/.exec(name) ?? []);
      expect(sizes.length).toBeGreaterThan(0);
      for (const [name, whole, over = 0, under = 1] of sizes)
        expect(Number(whole) + Number(over) / Number(under), name).toBeGreaterThanOrEqual(least);
    }
  });

  const HIGH = { height: '1100 mm', stairs: '1' };

  it.each([
    ['uk', 100],
    ['eu', 120],
    ['cn', 110],
  ] as const)('%s: names the gap of %i mm that balusters keep', (region, gap) => {
    const plan = planOf(region, ground(4300, 2900), HIGH);
    expect(detailsOf(plan, 'rails')).toContain(`gaps under ${gap}\u00A0mm`);
  });

  it('draws guard posts inside the rims', () => {
    const { scene } = planOf('uk', ground(4300, 2900), { ...HIGH, stands: 'alone' });
    const posts = scene?.solids.filter(({ step }) => step === 'guard-posts') ?? [];
    const [xs, ys] = [0, 1].map((axis) =>
      posts.flatMap(({ at, size }) => [at[axis] ?? 0, (at[axis] ?? 0) + (size[axis] ?? 0)]),
    );
    const extent = [xs, ys].map((all = []) => [Math.min(...all), Math.max(...all)]);
    // Rims of 45 mm; the garden is at negative y.
    expect(extent).toEqual([
      [mm(45), mm(4300 - 45)],
      [mm(45 - 2900), mm(-45)],
    ]);
  });

  it('blocks every guard post to the joists, with timber and screws on the list', async () => {
    const planIn = await plansOf(buildADeck);
    for (const region of ['uk', 'us', 'eu', 'cn'] as const) {
      for (const stands of ['beside', 'ledger', 'alone']) {
        const place = { ...newGround('deck'), sides: sides('rectangle', 4200, 3300) };
        const plan = planIn(region, { ...HIGH, stands }, place);
        const step = plan.steps.find(({ id }) => id === 'guard-posts');
        expect(step?.uses, `${region} ${stands}`).toEqual(
          expect.arrayContaining([
            'structural-timber',
            region === 'us' ? 'exterior-screws' : 'structural-screws',
          ]),
        );
        expect(JSON.stringify(plan.materials)).toContain('blocks beside');
      }
    }
  });

  it('stands stringers on concrete that was poured with the footings', async () => {
    const planIn = await plansOf(buildADeck);
    for (const region of ['uk', 'us', 'eu', 'cn'] as const) {
      for (const height of ['400 mm', '1100 mm']) {
        const place = { ...newGround('deck'), sides: sides('rectangle', 4200, 3300) };
        const { steps } = planIn(region, { height, stairs: '1' }, place);
        const poured = steps.filter(({ uses = [] }) =>
          uses.some((one) => one === 'concrete-mix' || one === 'ready-mix'),
        );
        expect(poured.map(({ id }) => id)).not.toContain('stairs');
        if (steps.some(({ id }) => id === 'stairs')) {
          expect(poured.every(({ dryMinutes = 0 }) => dryMinutes >= 24 * 60)).toBe(true);
        }
      }
    }
  });

  it('closes the open sides of high stairs with a lower rail and balusters', async () => {
    const planIn = await plansOf(buildADeck);
    const place = { ...newGround('deck'), sides: sides('rectangle', 4200, 3300) };
    for (const region of ['uk', 'us', 'eu', 'cn'] as const) {
      const stairs = planIn(region, HIGH, place);
      const none = planIn(region, { ...HIGH, stairs: '0' }, place);
      const railsOf = ({ materials }: typeof stairs) =>
        materials.flatMap((one) =>
          one.form === 'lengths' && (one.product === 'handrail' || one.product === 'stair-rail')
            ? one.pieces
            : [],
        );
      const slope = railsOf(stairs).find(({ name }) => name === 'handrail');
      expect(slope?.quantity).toBe(2);
      const below = railsOf(stairs).find(
        ({ name, length }) => name === 'guard-rail' && length === slope?.length,
      );
      expect(below?.quantity).toBeGreaterThanOrEqual(2);
      expect(railsOf(none).some(({ name }) => name === 'handrail')).toBe(false);
    }
  });
});

/** Quantities that a line of a product needs, by its reason. */
const needOf = (plan: JobPlan, product: string): number =>
  plan.materials.reduce(
    (all, one) => all + (one.product === product && one.form === 'packs' ? one.need : 0),
    0,
  );

describe('parts at edges and ends', () => {
  it('beds slabs side by side, however close the joists are', () => {
    for (const region of REGION_NAMES) {
      for (const lay of ['x', 'diagonal']) {
        const plan = planOf(region, ground(3900, 2700), { lay, height: '190 mm', stands: 'alone' });
        const slabs = (plan.scene?.solids ?? []).filter(({ product }) => product === 'paving-slab');
        expect(slabs.length, `${region} ${lay}`).toBeGreaterThan(0);
        if (lay === 'diagonal') expect(needOf(plan, 'paving-slab')).toBe(slabs.length);
        for (const [i, { at, size }] of slabs.entries()) {
          for (const other of slabs.slice(i + 1)) {
            const lapX =
              Math.min(at[0] + size[0], other.at[0] + other.size[0]) - Math.max(at[0], other.at[0]);
            const lapY =
              Math.min(at[1] + size[1], other.at[1] + other.size[1]) - Math.max(at[1], other.at[1]);
            // Nearest joists share two bays: their slabs move until they touch.
            const most = lay === 'diagonal' ? 0 : mm(105);
            expect(Math.min(lapX, lapY), region).toBeLessThanOrEqual(most);
          }
        }
      }
    }
  });

  it('has pieces that a tape shows', () => {
    for (const region of REGION_NAMES) {
      const mark = region === 'us' ? inches(1 / 16) : mm(1);
      for (const lay of ['x', 'diagonal']) {
        const plan = planOf(region, ground(7300, 3850), { lay, height: '1 m', stairs: '2' });
        for (const line of plan.materials) {
          const isSawn = line.form === 'lengths' && /timber|board|post/.test(line.id);
          for (const one of isSawn ? line.pieces : []) {
            expect(one.length % mark, `${region} ${line.id} ${one.name}`).toBe(0);
          }
        }
      }
    }
  });

  it('says how wide the rows at the edges are ripped, so that all of them fill the deck', () => {
    for (let wide = 2000; wide <= 3200; wide += 37) {
      const plan = planOf('eu', ground(3900, wide), { lay: 'x', height: '500 mm' });
      const said = detailOf(plan, 'boards');
      const rows = Number(/^(\d+) rows/.exec(lineOf(plan, 'deck-board'))?.[1]);
      const first = /first row to (\d+)/.exec(said)?.[1] ?? '145';
      const last = /last (?:row )?to (\d+)/.exec(said)?.[1] ?? '145';
      const filled = (rows - 2) * 145 + (rows - 1) * 3 + Number(first) + Number(last);
      // Gaps of a millimetre more may fill the rest.
      expect(wide - filled, `${wide}`).toBeGreaterThanOrEqual(-3);
      expect(wide - filled, `${wide}`).toBeLessThanOrEqual(rows);
    }
  });

  it('has risers that a tape shows, which add up to the height', () => {
    for (const height of [640, 910, 1130, 1350, 1490]) {
      const plan = planOf('eu', ground(4200, 3000), { height: `${height} mm`, stairs: '1' });
      const said = /(\d+) risers of ([\d.]+)/.exec(detailOf(plan, 'stairs'));
      expect(said?.[2], `${height}`).not.toContain('.');
      expect(Math.abs(Number(said?.[1]) * Number(said?.[2]) - height)).toBeLessThanOrEqual(5);
    }
  });

  it.each(['uk', 'us', 'eu'] as const)(
    'has hangers with flanges turned in at both ends of a ledger, in %s',
    (region) => {
      const plan = planOf(region, ground(4572, 3048), { stands: 'ledger', height: '1 m' });
      expect(needOf(plan, 'end-hanger')).toBe(2);
      expect(detailOf(plan, 'joists')).toContain('flanges turned in');
      const alone = planOf(region, ground(4572, 3048), { stands: 'alone', height: '1 m' });
      expect(needOf(alone, 'end-hanger')).toBe(0);
    },
  );

  it('nails two brackets at each end where no hanger is as wide as the joists', () => {
    const plan = planOf('cn', ground(4000, 3000), { stands: 'ledger', height: '1 m' });
    expect(lineOf(plan, 'angle-bracket')).toContain('2 for each of 11 ends that hang');
    expect(detailOf(plan, 'joists')).toContain('two brackets');
  });

  it.each(REGION_NAMES)('bolts guard posts through all boards of an edge beam, in %s', (region) => {
    let flush = 0;
    for (let height = 250; height <= 520; height += 30) {
      const plan = planOf(region, ground(4200, 3000), { height: `${height} mm`, railing: true });
      const isFlush = detailOf(plan, 'guard-posts').includes('edge beams');
      const bolts = plan.materials.filter(
        ({ product, why }) =>
          product === productSold(contextOf(region).shelf, 'post-bolts') &&
          why.includes('edge beams'),
      );
      expect(bolts.length, `${height}`).toBe(isFlush ? 1 : 0);
      for (const line of bolts) {
        flush += 1;
        // Post 89 or 95 mm and two boards of 38 or 45.
        const joint = line.form === 'packs' ? line.joint : undefined;
        expect(toMm(joint?.through ?? mm(0))).toBeGreaterThan(88 + 2 * 38);
      }
    }
    expect(flush).toBeGreaterThan(0);
  });

  it.each(REGION_NAMES)('screws noggins in only where joists are long, in %s', (region) => {
    for (const width of [1300, 3400]) {
      const plan = planOf(region, ground(3600, width), { height: '560 mm', stands: 'alone' });
      const rows = plan.scene?.solids.filter(({ step }) => step === 'noggins').length ?? 0;
      const says = plan.steps.find(({ id }) => id === 'noggins')?.detail ?? '';
      expect(/noggin|blocking/i.test(says), `${width}`).toBe(rows > 0);
    }
  });

  it('hangs stairs on a beam only where one is the edge', () => {
    // Boards along the longer side: the stairs there are across the joists, at a beam.
    const onBeam = ['x', 'y'].map((lay) => {
      const plan = planOf('us', ground(7315, 2438), { height: '15 in', stands: 'alone', lay });
      expect(detailOf(plan, 'joists')).toContain('between the beams');
      return detailOf(plan, 'stairs').includes('edge beam');
    });
    expect(onBeam).toEqual([true, false]);
  });

  it('returns the handrails of the US to their posts', () => {
    const plan = planOf('us', ground(4572, 3048), { height: '40 in', stairs: '1' });
    const rail = plan.materials.find(({ product }) => product === 'stair-rail');
    const pieces = rail?.form === 'lengths' ? rail.pieces : [];
    expect(pieces.map(({ quantity }) => quantity)).toEqual([2, 4]);
    expect(detailOf(plan, 'rails')).toContain('returns to its post');
    expect(lineOf(plan, 'exterior-screws')).toContain('2 for each of 4 ends of the handrails');
  });

  it('speaks of a handrail only where stairs have one', () => {
    for (const region of REGION_NAMES) {
      const plan = planOf(region, ground(4200, 3000), { height: '330 mm', railing: true });
      expect(lineOf(plan, 'handrail')).toBe('Two between posts.');
      expect(detailOf(plan, 'rails')).not.toMatch(/They are|andrail/);
    }
  });

  it('speaks of no house beside a deck that stands alone', () => {
    for (const region of REGION_NAMES) {
      const plan = planOf(region, ground(4200, 3000), { stands: 'alone', height: '700 mm' });
      const said = plan.steps.map(({ detail, check }) => `${detail} ${check}`).join(' ');
      expect(said, region).not.toMatch(/house|wall|sill/i);
    }
  });

  it('doubles joists exactly where the steps say so', () => {
    const short = detailOf(planOf('eu', ground(3500, 2500), { height: '500' }), 'joists');
    const long = planOf('eu', ground(6500, 2500), { height: '500' });
    const diagonal = planOf('eu', ground(6500, 4500), { height: '500', lay: 'diagonal' });
    expect(short).not.toContain('doubled');
    expect(detailOf(long, 'joists')).toContain('doubled');
    expect(detailOf(long, 'boards')).toContain('doubled joists');
    expect(detailOf(diagonal, 'joists')).not.toContain('doubled');
    expect(detailOf(diagonal, 'boards')).toContain('along the middle of a joist');
  });
});

/** Text of the step for the ledger. */
const fixed = (size: readonly [number, number]): string =>
  planOf('uk', ground(...size), { stands: 'ledger', height: '600' }).steps.find(
    ({ id }) => id === 'ledger',
  )?.detail ?? '';

/** Text of the step for the skirt. */
const skirtOf = (height: string): string =>
  planOf('uk', ground(4000, 3000), { stands: 'alone', height }).steps.find(
    ({ id }) => id === 'skirt',
  )?.detail ?? '';

const detailsOf = ({ steps }: JobPlan, id: string): string =>
  steps.find((step) => step.id === id)?.detail ?? '';

/** Decks on slabs, by height in mm. */
const lowDecks = (region: Region): readonly { height: number; plan: JobPlan }[] => {
  const decks = [120, 160, 200, 240, 280, 300]
    .map((height) => ({
      height,
      plan: planOf(region, ground(3600, 2400), { height: `${height} mm`, stairs: '0' }),
    }))
    .filter(({ plan }) => stepIds(plan).includes('pads'));
  expect(decks.length).toBeGreaterThan(1);
  return decks;
};
/** Thickness and width of a product as its line names them, mm. */
const sizeOf = ({ materials }: JobPlan, product: string): readonly [number, number] => {
  const id = materials.find((line) => line.product === product)?.id ?? '';
  const [, thick, wide] = /~(\d+)x(\d+)-mm/.exec(id) ?? [];
  return [Number(thick), Number(wide)];
};
const millimetres = (text: string): number[] =>
  [...text.matchAll(/(\d+)\smm/g)].map(([, size]) => Number(size));

const boardTools = ({ steps }: JobPlan): readonly string[] =>
  steps.find(({ id }) => id === 'boards')?.tools ?? [];

describe('rows of composite boards', () => {
  it('fill the width of the deck, ripped and screwed, or start in clips', () => {
    // 32 boards of 146 mm and 31 gaps of 5 mm are 23 mm short of 4850: both outer rows are ripped.
    const typed = { material: 'composite', lay: 'y', height: '150' };
    for (const long of [4850, 4827]) {
      const plan = planOf('eu', ground(long, 3150), typed);
      const isRipped = long === 4850;
      expect(detailsOf(plan, 'boards').includes('Rip the first row'), `${long}`).toBe(isRipped);
      expect(lineOf(plan, 'starter-clips') === '', `${long}`).toBe(isRipped);
    }
  });

  it.each(REGION_NAMES)('%s: leave room for ends that grow, and wood does not', (region) => {
    for (const lay of ['longer', 'diagonal']) {
      for (const railing of [true, false]) {
        const typed = { height: '340 mm', lay, railing };
        const text = (material: string): string =>
          detailsOf(planOf(region, ground(7700, 4850), { ...typed, material }), 'boards');
        expect(text('composite')).toContain('between the ends of two boards');
        expect(text('composite').includes('behind the skirt')).toBe(!railing);
        expect(text('softwood')).not.toMatch(/between the ends|behind the skirt/);
      }
    }
  });

  it('start in no clips in the middle of a diagonal deck', () => {
    const plan = planOf('eu', ground(3900, 2350), { material: 'composite', lay: 'diagonal' });
    expect(lineOf(plan, 'starter-clips')).toBe('');
    expect(detailsOf(plan, 'boards')).toContain('on both sides of the first row');
  });
});

describe('heights that a builder marks', () => {
  it.each(['uk', 'eu', 'cn'] as const)('%s: the skirt of a low deck reaches its rim', (region) => {
    for (const { height, plan } of lowDecks(region)) {
      const [, skirt] = sizeOf(plan, 'fascia-board');
      const text = detailsOf(plan, 'skirt');
      const ripped = /Rip it to (\d+)\smm/.exec(text)?.[1];
      const wide = ripped === undefined ? skirt : Number(ripped);
      const air = Number(/covers: (\d+)\smm stays open/.exec(text)?.[1] ?? 0);
      // Open gap and skirt add up to the height: it covers the ends of the boards.
      expect(air + wide, `${region} ${height}`).toBe(height);
      expect(air).toBeGreaterThanOrEqual(20);
    }
  });

  it.each(['uk', 'eu', 'cn'] as const)('%s: slab tops are where pedestals reach', (region) => {
    for (const { height, plan } of lowDecks(region)) {
      const said = /tops of the slabs lie (.*) under/.exec(detailsOf(plan, 'pads'))?.[1] ?? '';
      const [least = 0, most = 0] = millimetres(said);
      expect(least, `${region} ${height}`).toBeLessThan(most);
      // The highest slab is at most its thickness above the ground.
      expect(height - most, `${region} ${height}`).toBeLessThanOrEqual(50);
    }
  });

  it.each(['uk', 'eu', 'cn'] as const)('%s: pedestals fit under the least height', (region) => {
    const at = (height: string): JobPlan => planOf(region, ground(3600, 2400), { height });
    const least = at('100 mm').warnings.find(({ rule }) => rule === 'deck-air')?.message ?? '';
    const [most = 0] = millimetres(least);
    const [slabs] = millimetres(
      /slabs lie (.*) under/.exec(detailsOf(at(`${most} mm`), 'pads'))?.[1] ?? '',
    );
    expect(slabs, region).toBe(most);
  });

  it.each(['uk', 'eu', 'cn'] as const)('%s: the ledger is a board under the deck', (region) => {
    const plan = planOf(region, ground(3600, 2400), { height: '640 mm', stands: 'ledger' });
    const [board] = sizeOf(plan, 'deck-board');
    const [top] = millimetres(detailsOf(plan, 'ledger'));
    expect(top).toBe(640 - board);
  });

  it('leaves room for the packers on piers', () => {
    // 340 mm less boards of 28 and joists of 145: beams 167 mm above the ground, piers 5 mm lower; 75 mm of turf.
    const plan = planOf('uk', ground(3700, 2550), { height: '340 mm', stands: 'ledger' });
    expect(detailsOf(plan, 'footings')).toMatch(/237\smm above the stripped ground/);
    expect(detailsOf(plan, 'beams')).toMatch(/5\smm thick/);
  });
});

describe('levels of a low deck', () => {
  it('add up from the stripped ground to the boards, at every height and in every region', () => {
    const wrong: string[] = [];
    let thicker = 0;
    for (const region of ['uk', 'eu', 'cn'] as const)
      for (let height = 130; height <= 330; height += 5) {
        const plan = planOf(region, ground(3700, 2550), { height: `${height} mm`, stairs: '0' });
        const bed = Number(/(\d+)\smm of mortar/.exec(detailOf(plan, 'pads'))?.[1]);
        if (Number.isNaN(bed)) continue;
        const { shelf } = contextOf(region);
        const slab = plan.materials.find(({ product }) => product === 'paving-slab');
        const variant = shelf['paving-slab'].variants.find(
          (one) =>
            slab?.id === `paving-slab~${toMm(one.length ?? mm(0))}x${toMm(one.width ?? mm(0))}-mm`,
        );
        const most = Number(/to (\d+)\smm under/.exec(detailOf(plan, 'pads'))?.[1]);
        // 75 mm of turf are gone: the bed and the slab come up from there.
        const top = bed - 75 + toMm(variant?.thickness ?? mm(0));
        if (height - top > most) wrong.push(`${region} ${height}: ${height - top} to ${most}`);
        const count = needsOf(plan)[slab?.id ?? ''] ?? 0;
        const area = count * toMm(variant?.length ?? mm(0)) * toMm(variant?.width ?? mm(0)) * 1e-6;
        // 17.5 % of 2 kg per m² and millimetre is cement.
        const cement = (needsOf(plan)['cement'] ?? 0) / 1000;
        if (cement < area * bed * 0.35 - 0.1) wrong.push(`${region} ${height}: ${cement} kg`);
        if (bed > 50) thicker += 1;
      }
    expect(wrong).toEqual([]);
    expect(thicker).toBeGreaterThan(0);
  });
});

describe('boards, hangers and flights', () => {
  it.each(REGION_NAMES)('%s: boards are notched for the posts of a guard', (region) => {
    const guarded = planOf(region, ground(3700, 2550), { height: '340 mm', railing: true });
    const free = planOf(region, ground(3700, 2550), { height: '340 mm' });
    expect(detailsOf(guarded, 'boards')).toContain('notches');
    expect(boardTools(guarded)).toContain('jigsaw');
    expect(detailsOf(free, 'boards')).not.toContain('notches');
    expect(boardTools(free)).not.toContain('jigsaw');
  });

  it.each(REGION_NAMES)('%s: doubled joists hang on what has room beside each other', (region) => {
    // Composite boards are shorter than the deck, so some joists are doubled.
    const typed = { height: '900 mm', stands: 'ledger', material: 'composite', lay: 'x' };
    const plan = planOf(region, ground(7000, 2400), typed);
    const said = detailsOf(plan, 'joists');
    expect(said).toContain('doubled where boards are joined');
    expect(said).toContain('Doubled joists get');
    const needs = needsOf(plan);
    const inside = Object.entries(needs).find(([id]) => id.startsWith('end-hanger'))?.[1] ?? 0;
    const isSold = productSold(contextOf(region).shelf, 'end-hanger') === 'end-hanger';
    // Two ends of the ledger, and two joists for each doubled one.
    expect(inside % 2).toBe(0);
    expect(inside > 2).toBe(isSold);
  });

  it('has risers, and brackets under treads, that fit between what is round them', () => {
    const wrong: string[] = [];
    for (const region of ['uk', 'eu', 'cn'] as const)
      for (const height of [200, 240, 480, 850]) {
        const typed = { height: `${height} mm`, stairs: '1', material: 'composite' };
        const plan = planOf(region, ground(4250, 2650), typed);
        const stairs = detailsOf(plan, 'stairs');
        if (stairs === '') continue;
        const rise = Number(/risers of (\d+)/.exec(stairs)?.[1]);
        const leg = region === 'cn' ? 60 : 90;
        const under = rise - (region === 'eu' ? 60 : 45);
        if (stairs.includes('no room for brackets') !== under < leg)
          wrong.push(`${region} ${height}: ${under}, ${leg}`);
        const pieces = Object.entries(piecesOf(plan));
        const sizes = (name: string): readonly (string | undefined)[] =>
          pieces.flatMap(([id, own]) =>
            own.flatMap((one) =>
              one.includes(name) ? [`${one.split(' ').at(-1)} ${/x(\d+)-mm$/.exec(id)?.[1]}`] : [],
            ),
          );
        const [riser] = sizes('riser');
        const [tread] = sizes('tread');
        if (riser === undefined) continue;
        if (riser.split(' ')[0] !== tread?.split(' ')[0])
          wrong.push(`${region} ${height} ${riser}`);
        if (Number(riser.split(' ')[1]) > rise && !stairs.includes(`Rip the risers to ${rise}`))
          wrong.push(`${region} ${height}: ${riser}, ${rise}`);
      }
    expect(wrong).toEqual([]);
  });

  it.each(['uk', 'eu', 'cn'] as const)('%s: a flight that is too long is named', (region) => {
    const plan = planOf(region, ground(3600, 2700), { height: '3000 mm', stairs: '1' });
    const stop = plan.warnings.find(({ rule }) => rule === 'flight-reach');
    expect(stop).toMatchObject({ severity: 'stop', field: 'stairs' });
  });
});

describe('diagonal boards', () => {
  it('start on a line at 45° and are checked from the corner: no row is parallel to the house', () => {
    for (const region of REGION_NAMES) {
      for (const stands of ['alone', 'beside']) {
        const detail = (lay: string): string =>
          detailOf(planOf(region, ground(4700, 3250), { lay, stands }), 'boards') ?? '';
        expect(detail('diagonal')).toContain('Set out 45° first');
        expect(detail('diagonal')).not.toMatch(/^Start/);
        expect(detail('diagonal').includes('ends at the house')).toBe(stands === 'beside');
        expect(detail('x')).not.toContain('45°');
        const { steps } = planOf(region, ground(4700, 3250), { lay: 'diagonal', stands });
        const check = steps.find(({ id }) => id === 'boards')?.check;
        expect(check).toContain('from that corner along both edges');
      }
    }
  });
});

describe('joists longer than any timber', () => {
  it('meet over pedestals, rims in the middle of a bay with a block behind, in the default deck of CN', () => {
    // 5 × 4.15 m, boards along x: joists of 4150 − 2 × 45 = 4060 mm, timber of 4 m, bays of 4150 ÷ 3 = 1383 or 4: 1037.5.
    const plan = planOf('cn', ground(5000, 4150), { lay: 'x', height: '200 mm', stands: 'alone' });
    expect(detailOf(plan, 'joists')).toContain('meet over the middle of a pedestal');
    expect(detailOf(plan, 'joists')).toContain('Join a rim in the middle of the gap');
    expect(lineOf(plan, 'structural-screws')).toContain('joints of rims');
    expect(lineOf(plan, 'exterior-screws')).toContain('joints of joists over a pedestal');
    const short = planOf('cn', ground(3900, 3000), { lay: 'x', height: '200 mm' });
    expect(detailOf(short, 'joists')).not.toMatch(/middle of/);
    expect(lineOf(short, 'structural-screws')).not.toContain('joints of');
  });
});

/** Counts and lengths in mm of the pieces of a name. */
const piecesNamed = (plan: JobPlan, name: string): readonly (readonly [number, number])[] =>
  Object.values(piecesOf(plan))
    .flat()
    .flatMap((one) => {
      const [, count, what, size] = /^(\d+) × (\S+) ([\d.]+)/.exec(one) ?? [];
      return what === name ? [[Number(count), Number(size)] as const] : [];
    });
const sectionOf = (plan: JobPlan, product: string): readonly number[] =>
  (plan.materials.find((one) => one.product === product)?.id.match(/\d+/g) ?? []).map(Number);
const sizesIn = (text: string): readonly number[] =>
  [...text.matchAll(/(\d+)\smm/g)].map(([, size]) => Number(size));

const skirtOff = (plan: JobPlan): number =>
  Number(/stacked (\d+)\smm thick/.exec(detailsOf(plan, 'skirt'))?.[1] ?? 0);

function wrongSums(
  plan: JobPlan,
  { sides: run, outer, inner, flights, post = 0 }: Record<string, number>,
) {
  const wrong: string[] = [];
  // Skirt: past the next board at one side of an outer corner, to its back at the other, less in an inner one.
  const [thick = 0] = sectionOf(plan, 'fascia-board');
  const off = skirtOff(plan);
  // Packers of one thickness on each other, as many as the line has at a place.
  const [, each, packer] =
    /(\d+) at each of \d+ places, each (\d+)\smm/.exec(lineOf(plan, 'packers')) ?? [];
  if (off !== Number(each ?? 0) * Number(packer ?? 0)) wrong.push(`${each} packers for ${off}`);
  const posts = detailsOf(plan, 'stairs').includes('At the head of each handrail') ? post : 0;
  const skirt = piecesNamed(plan, 'fascia').reduce((all, [count, size]) => all + count * size, 0);
  const meant =
    (run ?? 0) -
    (flights ?? 0) * (900 + 2 * posts) +
    (outer ?? 0) * (thick + 2 * off) -
    (inner ?? 0) * (thick + off);
  if (Math.abs(skirt - meant) > 15) wrong.push(`skirt ${skirt}, not ${meant}`);
  // Newels: a handrail 900 to 1000 mm above the lowest nosing.
  const rise = Number(/risers of (\d+)/.exec(detailsOf(plan, 'stairs'))?.[1] ?? 0);
  const rails = detailsOf(plan, 'rails');
  const isRailed = piecesNamed(plan, 'guard-post').some(
    ([, size]) => Math.abs(size - rise - 950) <= 51,
  );
  if (rails.includes('First bolt') && !isRailed) wrong.push(`newels for a rise of ${rise}`);
  // Guard: both rails, the balusters between them and the room under them.
  const [top = 0, close = 0, upright = 0] = sizesIn(rails);
  const [rail = 0] = sectionOf(plan, 'handrail');
  if (rails.startsWith('Top rail') && top !== close + upright + 2 * rail)
    wrong.push(`rails ${top}: ${close} + ${upright} + 2 × ${rail}`);
  for (const one of plan.materials) {
    if (one.form !== 'packs' || !/screws/.test(one.id)) continue;
    const long = Number(/x(\d+)-mm/.exec(one.id)?.[1]);
    const through = toMm(one.joint?.through ?? mm(0));
    if (/joints? of (?:a )?rim|laps of joists|uprights behind/.test(one.why)) {
      if (long < through + 25 || long > 2 * through) wrong.push(`${one.id}: ${one.why}`);
    }
    if ((one.spare ?? 0) < 1) wrong.push(`${one.id} to the last one`);
  }
  return wrong;
}

describe('the sums of a deck', () => {
  const outlines = {
    rectangle: { place: ground(3700, 2550), free: 2 * 3700 + 2 * 2550, house: 3700, inner: 0 },
    L: {
      place: placed({ ...newGround('g'), sides: sides('L', 5400, 2300, 2100, 1600) }),
      free: 2 * (5400 + 3900),
      house: 5400,
      inner: 1,
    },
  };
  it.each(['uk', 'eu', 'cn'] as const)(
    '%s: close at corners, stairs, rails and screws',
    (region) => {
      const wrong: string[] = [];
      let flights = 0;
      for (const [shape, { place, free, house, inner }] of Object.entries(outlines))
        for (const stands of ['alone', 'beside', 'ledger'])
          for (const height of [190, 640, 1150])
            for (const stairs of shape === 'L' ? [2] : [0, 2]) {
              const railing = height < 300 && stairs > 0;
              const typed = {
                height: `${height} mm`,
                lay: 'x',
                stands,
                stairs: String(stairs),
                railing,
              };
              const plan = planOf(region, place, typed);
              const own = detailsOf(plan, 'stairs') === '' ? 0 : stairs;
              flights += own;
              const isAlone = stands === 'alone';
              const found = wrongSums(plan, {
                sides: free - (isAlone ? 0 : house),
                outer: (isAlone ? 4 : 2) + inner,
                inner,
                flights: own,
                post: toMm(contextOf(region).shelf['deck-post'].variants[0].width),
              });
              wrong.push(...found.map((one) => `${shape} ${stands} ${height} ${stairs}: ${one}`));
            }
      expect(wrong).toEqual([]);
      expect(flights).toBeGreaterThan(0);
    },
  );

  it.each(REGION_NAMES)('%s: has a clip in every gap of whole rows', (region) => {
    const plan = planOf(region, ground(2300, 2150), {
      lay: 'x',
      material: 'composite',
      stands: 'alone',
    });
    const figure = (name: string): number =>
      Number(plan.figures.find(({ label }) => label === name)?.value);
    expect(needsOf(plan)['deck-clips']).toBe((figure('rows') - 1) * figure('joists'));
  });
});

describe('texts of a raised deck follow what it has', () => {
  it('joins footings that overlap at the border of two parts, and no others', () => {
    const typed = { height: '360', stands: 'alone', lay: 'x' };
    // Each part has beams with posts at its own ends, 95 mm apart at the border.
    const ell = placed({ ...newGround('g'), sides: sides('L', 3900, 3300, 1300, 1900) });
    expect(detailsOf(planOf('cn', ell, typed), 'footings')).toContain('that would overlap');
    // Boards for a form are on the list anyway; a wider tube is not.
    expect(lineOf(planOf('us', ell, typed), 'tube-form')).toContain('that would overlap');
    expect(detailsOf(planOf('cn', ground(3900, 5200), typed), 'footings')).not.toContain('overlap');
  });

  it.each(REGION_NAMES)('%s: names what holds joists on beams, and grooves for clips', (region) => {
    for (const height of ['340', '620']) {
      const typed = { height: `${height} mm`, material: 'composite' };
      const plan = planOf(region, ground(5370, 3180), typed);
      const isCrossed = plan.materials.some(({ why }) => why.includes('lies on a beam'));
      expect(detailsOf(plan, 'joists').includes('lies on a beam'), height).toBe(isCrossed);
      expect(detailsOf(plan, 'joists')).not.toContain('hangers and ties');
      expect(lineOf(plan, 'deck-clips')).toContain('grooved');
    }
  });
});
