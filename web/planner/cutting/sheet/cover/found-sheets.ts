import { pieceCount, rankOf, type Plan } from '../plan.ts';
import { Random } from '../random.ts';
import type { Forest } from '../search/forest.ts';
import { isLeaf, rowOf, type Layout, type Leaf, type Row } from '../layout.ts';
import { gcdOf } from '../../request/integers.ts';
import { ALONG_X, type Model } from '../model.ts';

/** For longer lists there are too many sheets to choose from. */
const MOST_PIECES = 150;
const MOST_KINDS = 10;
/** A sheet wastes no more than so many times what one of the wanted plan wastes on average, or than so much of itself. */
const WASTE = 1.2;
const LEAST_WASTE = 0.01;
/** While fewer sheets than RARE have one of its pieces, it may waste so many times as much. */
const RARE = 100;
const RARE_WASTE = 2.5;
const MOST_SHEETS = 20_000;
/** A key is two draws; those of a sheet's pieces still add up exactly. */
const DRAWS = 2 ** 22;

/** Pieces that fill a sheet, some of them several times, and how they lie on it. */
export interface FoundSheet {
  readonly kind: number;
  readonly pieces: readonly number[];
  readonly layout: () => Layout;
}

/** A sheet while its pieces are exchanged. */
interface Found {
  readonly layout: Layout;
  readonly pieces: readonly number[];
  readonly area: number;
  readonly key: number;
}

/**
 * The sheets that waste little among those that searches for a cheaper plan came upon, each list of pieces once; and
 * beside each the same sheet with one piece exchanged for another.
 */
export class FoundSheets {
  readonly sheets: FoundSheet[] = [];
  /** The plan that a cheaper one is wanted than. */
  readonly plan: Plan;
  /** The most that the sheets of the wanted plan may rank together. */
  readonly goal: number;
  readonly #model: Model;
  readonly #areas: readonly number[];
  /** A random number for each piece: their sum stands for a list of pieces, in any order. */
  readonly #keys: readonly number[];
  readonly #kindKeys: readonly number[];
  /** What share of a sheet is filled, and with a rare piece. */
  readonly #fill: number;
  readonly #rareFill: number;
  /** How often each piece is on the sheets that were kept, without those by exchange. */
  readonly #times: Int32Array;
  readonly #looked = new Set<number>();
  readonly #known = new Set<number>();

  /** For a plan that is cheaper than this one; undefined where it is no use to put sheets together anew. */
  static for(model: Model, plan: Plan): FoundSheets | undefined {
    const goal = rankOf(plan, model) - gcdOf(model.sheets.map(({ rank }) => rank));
    const isShort = model.sheets.length <= MOST_KINDS && pieceCount(model) <= MOST_PIECES;
    return isShort && plan.length > 1 && goal > 0 ? new FoundSheets(model, plan, goal) : undefined;
  }

  private constructor(model: Model, plan: Plan, goal: number) {
    const { sheets, pieces } = model;
    const random = new Random(1);
    const draw = (): number => random.below(DRAWS) * DRAWS + random.below(DRAWS);
    this.plan = plan;
    this.goal = goal;
    this.#model = model;
    this.#areas = pieces.map(({ dx, dy }) => dx * dy);
    this.#keys = pieces.map(draw);
    this.#kindKeys = sheets.map(draw);
    this.#times = new Int32Array(pieces.length);
    const needed = pieces.reduce((sum, { dx, dy, quantity }) => sum + dx * dy * quantity, 0);
    const room = plan.reduce((sum, { sheet }) => sum + this.#roomOf(sheet), 0);
    const waste = Math.max(
      LEAST_WASTE,
      WASTE * (1 - (needed * rankOf(plan, model)) / (room * goal)),
    );
    this.#fill = 1 - waste;
    this.#rareFill = 1 - RARE_WASTE * waste;
  }

  #roomOf(kind: number): number {
    const sheet = this.#model.sheets[kind];
    return sheet ? sheet.dx * sheet.dy : 0;
  }

  /** Keeps a sheet of a search when it is well filled and new. */
  look(forest: Forest, slot: number): void {
    if (this.sheets.length === MOST_SHEETS) return;
    const kind = forest.kind[slot] as number;
    const pieces = forest.piecesOn(slot);
    let area = 0;
    let key = this.#kindKeys[kind] as number;
    for (const piece of pieces) {
      area += this.#areas[piece] as number;
      key += this.#keys[piece] as number;
    }
    const fill = area / this.#roomOf(kind);
    if (fill < this.#rareFill || this.#looked.has(key)) return;
    const isRare = (piece: number): boolean => (this.#times[piece] as number) < RARE;
    if (fill < this.#fill && !pieces.some(isRare)) return;
    for (const piece of pieces) this.#times[piece] = (this.#times[piece] as number) + 1;
    this.#looked.add(key);
    const layout = forest.layout(slot);
    this.#add(key, { kind, pieces, layout: () => layout });
    const sheet = this.#model.sheets[kind];
    if (sheet) this.#exchange({ layout, pieces, area, key }, layout.root, sheet.dx, sheet.dy);
  }

  #add(key: number, sheet: FoundSheet): void {
    if (this.#known.has(key) || this.sheets.length === MOST_SHEETS) return;
    this.#known.add(key);
    this.sheets.push(sheet);
  }

  /** Exchanges each piece of a row that has so much room. */
  #exchange(found: Found, row: Row, roomX: number, roomY: number): void {
    const isX = row.axis === ALONG_X;
    for (const member of row.members) {
      const x = isX ? roomX - row.dx + member.dx : roomX;
      const y = isX ? roomY : roomY - row.dy + member.dy;
      if (isLeaf(member)) this.#exchangeLeaf(found, member, x, y);
      else this.#exchange(found, member, x, y);
    }
  }

  /** Exchanges a piece for others that its room holds. */
  #exchangeLeaf({ layout, pieces, area, key }: Found, old: Leaf, x: number, y: number): void {
    const least =
      this.#fill * this.#roomOf(layout.sheet) - area + (this.#areas[old.piece] as number);
    for (const [piece, { dx, dy, rotate, quantity }] of this.#model.pieces.entries()) {
      if ((this.#areas[piece] as number) < least || piece === old.piece) continue;
      const isFlat = dx <= x && dy <= y;
      if (!isFlat && !(rotate && dy <= x && dx <= y)) continue;
      if (pieces.filter((one) => one === piece).length >= quantity) continue;
      const by = { piece, turned: !isFlat, dx: isFlat ? dx : dy, dy: isFlat ? dy : dx };
      this.#add(key - (this.#keys[old.piece] as number) + (this.#keys[piece] as number), {
        kind: layout.sheet,
        pieces: pieces.with(pieces.indexOf(old.piece), piece),
        layout: () => ({ ...layout, root: exchanged(layout.root, old, by) }),
      });
    }
  }
}

/** A row with one leaf in another's place. */
function exchanged(row: Row, old: Leaf, by: Leaf): Row {
  const members = row.members.map((member) => {
    if (isLeaf(member)) return member === old ? by : member;
    return exchanged(member, old, by);
  });
  return rowOf(row.axis, members);
}
