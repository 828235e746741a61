import { limitPieces, readTrim } from './request-common.ts';
import { limitDefects, onGrid, parseDefects } from './request-defects.ts';
import { readRuns } from './request-runs.ts';
import type { FieldReader, RequestFields } from './fields.ts';
import { gcdOf, largestOf, toIntegerCosts, type SheetProblem } from '../problem.ts';

export const MOST_SHEET_PIECES = 10_000;

/** Reads a sheet request; returns lengths in grid units and integer prices. */
export function readSheet(reader: FieldReader, fields: RequestFields): SheetProblem {
  const kerf = reader.optionalLength(fields['kerf'], 'kerf');
  const trim = readTrim(reader, fields['trim'], ['left', 'right', 'top', 'bottom']);
  const timeLimitMs = reader.timeLimit(fields['timeLimitMs'], 'timeLimitMs', 2000);
  const stages = reader.oneOf(fields['stages'], 'stages', [null, 2, 3] as const, null);
  const firstCut = reader.oneOf(
    firstCutOf(fields['firstCut']),
    'firstCut',
    ['any', 'length', 'width'] as const,
    'any',
  );
  const stock = readStock(reader, fields['stock']);
  const parts = readParts(reader, fields['parts']);
  const runs = readRuns(reader, fields['runs'], parts);
  limitPieces(reader, parts, MOST_SHEET_PIECES);
  const sides = stock.flatMap((row) => [row.length, row.width]);
  if (kerf > 0 && kerf >= largestOf(sides)) reader.fault('kerf', reader.words.kerfSheet);
  const isUsable = stock.some(
    (row) => row.length > trim.left + trim.right && row.width > trim.top + trim.bottom,
  );
  if (!isUsable) reader.fault('trim', reader.words.trim);

  const { costs, scale } = toIntegerCosts(stock.map((row) => row.price));
  const unit = gcdOf([
    kerf,
    trim.left,
    trim.right,
    trim.top,
    trim.bottom,
    ...sides,
    ...parts.flatMap((part) => [part.length, part.width]),
    ...stock.flatMap(({ defects }) =>
      defects.flatMap(({ x, y, ...size }) => [x, y, size.length, size.width]),
    ),
  ]);
  const grid = (nm: number): number => nm / Math.max(1, unit);
  return {
    kind: 'sheet',
    unit: Math.max(1, unit),
    priceScale: scale,
    timeLimitMs,
    stages,
    firstCut,
    kerf: grid(kerf),
    trim: {
      left: grid(trim.left),
      right: grid(trim.right),
      top: grid(trim.top),
      bottom: grid(trim.bottom),
    },
    stock: stock.map(({ id, length, width, quantity, defects }, i) => {
      const row = { id, length: grid(length), width: grid(width), quantity, cost: costs[i] ?? 0 };
      return defects.length === 0 ? row : { ...row, defects: defects.map(onGrid(grid)) };
    }),
    parts: parts.map(({ id, length, width, quantity, rotate }) => {
      return { id, length: grid(length), width: grid(width), quantity, rotate };
    }),
    ...(runs.length > 0 ? { runs } : {}),
  };
}

/** Cuts along the length run along x, horizontal on a drawn sheet; cuts along the width are vertical. */
function firstCutOf(value: unknown): unknown {
  if (value === null) return 'any';
  if (typeof value !== 'string') return value;
  if (/^(?:x|horizontal|along[ -]length)$/.test(value)) return 'length';
  return /^(?:y|vertical|along[ -]width)$/.test(value) ? 'width' : value;
}

function readStock(reader: FieldReader, value: unknown) {
  const seen = new Map<string, string>();
  const stock = reader.rows(value, 'stock').map((row, i) => {
    const at = `stock[${i}]`;
    const length = reader.length(row['length'], `${at}.length`);
    const width = reader.length(row['width'], `${at}.width`);
    const defects = parseDefects(reader, row['defects'], `${at}.defects`, { length, width });
    return {
      id: reader.id(row['id'], `${at}.id`, seen),
      length,
      width,
      defects,
      price: reader.price(row['price'], `${at}.price`, (length / 1e6) * (width / 1e6)),
      quantity: reader.count(
        row['quantity'],
        `${at}.quantity`,
        0,
        defects.length > 0 ? 1 : Infinity,
      ),
    };
  });
  limitDefects(reader, stock);
  return stock;
}

function readParts(reader: FieldReader, value: unknown) {
  const seen = new Map<string, string>();
  return reader.rows(value, 'parts').map((row, i) => {
    const at = `parts[${i}]`;
    return {
      id: reader.id(row['id'], `${at}.id`, seen),
      length: reader.length(row['length'], `${at}.length`),
      width: reader.length(row['width'], `${at}.width`),
      quantity: reader.count(row['quantity'], `${at}.quantity`, 1, 1),
      rotate: reader.oneOf(row['rotate'], `${at}.rotate`, [true, false], true),
    };
  });
}
