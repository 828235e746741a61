import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { SheetStockInput } from '../../../web/planner/cutting/contract.ts';
import type { SheetInstance } from './sheet-instances.ts';

/** Source: github.com/fontanf/packingsolver; copy `data/rectangle/*` there. */
const DATA = join(import.meta.dirname, '..', '..', '..', '.local', 'packingsolver-data');

interface Reading {
  /** Lists of the folder, as a glob. */
  readonly lists: string;
  /** 17: the first of each 17 lists. */
  readonly every: number;
  readonly rotate: boolean;
  /** Unlimited sheets of each size, whatever the list says. */
  readonly unlimited?: boolean;
}

/**
 * A sample of the lists of one folder: any number of stages, no kerf, sheets of several sizes that cost
 * what the list says or else their area. The published costs of these lists are for other rules.
 */
export function packingData(reading: Reading, timeLimitMs: number): SheetInstance[] {
  return sample(reading).map((file) => {
    const stock = stockOf(file);
    return instanceOf(
      file,
      reading.unlimited === true ? stock.map((row) => ({ ...row, quantity: null })) : stock,
      reading,
      timeLimitMs,
    );
  });
}

/**
 * Afsharian et al. 2014, knapsacks on one sheet with defects: here all parts are wanted, from two such
 * sheets at half price and as many without defects as needed.
 */
export function damagedSheets(timeLimitMs: number): SheetInstance[] {
  const reading = { lists: 'afsharian2014/*/*_D4', every: 50, rotate: true };
  return sample(reading).map((file) => {
    const stock = stockOf(file).flatMap((row): SheetStockInput[] => {
      const price = Number(row.length) * Number(row.width);
      const defects = readRows(`${file}_defects.csv`).map(
        ({ X = 0, Y = 0, WIDTH = 0, HEIGHT = 0 }) => {
          return { x: X, y: Y, length: WIDTH, width: HEIGHT };
        },
      );
      return [
        { ...row, id: 'sound', price, quantity: null },
        { ...row, id: 'damaged', price: price / 2, quantity: 2, defects },
      ];
    });
    return instanceOf(file, stock, reading, timeLimitMs);
  });
}

const sample = ({ lists, every }: Reading): string[] =>
  globSync(join(DATA, `${lists}_items.csv`))
    .map((file) => file.slice(0, -'_items.csv'.length))
    .toSorted(inNumericOrder)
    .filter((_, i) => i % every === 0);

function instanceOf(
  file: string,
  stock: readonly SheetStockInput[],
  { rotate }: Reading,
  timeLimitMs: number,
): SheetInstance {
  const parts = readRows(`${file}_items.csv`).map(
    ({ ID = 0, WIDTH: length = 0, HEIGHT: width = 0, COPIES: quantity = 1 }) => {
      return { id: `item ${ID}`, length, width, quantity, rotate };
    },
  );
  return { name: basename(file), request: { kind: 'sheet', timeLimitMs, stock, parts } };
}

const inNumericOrder = (a: string, b: string): number =>
  a.localeCompare(b, 'en', { numeric: true });

const stockOf = (file: string): SheetStockInput[] =>
  readRows(`${file}_bins.csv`).map(
    ({ ID = 0, WIDTH: length = 0, HEIGHT: width = 0, COST: price = null, COPIES = 1 }) => {
      return { id: `bin ${ID}`, length, width, price, quantity: COPIES };
    },
  );

/** The rows of a table of numbers, by the names in its first line. */
function readRows(file: string): Partial<Record<string, number>>[] {
  const [names = [], ...rows] = readFileSync(file, 'utf8')
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split(','));
  return rows.map((row) => Object.fromEntries(names.map((name, i) => [name, Number(row[i])])));
}
