import { length, mm, toMm, type Length } from '../../../measure/units/units.ts';
import { long, rate } from '../../why.ts';
import { beyond, found, type StructuralAnswer } from '../answer.ts';

/**
 * Shelf boards: stiffness E in N/mm², minimum values of EN 312 and EN 622-5 for chipboard and OSB, design values for
 * MDF, EN 12369 for birch ply across the grain; softwood ply, pine, oak and blockboard are trade practice (estimates).
 * `creep`: relative growth of the deflection under a load for years (EN 1995 k_def; 0.6 to 2.25).
 */
const BOARDS = {
  chipboard: { stiffness: 1600, creep: 2.25 },
  osb: { stiffness: 1980, creep: 1.5 },
  mdf: { stiffness: 3000, creep: 2.25 },
  'softwood-ply': { stiffness: 6000, creep: 0.8 },
  'birch-ply': { stiffness: 7450, creep: 0.8 },
  blockboard: { stiffness: 5500, creep: 0.8 },
  pine: { stiffness: 9000, creep: 0.6 },
  oak: { stiffness: 12_000, creep: 0.6 },
} as const;
export type ShelfBoard = keyof typeof BOARDS;

/** kg per metre of shelf (WoodBin: books 20–40 lb/ft; crockery and clothes are estimates). */
export const SHELF_LOADS = {
  clothes: 15,
  paperbacks: 20,
  mixed: 30,
  crockery: 40,
  books: 52,
  records: 60,
} as const;

/** Deflections as a share of the span: design limit, visible, final failure. */
export const SAG_LIMITS = { plan: 1 / 600, seen: 1 / 384, final: 1 / 200 } as const;

/** A strip of wood glued along the front edge, on its narrow side. */
export interface Lip {
  readonly board: ShelfBoard;
  readonly width: Length;
  readonly height: Length;
}

export interface LoadedShelf {
  readonly board: ShelfBoard;
  readonly thickness: Length;
  readonly depth: Length;
  /** Distance of supports. */
  readonly span: Length;
  /** kg per metre; from SHELF_LOADS. */
  readonly load: number;
  readonly lip?: Lip;
  /**
   * Loose on pins or brackets, or housed and glued at both ends: half the deflection in practice (an estimate; theory
   * says a fifth).
   */
  readonly ends?: 'loose' | 'glued';
  /** True if a batten along the back wall supports it: the front carries half the load (an estimate). */
  readonly backBatten?: boolean;
}

export interface Sag {
  /** Deflection on the first day, and after years. */
  readonly first: Length;
  readonly final: Length;
  /** `good` up to L/600 at first; `fails` beyond L/200 in the end; otherwise visible. */
  readonly verdict: 'good' | 'sags' | 'fails';
}

const RULE = 'shelf-sag';
const GRAVITY = 9.81;
const THINNEST = 9;
const THICKEST = 50;

/** Second moment × stiffness, N·mm²: the board's and the lip's, each about its own axis. */
function stiffnessOf(shelf: LoadedShelf): number {
  const [b, t] = [toMm(shelf.depth), toMm(shelf.thickness)];
  const own = (BOARDS[shelf.board].stiffness * b * t ** 3) / 12;
  if (shelf.lip === undefined) return own;
  const [width, height] = [toMm(shelf.lip.width), toMm(shelf.lip.height)];
  return own + (BOARDS[shelf.lip.board].stiffness * width * height ** 3) / 12;
}

const share = (shelf: LoadedShelf): number =>
  (shelf.ends === 'glued' ? 0.5 : 1) * (shelf.backBatten === true ? 0.5 : 1);

/** kg per metre: the given load, or 100 kg/m² if that is more. */
export const shelfLoad = ({ load, depth }: Pick<LoadedShelf, 'load' | 'depth'>): number =>
  Math.max(load, (100 * toMm(depth)) / 1000);

function outside(shelf: LoadedShelf): StructuralAnswer<never> | undefined {
  const thickness = toMm(shelf.thickness);
  if (thickness < THINNEST || thickness > THICKEST) {
    return beyond(RULE, 'maker', 'section', long(mm(thickness < THINNEST ? THINNEST : THICKEST)));
  }
  if (!(shelfLoad(shelf) <= 100)) return beyond(RULE, 'engineer', 'load', rate(100, 'kg/m'));
  return undefined;
}

/**
 * Deflection of a shelf: 5wL⁴ ÷ 384EI, times (1 + creep) in the end (as Sagulator and WoodBin). Limited for boards
 * outside 9–50 mm and loads above 100 kg per metre.
 */
export function shelfSag(shelf: LoadedShelf): StructuralAnswer<Sag> {
  const stop = outside(shelf);
  if (stop !== undefined) return stop;
  const span = toMm(shelf.span);
  const perMm = (shelfLoad(shelf) * GRAVITY) / 1000;
  const first = (share(shelf) * 5 * perMm * span ** 4) / (384 * stiffnessOf(shelf));
  const final = first * (1 + BOARDS[shelf.board].creep);
  const fails = final > span * SAG_LIMITS.final;
  const good = first <= span * SAG_LIMITS.plan + 1e-9;
  return found(RULE, {
    first: length(Math.round(mm(1) * first)),
    final: length(Math.round(mm(1) * final)),
    verdict: fails ? 'fails' : good ? 'good' : 'sags',
  });
}

/** Maximum span within L/600 on the first day and L/200 in the end. */
export function shelfSpan(shelf: Omit<LoadedShelf, 'span'>): StructuralAnswer<Length> {
  const whole = { ...shelf, span: mm(1000) };
  const stop = outside(whole);
  if (stop !== undefined) return stop;
  const perMm = (shelfLoad(whole) * GRAVITY) / 1000;
  const cube = (384 * stiffnessOf(whole)) / (5 * perMm * share(whole));
  const limit = Math.min(SAG_LIMITS.plan, SAG_LIMITS.final / (1 + BOARDS[shelf.board].creep));
  return found(RULE, length(Math.floor(mm(1) * Math.cbrt(cube * limit))));
}

/** A longer shelf on battens has a lip (trade practice). */
export const LIP_FROM = mm(900);
/** kg on one shelf pin (furniture safety check sheets). */
export const SHELF_PIN_KILOS = 12;
/** A taller unit is fixed to the wall. */
export const FIX_TO_WALL_ABOVE = mm(600);
