import type { Bands, TapeNeed } from '../../planner/cutting/edge-banding.ts';
import type { Locale } from '../../language/locale.ts';
import type { DemandPart } from '../../planner/project/cuts/cut-demand.ts';
import type { PlanBoard } from '../../planner/cutting/plan/plan-board.ts';
import type { CutKind } from '../../planner/schema/cut-list.ts';
import type { NumberedBoard } from '../../planner/project/cuts/cut-plan.ts';
import type { DoneBoard } from '../../planner/schema/board.ts';
import type { Offcut } from '../../planner/schema/offcut.ts';
import type { Currency } from '../../planner/stock/region.ts';
import { lookOf, type Look, PRODUCTS, type Product } from '../../planner/stock/products.ts';
import { productOf } from '../../planner/stock/offer.ts';
import { rowLetters } from '../../planner/project/cuts/piece-letters.ts';
import type { Planning } from '../../app/cut-search/use-plan-search.ts';

/** A plan of a cut list or of a project's material, with the data for drawings, bench, print and export. */
export interface PlannedCuts {
  /** Id of the plan; its offcuts contain it. */
  readonly id: string;
  readonly kind: CutKind;
  readonly name: string;
  readonly material: string;
  /** Id of the material in a project. */
  readonly product?: string;
  /** Texture of the material. */
  readonly look: Look;
  /** All parts, including those on cut boards. */
  readonly parts: readonly DemandPart[];
  readonly kerf: number;
  /** True if the stock has prices; otherwise the plan minimizes material. */
  readonly priced: boolean;
  /** Price of a board by stock id, in cents. */
  readonly priceOf: (stock: string) => number | undefined;
  readonly planning: Planning;
  /** Uncut boards, in order. */
  readonly boards: readonly NumberedBoard[];
  /** Cut boards. */
  readonly done: readonly DoneBoard[];
  /** Marks boards as cut, in one edit. */
  readonly tick: (...boards: readonly NumberedBoard[]) => void;
  readonly untick: (...boards: readonly DoneBoard[]) => void;
  /** All own offcuts, of every material. */
  readonly rack: readonly Offcut[];
  readonly names: Readonly<Record<string, string>>;
  /** Letter of each part in the drawings. */
  readonly letters: Readonly<Record<string, string>>;
  /** Name of a board, as in the shopping list. */
  readonly nameOf: (board: PlanBoard) => string;
  /** Tapes on the edges, by part. */
  readonly bands: Readonly<Record<string, Bands>>;
  /** Tape to buy; absent if no edge is banded. */
  readonly edging?: readonly TapeNeed[];
  readonly locale: Locale;
  readonly currency: Currency;
}

const isProduct = (id: string): id is Product => Object.hasOwn(PRODUCTS, id);

/** Names of materials that do not look like pine. */
const NAMED: readonly (readonly [RegExp, Look])[] = [
  [/\boak|橡/i, 'oak'],
  [/\blarch|\bcedar|落叶松/i, 'larch'],
  [/\bmdf\b|\bhardboard\b|密度板/i, 'mdf'],
  [/melamine|laminate|白/i, 'white'],
  [/\bsteel\b|\balumini?um\b|\bbrass\b|钢|铝/i, 'steel'],
];

/** Texture of a material's boards, by product or by the user's name for it. */
export function lookOfBoards(material: string, product = ''): Look {
  const id = productOf(product);
  // Products without a look are profiles and tubes, hidden once they are laid.
  if (isProduct(id)) return lookOf(id) ?? 'steel';
  return NAMED.find(([name]) => name.test(material))?.[1] ?? 'pine';
}

/** Names and bands of parts by id; letters by row, so that an incomplete row does not change the others. */
export function partLabels(
  parts: readonly { readonly id: string; readonly name: string; readonly bands?: Bands }[],
  rows: readonly { readonly id: string }[] = parts,
  known: Readonly<Record<string, string>> = {},
): Pick<PlannedCuts, 'names' | 'letters' | 'bands'> {
  return {
    bands: Object.fromEntries(
      parts.flatMap(({ id, bands }) => (bands === undefined ? [] : [[id, bands]])),
    ),
    names: Object.fromEntries(parts.map(({ id, name }) => [id, name])),
    letters: rowLetters(rows, known),
  };
}
