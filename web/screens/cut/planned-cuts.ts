import type { Bands, TapeNeed } from '../../planner/cutting/edge-banding.ts';
import type { Locale } from '../../language/locale.ts';
import type { DemandPart } from '../../planner/project/cuts/cut-demand.ts';
import type { PlanBoard } from '../../planner/cutting/plan/plan-board.ts';
import type { CutKind } from '../../planner/schema/cut-list.ts';
import type { NumberedBoard } from '../../planner/project/cuts/cut-plan.ts';
import type { DoneBoard } from '../../planner/schema/done-board.ts';
import type { Offcut } from '../../planner/schema/offcut.ts';
import type { Currency } from '../../planner/stock/currency.ts';
import { lookOf, type Look, PRODUCTS, type Product } from '../../planner/stock/products.ts';
import { productOf } from '../../planner/stock/offer.ts';
import { letterOf } from './in-words.ts';
import type { Planning } from '../../app/cut-search/use-plan-search.ts';

/**
 * A plan with all that its drawings, its bench cards, its print and its files show of it: that of a
 * list of its own, or of one material of a project.
 */
export interface PlannedCuts {
  /** Offcuts that come from it carry this. */
  readonly id: string;
  readonly kind: CutKind;
  readonly name: string;
  readonly material: string;
  /** The material's id in a project. */
  readonly product?: string;
  /** What it looks like. */
  readonly look: Look;
  /** All parts, those on boards that lie cut included. */
  readonly parts: readonly DemandPart[];
  readonly kerf: number;
  /** Whether the stock has prices; without them the least material counts. */
  readonly priced: boolean;
  /** What a board costs, in cents, by its stock id. */
  readonly priceOf: (stock: string) => number | undefined;
  readonly planning: Planning;
  /** The boards still to be cut, in their order. */
  readonly boards: readonly NumberedBoard[];
  /** Those that lie cut. */
  readonly done: readonly DoneBoard[];
  readonly tick: (board: NumberedBoard) => void;
  readonly untick: (board: DoneBoard) => void;
  /** All own offcuts, of every material. */
  readonly rack: readonly Offcut[];
  readonly names: Readonly<Record<string, string>>;
  /** The letter of each part on the drawings. */
  readonly letters: Readonly<Record<string, string>>;
  /** A board as its shop names it, and so as the shopping list does. */
  readonly nameOf: (board: PlanBoard) => string;
  /** The tapes on the edges of each part that has any. */
  readonly bands: Readonly<Record<string, Bands>>;
  /** What there is to buy of each tape; nothing where no edge is banded. */
  readonly edging?: readonly TapeNeed[];
  readonly locale: Locale;
  readonly currency: Currency;
}

const isProduct = (id: string): id is Product => Object.hasOwn(PRODUCTS, id);

/** Names of materials that look like something else than pine. */
const NAMED: readonly (readonly [RegExp, Look])[] = [
  [/\boak|橡/i, 'oak'],
  [/\blarch|\bcedar|落叶松/i, 'larch'],
  [/\bmdf\b|melamine|laminate|密度板|白/i, 'white'],
];

/** What boards of a material look like: by its product, else by what the person calls it. */
export function lookOfBoards(material: string, product = ''): Look {
  const id = productOf(product);
  const known = isProduct(id) ? lookOf(id) : undefined;
  return known ?? NAMED.find(([name]) => name.test(material))?.[1] ?? 'pine';
}

/** The names and banded edges of parts by id; the letters by row, so that one half typed changes no other's. */
export function labelsOf(
  parts: readonly { readonly id: string; readonly name: string; readonly bands?: Bands }[],
  rows: readonly { readonly id: string }[] = parts,
): Pick<PlannedCuts, 'names' | 'letters' | 'bands'> {
  return {
    bands: Object.fromEntries(
      parts.flatMap(({ id, bands }) => (bands === undefined ? [] : [[id, bands]])),
    ),
    names: Object.fromEntries(parts.map(({ id, name }) => [id, name])),
    letters: Object.fromEntries(rows.map(({ id }, i) => [id, letterOf(i)])),
  };
}
