// Published jobs with stated sizes, five a region: their tools, order and quantities next to ours.
import { beforeAll, describe, expect, test } from 'vitest';
import type { JobHere, JobPlan } from '../../../../web/planner/jobs/kit/contract.ts';
import type { Typed } from '../../../../web/planner/jobs/kit/fields.ts';
import type { ToolId } from '../../../../web/planner/jobs/kit/steps/tools.ts';
import { measurePlace } from '../../../../web/planner/measure/places/measure-place.ts';
import {
  newGround,
  newRoom,
  newRun,
  newWall,
  type PlaceInput,
} from '../../../../web/planner/measure/places/place-input.ts';
import type { Region } from '../../../../web/planner/stock/region.ts';
import { contextIn, jobsIn, REGION_NAMES } from '../../../support/job-context.ts';
import { opening } from './regional-plans.ts';

interface Amount {
  /** Id of a line or its beginning; `piece` counts only pieces of that name. */
  readonly line: string;
  readonly piece?: string;
  readonly theirs: number;
  readonly ours: number;
  /** Why ours differs; required if it does. */
  readonly because?: string;
}

interface Published {
  readonly title: string;
  readonly address: string;
  readonly region: Region;
  readonly slug: string;
  readonly place: PlaceInput;
  readonly typed?: Typed;
  readonly amounts: readonly Amount[];
  /** Tools that the page names. */
  readonly tools?: readonly ToolId[];
  /** Tools that the page names and ours do not need, with the reason. */
  readonly otherTools?: Readonly<Record<string, string>>;
  /** Steps of ours in the order in which the page does them. */
  readonly order?: readonly string[];
  /** Where our order differs, and why. */
  readonly otherOrder?: string;
}

const two = (x: string, y: string) =>
  [x, y, '', ''].map((length) => ({ turn: 'right' as const, length }));
const ground = (x: string, y: string): PlaceInput => ({ ...newGround('g'), sides: two(x, y) });
const room = (x: string, y: string, height: string) => ({
  ...newRoom('r'),
  sides: two(x, y),
  height,
});
const run = (long: string): PlaceInput => ({ ...newRun('f'), stretches: [long] });

/** Grams of compacted sub-base in a cubic foot, and of sand; litres of a cubic foot. */
const [STONE_CU_FT, SAND_CU_FT, CU_FT] = [2.1 * 28_317, 1.6 * 28_317, 28_317];

const UK: readonly Published[] = [
  {
    title: 'Constructing a Feather Edge Fence',
    address: 'awbsltd.com/how-to-guides/feather-edge-fence',
    region: 'uk',
    slug: 'put-up-a-fence',
    place: run('3.1 m'),
    typed: { kind: 'feather-edge', height: '1.8 m' },
    amounts: [
      { line: 'fence-post', theirs: 2, ours: 2 },
      {
        line: 'feather-edge',
        theirs: 30,
        ours: 31,
        because: 'theirs are for the 3 m from post to post, ours for the 3.1 m over both posts',
      },
      { line: 'fence-rail', theirs: 3, ours: 3 },
      { line: 'gravel-board~', theirs: 1, ours: 1 },
      {
        line: 'capping-rail',
        theirs: 1,
        ours: 2,
        because:
          'theirs is for the 3 m from post to post; none is sold for the 3.1 m over both posts',
      },
      {
        line: 'post-mix',
        theirs: 2 * 11_570,
        ours: 71_610,
        because:
          'a bag of 25 kg a post fills a third of a hole three posts wide and 600 mm deep: 36 L',
      },
    ],
  },
  {
    title: 'Shed Cement Base',
    address: 'shedsdirect.net/help-centre/shed-cement-base',
    region: 'uk',
    slug: 'lay-a-path',
    place: ground('8 ft', '6 ft'),
    typed: { top: 'concrete', use: 'shed' },
    amounts: [
      {
        line: 'concrete-mix',
        theirs: 12 * CU_FT,
        ours: 445_935,
        because: 'theirs is 3 in thick; under a shed ours is 100 mm on 100 mm of stone',
      },
    ],
    tools: ['spade', 'hand-saw', 'tape-measure', 'string-line', 'hammer', 'level-long', 'mixer'],
    otherTools: {
      shovel: 'the spade of ours',
      'set square': 'ours compares diagonals, as theirs does too',
    },
    order: ['set-out', 'mark', 'base', 'forms', 'pour', 'tamp', 'float'],
  },
  {
    title: 'The Wickes Project Guide: How to plan & build a timber deck',
    address: 'docslib.org/doc/2363924/how-to-plan-build-a-timber-deck',
    region: 'uk',
    slug: 'build-a-deck',
    place: ground('4 m', '2.895 m'),
    typed: { height: '200 mm', lay: 'x' },
    amounts: [
      // 20 boards of 140 and 19 gaps of 5 make 2895 mm.
      { line: 'deck-board', piece: 'deck-board', theirs: 20, ours: 20 },
    ],
    tools: [
      'circular-saw',
      'spade',
      'drill',
      'tape-measure',
      'string-line',
      'level-long',
      'hammer',
    ],
    otherTools: {
      'wood chisels': 'no joint of ours is notched',
      clamps: 'for posts only, and this deck has none',
      'plumb line': 'the level of ours, and this deck has no posts',
      RCD: 'a battery drives the drill; a corded saw belongs on one',
    },
  },
  {
    title: 'Calculating Quantities',
    address: 'kebur.co.uk/calculating-quantities',
    region: 'uk',
    slug: 'lay-a-patio',
    place: ground('5 m', '4 m'),
    typed: { length: '600 mm', width: '600 mm' },
    amounts: [
      {
        line: 'paving-slab',
        theirs: 54,
        ours: 56,
        because:
          '2.7 a square metre is by area; laid whole and cut, two slabs give no second piece',
      },
    ],
  },
  {
    title: 'Lay a patio (a magazine guide to garden paving, page 106)',
    address: 'issuu.com/elloco2019/docs/1_4ssed/106',
    region: 'uk',
    slug: 'lay-a-patio',
    place: ground('3 m', '3 m'),
    typed: { length: '600 mm', width: '600 mm', bedding: 'mortar' },
    amounts: [
      {
        line: 'sharp-sand',
        theirs: 9 * 83_000,
        ours: 594_000,
        because: 'theirs is 1 : 3 and up to 50 mm deep, ours 1 : 5 and 40 mm, and a tenth more',
      },
      {
        line: 'cement',
        theirs: 9 * 28_000,
        ours: 126_000,
        because: '1 : 3 takes twice the cement of 1 : 5, which is the usual bed under slabs',
      },
    ],
    tools: ['spade', 'trowel', 'rubber-mallet', 'level-long', 'wheelbarrow', 'mixer'],
    order: ['bed', 'lay'],
  },
];

const US: readonly Published[] = [
  {
    title: 'Build a Brick Paver Patio',
    address: 'directdiy.co.uk/build-a-brick-paver-patio',
    region: 'us',
    slug: 'lay-a-patio',
    place: ground('10 ft', '10 ft'),
    typed: { bedding: 'sand' },
    amounts: [
      {
        line: 'sub-base',
        theirs: 34 * STONE_CU_FT,
        ours: 2_181_543,
        because: '37 cu ft: ours reaches past the edging, as its spikes need stone',
      },
      {
        line: 'sharp-sand',
        theirs: 11 * SAND_CU_FT,
        ours: 377_558,
        because: 'an inch over 100 sq ft is 8.3 cu ft; theirs takes a third of the gravel',
      },
    ],
    tools: [
      'spade',
      'rake',
      'level-long',
      'tape-measure',
      'rubber-mallet',
      'string-line',
      'utility-knife',
    ],
    otherTools: {
      'line level': 'the long level of ours',
      tamper: 'a rented plate compacts four inches, a hand tamper does not',
      sledgehammer: 'the club hammer of ours drives the spikes',
    },
  },
  {
    title: 'Paver Base and Sand Calculator',
    address: 'paverbasecalculator.com/guides/paver-base-and-sand-calculator',
    region: 'us',
    slug: 'lay-a-patio',
    place: ground('16 ft', '12 ft'),
    typed: { bedding: 'sand' },
    amounts: [
      {
        line: 'sub-base',
        theirs: (2.61 / 1.1) * 27 * STONE_CU_FT,
        ours: 4_070_180,
        because: 'ours reaches past the edging; both add a tenth',
      },
      // 0.65 cu yd with a tenth.
      {
        line: 'sharp-sand',
        theirs: (0.65 / 1.1) * 27 * SAND_CU_FT,
        ours: 724_912,
        because: 'theirs is rounded to a hundredth of a cubic yard',
      },
    ],
  },
  {
    title: 'Deck Material List: a 12 x 10 Foot Deck',
    address: 'askthebuilder.com/deck-material-list',
    region: 'us',
    slug: 'build-a-deck',
    place: ground('12 ft', '10 ft'),
    typed: { height: '24 in', stairs: '0' },
    amounts: [
      { line: 'structural-timber~2x8', piece: 'joist', theirs: 10, ours: 10 },
      { line: 'structural-timber~2x8', piece: 'rim', theirs: 2, ours: 2 },
      { line: 'deck-board', piece: 'deck-board', theirs: 22, ours: 22 },
      {
        line: 'structural-timber~2x8',
        piece: 'beam',
        theirs: 2,
        ours: 4,
        because:
          'theirs hangs on the house on one side; ours is free beside it, on two doubled beams',
      },
      {
        line: 'deck-post~6x6',
        theirs: 2,
        ours: 0,
        because: 'at 24 in ours lies on 6 piers, as 2 in are left over them for a post',
      },
      {
        line: 'concrete-mix',
        theirs: 5 * 0.6 * CU_FT,
        ours: 418_854,
        because:
          'two holes of 1996; six footings 14 in wide and 24 in deep that reach up through stripped turf, with tubes',
      },
    ],
  },
  {
    title: 'Fence Calculator: a 150 ft privacy fence, 6 ft tall, with 2 gates',
    address: 'calc-hubs.com/fence-calculator',
    region: 'us',
    slug: 'put-up-a-fence',
    place: run('150 ft'),
    typed: { gates: '2' },
    amounts: [
      { line: 'fence-rail', theirs: 54, ours: 54 },
      {
        line: 'fence-post',
        theirs: 23,
        ours: 21,
        because: 'ours counts 18 bays, 2 gates and one post more; theirs adds two posts to 20 bays',
      },
      {
        line: 'pickets',
        theirs: 555,
        ours: 310,
        because: 'theirs are 3 1/2 in wide and 15 % more, ours 5 1/2 in, as shops sell them',
      },
      {
        line: 'post-mix',
        theirs: 46 * 0.6 * CU_FT,
        ours: 742_860,
        because: 'theirs is two bags a post; ours is the hole less its post, wider at gates',
      },
    ],
  },
  {
    title: 'Fence Material Calculator: picket requirements per 100 ft',
    address: 'riteunit.com/calculators/construction/fence-calculator',
    region: 'us',
    slug: 'put-up-a-fence',
    place: run('100 ft'),
    amounts: [{ line: 'pickets', theirs: 219, ours: 219 }],
  },
];

const EU: readonly Published[] = [
  {
    title: 'Berechnung der Farbmenge für Wände: Standardzimmer 4 × 3 m, 2,7 m hoch',
    address: 'calc1.ru/de/construction/paint',
    region: 'eu',
    slug: 'paint-a-room',
    place: {
      ...room('4 m', '3 m', '2.7 m'),
      openings: [
        opening('door', 'B', ['1 m', '2 m'], '1 m'),
        opening('window', 'A', ['2 m', '1.25 m'], '1 m', '0.9 m'),
      ],
    },
    amounts: [
      // (37.8 − 4.5) × 2 ÷ 10.
      {
        line: 'wall-paint',
        theirs: 8000,
        ours: 6660,
        because: 'theirs counts 0.12 L a square metre and coat, the label of ours 10 m² a litre',
      },
    ],
  },
  {
    title: 'Wie berechnet man die Laminatmenge?',
    address: 'de.blog-oremonte.ru/laminatboden/wie-berechnet-man-die-laminatmenge.html',
    region: 'eu',
    slug: 'lay-a-laminate-floor',
    place: room('7.2 m', '3.5 m', '2.5 m'),
    typed: { length: '1380 mm', width: '195 mm' },
    amounts: [
      {
        line: 'laminate',
        theirs: 94,
        ours: 95,
        because: '25.2 m² ÷ 0.2691; laid in rows one offcut is too short to start another',
      },
    ],
  },
  {
    title: 'Materialbedarf für WPC/BPC-Terrassen berechnen',
    address: 'holzprofi24.at/ratgeber-materialbedarf-fuer-wpc-bpc-terrassen-berechnen',
    region: 'eu',
    slug: 'build-a-deck',
    place: ground('4 m', '3 m'),
    typed: { height: '150 mm', material: 'composite' },
    amounts: [
      {
        line: 'structural-timber',
        theirs: 11,
        ours: 13,
        because: '11 joists and 2 rims: composite boards bear on 400 mm at most, theirs on 500',
      },
    ],
  },
  {
    title: 'Berechnung der Plattenlager-Stückzahl: 5,2 m × 7,2 m',
    address: 'terrasse-balkon.com, RATGEBER/terrassenlagerwieviele',
    region: 'eu',
    slug: 'lay-a-patio',
    place: ground('7.2 m', '5.2 m'),
    typed: { length: '400 mm', width: '400 mm' },
    amounts: [{ line: 'paving-slab', theirs: 234, ours: 234 }],
  },
  {
    title: 'Holzzäune selbst machen',
    address: 'stuttgarter-zeitung.de/inhalt.immobilien-holzzaeune-selbst-machen',
    region: 'eu',
    slug: 'put-up-a-fence',
    place: run('9.4 m'),
    typed: { kind: 'panel' },
    amounts: [
      // Posts on anchors, in holes 800 mm deep, 24 to 48 h until they are loaded.
      { line: 'post-anchor', theirs: 6, ours: 6 },
    ],
    tools: ['spade', 'tape-measure', 'hammer', 'post-level', 'hand-saw', 'drill'],
    otherTools: { Scherenschaufel: 'the post hole digger of ours' },
    order: ['line', 'dig-ends', 'set-ends', 'hang'],
    otherOrder: 'theirs bolts posts on anchors that are hard; ours sets both at once, in braces',
  },
];

const CN: readonly Published[] = [
  {
    title: '装修材料用量计算: 地砖 5 m × 4 m',
    address: 'm.onedir.cn/zhuangxiu/detail-139746.html',
    region: 'cn',
    slug: 'tile-a-floor',
    place: room('5 m', '4 m', '2.7 m'),
    typed: { tileLength: '400 mm', tileWidth: '400 mm' },
    amounts: [
      {
        line: 'floor-tile',
        theirs: 130,
        ours: 125,
        because: 'theirs rounds 12.5 tiles a row up to 13; ours cuts two halves from one tile',
      },
    ],
  },
  {
    title: '装修材料用量计算: 复合地板 5 m × 4 m',
    address: 'm.onedir.cn/zhuangxiu/detail-139746.html',
    region: 'cn',
    slug: 'lay-a-laminate-floor',
    place: room('5 m', '4 m', '2.7 m'),
    typed: { length: '1200 mm', width: '190 mm' },
    amounts: [
      {
        line: 'laminate',
        theirs: 105,
        ours: 91,
        because: 'theirs rounds each row up to five planks; the offcut of ours starts a later row',
      },
    ],
  },
  {
    title: '60x60瓷砖多少块一平方',
    address: 'm.jirixiang.com/news/xiushan/202504/jrxbkzs117028.html',
    region: 'cn',
    slug: 'tile-a-floor',
    place: room('4 m', '2.5 m', '2.7 m'),
    typed: { tileLength: '600 mm', tileWidth: '600 mm' },
    amounts: [
      {
        line: 'floor-tile',
        theirs: 28,
        ours: 30,
        because: '10 m² ÷ 0.36 is by area; the cut row and column of 4 × 2.5 m take two tiles more',
      },
    ],
  },
  {
    title: '踢脚线计算规则',
    address: 'yundongzz.com/nwwd/202507/273595.html',
    region: 'cn',
    slug: 'fit-skirting',
    place: {
      ...room('5 m', '3 m', '2.7 m'),
      openings: [
        opening('door', 'B', ['800 mm', '2000 mm'], '1 m'),
        opening('door', 'C', ['800 mm', '2000 mm'], '1 m'),
      ],
    },
    amounts: [
      {
        line: 'skirting',
        theirs: 14_400,
        ours: 14_580,
        because: 'the casings of both doors take 280 mm, and the mitres of the pieces 460',
      },
    ],
  },
  {
    title: '30平米的房间需要用多少乳胶漆',
    address: 'sx152.com/news/2022_0918/62873.html',
    region: 'cn',
    slug: 'paint-a-room',
    place: { ...newWall('w'), length: '30 m', height: '3 m' },
    amounts: [{ line: 'wall-paint', theirs: 15_000, ours: 15_000 }],
  },
];

const GRID = 320;

/** Amount of a line: pieces of lengths and sheets, the need of packs. Skirting is measured along the walls, mm. */
function amountOf({ materials }: JobPlan, { line, piece }: Amount): number {
  return materials
    .filter(({ id }) => id.startsWith(line))
    .reduce((sum, one) => {
      if (one.form === 'packs') return sum + one.need;
      if (one.form === 'sheets')
        return sum + one.panels.reduce((all, { quantity }) => all + quantity, 0);
      const pieces = one.pieces.filter(({ name }) =>
        piece === undefined ? name !== 'noggin' : name === piece,
      );
      return line === 'skirting'
        ? sum + pieces.reduce((all, { length, quantity }) => all + (length * quantity) / GRID, 0)
        : sum + pieces.reduce((all, { quantity }) => all + quantity, 0);
    }, 0);
}

const jobs = new Map<string, JobHere>();
const locales = new Map<Region, Parameters<typeof measurePlace>[1]>();

beforeAll(async () => {
  for (const region of REGION_NAMES) {
    const context = await contextIn(region);
    locales.set(region, context.locale);
    for (const job of await jobsIn(context)) jobs.set(`${region} ${job.slug}`, job);
  }
});

function planOf({ region, slug, place, typed = {} }: Published): JobPlan {
  const job = jobs.get(`${region} ${slug}`);
  const locale = locales.get(region);
  if (job === undefined || locale === undefined) throw new Error(`${region} ${slug} is not loaded`);
  const measured = measurePlace(place, locale);
  expect(measured.problems).toEqual({});
  return job.plan(measured.place, typed);
}

describe.each([
  ['the UK', UK],
  ['the US', US],
  ['the Union', EU],
  ['China', CN],
] as const)('published jobs of %s', (_, published) => {
  test.each(published.map((one) => [one.title, one] as const))('%s', (__, one) => {
    const plan = planOf(one);
    for (const amount of one.amounts) {
      expect([amount.line, amountOf(plan, amount)]).toEqual([
        amount.line,
        expect.closeTo(amount.ours, 0),
      ]);
      const isAlike = Math.abs(amount.ours - amount.theirs) < 0.5;
      expect([amount.line, isAlike || amount.because !== undefined]).toEqual([amount.line, true]);
    }
    // A string line is bought.
    const tools = new Set<string | undefined>([
      ...plan.tools.map(({ id }) => id),
      ...plan.materials.map(({ product }) => product),
    ]);
    expect((one.tools ?? []).filter((tool) => !tools.has(tool))).toEqual([]);
    const steps = plan.steps.map(({ id }) => id);
    const at = (one.order ?? []).map((step) => steps.indexOf(step));
    expect(at).not.toContain(-1);
    expect(at).toEqual(at.toSorted((a, b) => a - b));
  });

  test('are five', () => {
    expect(published).toHaveLength(5);
  });
});
