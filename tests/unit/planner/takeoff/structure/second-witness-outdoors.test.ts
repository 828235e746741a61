import { beforeAll, describe, expect, test } from 'vitest';
import {
  inches,
  litres,
  mm,
  toMm,
  type Length,
} from '../../../../../web/planner/measure/units/units.ts';
import { guardPostsApart } from '../../../../../web/planner/takeoff/structure/deck/guard-posts.ts';
import type { GuardCountry } from '../../../../../web/planner/takeoff/structure/deck/deck-metric-guard.ts';
import { EMBED, type Joint } from '../../../../../web/planner/takeoff/material.ts';
import {
  fixingFor,
  loadOnFixing,
  wallJoint,
  type Fixing,
  type WallKind,
} from '../../../../../web/planner/takeoff/structure/indoors/wall-fixings.ts';
import {
  hoursUntil,
  howToMix,
  mostBay,
  slabFor,
  slowerThanAt20,
  strengthAfter,
  type SlabLoad,
  type SlabUse,
} from '../../../../../web/planner/takeoff/structure/outdoors/concrete.ts';
import {
  FEATHER_EDGE,
  holeConcrete,
  holeWidth,
  PICKET_BAY,
  postDepth,
  postSide,
  railsFor,
  widestBay,
  windMoment,
  type Exposure,
} from '../../../../../web/planner/takeoff/structure/outdoors/fence-rules.ts';
import { contextIn, REGION_NAMES } from '../../../../support/job-context.ts';
import { valueOf } from './answers.ts';

/**
 * Tables of fences, concrete and wall fixings a second time: transcribed in other rows and columns, or worked out again
 * from their formula. `within` is the rounding of the witness.
 */
interface Cell {
  readonly planned: number;
  readonly witness: number;
  readonly within?: number;
}
type Table = Readonly<Record<string, Cell>>;

/** Cells that disagree. */
const wrongIn = (table: Table): readonly string[] =>
  Object.entries(table).flatMap(([name, { planned, witness, within = 0 }]) =>
    Math.abs(planned - witness) > within + 1e-6 ? [name] : [],
  );

const EXPOSURES = ['sheltered', 'open', 'coast'] as const;

const postSideOf = (height: number, place: 'line' | 'corner-or-gate'): number =>
  toMm(valueOf(postSide(mm(height), place)));

/** Merchants' rules as printed: 600 mm up to six feet, 750 in wind or soft soil, a third above, and the frost. */
function fencePosts(): Table {
  const firm = { soil: 'firm', exposure: 'sheltered', frostLine: mm(0) } as const;
  const depth = (height: number, more: object = {}): number =>
    toMm(postDepth(mm(height), { ...firm, ...more }));
  return {
    'depth at 0.9 m': { planned: depth(900), witness: 600 },
    'depth at six feet': { planned: depth(1829), witness: 600 },
    'depth at 2.1 m': { planned: depth(2100), witness: 2100 / 3 },
    'depth in wind': { planned: depth(1829, { exposure: 'open' }), witness: 750 },
    'depth at the coast': { planned: depth(1829, { exposure: 'coast' }), witness: 750 },
    'depth in clay': { planned: depth(1829, { soil: 'clay-or-sand' }), witness: 750 },
    'depth in frost': { planned: depth(1829, { frostLine: mm(800) }), witness: 800 },
    'post of 1.2 m': { planned: postSideOf(1200, 'line'), witness: 75 },
    'post of 1.21 m': { planned: postSideOf(1210, 'line'), witness: 100 },
    'post of six feet': { planned: postSideOf(1829, 'line'), witness: 100 },
    'post of 2 m': { planned: postSideOf(2000, 'line'), witness: 125 },
    'corner of 1.2 m': { planned: postSideOf(1200, 'corner-or-gate'), witness: 100 },
    'corner of six feet': { planned: postSideOf(1829, 'corner-or-gate'), witness: 125 },
    'hole of a 100 post': { planned: toMm(holeWidth(mm(100))), witness: 300 },
    'hole of a 75 post': { planned: toMm(holeWidth(mm(75))), witness: 250 },
    'feather-edge bay': { planned: toMm(FEATHER_EDGE.bay.sheltered), witness: 3000 },
    'feather-edge bay in wind': { planned: toMm(FEATHER_EDGE.bay.windy), witness: 2400 },
    'feather-edge lap': { planned: toMm(FEATHER_EDGE.lap), witness: 25 },
    'feather-edge rails to 1.2 m': { planned: railsFor('feather-edge', mm(1200)), witness: 2 },
    'feather-edge rails above': { planned: railsFor('feather-edge', mm(1201)), witness: 3 },
    'picket rails to 5 ft': { planned: railsFor('picket', inches(60)), witness: 2 },
    'picket rails above': { planned: railsFor('picket', inches(61)), witness: 3 },
    'picket bay': { planned: toMm(PICKET_BAY.sheltered), witness: 8 * 304.8 },
    'picket bay in wind': { planned: toMm(PICKET_BAY.windy), witness: 6 * 304.8 },
    // Trade practice: 300 × 600 mm less a 100 post is 36 L, four bags of 20 kg.
    'concrete of a hole, L': {
      planned: holeConcrete(mm(300), mm(100), mm(600)) / litres(1),
      witness: 36,
      within: 0.5,
    },
  };
}

/**
 * Wind on a bay: pressure × area, acting at half the height. A square post of C16 holds f_m,k 16 N/mm² × k_mod 0.9 ÷
 * 1.3 on its section modulus b³/6 (EN 1995-1-1, class 3, instantaneous): 1.85 kNm at 100 mm, of which 1.8.
 */
function fenceWind(): Table {
  const pressure: Record<Exposure, number> = { sheltered: 500, open: 800, coast: 1000 };
  const cells: Record<string, Cell> = {};
  for (const exposure of EXPOSURES) {
    for (const [bay, height] of [
      [1.93, 1.83],
      [2.4, 1.5],
    ] as const) {
      const moment = (pressure[exposure] * bay * height * (height / 2)) / 1000;
      cells[`${exposure} ${bay} × ${height}`] = {
        planned: windMoment(exposure, mm(bay * 1000), mm(height * 1000)),
        witness: moment,
        within: 0.005,
      };
    }
    for (const side of [75, 100, 125, 150]) {
      const atHundred = Math.floor((((16 * 0.9) / 1.3) * (100 ** 3 / 6)) / 1e5) / 10;
      const holds = atHundred * (side / 100) ** 3;
      const bay = (2 * holds * 1000) / (pressure[exposure] * 1.8 ** 2);
      cells[`${exposure} bay of ${side}`] = {
        planned: toMm(widestBay(exposure, mm(1800), mm(side))) / 1000,
        witness: bay,
        within: 0.002,
      };
    }
  }
  return cells;
}

/** Thickness and sub-base by use, metric in mm and US in inches, as merchants' guides print them. */
const SLABS = `
path       75  75  4 4
patio     100 100  4 4
shed      100 100  4 4
garage    125 150  5 6
car-drive 125 150  5 6
van-drive 150 200  6 8
hot-tub   150 150  6 6`;

function concrete(): Table {
  const cells: Record<string, Cell> = {};
  for (const row of SLABS.trim().split('\n')) {
    const [use, ...sizes] = row.split(/\s+/);
    const [thick, base, thickUs, baseUs] = sizes.map(Number);
    const metric = slabFor(use as SlabUse, 'metric');
    const us = slabFor(use as SlabUse, 'us');
    cells[`${use} mm`] = { planned: toMm(metric.thickness), witness: thick ?? 0 };
    cells[`${use} base mm`] = { planned: toMm(metric.subBase), witness: base ?? 0 };
    cells[`${use} in`] = { planned: toMm(us.thickness), witness: (thickUs ?? 0) * 25.4 };
    cells[`${use} base in`] = { planned: toMm(us.subBase), witness: (baseUs ?? 0) * 25.4 };
  }
  // 24 to 36 times the thickness, at most 4.5 m; 2.5 ft an inch.
  for (const [thick, bay] of [
    [75, 2250],
    [100, 3000],
    [150, 4500],
    [200, 4500],
  ] as const) {
    cells[`bay of ${thick}`] = { planned: toMm(mostBay(mm(thick))), witness: bay };
  }
  const days: readonly (readonly [SlabLoad, number])[] = [
    ['walk', 2],
    ['shed', 7],
    ['car', 7],
    ['full', 28],
  ];
  for (const [load, wait] of days) {
    cells[`${load} at 20 °C`] = { planned: valueOf(hoursUntil(load, 20)), witness: 24 * wait };
  }
  // Nurse and Saul: 600 °C·h a day at 20 °C above a datum of −10 °C.
  for (const celsius of [5, 10, 15, 25, 30]) {
    cells[`time at ${celsius} °C`] = {
      planned: valueOf(slowerThanAt20(celsius)),
      witness: (20 - -10) / (celsius - -10),
    };
  }
  for (const [day, share] of [
    [1, 16],
    [3, 40],
    [7, 65],
    [14, 90],
    [28, 99],
  ] as const) {
    cells[`strength after ${day} d`] = {
      planned: 100 * valueOf(strengthAfter(day, 20)),
      witness: share,
    };
  }
  for (const [cubicMetres, how] of [
    [0.3, 0],
    [0.31, 1],
    [0.75, 1],
    [0.76, 2],
  ] as const) {
    const kinds = ['barrow', 'mixer', 'ready-mix'];
    cells[`${cubicMetres} m³`] = {
      planned: kinds.indexOf(howToMix(litres(1000 * cubicMetres))),
      witness: how,
    };
  }
  return cells;
}

/** Greatest kg of each fixing, by wall, as the table of the trade reads from left to right. */
const FIXINGS = `
board        nail-hook 2, self-drive 8, spring-toggle 15
stud         screw-4x40 5, screw-5x60 30, screw-5x70-pair 60
masonry      plug-6 5, plug-7 25, plug-8 40
soft-block   long-plug-7 5, nylon-8x80 15, frame-plug-10x120 25
dot-and-dab  nail-hook 2, through-plug-8x100 15, steel-core 25`;

/** Embedment and least diameter of a fixing, mm, and the hollow that it bridges. */
const HOLDS = `
plug-6 30 3.9 0
plug-7 35 4.4 0
plug-8 40 4.9 0
long-plug-7 50 4.4 0
screw-4x40 25 3.9 0
screw-5x60 38 4.4 0
screw-5x70-pair 45 4.4 0
nylon-8x80 60 8 0
frame-plug-10x120 90 10 0
through-plug-8x100 50 6 15`;

/** Greatest load in steps of half a kilogram that the planner gives to a fixing. */
function mostOf(wall: WallKind, fixing: string): number {
  let most = 0;
  for (let kilos = 0.5; kilos <= 80; kilos += 0.5) {
    const answer = fixingFor(wall, { kilos: 2 * kilos, fixings: 2, picture: true });
    if (answer.ok && answer.value === fixing) most = kilos;
  }
  return most;
}

function fixings(): Table {
  const cells: Record<string, Cell> = {};
  for (const row of FIXINGS.trim().split('\n')) {
    const [wall = '', ...rest] = row.split(/\s+/);
    for (const one of rest.join(' ').split(', ')) {
      const [fixing = '', kilos] = one.split(' ');
      cells[`${wall} ${fixing}`] = {
        planned: mostOf(wall as WallKind, fixing),
        witness: Number(kilos),
      };
    }
  }
  const through = 18;
  const lining = 13;
  for (const row of HOLDS.trim().split('\n')) {
    const [fixing = '', ...sizes] = row.split(' ');
    const [embed = 0, thick = 0, gap = 0] = sizes.map(Number);
    const joint = wallJoint(fixing as Fixing, mm(through), { each: 1, places: 1 });
    const read = (of: (one: Joint) => Length): number =>
      joint === undefined ? NaN : toMm(of(joint));
    cells[`${fixing} embedment`] = { planned: read((one) => one.embed), witness: embed };
    cells[`${fixing} diameter`] = { planned: read((one) => one.thick), witness: thick };
    cells[`${fixing} passes`] = {
      planned: read((one) => one.through),
      witness: through + lining + gap,
    };
  }
  const embeds: readonly (readonly [keyof typeof EMBED, number])[] = [
    ['framePlug', 50],
    ['hammered', 30],
    ['concreteScrew', 38.1],
    ['resin', 80],
    ['joist', 40],
    ['stud', 30],
  ];
  for (const [name, size] of embeds) {
    cells[`embedment of ${name}`] = { planned: toMm(EMBED[name]), witness: size };
  }
  return {
    ...cells,
    'screen on an arm': {
      planned: loadOnFixing({ kilos: 20, fixings: 4, screen: true }),
      witness: (3 * 20) / 4,
    },
    ceiling: { planned: loadOnFixing({ kilos: 6, fixings: 2, ceiling: true }), witness: 6 },
    // 60 kg at half of 300 mm, held by two top fixings 100 mm above the foot.
    'pull of brackets': {
      planned: loadOnFixing({ kilos: 60, fixings: 4, bracket: { depth: 300, height: 100 } }),
      witness: (60 * 150) / 100 / 2,
    },
  };
}

/** Guard posts by statics in newtons: push × lever against the washer's force × its arm. */
function guards(): Table {
  const push: Record<GuardCountry, number> = { gb: 360, de: 500, 'de-by': 500, fr: 500, cn: 1000 };
  const cells: Record<string, Cell> = {};
  for (const country of ['gb', 'de', 'fr', 'cn'] as const) {
    for (const [rim, above] of [
      [145, 1128],
      [195, 1025],
    ] as const) {
      const side = country === 'cn' ? 70 : 50;
      const washer = side * side - (Math.PI * 13.5 ** 2) / 4;
      const force = washer * 3 * 2.2 * (0.7 / 1.3);
      const arm = rim - 3 * 12 - 15;
      const bay = (force * arm) / (1.5 * push[country] * ((above + 15) / 1000));
      cells[`${country} ${rim}`] = {
        planned: toMm(guardPostsApart(country, { rim: mm(rim), above: mm(above), most: mm(1500) })),
        witness: Math.min(1500, bay),
        within: 1,
      };
    }
  }
  return cells;
}

/**
 * Litres of the bags of each region, smallest first, as makers print them: UK 108 bags of 20 kg, US 60 lb 0.45, 80 lb
 * 0.6 and 50 lb 0.375 cu ft, EU 40 kg 18 L, China 25 kg 11 L.
 */
const CUBIC_FOOT = 28.317;
const BAGS = {
  uk: { 'concrete-mix': [1000 / 108], 'post-mix': [1000 / 108] },
  us: {
    'concrete-mix': [0.45 * CUBIC_FOOT, 0.6 * CUBIC_FOOT],
    'post-mix': [0.375 * CUBIC_FOOT],
  },
  eu: { 'concrete-mix': [(25 * 18) / 40, 18], 'post-mix': [(25 * 18) / 40] },
  cn: { 'concrete-mix': [11, 22], 'post-mix': [] },
} as const;

let bags: Table = {};

beforeAll(async () => {
  const cells: Record<string, Cell> = {};
  for (const region of REGION_NAMES) {
    const { shelf } = await contextIn(region);
    for (const product of ['concrete-mix', 'post-mix'] as const) {
      const entry = shelf[product];
      const packs = entry.form === 'packs' ? entry.variants[0].packs : [];
      for (const [i, witness] of BAGS[region][product].entries()) {
        const planned = (packs[i]?.holds ?? NaN) / 1000;
        cells[`${region} ${product} ${i}`] = { planned, witness, within: 0.01 * witness };
      }
    }
  }
  bags = cells;
});

describe.each([
  ['fence posts', fencePosts, 25],
  ['wind on fences', fenceWind, 18],
  ['concrete', concrete, 46],
  ['wall fixings', fixings, 54],
  ['guard posts', guards, 8],
  ['bags of concrete', () => bags, 8],
] as const)('%s', (_, tableOf, least) => {
  test('agree with the second witness', () => {
    const table = tableOf();
    expect(Object.keys(table).length).toBeGreaterThanOrEqual(least);
    expect(wrongIn(table)).toEqual([]);
  });

  test('a planted fault of a twentieth in any cell is found', () => {
    const table = tableOf();
    const missed = Object.entries(table).filter(([name, cell]) =>
      [0.95, 1.05].some((times) => {
        const planned = cell.planned === 0 ? 1 : cell.planned * times;
        return !wrongIn({ ...table, [name]: { ...cell, planned } }).includes(name);
      }),
    );
    expect(missed.map(([name]) => name)).toEqual([]);
  });
});

test('concrete is never counted on earlier than EN 1992-1-1 equation 3.2 for cement of class N', () => {
  for (const day of [1, 2, 3, 5, 7, 10, 14, 21, 28]) {
    const hardened = Math.exp(0.25 * (1 - Math.sqrt(28 / day)));
    expect(valueOf(strengthAfter(day, 20))).toBeLessThanOrEqual(hardened + 0.005);
  }
});
