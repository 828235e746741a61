import { type Length, length, mm, inches } from '../measure/units/units.ts';
import type { LengthOffer, PackOffer, SheetOffer } from '../stock/offer.ts';
import type { Aisle } from '../stock/aisles.ts';
import type { PackFacts, Product } from '../stock/products.ts';
import type { Region } from '../stock/region.ts';
import { long } from './why.ts';
import { beyond, found, type StructuralAnswer } from './structure/answer.ts';

/** A piece to cut to length, for the cutting engine. */
export interface Piece {
  /** Kind of piece, such as `stud` or `head-plate`; key of its name in the messages of materials. */
  readonly name: string;
  readonly length: Length;
  readonly quantity: number;
  /** Degrees off square at its left and right end, if neither square nor the 45° of a right corner. */
  readonly mitre?: { readonly start: number; readonly end: number };
}

/** Merges equal pieces in order of appearance; leaves out length 0. */
export function gatherPieces(pieces: readonly Piece[]): Piece[] {
  const gathered = new Map<string, Piece>();
  for (const piece of pieces) {
    if (piece.quantity === 0 || piece.length <= 0) continue;
    const { start = 0, end = 0 } = piece.mitre ?? {};
    const key = `${piece.name}|${piece.length}|${start}|${end}`;
    const quantity = (gathered.get(key)?.quantity ?? 0) + piece.quantity;
    gathered.set(key, { ...piece, quantity });
  }
  return [...gathered.values()];
}

/**
 * Minimum length of trim or batten next to a joint: a shorter piece would split or be held by one screw (trade
 * practice).
 */
const LEAST_PIECE = { metric: mm(150), inches: inches(6) } as const;
/** The remainder as lengths of this size are measured: 8 ft are whole inches, 2.4 m are not. */
const leastOf = (longest: Length): Length =>
  longest % inches(1) === 0 ? LEAST_PIECE.inches : LEAST_PIECE.metric;
/** A gap this small needs no extra piece: the joint absorbs it. */
const HAIR = mm(3);

/** Smallest mark of a region's tape. */
export const tapeMark = (region: Region): Length => (region === 'us' ? inches(1 / 16) : mm(1));

/** Share of a mark that is an error of rounding. */
const DUST = 0.05;

/** Up to a mark of the region's tape: slopes, diagonals and slanted walls have fractions. */
export function upToMark(size: number, region: Region): Length {
  const mark = tapeMark(region);
  return length(Math.ceil(size / mark - DUST) * mark);
}

/** Down to a mark of the region's tape. */
export function downToMark(size: number, region: Region): Length {
  const mark = tapeMark(region);
  return length(Math.floor(size / mark + DUST) * mark);
}

/** Up to a whole millimetre or 1/16 in, by the lengths for sale: slanted walls have fractions that no tape shows. */
export function onTape(size: Length, sold: Length): Length {
  if (size % mm(0.5) === 0 || size % inches(1 / 32) === 0) return size;
  const step = sold % inches(1) === 0 ? inches(1 / 16) : mm(1);
  return length(Math.min(Math.ceil(size / step - DUST) * step, Math.max(size, sold)));
}

/** Each run in as few pieces as possible; the piece before a stub is cut back. */
export const runsInPieces = (
  name: string,
  runs: readonly Length[],
  longest: Length,
): readonly Piece[] =>
  runs
    .map((run) => onTape(run, longest))
    .flatMap((run) => {
      const whole = Math.max(0, Math.ceil((run - HAIR) / longest) - 1);
      const rest = Math.min(longest, run - whole * longest);
      const short = whole === 0 ? 0 : Math.max(0, leastOf(longest) - rest);
      return short === 0
        ? [[longest, whole] as const, [rest, 1] as const]
        : [
            [longest, whole - 1] as const,
            [longest - short, 1] as const,
            [rest + short, 1] as const,
          ];
    })
    .map(([size, quantity]): Piece => ({ name, length: length(size), quantity }))
    .filter((piece) => piece.length > 0 && piece.quantity > 0);

/** Total number of pieces. */
export const pieceCount = (pieces: readonly Piece[]): number =>
  pieces.reduce((sum, piece) => sum + piece.quantity, 0);

/** Total length, grid steps. */
export const pieceRun = (pieces: readonly Piece[]): number =>
  pieces.reduce((sum, piece) => sum + piece.length * piece.quantity, 0);

/** A panel to cut from a sheet. */
export interface Panel extends Piece {
  readonly width: Length;
  /** False if the grain, or the stronger way of a board, runs along its length. */
  readonly turns: boolean;
}

/** Reason for buying more than is used. */
export interface Slack {
  readonly amount: number;
  readonly for: 'breakage' | 'matching' | 'settling' | 'repair' | 'uneven';
}

/** 10 % spare nails and screws for bent and lost ones. */
export const SPARE_FIXINGS = { share: 0.1, for: 'breakage' } as const;

interface MaterialBase {
  /**
   * Several jobs buy one id together, so everything that distinguishes two products (size, colour) belongs to it, after
   * a `~`.
   */
  readonly id: string;
  readonly name: string;
  /** Colour or name that the user entered; `name` ends with it. */
  readonly customName?: string;
  /** Part of the shop. */
  readonly aisle: Aisle;
  /** Origin of the amount, one sentence: `8.6 L for 95 m², two coats.` */
  readonly why: string;
  /** Product on the shelf of a region. */
  readonly product?: Product;
  /** Year of the example prices. */
  readonly year?: number | undefined;
}

/** Material that is poured, spread or counted: bought in packs. */
export interface PackedMaterial extends MaterialBase {
  readonly form: 'packs';
  /** An integer in the packs' unit. */
  readonly need: number;
  /** Amount before rounding, for example part of a tube. Amounts of several jobs are added before rounding. */
  readonly exact?: number;
  readonly unit: 'ml' | 'g' | 'mm' | 'm²/1000' | 'piece';
  /** Not used up: several jobs share it, see `PackFacts`. */
  readonly lasts?: PackFacts['lasts'];
  /** Not used up, but one is needed for each of these, such as a roller per paint; jobs with the same entry share. */
  readonly oneFor?: readonly string[];
  /** A rule of thumb with reserve: never too little. */
  readonly rough?: boolean;
  /** Suggested reserve for breakage, same unit; the user can change it. */
  readonly spare?: number;
  readonly slack?: Slack['for'];
  readonly packs: readonly PackOffer[];
  /** If an amount is n in each of m places: the need is the product, and sentences show both. */
  readonly counted?: Counted;
  /** The same amount in bulk, for each form that shops sell: its ingredients, or delivered. */
  readonly inBulk?: readonly (readonly PackedMaterial[])[];
  /** Joint of a structural fixing: length and number follow from it. */
  readonly joint?: Joint;
  /** Hole in masonry that a fixing takes, or that a bit drills. */
  readonly hole?: { readonly wide: Length; readonly deep: Length };
}

/** Material that is cut to length from lengths for sale. */
export interface LengthMaterial extends MaterialBase {
  readonly form: 'lengths';
  readonly pieces: readonly Piece[];
  readonly kerf: Length;
  readonly stock: readonly LengthOffer[];
}

/** Material that is cut from sheets. */
export interface SheetMaterial extends MaterialBase {
  readonly form: 'sheets';
  readonly panels: readonly Panel[];
  readonly kerf: Length;
  /** Cut off at all edges of a new sheet, which are seldom straight. */
  readonly trim: Length;
  readonly stock: readonly SheetOffer[];
}

/** Need of a job for one material, before it becomes packs, lengths or sheets. */
export type Material = PackedMaterial | LengthMaterial | SheetMaterial;

/** A number in each of several places. */
export interface Counted {
  readonly each: number;
  readonly places: number;
}

/** Parts that a fixing connects, from under its head to its far end, and the number of places. */
export interface Joint extends Counted {
  /** Thickness of all layers that it passes, or that a bolt clamps: boards, a post, plates, packers, plaster. */
  readonly through: Length;
  /** Embedment in the last part; 0 for a bolt, which comes out on the far side. */
  readonly embed: Length;
  /** Tightened with a nut on a washer. */
  readonly nut: boolean;
  /** Minimum diameter. */
  readonly thick: Length;
  /** Maximum length, so that its tip stays inside. */
  readonly most?: Length;
  /** Width of the plug that it is screwed into. */
  readonly plug?: Length;
}

/** True if a plug takes a screw: 3.5 to 4.5 mm in 6 mm, 4.5 to 6 mm in 8 mm (makers' packets). */
const takesScrew = (plug: Length, thick: Length): boolean =>
  thick >= 0.55 * plug && thick <= plug - mm(1.5);

/** Screwed through a thickness and to an embedment behind it. */
export const screwed = (
  through: Length,
  embed: Length,
  thick: Length,
  { each, places }: Counted,
): Joint => ({ through, embed, nut: false, thick, each, places });

/** A fixing on a shelf: `length` under the head, `width` its diameter. */
interface Size {
  readonly length?: Length;
  readonly width?: Length;
}

/**
 * Nut 0.9 d, washer 0.3 d and two turns of thread 0.3 d (ISO 4032, ISO 7094, DIN 603), as multiples of the diameter.
 */
const NUT = 1.5;
const WASHER = 0.3;

/** Threaded length of a bolt: the smaller of DIN 603 and ASME B18.5, 2 d + 6 up to 6 in and 2 d + 12 mm above. */
const threadOf = (whole: Length, thick: Length): Length =>
  length(2 * thick + (whole <= mm(153) ? mm(6) : mm(12)));

/** Minimum length of a fixing of this diameter. */
export const leastLength = (joint: Joint, thick: Length): Length =>
  length(joint.through + joint.embed + (joint.nut ? NUT * thick : 0));

/**
 * True if a fixing fits: it passes all layers, has its embedment, and its nut is on the thread. A bolt may also be too
 * long: its nut stops at the end of the thread.
 */
export function reaches({ length: own, width: thick }: Size, joint: Joint): boolean {
  if (own === undefined || thick === undefined || thick < joint.thick) return false;
  if (joint.plug !== undefined && !takesScrew(joint.plug, thick)) return false;
  if (own < leastLength(joint, thick) || own > (joint.most ?? own)) return false;
  const isBolt = joint.nut && joint.embed === 0;
  return !isBolt || own - threadOf(own, thick) <= joint.through + WASHER * thick;
}

/**
 * The shortest one that fits; between equals the thinner. Limited if a shop has none: ask the maker for a longer one.
 */
export function fixingOf<V extends Size>(
  variants: readonly V[],
  joint: Joint,
): StructuralAnswer<V> {
  const [best] = variants
    .filter((one) => reaches(one, joint))
    .toSorted((a, b) => (a.length ?? 0) - (b.length ?? 0) || (a.width ?? 0) - (b.width ?? 0));
  const longest = variants.reduce((most, one) => Math.max(most, one.length ?? 0), 0);
  return best === undefined
    ? beyond('fixing-reach', 'maker', 'length', longest > 0 ? long(length(longest)) : undefined)
    : found('fixing-reach', best);
}

/**
 * Embedments: a frame plug of 8 or 10 mm (makers' ETAs), a hammer plug of 6, a concrete screw (makers: at least 1 in),
 * a stud M12 in resin (makers: 70 to 110), a screw in a joist overhead (trade: ten diameters) or in the side of a stud
 * or post.
 */
export const EMBED = {
  framePlug: mm(50),
  hammered: mm(30),
  concreteScrew: inches(1.5),
  resin: mm(80),
  joist: mm(40),
  stud: mm(30),
} as const;

/** Least and greatest embedment of a concrete screw: deeper it stops or shears off (makers). */
const CONCRETE_SCREW = { least: inches(1), most: inches(1.75) };

/**
 * A joint with concrete screws: at its usual embedment if a length for sale has it, else at the least. `lining` is the
 * part of `through` that may be missing.
 */
export function concreteScrewed(
  variants: readonly Size[],
  joint: Joint,
  lining: Length = mm(0),
): Joint {
  const most = length(joint.through - lining + CONCRETE_SCREW.most);
  const usual = { ...joint, embed: EMBED.concreteScrew, most };
  return fixingOf(variants, usual).ok ? usual : { ...usual, embed: CONCRETE_SCREW.least };
}

/** Plaster or board in front of brick or stud. */
export const LINING = mm(13);

/** Least distance of a plug from the edge of masonry (makers). */
export const FROM_EDGE = mm(50);

/** Thickness of packers that level a batten or keep a ledger off its wall. */
export const PACKED = mm(10);
