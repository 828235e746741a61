import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { job as buildAStudWall } from '../../../../web/planner/jobs/build-a-stud-wall/job.ts';
import type { JobPlan } from '../../../../web/planner/jobs/kit/contract.ts';
import type { Typed } from '../../../../web/planner/jobs/kit/fields.ts';
import { measurePlace } from '../../../../web/planner/measure/places/measure-place.ts';
import {
  newWall,
  type OpeningInput,
  type WallInput,
} from '../../../../web/planner/measure/places/place-input.ts';
import type { Region } from '../../../../web/planner/stock/region.ts';
import { contextIn } from '../../../support/job-context.ts';
import { runs } from '../../../support/long.ts';
import { linesOf, stepIds } from './lines.ts';
import { plansOf } from './regional-plans.ts';
import { mm } from '../../../../web/planner/measure/units/units.ts';

type Plan = (wall: WallInput, typed?: Typed) => JobPlan;
const plans = new Map<Region, Plan>();
const inRegion = (region: Region): Plan => {
  const plan = plans.get(region);
  if (plan === undefined) throw new Error(`${region} is not loaded`);
  return plan;
};
beforeAll(async () => {
  const job = await buildAStudWall.load('en');
  for (const region of ['uk', 'us', 'eu', 'cn'] as const) {
    const context = await contextIn(region);
    plans.set(region, (wall, typed = {}) =>
      job.here(context).plan(measurePlace(wall, context.locale).place, typed),
    );
  }
});

const door = (width: string, height: string, at: string): OpeningInput => {
  return { id: 'd', kind: 'door', wall: 'A', width, height, at, sill: '' };
};
const wall = (length: string, height: string, ...openings: OpeningInput[]): WallInput => {
  return { ...newWall('wall'), length, height, openings };
};

const withDoor = (wide: string, high: string, tall = '8 ft'): JobPlan =>
  inRegion('us')(wall('12 ft', tall, door(wide, high, '4 ft')));

const offersOf = (plan: JobPlan, product: string): readonly string[] =>
  plan.materials.flatMap((one) =>
    one.product === product && one.form !== 'packs' ? one.stock.map(({ label }) => label) : [],
  );

it('cuts the narrow board of the second face from what another leaves', () => {
  const at = wall('4.14 m', '2.7686 m', door('812 mm', '2032 mm', '2.1336 m'));
  // Back: 813, 1219 and 483 over studs at 406, and 406 from the rest of an 813: not four of 813.
  expect(linesOf(inRegion('us')(at))['plasterboard~1-2-in']).toContain('1 × 2743.2 × 406.4');
});

it.each(['uk', 'us', 'eu'] as const)('%s: lists noggins for what hangs in a wet room', (region) => {
  const at = wall('3.85 m', '2.62 m', door('838 mm', '2040 mm', '1 m'));
  const noggins = (wet: boolean): number =>
    inRegion(region)(at, { frame: 'timber', wet }).materials.reduce(
      (sum, one) =>
        one.form === 'lengths'
          ? one.pieces
              .filter(({ name }) => name === 'noggin')
              .reduce((all, { quantity }) => all + quantity, sum)
          : sum,
      0,
    );
  const { steps } = inRegion(region)(at, { frame: 'timber', wet: true });
  expect(steps.find(({ id }) => id === 'noggins')?.detail).toContain('Two on the list are for');
  expect(noggins(true)).toBeGreaterThanOrEqual(noggins(false) + 2);
});

describe('two layers of board a side', () => {
  it('takes each face twice, longer screws, more filler and more time', () => {
    const at = wall('3.6 m', '2.4 m', door('838 mm', '2040 mm', '1 m'));
    const [one, two] = [inRegion('uk')(at), inRegion('uk')(at, { double: true })];
    // The wall of below. Front: 600, 1200 and 2400 seen; 1200, 1800 and 3000 under it, with a strip over the opening.
    // Back: 1200 and 2400 seen, 600, 1800 and 3000 under it. Hidden: 27 + 6 + 27 + 18 and 18 + 27 + 27 + 18 screws.
    // 2 × 12.5 + 22 = 47: screws of 50.
    // Compound 13.86096 m² × 0.78 ÷ 0.6.
    expect(linesOf(two)).toEqual({
      ...linesOf(one),
      'plasterboard~12.5-mm': ['9 × 2390 × 1200', '1 × 600 × 360', '5 × 2390 × 600'],
      'drywall-screws~3.5x38-mm': 168,
      'drywall-screws~3.5x50-mm': 171,
      'joint-compound': 18_020,
    });
    // A quarter of an hour a piece: the front has three, or four over four.
    const [first, second] = [one, two].map(({ steps }) => steps.find(({ id }) => id === 'board'));
    expect([first?.minutes, second?.minutes]).toEqual([45, 120]);
  });

  it('backs the level joints of the second layer, and says so', () => {
    const plan = inRegion('uk')(wall('4.87 m', '3.2 m'), { double: true, depth: 'deep' });
    const { detail = '' } = plan.steps.find(({ id }) => id === 'board') ?? {};
    expect(detail.indexOf('the piece behind the joint')).toBeGreaterThan(
      detail.indexOf('The second layer'),
    );
  });
});

it.each([
  ['timber', '16 in', 'r-13'],
  ['timber', '24 in', 'r-13-23x93-in'],
  ['steel', '16 in', 'r-13-16x96-in'],
  ['steel', '24 in', 'r-13-24x96-in'],
] as const)('takes American batts that hold between %s studs at %s', (frame, spacing, batt) => {
  const plan = inRegion('us')(wall('12 ft', '8 ft'), { frame, spacing });
  expect(Object.keys(linesOf(plan)).filter((id) => id.startsWith('wall-insulation'))).toEqual([
    `wall-insulation~${batt}`,
  ]);
});

const plaster = (plan: JobPlan | undefined): number =>
  Number(plan && linesOf(plan)['skim-plaster']);

it('counts wool in pieces a little wider than the bays', () => {
  // Bays of 400, pieces of 410: two across a slab of 1200 × 600, and the rest of 380 turned. Ten bays of 2.5 m,
  // half a stud less at the first and last.
  const plan = inRegion('uk')(wall('4 m', '2.5 m'), { frame: 'steel', spacing: '400 mm' });
  expect(linesOf(plan)['wall-insulation~70-mm']).toBe(720 * Math.ceil((10 * 2500) / 1580));
  // Slabs as wide as the bay are not cut: 4 × 2.5 m.
  const wide = inRegion('uk')(wall('4 m', '2.5 m'), { frame: 'steel', spacing: '600 mm' });
  expect(linesOf(wide)['wall-insulation~70-mm']).toBe(720 * Math.ceil((4 * 2.5) / 0.72));
  // 13.86 m² in bays of 417: the 18 slabs of three packets of 4.69 m² are too few.
  const doors = [
    door('885 mm', '2005 mm', '1.1 m'),
    { ...door('1010 mm', '2005 mm', '3.9 m'), id: 'e' },
  ];
  const typed = { frame: 'steel', double: true, wet: true } as const;
  const high = inRegion('eu')(wall('5660 mm', '3120 mm', ...doors), typed);
  expect(linesOf(high)['wall-insulation~80-mm']).toBe(Math.floor((19 * 4690) / 6));
});

it('plasters no moisture-resistant board, which is tiled', async () => {
  const at = wall('3.6 m', '2.4 m');
  const [dry, wet] = [false, true].map((one) =>
    inRegion('uk')(at, { finish: 'skim', wet: one, spacing: '400 mm' }),
  );
  expect(plaster(dry)).toBeGreaterThan(50_000);
  expect(plaster(wet)).toBeCloseTo(plaster(dry) / 2, -1);
  expect(wet?.steps.find(({ id }) => id === 'skim')?.detail).toMatch(/stays bare for its tiles/);
  const only = inRegion('uk')(at, { finish: 'skim', wet: true, sides: 'one' });
  expect(stepIds(only)).toEqual(expect.arrayContaining(['joint-2', 'joint-3']));
  expect(stepIds(only)).not.toContain('skim');
  // Nor is it asked there.
  const { finish } = (await buildAStudWall.load('en')).here(await contextIn('uk')).fields;
  const isAsked = (sides: string, isWet: boolean) => finish?.when?.({ sides, wet: isWet });
  expect([isAsked('one', true), isAsked('both', true), isAsked('one', false)]).toEqual([
    false,
    true,
    true,
  ]);
});

it('names the side that is puttied, and buys putty for it alone', () => {
  const at = wall('3.6 m', '2.4 m');
  const putty = (typed: Typed): readonly [string | undefined, number] => {
    const plan = inRegion('cn')(at, typed);
    const step = plan.steps.find(({ id }) => id === 'putty');
    return [step?.detail, Number(linesOf(plan)['wall-putty'] ?? 0)];
  };
  const [every, whole] = putty({});
  const [one, half] = putty({ wet: true, spacing: '400 mm' });
  expect(every).toMatch(/over every face/);
  expect(one).toMatch(/plain plasterboard only.*moisture-resistant side stays bare for its tiles/);
  expect(one).not.toMatch(/every face/);
  expect(half).toBeCloseTo(whole / 2, -1);
  expect(putty({ wet: true, sides: 'one' })).toEqual([undefined, 0]);
});

it('says which joints openings leave in line, and sets the hidden layer apart in the rest', () => {
  const window: OpeningInput = {
    ...door('900 mm', '1100 mm', '2900 mm'),
    id: 'w',
    kind: 'window',
    sill: '900 mm',
  };
  const at = wall('4.3 m', '2.5 m', door('860 mm', '2010 mm', '1000 mm'), window);
  const plan = inRegion('eu')(at, { frame: 'timber', double: true, spacing: '625 mm' });
  const said = (id: string): string => plan.steps.find((one) => one.id === id)?.detail ?? '';
  // Studs 1875 and 3750 are at corners: both visible layers meet at 1250 and 2500. The hidden ones may use them.
  expect(said('board-2')).toMatch(/other studs than on the first side\. Those 1250.mm/);
  expect(said('board')).not.toMatch(/stay in line[^.]*2500/);
  const wet = inRegion('eu')(at, { frame: 'steel', wet: true });
  expect(wet.steps.find(({ id }) => id === 'board-2')?.detail).toMatch(/stays in line/);
  for (const { detail } of wet.steps) expect(detail).not.toMatch(/\d\.\d.mm/);
  const plain = inRegion('eu')(wall('4.3 m', '2.5 m'), { frame: 'timber', double: true });
  for (const { detail } of plain.steps) expect(detail).not.toMatch(/stays? in line/);
});

it('states a third of a board as a tape shows it, and what three of them are', () => {
  const plan = inRegion('eu')(wall('3.4 m', '2.6 m'), { frame: 'timber', wet: true });
  const frame = plan.steps.find(({ id }) => id === 'frame');
  expect(frame?.detail).toMatch(/417.mm.*Three bays are 1250.mm/);
  for (const { why } of plan.materials) expect(why).not.toMatch(/\d{3}\.\d.mm/);
});

it('paints screw heads in China before joints are filled, and nowhere else', () => {
  const at = wall('3.6 m', '2.4 m');
  const plan = inRegion('cn')(at);
  expect(stepIds(plan).indexOf('heads')).toBe(stepIds(plan).indexOf('joint') - 1);
  expect(linesOf(plan)).toHaveProperty('rust-paint');
  expect(stepIds(inRegion('cn')(at, { sides: 'none' }))).not.toContain('heads');
  for (const region of ['uk', 'us', 'eu'] as const) {
    expect(stepIds(inRegion(region)(at))).not.toContain('heads');
  }
});

it('speaks of American boards of 54 in for walls of 9 ft only', () => {
  const [low, high, tall] = ['8 ft', '9 ft', '10 ft'].map(
    (height) =>
      inRegion('us')(wall('12 ft', height)).steps.find(({ id }) => id === 'board')?.detail,
  );
  expect(high).toMatch(/4′ 6″ wide/);
  expect(low).not.toMatch(/wide/);
  expect(tall).not.toMatch(/wide/);
});

const endWidth = (one: JobPlan): number =>
  Math.min(
    ...one.materials.flatMap((line) =>
      line.product === 'plasterboard' && line.form === 'sheets'
        ? line.panels.filter(({ length }) => length > mm(2000)).map(({ width }) => width)
        : [],
    ),
  );

const beadRun = (one: JobPlan): number =>
  one.materials
    .flatMap((line) =>
      line.product === 'corner-bead' && line.form === 'lengths' ? line.pieces : [],
    )
    .reduce((sum, piece) => sum + piece.quantity * piece.length, 0);

const told = (region: Region, floor: string): string => {
  const plan = inRegion(region)(wall('4 m', '2.5 m'), { floor });
  return plan.steps.flatMap(({ title, detail, check }) => [title, detail, check]).join(' ');
};

describe('a wall that is boarded on one side', () => {
  const at = wall('4 m', '2.7 m');
  const plan = (region: Region, typed: Typed): JobPlan => inRegion(region)(at, typed);
  it('has an end as thick as its studs and the boards on them, and one bead', () => {
    // CW100 of China: 100 + 2 × 12, or 100 + 4 × 12.
    const typed = { depth: 'deep', double: true, freeEnds: '1' };
    expect(endWidth(plan('cn', { ...typed, sides: 'one' }))).toBe(mm(124));
    expect(endWidth(plan('cn', typed))).toBe(mm(148));
    expect(2 * beadRun(plan('cn', { ...typed, sides: 'one' }))).toBe(beadRun(plan('cn', typed)));
  });

  it('weighs less than one that is boarded on both, and more with each layer', () => {
    for (const region of ['uk', 'us', 'eu', 'cn'] as const) {
      const weight = (typed: Typed): number => {
        const said = plan(region, typed).steps.find(({ id }) => id === 'ask')?.detail ?? '';
        return Number(/weigh ([\d,]+)/.exec(said)?.[1]?.replace(',', ''));
      };
      const all = [
        { sides: 'none' },
        { sides: 'one' },
        { sides: 'one', double: true },
        { sides: 'both', double: true },
      ].map((typed) => weight(typed));
      expect(all).toEqual(all.toSorted((a, b) => a - b));
      expect(new Set(all).size).toBe(4);
      // Two boards of 12.5 mm are 18 kg/m² and studs at least 5 (makers).
      expect(weight({ sides: 'both' })).toBeGreaterThan((region === 'us' ? 2.2 : 1) * 10.8 * 23);
    }
  });
});

it('looks for joists only if a floor or a ceiling has some', () => {
  for (const region of ['eu', 'cn'] as const) {
    expect(told(region, 'concrete')).not.toMatch(/joist/);
    expect(told(region, 'timber')).toMatch(/joist/);
  }
  expect(told('uk', 'concrete')).toMatch(/joist/);
});

it('puts timber in steel studs of doorways only, and a sill under windows', () => {
  const window: OpeningInput = {
    ...door('760 mm', '600 mm', '800 mm'),
    kind: 'window',
    sill: '1200 mm',
  };
  for (const region of ['uk', 'us', 'eu', 'cn'] as const) {
    for (const frame of ['timber', 'steel']) {
      const framing = (...openings: OpeningInput[]): string =>
        inRegion(region)(wall('4 m', '2.5 m', ...openings), { frame }).steps.find(
          ({ id }) => id === 'door',
        )?.detail ?? '';
      const [glazed, way] = [framing(window), framing(door('838 mm', '2040 mm', '1 m'))];
      expect(glazed).not.toMatch(/(?:timber|lumber) in/);
      expect(glazed).toMatch(/[Uu]nder/);
      expect(way).not.toMatch(/window/);
    }
  }
});

it('says that no deeper stud is sold, and undoes the wish', () => {
  const deep = inRegion('uk')(wall('4 m', '2.45 m'), { depth: 'deep' });
  expect(deep.warnings).toMatchObject([
    { rule: 'stud-depth', severity: 'warn', fix: { field: 'depth', value: 'usual' } },
  ]);
  expect(inRegion('uk')(wall('4 m', '2.3 m'), { depth: 'deep' }).warnings).toEqual([]);
});

it('lays every noggin between two studs, and lists it as long', () => {
  const given = fc.record({
    region: fc.constantFrom<Region>('uk', 'us', 'eu'),
    long: fc.integer({ min: 900, max: 7000 }),
    high: fc.integer({ min: 2200, max: 3300 }),
    spacing: fc.constantFrom('400 mm', '406.4 mm', '600 mm', '625 mm'),
    wet: fc.boolean(),
    at: fc.integer({ min: 0, max: 3000 }),
  });
  fc.assert(
    fc.property(given, ({ region, long, high, spacing, wet, at }) => {
      const opening = at > 100 && at + 1100 < long ? [door('838 mm', '2040 mm', `${at} mm`)] : [];
      const typed = { frame: 'timber', spacing, wet };
      const plan = inRegion(region)(wall(`${long} mm`, `${high} mm`, ...opening), typed);
      const solids = plan.scene?.solids ?? [];
      const upright = solids.filter(({ piece }) =>
        ['stud', 'door-stud', 'short-stud'].includes(piece ?? ''),
      );
      for (const { at: from, size } of solids.filter(({ piece }) => piece === 'noggin')) {
        const clash = upright.filter(
          (one) =>
            one.at[0] + one.size[0] > from[0] + 1 &&
            one.at[0] < from[0] + size[0] - 1 &&
            one.at[2] < from[2] + size[2] &&
            one.at[2] + one.size[2] > from[2],
        );
        expect(clash).toEqual([]);
      }
    }),
    { numRuns: runs(80) },
  );
});

it('uses a deeper stud if the shallower one is not sold in this length', () => {
  // EU: CW75 is allowed to 3.75 m and sold to 3 m; CW100 is sold to 4 m.
  const plan = inRegion('eu')(wall('3 m', '3.2 m'), { frame: 'steel' });
  expect(Object.keys(linesOf(plan))).toContain('steel-stud~100-mm');
  expect(plan.problems).toEqual({});
});

describe('three walls, taken off by hand', () => {
  it('UK: 3.6 × 2.4 m with an opening of 838 × 2040 a metre from the left, boards on both sides', () => {
    // CLS 38 × 63 to 2.4 m (NHBC 6.3). Studs at 600: ⌈(3600 − 38) ÷ 600⌉ + 1 = 7; those at 1200 and 1800 fall into
    // the opening, two full ones stand next to it. 2400 − 2 × 38 = 2324; shorter ones 2040 − 38; the head
    // on edge 838 + 2 × 38; over it at 1200 and 1800: 2400 − 2040 − 63 − 38 = 259. One row of noggins.
    // Nails: 6 × (7 studs + 2 shorter + head) + 4 × (5 noggins + 2 short) = 88. Plates to wood every 600:
    // 3 + 4 below, 7 above, through 38 and 40 in the joist; end studs to masonry 2 × 5.
    // Boards from 10 mm off the floor, 2390: both sides at 1200 and 2400, for 1800 is 38 from the opening's corner:
    // 6 whole ones. Screws each stud ⌈2390 ÷ 300⌉ + 1 = 9: 6 × 3 × 9 = 162. (British Gypsum, White Book)
    // Face 8.64 − 1.70952 = 6.93048 m²; both 13.86: tape × 1.35, compound × 0.78, primer ÷ 8 (label), sand ÷ 10.
    // Sealant 2 × 12 m ÷ 12 = 2 tubes.
    const plan = inRegion('uk')(wall('3.6 m', '2.4 m', door('838 mm', '2040 mm', '1 m')));
    expect(linesOf(plan)).toEqual({
      'stud~38x63-mm': [
        '1 sole-plate 1000',
        '1 sole-plate 1762',
        '1 head-plate 3600',
        '7 stud 2324',
        '2 door-stud 2002',
        '1 door-head 914',
        '2 short-stud 259',
        '2 noggin 543',
        '1 noggin 305',
        '1 noggin 467',
        '1 noggin 562',
      ],
      'framing-nails~4.5x100-mm': 88,
      'wood-screws~6x100-mm': 14,
      'frame-fixings~8x120-mm': 10,
      'masonry-drill-bit~8-mm': 1,
      'plasterboard~12.5-mm': ['6 × 2390 × 1200'],
      'drywall-screws~3.5x38-mm': 162,
      // Less the timber, 1.181 m²: 5.75 m² in slabs of 0.72, cut.
      'wall-insulation~50-mm': 9 * 720,
      'acoustic-sealant': 2,
      'joint-tape': 18_713,
      'joint-compound': 10_812,
      'sandpaper~180-grit': 2,
      'wall-primer': 1733,
      'roller-sleeve': 1,
      'work-gloves': 1,
      'silica-mask~ffp3': 1,
      'safety-glasses': 1,
      // The wool on one day, sanding after three days of coats.
      'dust-mask~ffp2': 2,
    });
    expect(plan.warnings).toEqual([]);
  });

  it('US: 12 × 8 ft without a door: ten precut studs and six sheets of 4 × 8', () => {
    // ⌈(144 − 1.5) ÷ 16⌉ + 1 = 10 studs of 96 − 3 × 1.5 = 91.5 in, each from one of 92 5/8; three plates of 12 ft.
    // No blocking to 10 ft. Nails 6 × 10 + 2 × ⌈144 ÷ 16⌉ for the second top plate = 78. Screws into framing
    // every 24 in: 7 + 7 + 2 × 5 = 24.
    // Drywall sideways: two rows a side, 96 + 48 and 48 + 96; 4 whole sheets and 4 halves = 6 sheets. Each stud
    // ⌈48 ÷ 16⌉ + 1 = 4 screws: 7 studs a whole, 4 a half: 4 × (28 + 16) = 176. (GA-216)
    // 192 sq ft = 17.837 m²: tape × 1.35, compound × 0.78; sealant 2 × 40 ft = 24.4 m ÷ 12 = 3 tubes.
    const plan = inRegion('us')(wall('12 ft', '8 ft'));
    expect(linesOf(plan, 8128)).toMatchObject({
      'stud~2x4': ['1 sole-plate 144', '2 head-plate 144', '10 stud 91.5'],
      'framing-nails~3-1-2-in': 78,
      'wood-screws~10x4-in': 24,
      'plasterboard~1-2-in': ['2 × 96 × 48', '2 × 48 × 48', '2 × 48 × 47.61', '2 × 96 × 47.61'],
      'drywall-screws~6x1-1-4-in': 176,
      'joint-tape': 24_081,
      'joint-compound': 13_914,
      'acoustic-sealant': 3,
    });
    expect(offersOf(plan, 'plasterboard')).toEqual(['8 ft × 4 ft']);
    expect(offersOf(plan, 'stud')[0]).toBe('92 5/8 in');
    // Studs at 24 in: ⌈48 ÷ 12⌉ + 1 = 5 screws, on 5 studs a whole sheet and 3 a half: 4 × (25 + 15). (GA-216)
    const wide = inRegion('us')(wall('12 ft', '8 ft'), { spacing: '24 in' });
    expect(linesOf(wide)['drywall-screws~6x1-1-4-in']).toBe(160);
    expect(wide.steps.find(({ id }) => id === 'board')?.detail).toContain('Screws every 1′,');
  });

  it('Europe: W111, 4 × 2.5 m with a door of 885 × 2010 from 1.5 m, CW 75 at 625', () => {
    // ⌈(4000 − 50) ÷ 625⌉ + 1 = 8; that at 1875 falls into the door, two next to it: 9 of 2500 − 10. Over the door
    // at 1875: 2500 − 2010 − 10. Track 1500 + 1615 + 4000, and 885 + 2 × 150 over the door; timber in its
    // two studs. CW is pushed into UW: screws at the door only, 8. Fixings every 600: 4 + 4 + 8 + 2 × 6 = 28.
    // Strip 3115 + 4000 + 2 × 2500. Boards of 1250 × 2500, 10 mm off the floor: front at 1250, 1875 (2500 is 115
    // from the door's corner) and 3125, back at 625, 1875 and 3125; 11 screws a stud (DIN 18181, 250 mm):
    // 2 × (33 + 22 + 33 + 33) = 242. Face 8.22115 m²: for both, filler 0.6 and tape 1.6 a m² of wall (Knauf W111).
    const plan = inRegion('eu')(wall('4 m', '2.5 m', door('885 mm', '2010 mm', '1.5 m')));
    expect(linesOf(plan)).toMatchObject({
      'steel-stud~75-mm': ['9 stud 2490', '1 short-stud 480'],
      'steel-track~75-mm': ['1 track 1500', '1 track 1615', '1 track 4000', '1 door-head 1185'],
      // 44 × 74 does not go into 75 less two sheets of 0.6.
      'batten~40x60-mm': ['2 door-stud 2490'],
      'wafer-screws~3.5x9.5-mm': 8,
      'hammer-fixings~6x60-mm': 28,
      'acoustic-strip~70-mm': 12_115,
      'plasterboard~12.5-mm': ['4 × 2490 × 1250', '2 × 2490 × 625', '2 × 2490 × 875'],
      'drywall-screws~3.5x25-mm': 242,
      // 8.222 m² in slabs of a packet of 8, 6.25 m².
      'wall-insulation~60-mm': Math.floor((11 * 6250) / 8),
      'joint-tape': 13_154,
      'joint-compound': 4933,
    });
  });
});

describe('a wall with level joints', () => {
  it('EU, 4.27 × 2.91 m, wet: boards of 2 m are backed in each bay, heavy profiles at both doors', () => {
    // Rests of 2900 − 2000 = 900: joints at 2010 and, reversed, 910. Above 2.60 m the doors need UA (Knauf W11): two
    // profiles of 2910 − 10 a door, four angles, two fixings each. Screws: 8 over each door, (⌈2900 ÷ 250⌉ + 1) on
    // each profile and face.
    const place = wall('4270 mm', '2910 mm', door('885 mm', '2005 mm', '900 mm'), {
      ...door('760 mm', '2005 mm', '2600 mm'),
      id: 'e',
    });
    const plan = inRegion('eu')(place, { frame: 'steel', wet: true, freeEnds: '1' });
    const lines = linesOf(plan);
    expect(lines).toMatchObject({
      'door-post-profile~75-mm': ['4 door-post 2900'],
      'door-post-feet~75-mm': 8,
      'frame-fixings~8x100-mm': 16,
      'drill-point-screws~3.5x25-mm': 2 * 8 + 4 * 2 * 13,
    });
    expect(Object.keys(lines).filter((id) => /^(stud|batten)~/.test(id))).toEqual([]);
    const backing = [lines['steel-stud~75-mm']]
      .flat()
      .filter((one) => String(one).includes('backing'));
    expect(backing.length).toBeGreaterThan(0);
    expect(stepIds(plan).indexOf('backing')).toBeLessThan(stepIds(plan).indexOf('board'));
    expect(plan.warnings).toEqual([]);
    // The 8 mm bit alone drills the holes of the angles.
    const deep = plan.materials
      .filter(({ product }) => product === 'masonry-drill-bit')
      .map(({ why }) => /(\d+)\smm deep/.exec(why ?? '')?.[1]);
    expect(new Set(deep)).toEqual(new Set(['110', '70']));
    // Wood holds screws and no plugs, under the floor and over the ceiling.
    for (const [floor, ceiling, plugs] of [
      ['timber', 'concrete', 8],
      ['concrete', 'timber', 8],
      ['timber', 'timber', undefined],
    ] as const) {
      const typed = { frame: 'steel', wet: true, freeEnds: '1', floor, ceiling } as const;
      const bought = linesOf(inRegion('eu')(place, typed));
      expect(bought['frame-fixings~8x100-mm']).toBe(plugs);
      expect(bought['wood-screws~6x100-mm']).toBe(16 - (plugs ?? 0));
    }
  });

  it('EU, 5.66 × 3.12 m, wet, doubled: tape and filler for the joints of short boards', () => {
    // Boards of 3000 and 2000 under 3110: a level joint of 5660 a side; upright at 1250 to 5000, and at 417 to 5417.
    const typed = { frame: 'steel', wet: true, double: true } as const;
    const lines = linesOf(inRegion('eu')(wall('5660 mm', '3120 mm'), typed));
    const run = (4 + 5) * 3110 + 2 * 5660;
    // Knauf's 0.8 m of tape and 0.3 kg of filler a m², and 1.0 for 0.6 with a hidden layer.
    expect(lines).toMatchObject({
      'joint-tape': run,
      'joint-compound': Math.ceil((run * 0.3) / 0.8 / 0.6),
    });
  });

  it('UK, 38 × 89: a straight row of noggins behind the joints at 2410 and 460, and the text says so', () => {
    const plan = inRegion('uk')(wall('4.1 m', '2860 mm'), { double: true, wet: true });
    expect(plan.steps.find(({ id }) => id === 'noggins')?.detail).toMatch(
      /460 mm and 2.41 m|460 mm and 2410 mm/,
    );
  });

  it('takes 3 m boards for 2.73 m: 30 mm at the floor is more than sealant closes', () => {
    const plan = inRegion('uk')(wall('3.5 m', '2730 mm'), { frame: 'steel' });
    expect(offersOf(plan, 'plasterboard')).toContain('3000 × 1200 mm');
    expect(stepIds(plan)).not.toContain('backing');
  });

  it('has studs with timber in them at a door in a room of 2.60 m', () => {
    const plan = inRegion('eu')(wall('4 m', '2.6 m', door('885 mm', '2005 mm', '900 mm')));
    expect(Object.keys(linesOf(plan))).not.toContain('door-post-profile~75-mm');
    const wide = inRegion('eu')(wall('4 m', '2.6 m', door('1010 mm', '2005 mm', '900 mm')));
    expect(Object.keys(linesOf(wide))).toContain('door-post-profile~75-mm');
  });
});

it('has a screw for a sole plate of 60 mm on a timber floor', () => {
  const plan = inRegion('eu')(wall('3330 mm', '2480 mm'), { frame: 'timber', floor: 'timber' });
  expect(plan.warnings).toEqual([]);
  expect(Object.keys(linesOf(plan))).toContain('wood-screws~6x100-mm');
});

describe('buildAStudWall', () => {
  const plain = wall('3.6 m', '2.4 m');

  it('fills the joints in three coats, a day after each', () => {
    const { steps } = inRegion('uk')(plain);
    const coats = steps.filter(({ id }) => id.startsWith('joint'));
    expect(coats.map(({ id, dryMinutes }) => [id, dryMinutes])).toEqual([
      ['joint', 1440],
      ['joint-2', 1440],
      ['joint-3', 1440],
    ]);
  });

  it('asks whether anything bears before it marks, and for cables before it drills and before it boards', () => {
    const { steps } = inRegion('uk')(plain);
    const asks = (gate: string): readonly string[] =>
      steps.filter(({ gates = [] }) => gates.some((one) => one === gate)).map(({ id }) => id);
    expect(asks('bearing')).toEqual(['ask']);
    expect(asks('cables')).toEqual(['find', 'services']);
    expect(asks('lifting')).toEqual(['board', 'board-2']);
  });

  it('takes the depth that the height needs, and stops past the table', () => {
    const ids = (height: string, typed: Typed = {}): readonly string[] =>
      inRegion('uk')(wall('3.6 m', height), typed).materials.map(({ id }) => id);
    expect(ids('2.4 m')).toContain('stud~38x63-mm');
    expect(ids('2.5 m')).toContain('stud~38x89-mm');
    expect(ids('2.4 m', { depth: 'deep' })).toContain('stud~38x89-mm');
    const high = inRegion('uk')(wall('3.6 m', '3.2 m'));
    expect(high.warnings).toMatchObject([{ rule: 'nhbc-6.3', severity: 'stop' }]);
    expect(high.warnings[0]?.message).toContain('3.00 m');
    expect(inRegion('uk')(wall('3.6 m', '3.2 m'), { frame: 'steel' }).warnings).toEqual([]);
  });

  it('reports a height without a stud of that length', () => {
    const plan = inRegion('us')(wall('12 ft', '20 ft'));
    expect(plan.problems['height']).toContain('16′');
    expect(plan).toMatchObject({ materials: [], steps: [], tools: [] });
  });

  it('brings studs together behind tiles, in boards for the damp on that side', () => {
    const plan = inRegion('uk')(plain, { wet: true });
    // ⌈3562 ÷ 400⌉ + 1.
    expect(linesOf(plan)['stud~38x63-mm']).toContain('10 stud 2324');
    expect(linesOf(plan)).toMatchObject({
      'plasterboard~12.5-mm': ['3 × 2390 × 1200'],
      'moisture-board~12.5-mm': expect.any(Array),
    });
    const typed = inRegion('uk')(plain, { wet: true, spacing: '500' });
    expect(typed.warnings).toMatchObject([
      { rule: 'board-spacing', severity: 'stop', field: 'spacing' },
    ]);
  });

  it.each([
    ['eu', '416 mm', 1250],
    ['eu', '417 mm', 1250],
    ['us', '406 mm', 1219.2],
    ['us', '407 mm', 1219.2],
  ] as const)('%s: studs at %s carry whole boards behind tiles', (region, spacing, wide) => {
    const plan = inRegion(region)(wall('5.28 m', '2.4 m'), { wet: true, spacing });
    expect(plan.warnings.filter(({ severity }) => severity === 'stop')).toEqual([]);
    const sides = plan.materials.flatMap((one) =>
      one.form === 'sheets' ? one.panels.flatMap((panel) => [panel.length, panel.width]) : [],
    );
    expect(sides.some((side) => Math.abs(side - mm(wide)) < mm(0.05))).toBe(true);
  });

  it('leaves out what one side, or none, does not need', () => {
    const one = inRegion('uk')(plain, { sides: 'one' });
    expect(stepIds(one)).not.toContain('board-2');
    expect(linesOf(one)['wall-insulation~50-mm']).toBeUndefined();
    expect(linesOf(one)['plasterboard~12.5-mm']).toEqual(['3 × 2390 × 1200']);
    const none = inRegion('uk')(plain, { sides: 'none' });
    expect(stepIds(none)).not.toContain('joint');
    expect(Object.keys(linesOf(none)).filter((id) => id.startsWith('plaster'))).toEqual([]);
  });

  it('lays the plate on concrete on what keeps it dry: a strip, and treated wood in the US', () => {
    expect(linesOf(inRegion('uk')(plain, { floor: 'concrete' }))).toMatchObject({
      'sole-membrane~100-mm': 3600,
      // The sole is fixed into concrete like the end studs: 7 + 10.
      'frame-fixings~8x120-mm': 17,
    });
    const onSlab = inRegion('us')(wall('12 ft', '8 ft'), { floor: 'concrete' });
    expect(linesOf(onSlab, 8128)).toMatchObject({
      'structural-timber~2x4': ['1 sole-plate 144'],
      'stud~2x4': ['2 head-plate 144', '10 stud 91.5'],
    });
    // IRC R317.3.1: what is nailed into treated wood is galvanized.
    const both = [onSlab, inRegion('us')(wall('12 ft', '8 ft'), {})];
    const nails = both.map(
      ({ materials }) => materials.find(({ product }) => product === 'framing-nails')?.why,
    );
    expect(nails.map((why) => why?.includes('galvani'))).toEqual([true, false]);
  });

  it('skims instead of filling if sold, and waits a week', () => {
    const plan = inRegion('uk')(plain, { finish: 'skim' });
    // 17.28 m² at 8 m² a bag of 25 kg.
    expect(linesOf(plan)['skim-plaster']).toBe(54_000);
    expect(linesOf(plan)['joint-compound']).toBeUndefined();
    expect(plan.steps.find(({ id }) => id === 'skim')?.dryMinutes).toBe(7 * 1440);
    expect(linesOf(inRegion('us')(wall('12 ft', '8 ft'), { finish: 'skim' }))).toHaveProperty(
      'joint-compound',
    );
  });

  it('closes a free end with a strip of board and two beads', () => {
    const plan = inRegion('uk')(plain, { freeEnds: '1' });
    // 63 + 2 × 12.5 wide.
    expect(linesOf(plan)['plasterboard~12.5-mm']).toContain('1 × 2390 × 88');
    expect(linesOf(plan)['corner-bead~3-mm']).toEqual(['2 bead 2400']);
  });

  it('uses long sheets in the US only if chosen', () => {
    const plan = inRegion('us')(wall('12 ft', '8 ft'), { longBoards: true });
    expect(linesOf(plan, 8128)['plasterboard~1-2-in']).toEqual(['2 × 144 × 48', '2 × 144 × 47.61']);
  });

  it('sets the two pieces of a header flush with the faces of a deep wall', () => {
    const at = wall('17 ft 3 in', '9 ft 1 in', door('32 in', '80 in', '5 ft'));
    const plan = inRegion('us')(at, { frame: 'timber', depth: 'deep' });
    expect(plan.steps.find(({ id }) => id === 'door')?.detail).toMatch(
      /one flush with each face.* at a slant/,
    );
  });

  it('stops if a head spans too far', () => {
    const plan = inRegion('uk')(wall('3.6 m', '2.4 m', door('1500 mm', '2040 mm', '1 m')));
    expect(plan.warnings).toMatchObject([{ rule: 'uk-door-head', severity: 'stop' }]);
  });

  it('says that an opening with its studs does not fit', () => {
    const plan = inRegion('uk')(wall('3.6 m', '2.4 m', door('838 mm', '2040 mm', '20 mm')));
    expect(plan.problems['doorway']).toMatch(/do not fit/);
    expect(plan).toMatchObject({ materials: [], steps: [], tools: [] });
  });

  it('opens values stored before regions existed', () => {
    const plan = inRegion('uk')(plain, {
      thickness: '50',
      spacing: '400',
      sides: 'both',
      kerf: '2',
    });
    expect(linesOf(plan)['stud~38x63-mm']).toContain('10 stud 2324');
    expect(plan.problems).toEqual({});
  });

  it('is empty for a wall that is not measured yet', () => {
    expect(inRegion('uk')(wall('3.6 m', ''))).toMatchObject({ materials: [], steps: [] });
  });
});

describe('fixings of plates and end studs', () => {
  it('pass the lining of walls and ceilings and still hold', async () => {
    const planIn = await plansOf(buildAStudWall);
    for (const region of ['uk', 'us', 'eu', 'cn'] as const) {
      for (const frame of ['timber', 'steel']) {
        const place = { ...newWall('w'), length: '3600 mm', height: '2400 mm' };
        const plan = planIn(region, { frame }, place);
        const joints = plan.materials.flatMap((one) =>
          one.form === 'packs' &&
          ['wood-screws', 'frame-fixings', 'hammer-fixings'].includes(one.product ?? '') &&
          one.joint !== undefined
            ? [one.joint]
            : [],
        );
        expect(joints.length, `${region} ${frame}`).toBeGreaterThan(0);
        // 13 mm of plaster or board, and a track of 4 mm at least.
        for (const { through } of joints) expect(through).toBeGreaterThanOrEqual(mm(17));
      }
    }
  });
});

/** Total length of board. */
const boarded = ({ materials }: JobPlan): number =>
  materials
    .flatMap((line) => (line.form === 'sheets' ? line.panels : []))
    .reduce((sum, panel) => sum + panel.length * panel.quantity, 0);

describe('a free end', () => {
  it('is closed over its whole height, in pieces of a sheet, with screws for each', () => {
    for (const region of ['uk', 'us', 'eu', 'cn'] as const) {
      for (const height of [2400, 2790, 3250]) {
        const at = wall('2600 mm', `${String(height)} mm`);
        const typed = { frame: 'steel', depth: 'deep' };
        const plan = (freeEnds: string) => inRegion(region)(at, { ...typed, freeEnds });
        if (plan('1').materials.length === 0) continue;
        const [none, one] = [boarded(plan('0')), boarded(plan('1'))];
        const open = height - (one - none) / mm(1);
        // Sealant closes 15 mm, 30 in the US.
        const most = region === 'us' ? 30 : 15;
        expect({ region, height, isClosed: open >= 9 && open <= most }).toEqual({
          region,
          height,
          isClosed: true,
        });
      }
    }
  });
});

describe('a doorway', () => {
  it.each([
    ['eu', '885 mm', '2005 mm', undefined],
    ['eu', '885 mm', '2130 mm', undefined],
    ['eu', '860 mm', '1985 mm', '885 × 2005 mm for a leaf of 860 × 1985 mm'],
    ['eu', '900 mm', '2100 mm', '885 × 2130 mm for a leaf of 860 × 2110 mm'],
    ['uk', '838 mm', '2040 mm', undefined],
    ['uk', '', '', undefined],
    ['us', '', '', undefined],
    ['eu', '', '', undefined],
    ['cn', '', '', undefined],
    ['uk', '762 mm', '1981 mm', '838 × 2040 mm for a leaf of 762 × 1981 mm'],
    ['us', '32 in', '82.5 in', undefined],
    ['us', '30 in', '', '2′ 8″ × 6′ 10 1/2″ for a leaf of 2′ 6″ × 6′ 8″'],
    ['cn', '860 mm', '2080 mm', undefined],
  ] as const)('%s: of %s × %s takes a usual frame, or a warning names the next', (...row) => {
    const [region, wide, high, text] = row;
    const warningOf = (kind: OpeningInput['kind']): string | undefined => {
      const at = wall('3.5 m', '2500 mm', { ...door(wide, high, '1 m'), kind });
      const { warnings } = inRegion(region)(at);
      return warnings.find(({ rule }) => rule === 'door-size')?.message;
    };
    expect(warningOf('door') === undefined).toBe(text === undefined);
    expect(warningOf('door') ?? '').toContain(text ?? '');
    expect(warningOf('opening')).toBeUndefined();
  });

  it.each(['uk', 'us', 'eu', 'cn'] as const)(
    '%s: is in the middle of a wall on which its place was not measured',
    (region) => {
      const doorwayOf = (at: string): readonly number[] => {
        const { drawings } = inRegion(region)(wall('3.6 m', '2.5 m', door('', '', at)));
        const [ring = []] = drawings.find(({ id }) => id === 'boards-1')?.surface ?? [];
        return ring.flatMap(({ x, y }) => (y === 0 ? x : [])).toSorted((a, b) => a - b);
      };
      const [, from = 0, to = 0, end] = doorwayOf('');
      expect(from + to).toBe(end);
      expect(doorwayOf('1 m')[1]).toBe(mm(1000));
    },
  );

  it('has the size for the usual door where none was measured, and says so', () => {
    const [open, measured] = [withDoor('', ''), withDoor('32 in', '82.5 in')];
    expect(linesOf(open)).toEqual(linesOf(measured));
    expect(said(open, 'mark')).toContain('the usual one');
    expect(said(measured, 'mark')).not.toContain('the usual one');
    // Too low a wall for it: the doorway stays as the place has it.
    expect(said(withDoor('', '', '7 ft 3 in'), 'mark')).not.toContain('the usual one');
  });
});

describe('what a stud wall is fixed to', () => {
  it('is wood or masonry as typed, and no line is for what there is none of', () => {
    for (const region of ['uk', 'us', 'eu', 'cn'] as const) {
      for (const frame of region === 'cn' ? ['steel'] : ['timber', 'steel']) {
        for (const [floor, ceiling] of [
          ['timber', 'timber'],
          ['timber', 'concrete'],
          ['concrete', 'timber'],
          ['concrete', 'concrete'],
        ] as const) {
          const typed = { frame, floor, ceiling, freeEnds: '2' };
          const ids = Object.keys(linesOf(inRegion(region)(wall('3.6 m', '2.5 m'), typed)));
          const has = (name: RegExp): boolean => ids.some((id) => name.test(id));
          const both = [floor, ceiling].join();
          expect(has(/^(wood|structural)-screws/), `${region} ${frame} ${both}`).toBe(
            /timber/.test(both),
          );
          expect(has(/^(frame|hammer)-fixings/), `${region} ${frame} ${both}`).toBe(
            /concrete/.test(both),
          );
        }
      }
    }
  });

  it('takes American concrete screws that go 1 to 1 3/4 in into concrete, plastered or bare', () => {
    for (const [frame, plate] of [
      ['timber', 1.5],
      ['steel', 0.16],
    ] as const) {
      for (const [floor, ceiling] of [
        ['timber', 'concrete'],
        ['concrete', 'timber'],
        ['concrete', 'concrete'],
      ] as const) {
        const plan = inRegion('us')(wall('13 ft', '8 ft'), { frame, floor, ceiling });
        const line = plan.materials.find(({ product }) => product === 'frame-fixings');
        const [, whole, part, of] = /x(\d+)-(\d)-(\d)-in$/.exec(line?.id ?? '') ?? [];
        const long = Number(whole) + Number(part) / Number(of);
        const lining = ceiling === 'concrete' ? 0.5 : 0;
        expect(long - plate - lining, line?.id).toBeGreaterThanOrEqual(1);
        expect(long - plate).toBeLessThanOrEqual(1.75);
      }
    }
  });

  it('is sealed where it meets floor, walls and ceiling', () => {
    const at = wall('4.83 m', '2.96 m', door('885 mm', '2010 mm', '1 m'));
    const plan = inRegion('eu')(at, { sides: 'one', freeEnds: '2' });
    // 4.83 + 4.83 − 0.885 m on a side.
    const line = plan.materials.find(({ product }) => product === 'acoustic-sealant');
    expect(line?.why).toMatch(/Along (8\.8|9|17\.6|18) m/);
  });

  it('leaves the heads of steel studs free to slide', () => {
    for (const region of ['uk', 'us', 'eu', 'cn'] as const) {
      const plan = inRegion(region)(wall('3.6 m', '2.4 m'), { frame: 'steel' });
      const frame = plan.steps.find(({ id }) => id === 'frame')?.detail ?? '';
      const line = plan.materials.find(({ product }) => product === 'wafer-screws');
      // Two at the foot of each stud, in Europe none.
      const studs = Number(/(\d+) studs/.exec(line?.why ?? '')?.[1] ?? 0);
      const screws = line?.form === 'packs' ? line.need : 0;
      expect(screws, region).toBe(region === 'eu' ? 0 : 2 * studs);
      expect(frame).toMatch(
        region === 'eu' ? /No stud is screwed to a track/ : /none to the track/,
      );
      const board = plan.steps.find(({ id }) => id === 'board')?.detail;
      expect(board).toContain('No screw goes into the track on the ceiling');
    }
  });
});

const said = (plan: JobPlan, id: string): string => {
  const { title, detail, check, safety } = plan.steps.find((one) => one.id === id) ?? {};
  return [title, detail, check, safety].join(' ');
};

const uses = (plan: JobPlan, id: string): string => {
  const { uses: lines = [], tools = [] } = plan.steps.find((one) => one.id === id) ?? {};
  return [...lines, ...tools].join(' ');
};

describe('the steps of a frame', () => {
  const doorway = door('838 mm', '2040 mm', '1 m');

  it.each(['uk', 'us', 'eu', 'cn'] as const)(
    '%s: go to joists where the ceiling has them',
    (region) => {
      for (const frame of ['timber', 'steel']) {
        const plates = (ceiling: string): string =>
          said(inRegion(region)(wall('3.6 m', '2.4 m'), { frame, ceiling }), 'plates');
        expect(plates('timber')).toMatch(/into joists or (noggins|blocking)/);
        expect(plates('concrete')).not.toMatch(/joists/);
      }
    },
  );

  it('name walls only where the wall meets some', () => {
    for (const freeEnds of ['0', '1', '2']) {
      const plan = inRegion('uk')(wall('3.6 m', '2.4 m'), { freeEnds, frame: 'steel' });
      const texts = ['find', 'seal', 'frame'].map((id) => said(plan, id)).join(' ');
      expect(/\bwalls\b/.test(texts), freeEnds).toBe(freeEnds === '0');
      expect(said(plan, 'board').match(/\w+ free end/)?.[0]).toBe(
        { 1: 'the free end', 2: 'each free end' }[freeEnds],
      );
    }
  });

  it('take what they fix: timber in steel is sawn, a second top plate is nailed', () => {
    const steel = inRegion('uk')(wall('3.6 m', '2.4 m', doorway), { frame: 'steel' });
    expect(uses(steel, 'door')).toMatch(/hand-saw/);
    const posts = inRegion('eu')(wall('3.6 m', '2.7 m', doorway), { frame: 'steel' });
    expect(uses(posts, 'door')).not.toMatch(/hand-saw/);
    expect(uses(inRegion('us')(wall('12 ft', '8 ft')), 'plates')).toMatch(/framing-nails/);
    const floor = { frame: 'timber', floor: 'concrete' };
    expect(said(inRegion('uk')(wall('3.6 m', '2.4 m'), floor), 'plates')).toMatch(/damp-proof/);
  });

  it('stop a European timber wall by a rule of Europe', () => {
    const { warnings } = inRegion('eu')(wall('3.6 m', '3.1 m'), { frame: 'timber' });
    expect(warnings).toMatchObject([{ rule: 'eu-timber-stud', severity: 'stop' }]);
    expect(warnings[0]?.message).not.toMatch(/NHBC|Brit/);
  });
});

describe('a kerb under the wall of a wet room', () => {
  const at = wall('3.3 m', '2.75 m', door('900 mm', '2100 mm', '1200 mm'));
  const kerb = (region: Region, typed: Typed): readonly string[] => {
    const plan = inRegion(region)(at, typed);
    return stepIds(plan).filter((id) => id === 'kerb' || id === 'plates');
  };

  it('is part of the weight of the wall', () => {
    const [dry = 0, wet = 0] = [false, true].map((isWet) => {
      const { steps } = inRegion('cn')(at, { wet: isWet });
      return Number(/weigh (\d+)/.exec(steps.find(({ id }) => id === 'ask')?.detail ?? '')?.[1]);
    });
    // 47.52 L at 2.4 kg, shown in tens.
    expect(Math.abs(wet - dry - 114)).toBeLessThanOrEqual(10);
  });

  it('is cast in China, on concrete, before the track', () => {
    expect(kerb('cn', { wet: true })).toEqual(['kerb', 'plates']);
    expect(kerb('cn', { wet: false })).toEqual(['plates']);
    expect(kerb('cn', { wet: true, floor: 'timber' })).toEqual(['plates']);
    for (const region of ['uk', 'us', 'eu'] as const) {
      expect(kerb(region, { wet: true, floor: 'concrete' })).toEqual(['plates']);
    }
  });

  it('is 200 mm high and as wide as the wall, and frame and boards begin on it', () => {
    const lines = linesOf(inRegion('cn')(at, { wet: true }));
    // 1.2 m each side of the doorway, 75 + 2 × 12 wide: 2400 × 99 × 200 = 47.52 L.
    expect(lines).toMatchObject({ 'concrete-mix': 47_520 });
    // The ends at the doorway are closed.
    expect(lines['plywood~18-mm']).toEqual(['4 × 1200 × 200', '2 × 99 × 200']);
    // 2750 − 200 − 10; boards end 10 above the kerb.
    expect(JSON.stringify(lines['steel-stud~75-mm'])).toContain('stud 2540');
    expect(JSON.stringify(lines['plasterboard~12-mm'])).toContain('2540 × 1200');
    const { drawings } = inRegion('cn')(at, { wet: true });
    const low = (id: string): number =>
      Math.min(
        ...(drawings.find((one) => one.id === id)?.pieces ?? []).flatMap(({ shape }) =>
          shape.flat().map(({ y }) => y),
        ),
      );
    expect([low('boards-1'), low('studs')]).toEqual([mm(210), mm(200)]);
  });
});
