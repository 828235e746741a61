import type { Length } from '../measure/units/units.ts';
import type { LengthOffer, PackOffer, SheetOffer } from '../stock/offer.ts';
import type { Aisle } from '../stock/aisles.ts';
import type { Product } from '../stock/products.ts';
import type { Piece } from './piece.ts';
import type { Counted, Joint } from './structure/joint.ts';

/** A panel to cut from a sheet. */
export interface Panel extends Piece {
  readonly width: Length;
  /** Whether it may be turned: not where the grain runs along its length. */
  readonly turns: boolean;
}

/** Why more is bought than is used. */
export interface Slack {
  readonly amount: number;
  readonly for: 'breakage' | 'matching' | 'settling' | 'repair' | 'uneven';
}

interface MaterialBase {
  /**
   * The product: what several jobs need under one id is bought together, so whatever tells two
   * products apart (size, colour) belongs in it, behind a `~`.
   */
  readonly id: string;
  readonly name: string;
  /** The part of the shop where it stands. */
  readonly aisle: Aisle;
  /** How the need came about, in a sentence: `8.6 L for 95 m², two coats.` */
  readonly why: string;
  /** What it is on the shelf of a region. */
  readonly product?: Product;
  /** Of the example prices. */
  readonly year?: number | undefined;
}

/** What is poured, spread or counted: bought in packs. */
export interface PackedMaterial extends MaterialBase {
  readonly form: 'packs';
  /** An integer in the packs' unit. */
  readonly need: number;
  /** Before it was rounded up: part of a tube. What several jobs need is added before it is rounded. */
  readonly exact?: number;
  readonly unit: 'ml' | 'g' | 'mm' | 'm²/1000' | 'piece';
  /** Not used up: of several jobs, what the one takes that takes most. */
  readonly lasts?: boolean;
  /** Not used up either, but one is needed for each of these, as a roller for each paint: jobs share those alike. */
  readonly oneFor?: readonly string[];
  /** A rule of thumb with room in it: never tight. */
  readonly rough?: boolean;
  /** What to add in case some break, in the same unit: suggested, and the person's to change. */
  readonly spare?: number;
  readonly slack?: Slack['for'];
  readonly packs: readonly PackOffer[];
  /** Where it is so many in each place: the need is the two multiplied, and sentences say these. */
  readonly counted?: Counted;
  /** The same amount in bulk, in each way that shops have: what it is mixed from, or delivered as. */
  readonly inBulk?: readonly (readonly PackedMaterial[])[];
  /** What a fixing that bears weight holds together: its length and number follow from it. */
  readonly joint?: Joint;
}

/** What is cut to length, from the lengths that the shop sells. */
export interface LengthMaterial extends MaterialBase {
  readonly form: 'lengths';
  readonly pieces: readonly Piece[];
  readonly kerf: Length;
  readonly stock: readonly LengthOffer[];
}

/** What is cut from sheets. */
export interface SheetMaterial extends MaterialBase {
  readonly form: 'sheets';
  readonly panels: readonly Panel[];
  readonly kerf: Length;
  /** Cut off all round a new sheet, whose edges are seldom straight. */
  readonly trim: Length;
  readonly stock: readonly SheetOffer[];
}

/** What a job needs of one material, before it is turned into what the shop sells. */
export type Material = PackedMaterial | LengthMaterial | SheetMaterial;
