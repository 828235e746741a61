import { en as enProducts } from '../../../language/en/products.ts';
import type { Locale } from '../../../language/locale.ts';
import { length, mm, type Length } from '../../measure/units/units.ts';
import { lengthOffers, packOffers, sheetOffers, stockId, stockName } from '../../stock/offers.ts';
import { IN_BULK } from '../../stock/in-bulk.ts';
import { PRODUCTS, type PackFacts, type Product } from '../../stock/products.ts';
import {
  variantGraded,
  variantNearest,
  type AtLeastOne,
  type PackVariant,
  type Section,
  type Shelf,
  type Thickness,
} from '../../stock/shelf.ts';
import {
  type LengthMaterial,
  type PackedMaterial,
  type Panel,
  type SheetMaterial,
  type Slack,
  type Piece,
  fixingOf,
  leastLength,
  LINING,
  type Counted,
  type Joint,
} from '../../takeoff/material.ts';
import type { StructuralAnswer } from '../../takeoff/structure/answer.ts';
import { DRILLING } from '../../takeoff/structure/indoors/wall-fixings.ts';
import type { Why } from '../../takeoff/why.ts';
import { formatReason } from './format-sizes.ts';
import { ownLengths, ownSheets } from './place/own-sizes.ts';
import { usualSaw, type Workshop } from './steps/workshop.ts';

type ProductOf<Form extends 'packs' | 'lengths' | 'sheets'> = {
  [P in Product]: (typeof PRODUCTS)[P]['form'] extends Form ? P : never;
}[Product];

export type PackProduct = ProductOf<'packs'>;
export type LengthProduct = ProductOf<'lengths'>;
export type SheetProduct = ProductOf<'sheets'>;

/** Reason and name of a line. */
interface Line {
  readonly why: Why | string;
  /** A colour or a name that the user entered; it makes a separate line. */
  readonly customName?: string;
}

/** More than the amount by a share of it, rounded up. */
interface Share {
  readonly share: number;
  readonly for: Slack['for'];
}

/** Fixings that are driven into masonry through what they hold. */
const THROUGH: ReadonlySet<Product> = new Set([
  'frame-fixings',
  'hammer-fixings',
  'long-frame-plugs',
]);

/** The hole of a fixing in masonry: through the whole joint, or behind what a plugged screw holds. */
function holeOf(sold: Product, { plug, through }: Joint, { length: long, width }: PackVariant) {
  const isThrough = THROUGH.has(sold);
  const wide = plug ?? width;
  if (long === undefined || wide === undefined || (!isThrough && plug === undefined)) return {};
  const item = isThrough ? 0 : through - LINING;
  return { hole: { wide, deep: length(long - item + mm(DRILLING.deeper)) } };
}

const spareOf = (slack: Slack | Share, amount: number): number =>
  'share' in slack ? Math.ceil(amount * slack.share) : slack.amount;

/** The variant whose side, or the number on whose label, is nearest to this. */
type NearestTo =
  | Readonly<Record<'length', Length>>
  | Readonly<Record<'width', Length>>
  | Readonly<Record<'thickness', Length>>
  | Readonly<Record<'grade', number>>;

/** Says how many in each of how many places. */
type EachWhy = (each: number, places: number) => string;

/** Options of a line that is sold in packs. */
interface Packed extends Pick<Line, 'customName'> {
  /** Variant of the product; left out if there is only one. */
  readonly variant?: PackVariant | undefined;
  /** Picks the nearest variant. */
  readonly like?: NearestTo;
  readonly slack?: Slack | Share;
}

interface LengthLine extends Line {
  readonly section: Section;
  readonly pieces: readonly Piece[];
  /** Cut with a knife, as paper tubes are: no saw cut. */
  readonly knifed?: boolean;
}

interface SheetLine extends Line {
  readonly thickness: Thickness;
  readonly panels: readonly Panel[];
  /** Scored and snapped, as plasterboard: no saw cut. */
  readonly snapped?: boolean;
}

/** A joint that no fixing of the shelf holds. */
interface RefusedJoint {
  readonly answer: StructuralAnswer<PackVariant>;
  /** Its place: the reason of the line that is missing. */
  readonly why: string;
  /** Minimum length of a fixing. */
  readonly least: Length;
  /** Name of the longest one for sale; undefined if the product is not sold. */
  readonly longest: string | undefined;
}

/** Makes the lines of a shopping list from the region's shelf, in the sizes of the user's shop if they differ. */
export interface Bill {
  /**
   * The product or its replacement in the region; undefined if none is needed. A job that cannot use the replacement
   * checks the shelf.
   */
  readonly sold: (product: Product) => Product | undefined;
  /** Amount in the product's need unit (`PRODUCTS[p].unit`), rounded up. Amounts of 0 or less give no line. */
  readonly pack: (
    product: PackProduct,
    amount: number,
    why: Why | string,
    more?: Packed,
  ) => readonly PackedMaterial[];
  /** One of a product for each of these, such as a roller for each paint (`inColour`); two jobs share those alike. */
  readonly oneFor: (
    product: PackProduct,
    uses: readonly string[],
    why: string,
  ) => readonly PackedMaterial[];
  /** Amount as a number in each of several places; the reason states both. */
  readonly each: (
    product: PackProduct,
    counted: Counted,
    why: EachWhy,
    more?: Packed,
  ) => readonly PackedMaterial[];
  /** Fixings of a joint: the shortest that reaches. If none reaches, no line and an entry in `refused`. */
  readonly fixings: (
    product: PackProduct,
    joint: Joint,
    why: EachWhy | string,
    more?: Pick<Packed, 'slack'>,
  ) => readonly PackedMaterial[];
  /** Joints that no fixing of the shelf holds. */
  readonly refused: readonly RefusedJoint[];
  readonly lengths: (product: LengthProduct, line: LengthLine) => LengthMaterial[];
  readonly sheets: (product: SheetProduct, line: SheetLine) => SheetMaterial[];
  /** The width of the saw cut. */
  readonly kerf: Length;
  /** The longest length of a section that the shop keeps: anything longer is jointed. */
  readonly longest: (product: LengthProduct, section: Section) => Length;
  /** The lengths of a section that the shop keeps. */
  readonly soldLengths: (product: LengthProduct, section: Section) => readonly Length[];
}

/** Product that the region's shops sell for a product, replacements followed; undefined for none. */
export function productSold(shelf: Shelf, product: Product): Product | undefined {
  const seen = new Set<Product>();
  let now = product;
  for (;;) {
    const entry = shelf[now];
    if (entry.form !== 'not-sold') return now;
    seen.add(now);
    if (entry.instead === 'none' || seen.has(entry.instead)) return undefined;
    now = entry.instead;
  }
}

/** A product in a colour or under a name, as it tells one line from another. */
export const inColour = (id: string, customName = ''): string =>
  customName.trim() === ''
    ? id
    : `${id}${id.includes('~') ? '_' : '~'}${customName
        .trim()
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}.]+/gu, '-')}`;

/** The bill of a job: lines of nothing are left out, and so is what is not sold and needs nothing in its place. */
export function makeBill(shelf: Shelf, workshop: Workshop, locale: Locale): Bill {
  const saw = usualSaw(locale);
  const kerf = workshop.kerf ?? saw.kerf;
  const whyText = (why: Why | string): string =>
    typeof why === 'string' ? why : formatReason(why, locale);
  const base = (product: Product, variant: PackVariant | Section | Thickness, line: Line) => {
    const name = stockName(product, variant, locale);
    const customName = line.customName?.trim() ?? '';
    const { named } = locale.words('products', enProducts);
    return {
      product,
      id: inColour(stockId(product, variant), customName),
      ...(customName === '' ? { name } : { name: named(name, customName), customName }),
      aisle: PRODUCTS[product].aisle,
      why: whyText(line.why),
      year: yearOf(shelf, product),
    };
  };
  /** A product mixed or delivered instead, where all of it is sold. */
  const inBulk = (product: Product, litres: number): readonly (readonly PackedMaterial[])[] =>
    (IN_BULK[product] ?? []).flatMap((recipes) => {
      const ways = recipes.map((recipe) =>
        recipe.map(([part, aLitre]) => bill.pack(part, aLitre * litres, '')),
      );
      const sold = ways.find((way) => way.every((lines) => lines.length > 0));
      return sold === undefined ? [] : [sold.flat()];
    });
  const refused: RefusedJoint[] = [];
  const bill: Bill = {
    kerf,
    refused,
    oneFor: (product, uses, why) =>
      bill.pack(product, uses.length, why).map((one) => ({ ...one, oneFor: uses })),
    each: (product, counted, why, more) =>
      bill
        .pack(product, counted.each * counted.places, eachText(why, counted), more)
        .map((one) => ({ ...one, counted })),
    fixings(product, joint, why, more) {
      const amount = joint.each * joint.places;
      const sold = productSold(shelf, product);
      const entry = sold === undefined ? undefined : shelf[sold];
      if (amount <= 0) return [];
      const variants: readonly PackVariant[] = entry?.form === 'packs' ? entry.variants : [];
      const fixing = fixingOf(variants, joint);
      if (!fixing.ok) {
        const [longest] = variants.toSorted((a, b) => (b.length ?? 0) - (a.length ?? 0));
        refused.push({
          answer: fixing,
          why: eachText(why, joint),
          least: leastLength(joint, joint.thick),
          longest:
            sold === undefined || longest === undefined
              ? undefined
              : stockName(sold, longest, locale),
        });
      }
      return fixing.ok && sold !== undefined && isPacked(sold)
        ? bill
            .pack(sold, amount, eachText(why, joint), { ...more, variant: fixing.value })
            .map((one) => ({ ...one, joint, counted: joint, ...holeOf(sold, joint, fixing.value) }))
        : [];
    },
    sold: (product) => productSold(shelf, product),
    pack(product, amount, why, { variant, like, customName, slack } = {}) {
      if (amount <= 0) return [];
      const sold = productSold(shelf, product);
      const entry = sold === undefined ? undefined : shelf[sold];
      if (sold === undefined || entry?.form !== 'packs' || !isPacked(sold)) return [];
      const wanted = sold === product ? (variant ?? variantLike(entry.variants, like)) : undefined;
      const taken = wanted ?? entry.variants[0];
      const facts: PackFacts = PRODUCTS[sold];
      const bulk = inBulk(sold, amount / 1000);
      return [
        {
          ...base(sold, taken, { why, ...(customName === undefined ? {} : { customName }) }),
          form: 'packs',
          unit: facts.unit,
          ...(facts.lasts === undefined ? {} : { lasts: facts.lasts }),
          ...(sold === 'masonry-drill-bit' && taken.width !== undefined
            ? { hole: { wide: taken.width, deep: mm(0) } }
            : {}),
          ...(facts.rough === true ? { rough: true } : {}),
          need: Math.ceil(amount - 1e-6),
          ...(Number.isInteger(amount) ? {} : { exact: amount }),
          ...(slack === undefined ? {} : { spare: spareOf(slack, amount), slack: slack.for }),
          packs: packOffers(sold, taken, locale),
          ...(bulk.length === 0 ? {} : { inBulk: bulk }),
        },
      ];
    },
    lengths(product, line) {
      const pieces = line.pieces.filter(({ quantity }) => quantity > 0);
      if (pieces.length === 0) return [];
      const stock =
        ownLengths(product, line.section, workshop, locale) ??
        lengthOffers(product, line.section, locale);
      const lost = line.knifed === true ? mm(0) : kerf;
      return [{ ...base(product, line.section, line), form: 'lengths', pieces, kerf: lost, stock }];
    },
    sheets(product, line) {
      const panels = line.panels.filter(({ quantity }) => quantity > 0);
      if (panels.length === 0) return [];
      const stock =
        ownSheets(product, line.thickness, workshop, locale) ??
        sheetOffers(product, line.thickness, locale);
      return [
        {
          ...base(product, line.thickness, line),
          form: 'sheets',
          panels,
          kerf: line.snapped === true ? mm(0) : kerf,
          trim: line.snapped === true ? mm(0) : (workshop.sheetTrim ?? saw.sheetTrim),
          stock,
        },
      ];
    },
    longest: (product, section) =>
      bill.soldLengths(product, section).reduce((a, b) => (b > a ? b : a)),
    soldLengths: (product, section) =>
      (ownLengths(product, section, workshop, locale) ?? section.stock).map((one) => one.length),
  };
  return bill;
}

/** Screws and nails that are bought by the box. */
const LOOSE: ReadonlySet<Product> = new Set([
  'exterior-screws',
  'deck-screws',
  'structural-screws',
  'galvanised-nails',
  'hanger-nails',
]);

/** A box of screws is not used up to the last one: some bend or are dropped (trade practice). */
const SPARE_SCREWS = { share: 0.02, for: 'breakage' } as const;

const spared = <M extends Pick<Packed, 'slack'>>(product: Product, more?: M) =>
  LOOSE.has(product) ? { slack: SPARE_SCREWS, ...more } : more;

/** A bill that has a few screws and nails more than the joints take. */
export function withSpareScrews(bill: Bill): Bill {
  return {
    ...bill,
    pack: (product, amount, why, more) => bill.pack(product, amount, why, spared(product, more)),
    each: (product, counted, why, more) => bill.each(product, counted, why, spared(product, more)),
    fixings: (product, joint, why, more) =>
      bill.fixings(product, joint, why, spared(product, more)),
  };
}

const eachText = (why: EachWhy | string, { each, places }: Counted): string =>
  typeof why === 'string' ? why : why(each, places);

function variantLike(
  variants: AtLeastOne<PackVariant>,
  like: NearestTo | undefined,
): PackVariant | undefined {
  if (like === undefined) return undefined;
  if ('grade' in like) return variantGraded(variants, like.grade);
  if ('length' in like) return variantNearest(variants, 'length', like.length);
  if ('width' in like) return variantNearest(variants, 'width', like.width);
  return variantNearest(variants, 'thickness', like.thickness);
}

function isPacked(product: Product): product is PackProduct {
  return PRODUCTS[product].form === 'packs';
}

/** Year of the example prices. */
function yearOf(shelf: Shelf, product: Product): number | undefined {
  const entry = shelf[product];
  return entry.form === 'not-sold' ? undefined : entry.year;
}

/** Lines with the kerf that the user entered for this job. */
export const withKerf = <Sawn extends SheetMaterial | LengthMaterial>(
  lines: readonly Sawn[],
  kerf: Length,
): readonly Sawn[] => lines.map((line) => ({ ...line, kerf }));
