import type { Weighing } from './cover-bound.ts';
import type { SheetModel, SheetKind } from '../model.ts';
import type { IsOver } from '../../problem.ts';

/** Maps a side so that fitting sides still fit: superadditive, integer. */
type Scale = (side: number) => number;

/** Parameters per family and axis; more cost time and seldom raise the bound. */
const MOST_PARAMETERS = 40;
const MOST_EVALUATIONS = 4e7;

/**
 * Weightings that hold for any plan, guillotine or not: sides are mapped by scales that never let more pieces fit than
 * before, and a piece weighs its mapped area (Fekete and Schepers 2004; scales of Carlier, Clautiaux and Moukrim 2007).
 * A piece that may be rotated counts its smaller orientation. Cost: scales × scales × pieces.
 */
export class DualFeasibleFunctions {
  readonly #tablesX: readonly Table[];
  readonly #tablesY: readonly Table[];
  readonly #sheets: readonly SheetKind[];
  /** Total weight of all pieces, one row per scale along x; as far as time allowed. */
  readonly #weights: Float64Array[] = [];

  constructor(model: SheetModel, isOver: IsOver) {
    const { sheets, pieces } = model;
    const length = Math.max(...sheets.map((sheet) => sheet.dx));
    const width = Math.max(...sheets.map((sheet) => sheet.dy));
    const sidesX = pieces.flatMap(({ dx, dy, rotate }) => (rotate ? [dx, dy] : [dx]));
    const sidesY = pieces.flatMap(({ dx, dy, rotate }) => (rotate ? [dx, dy] : [dy]));
    const budget = Math.sqrt(MOST_EVALUATIONS / Math.max(1, pieces.length)) / 3;
    const most = Math.max(1, Math.min(MOST_PARAMETERS, Math.floor(budget)));
    this.#sheets = sheets;
    this.#tablesX = scalesOf(length, sidesX, most).map((scale) => new Table(model, scale));
    this.#tablesY = scalesOf(width, sidesY, most).map((scale) => new Table(model, scale));
    for (const x of this.#tablesX) {
      if (isOver()) return;
      this.#weights.push(Float64Array.from(this.#tablesY, (y) => weightOf(model, x, y)));
    }
  }

  /** The weighting by which these sheets fall shortest of holding the pieces, if any does. */
  refuting(counts: readonly number[]): Weighing | undefined {
    let most = 0;
    let found: Weighing | undefined;
    this.#weights.forEach((row, i) => {
      row.forEach((weight, j) => {
        const [x, y] = [this.#tablesX[i] as Table, this.#tablesY[j] as Table];
        let room = 0;
        for (let k = 0; k < counts.length; k++) {
          room += (counts[k] as number) * (x.sheetX[k] as number) * (y.sheetY[k] as number);
        }
        const short = (weight - room) / weight;
        if (weight <= room || short <= most) return;
        most = short;
        const capacities = this.#sheets.map(
          (_, k) => (x.sheetX[k] as number) * (y.sheetY[k] as number),
        );
        found = { capacities, weight };
      });
    });
    return found;
  }
}

/** Values of a scale for every side. */
class Table {
  readonly pieceX: Float64Array;
  readonly pieceY: Float64Array;
  readonly sheetX: readonly number[];
  readonly sheetY: readonly number[];

  constructor({ pieces, sheets }: SheetModel, scale: Scale) {
    this.pieceX = Float64Array.from(pieces, ({ dx }) => scale(dx));
    this.pieceY = Float64Array.from(pieces, ({ dy }) => scale(dy));
    this.sheetX = sheets.map(({ dx }) => scale(dx));
    this.sheetY = sheets.map(({ dy }) => scale(dy));
  }
}

function weightOf({ pieces }: SheetModel, x: Table, y: Table): number {
  let total = 0;
  for (let i = 0; i < pieces.length; i++) {
    const piece = pieces[i];
    if (!piece) continue;
    const flat = (x.pieceX[i] as number) * (y.pieceY[i] as number);
    const turned = piece.rotate ? (x.pieceY[i] as number) * (y.pieceX[i] as number) : Infinity;
    total += piece.quantity * Math.min(flat, turned);
  }
  return total;
}

function scalesOf(whole: number, sides: readonly number[], most: number): Scale[] {
  const half = Math.floor(whole / 2);
  const near = sides.map((side) => Math.min(side, whole - side)).filter((side) => side > 0);
  const parameters = sample([...new Set(near.filter((side) => side <= half))], most);
  const steps = Array.from({ length: Math.min(8, most) }, (_, i) => i + 1);
  return [
    (side) => side,
    ...parameters.map((p) => small(whole, p)),
    ...parameters.map((p) => counted(whole, p)),
    ...steps.map((k) => rounded(whole, k)),
  ];
}

function sample(values: number[], most: number): number[] {
  if (values.length <= most) return values;
  const sorted = values.sort((a, b) => a - b);
  return Array.from({ length: most }, (_, i) => {
    return sorted[Math.floor((i * sorted.length) / most)] as number;
  });
}

/** Sides below p count 0, and those that leave less than p count as the complete side. */
function small(whole: number, p: number): Scale {
  return (side) => {
    if (side > whole - p) return whole;
    return side < p ? 0 : side;
  };
}

/** Sides in steps of p; a side over one half counts all that its complement leaves. */
function counted(whole: number, p: number): Scale {
  const all = Math.floor(whole / p);
  return (side) => {
    if (2 * side > whole) return 2 * (all - Math.floor((whole - side) / p));
    return 2 * side === whole ? all : 2 * Math.floor(side / p);
  };
}

/** Sides rounded down to k + 1 steps, k of which make the complete side. */
function rounded(whole: number, k: number): Scale {
  return (side) => {
    const steps = ((k + 1) * side) / whole;
    return Number.isInteger(steps) ? side * k : Math.floor(steps) * whole;
  };
}
