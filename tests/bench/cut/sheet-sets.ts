import { checkAnswer } from '../../../web/planner/cutting/checker/check-answer.ts';
import { homeInstance } from './home-lists.ts';
import { damagedSheets, packingData } from './packing-data.ts';
import { PACKINGSOLVER } from './packingsolver.ts';
import {
  cintraSet,
  furnitureInstance,
  kitchenInstance,
  packingSet,
  panelInstance,
  type SheetInstance,
} from './sheet-instances.ts';
import type { CutSet } from './cut-set.ts';

/** As every set, of sheets alone. */
export interface SheetSet extends CutSet {
  readonly cases: () => readonly SheetInstance[];
}

const SIZES = [10, 20, 40, 80, 160, 320, 640];

/** Instances for the sheet engine; published sets are empty if there is no data. */
export const SHEET_SETS: readonly SheetSet[] = [
  setOf('bpp2d-oriented', () => packingSet(false, 2000)),
  setOf('bpp2d-rotation', () => packingSet(true, 2000)),
  setOf('csp2d-cintra', () => cintraSet(5000)),
  setOf('hopper-turton', () =>
    packingData({ lists: 'hopper2001b/*', every: 1, rotate: true }, 2000),
  ),
  setOf('ortmann', () => packingData({ lists: 'ortmann2010/*', every: 17, rotate: false }, 2000)),
  setOf('pisinger', () =>
    packingData({ lists: 'pisinger2005/*', every: 20, rotate: false, unlimited: true }, 2000),
  ),
  setOf('damaged', () => damagedSheets(2000)),
  setOf('kitchen', () => [kitchenInstance(2000)]),
  setOf('furniture', () => Array.from({ length: 60 }, (_, i) => furnitureInstance(100 + i, 2000))),
  setOf('home', () => Array.from({ length: 200 }, (_, i) => homeInstance(i, 2000))),
  setOf('panels-seeded', () =>
    SIZES.slice(0, 4).flatMap((n) => [1, 2, 3].map((seed) => panelInstance(n, 2000, seed))),
  ),
  ...SIZES.map((n) => setOf(`growth-sheet-${n}`, () => [panelInstance(n, 2000)])),
];

function setOf(name: string, cases: () => readonly SheetInstance[]): SheetSet {
  return { name, cases, check: checkAnswer, peer: PACKINGSOLVER };
}
