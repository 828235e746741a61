import { Random } from '../../../web/planner/cutting/sheet/random.ts';
import type { SheetPartInput, SheetStockInput } from '../../../web/planner/cutting/contract.ts';
import type { SheetInstance } from './sheet-instances.ts';

const FULL = { id: '2440 x 1220', length: 2440, width: 1220, price: 46 };
const HALF = { id: '1220 x 1220', length: 1220, width: 1220, price: 27 };
const QUARTER = { id: '1220 x 610', length: 1220, width: 610, price: 16 };
const METRIC = { id: '2500 x 1250', length: 2500, width: 1250, price: 49 };
const FACTORY = { id: '2800 x 2070', length: 2800, width: 2070, price: 72 };

/** A shop's sheets of one material: one or two sizes, the smaller ones dearer by area. */
const SHOPS: readonly (readonly SheetStockInput[])[] = [
  [FULL],
  [FULL, QUARTER],
  [FULL, HALF],
  [FULL, QUARTER],
  [METRIC],
  [METRIC, QUARTER],
  [FACTORY],
  [FACTORY, METRIC],
];

/** A board with its name, sides in millimetres, and how many. */
type Board = readonly [name: string, length: number, width: number, quantity: number];

const MOST_PANELS = 20;
const FEWEST_PANELS = 5;

/**
 * A seeded list of a home project: 5 to 20 panels of one to four pieces of furniture, on one or two sheet sizes of one
 * shop; kerf 3 to 4 mm, trim on, every other list with a grain for some.
 */
export function homeInstance(seed: number, timeLimitMs: number): SheetInstance {
  const random = new Random(7919 * seed + 1);
  const pick = <T>(values: readonly T[]): T => values[random.below(values.length)] as T;
  const stock = pick(SHOPS);
  const widest = stock === SHOPS[6] || stock === SHOPS[7] ? 2040 : 1180;
  const boards = boardsOf(random, FEWEST_PANELS + random.below(MOST_PANELS - FEWEST_PANELS + 1));
  const isGrained = random.below(2) === 0;
  const parts = boards.map(([name, length, width, quantity], i): SheetPartInput => {
    const rotate = !isGrained || random.below(2) === 0;
    return { id: `${i + 1} ${name}`, length, width: Math.min(width, widest), quantity, rotate };
  });
  const kerf = pick([3, 3.2, 4]);
  const trim = pick([5, 10, 10]);
  return {
    name: `home ${seed}`,
    request: { kind: 'sheet', kerf, trim, timeLimitMs, stock, parts },
  };
}

/** Boards of complete pieces of furniture up to the number of panels; the last row may be shortened. */
function boardsOf(random: Random, panels: number): Board[] {
  const boards: Board[] = [];
  let left = panels;
  while (left > 0) {
    const make = MAKERS[random.below(MAKERS.length)] ?? cabinet;
    for (const [name, length, width, wanted] of make(random)) {
      const quantity = Math.min(wanted, left);
      if (quantity > 0) boards.push([name, length, width, quantity]);
      left -= quantity;
    }
  }
  return boards;
}

const between = (random: Random, least: number, most: number, step = 10): number =>
  least + step * random.below(Math.floor((most - least) / step) + 1);

function cabinet(random: Random): Board[] {
  const [height, width] = [between(random, 600, 2000), between(random, 300, 900, 50)];
  const depth = between(random, 280, 600, 20);
  return [
    ['side', height, depth, 2],
    ['top and bottom', width - 36, depth, 2],
    ['shelf', width - 38, depth - 20, 1 + random.below(4)],
    ...(random.below(2) > 0 ? [['door', height - 4, Math.round(width / 2) - 3, 2] as const] : []),
    ...(random.below(3) > 1 ? [['plinth', width - 36, 100, 1] as const] : []),
  ];
}

function shelves(random: Random): Board[] {
  const depth = between(random, 200, 350, 25);
  return [['shelf', between(random, 500, 1150), depth, 2 + random.below(5)]];
}

function drawers(random: Random): Board[] {
  const [width, depth] = [between(random, 300, 600), between(random, 350, 500, 50)];
  const height = between(random, 80, 200);
  const quantity = 1 + random.below(2);
  return [
    ['drawer side', depth, height, 2 * quantity],
    ['drawer end', width - 36, height, 2 * quantity],
    ['drawer bottom', width - 20, depth - 18, quantity],
  ];
}

function desk(random: Random): Board[] {
  const [length, width] = [between(random, 1000, 1800, 50), between(random, 500, 800, 50)];
  return [
    ['top', length, width, 1],
    ['end', 710, width - 50, 2],
    ['back', length - 100, 300, 1],
  ];
}

function bench(random: Random): Board[] {
  const [length, depth] = [between(random, 700, 1400), between(random, 350, 450)];
  return [
    ['seat', length, depth, 1],
    ['front and back', length - 36, 420, 2],
    ['end', depth, 420, 2],
    ['floor', length - 36, depth - 36, 1],
  ];
}

const MAKERS = [cabinet, cabinet, shelves, drawers, desk, bench];
