import { limitPieces, readTrim } from './request-common.ts';
import type { FieldReader, RequestFields } from './fields.ts';
import { gcdOf, largestOf, toIntegerCosts, type LinearProblem, type Slants } from '../problem.ts';

export const MOST_LINEAR_PIECES = 50_000;
/** Mitres are rounded up to a tenth of a millimetre: the tangent of an angle fits no grid. */
const SLANT_STEP_NM = 100_000;

/** Reads a linear request; returns lengths in grid units and integer prices. */
export function readLinear(reader: FieldReader, fields: RequestFields): LinearProblem {
  const kerf = reader.optionalLength(fields['kerf'], 'kerf');
  const trim = readTrim(reader, fields['trim'], ['start', 'end']);
  const timeLimitMs = reader.timeLimit(fields['timeLimitMs'], 'timeLimitMs', 1000);
  const face = reader.optionalLength(fields['face'], 'face');
  const stock = readStock(reader, fields['stock']);
  const parts = readParts(reader, fields['parts'], face);
  limitPieces(reader, parts, MOST_LINEAR_PIECES);
  const longest = largestOf(stock.map((row) => row.length));
  if (kerf > 0 && kerf >= longest) reader.fault('kerf', reader.words.kerfLinear);
  if (trim.start + trim.end >= longest) reader.fault('trim', reader.words.trim);

  const { costs, scale } = toIntegerCosts(stock.map((row) => row.price));
  const steepest = largestOf(parts.map(({ slants }) => Math.max(slants.start, slants.end)));
  const along = face > 0 ? toStep(kerf * Math.hypot(1, steepest / face)) : 0;
  const isMitred = steepest > 0;
  const unit = gcdOf([
    kerf,
    isMitred ? along : 0,
    trim.start,
    trim.end,
    ...stock.map((row) => row.length),
    ...parts.flatMap((part) => [part.length, part.slants.start, part.slants.end]),
  ]);
  const grid = (nm: number): number => nm / Math.max(1, unit);
  return {
    kind: 'linear',
    unit: Math.max(1, unit),
    priceScale: scale,
    timeLimitMs,
    kerf: grid(kerf),
    ...(isMitred ? { mitreKerf: grid(along) } : {}),
    trim: { start: grid(trim.start), end: grid(trim.end) },
    stock: stock.map(({ id, length, quantity }, i) => {
      return { id, length: grid(length), quantity, cost: costs[i] ?? 0 };
    }),
    parts: parts.map(({ id, length, quantity, slants: { start, end } }) => {
      const slants = { start: grid(start), end: grid(end) };
      return { id, length: grid(length), quantity, slants };
    }),
  };
}

function readStock(reader: FieldReader, value: unknown) {
  const seen = new Map<string, string>();
  return reader.rows(value, 'stock').map((row, i) => {
    const at = `stock[${i}]`;
    const length = reader.length(row['length'], `${at}.length`);
    return {
      id: reader.id(row['id'], `${at}.id`, seen),
      length,
      price: reader.price(row['price'], `${at}.price`, length / 1e6),
      quantity: reader.count(row['quantity'], `${at}.quantity`, 0, Infinity),
    };
  });
}

function readParts(reader: FieldReader, value: unknown, face: number) {
  const seen = new Map<string, string>();
  return reader.rows(value, 'parts').map((row, i) => {
    const at = `parts[${i}]`;
    const length = reader.length(row['length'], `${at}.length`);
    const slants = readMitre(reader, row['mitre'], `${at}.mitre`, face);
    if (slants.start + slants.end > length) {
      reader.fault(`${at}.mitre`, reader.words.mitre);
    }
    return {
      id: reader.id(row['id'], `${at}.id`, seen),
      length,
      quantity: reader.count(row['quantity'], `${at}.quantity`, 1, 1),
      slants,
    };
  });
}

function readMitre(reader: FieldReader, value: unknown, at: string, face: number): Slants {
  if (value === undefined || value === null) return { start: 0, end: 0 };
  const fields = reader.object(value, at);
  const run = (key: 'start' | 'end'): number => {
    const degrees = reader.angle(fields[key], `${at}.${key}`);
    if (degrees > 0 && face === 0) reader.fault('face', reader.words.face);
    return toStep(face * Math.tan((degrees * Math.PI) / 180));
  };
  return { start: run('start'), end: run('end') };
}

// Slightly below the step, so that 45 degrees on an integer face stays an integer.
const toStep = (nm: number): number => Math.ceil(nm / SLANT_STEP_NM - 1e-6) * SLANT_STEP_NM;
