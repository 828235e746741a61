import type { PackedMaterial } from '../../../takeoff/material.ts';
import type { JobStep, Sparse, Target } from '../contract.ts';
import {
  DAY,
  GLUE_SETS,
  HOUR,
  step,
  does,
  type ladderTo,
  needs,
  works,
  minutesFor,
} from '../steps/step.ts';
import { coverage } from '../../../stock/label-units.ts';
import type { Product } from '../../../stock/products.ts';
import { type Shelf, type AtLeastOne, type Variant, variantGraded } from '../../../stock/shelf.ts';
import { cheapestPacks } from '../../../shopping/cheapest-packs.ts';
import { productSold, type Bill } from '../bill.ts';
import {
  type Area,
  toArea,
  mm,
  toSquareMetres,
  litres,
  type Length,
} from '../../../measure/units/units.ts';
import type { Why } from '../../../takeoff/why.ts';
import { PAINT_RATES, paintFor } from '../../../takeoff/structure/indoors/paint-rates.ts';
import type { Locale } from '../../../../language/locale.ts';
import { asbestosRisk, leadRisk } from '../../../takeoff/structure/gates.ts';
import { formatRoundRun } from '../format-sizes.ts';
import type { HomeFacts } from '../place/home.ts';

/** Drying times in minutes at 20 °C (product labels). */
export const DRYING = {
  washed: 2 * HOUR,
  filler: 2 * HOUR,
  woodFiller: 4 * HOUR,
  caulk: 2 * HOUR,
  glue: GLUE_SETS.minutes,
  knotting: HOUR,
  stainBlocker: 2 * HOUR,
  primer: 4 * HOUR,
  coat: 4 * HOUR,
  trimPaint: 6 * HOUR,
  solventPaint: DAY,
  /** Paint on furniture, before anything is put on it. */
  furniture: DAY,
  preserver: DAY,
} as const;

/** Undercoat, or the primer that some shops sell for it, dries as long under every finish: both are water-based. */
export const undercoatDries = ({ bill }: { readonly bill: Bill }): number =>
  bill.sold('undercoat') === 'undercoat' ? DRYING.trimPaint : DRYING.primer;

/** Work rates of one beginner on walls, m²/h. */
export const WALL_RATES = { wash: 30, fill: 40, sand: 40 } as const;

/** A bottle of knotting for the knots of a room (trade practice). */
export const KNOTTING = litres(0.125);
/** m² of bare wood that it does: 20 knots of 40 mm a m², twice at 18 m²/L (our estimate). */
const KNOTTED = 45;

/** Millilitres of knotting for an area of bare wood, a bottle at least. */
export const knottingFor = (bare: Area): number =>
  Math.ceil(KNOTTING * Math.max(1, toSquareMetres(bare) / KNOTTED));

/** Coverage in m²/L for one coat by the label of the region's product; `usual` without a label. */
export function labelCoverage(shelf: Shelf, product: Product, usual: number): number {
  const sold = productSold(shelf, product);
  const entry = sold === undefined ? undefined : shelf[sold];
  return entry?.form === 'packs' && entry.covers !== undefined ? coverage(entry.covers) : usual;
}

/** Coverage in m²/L for one coat without a label (trade practice). */
const USUAL = {
  'wood-primer': PAINT_RATES['wood-primer'],
  'exterior-primer': PAINT_RATES['wood-primer'],
  'wall-primer': PAINT_RATES.plasterboard,
  'wallpaper-primer': 10,
  'stain-blocker': PAINT_RATES['wood-primer'],
  undercoat: PAINT_RATES.undercoat,
  'trim-paint': PAINT_RATES.gloss,
  'clear-varnish': PAINT_RATES.gloss,
  'wood-preserver': 8,
  'exterior-cleaner': 8,
} as const;

/** m² that a litre covers in one coat, by the label or by trade practice. */
export const coatingCoverage = (shelf: Shelf, product: keyof typeof USUAL): number =>
  labelCoverage(shelf, product, USUAL[product]);

/** Lines of a coating by its label. */
export const coating = (
  { bill, shelf }: { readonly bill: Bill; readonly shelf: Shelf },
  product: keyof typeof USUAL,
  surface: Area,
  coats: number,
  why: Why | string,
  customName = '',
) =>
  bill.pack(product, paintFor(surface, coats, coatingCoverage(shelf, product)), why, {
    customName,
  });

/** Paint in a jar for touch-ups. */
const KEPT = litres(0.1);

/** The touch-up jar is filled from what is left in the tins; no tin is bought for it alone. */
export const withTouchUps = (lines: readonly PackedMaterial[]): readonly PackedMaterial[] =>
  lines.map((line) => {
    const left = cheapestPacks(line.need, line.packs)?.over ?? 0;
    return { ...line, spare: Math.min(KEPT, left), slack: 'repair' };
  });

/** One line for each grit of the shop nearest to these, each finer than the one before; `nth` counts them from 0. */
export function sandpaper(
  { bill, shelf }: { readonly bill: Bill; readonly shelf: Shelf },
  grits: readonly number[],
  sheets: (kinds: number, nth: number) => number,
  why: string,
) {
  const { variants } = shelf.sandpaper;
  const kinds = gritsNear(variants, grits);
  return kinds.flatMap((variant, nth) =>
    bill.pack('sandpaper', sheets(kinds.length, nth), why, { variant }),
  );
}

/** A shop whose coarsest is the fine one of these has a finer one for the last strokes. */
function gritsNear<V extends Variant>(variants: AtLeastOne<V>, grits: readonly number[]): V[] {
  const found = new Set<V>();
  for (const grit of grits) {
    const [first, ...more] = variants.filter((variant) => !found.has(variant));
    if (first !== undefined) found.add(variantGraded([first, ...more], grit));
  }
  return [...found];
}

/** Edges are primed twice: a tenth more. */
const EDGES = 1.1;
const COATS = 2;
/** m² that a sheet of abrasive smooths. */
const SMOOTHED = 2;

/** Lines to sand, prime and paint bare board twice. */
export const boardPaintLines = (
  inputs: { readonly bill: Bill; readonly shelf: Shelf },
  faces: Area,
  why: Readonly<Record<'sand' | 'primer' | 'paint' | 'sleeves' | 'brush', string>>,
) => ({
  sand: inputs.bill.pack('sandpaper', toSquareMetres(faces) / SMOOTHED, why.sand, {
    like: { grade: 180 },
  }),
  primer: coating(inputs, 'wood-primer', toArea(Math.round(faces * EDGES)), 1, why.primer),
  paint: coating(inputs, 'trim-paint', faces, COATS, why.paint),
  sleeves: inputs.bill.oneFor('mini-roller-sleeve', ['wood-primer', 'trim-paint'], why.sleeves),
  // The brush is for corners and edges.
  brush: brushLines(inputs.bill, [50], why.brush),
});

/** One brush of each width, mm. */
export const brushLines = (
  bill: Bill,
  widths: readonly number[],
  why: string,
): readonly PackedMaterial[] =>
  widths.flatMap((width) => bill.pack('paint-brush', 1, why, { like: { width: mm(width) } }));

type BoardPaintLines = ReturnType<typeof boardPaintLines>;
type StepWords = Pick<JobStep, 'title' | 'detail'> & Partial<Pick<JobStep, 'check' | 'safety'>>;

/** Primer and two coats of paint on bare board. `minutes` is the time of one coat. */
export const boardPaintSteps = (
  words: Readonly<Record<'prime' | 'paint', StepWords>>,
  {
    sand,
    mask,
    primer,
    paint,
    sleeves,
    brush,
  }: BoardPaintLines & { readonly mask: readonly PackedMaterial[] },
  minutes: number,
  on: Target,
): readonly JobStep[] => [
  step('prime', words.prime, {
    minutes,
    work: works(
      { ...does('sand', on), dust: 'wood' },
      does('prime', on, { cures: { minutes: DRYING.primer, kind: 'drying' } }),
    ),
    takes: [sand, mask, primer, sleeves, brush],
    tools: ['sanding-block', 'cloth', 'mini-roller'],
  }),
  step('paint', words.paint, {
    minutes: 2 * minutes,
    work: works(
      needs(on, 'primed'),
      does('paint', on, { cures: { minutes: DRYING.furniture, kind: 'drying' } }),
    ),
    takes: [sand, paint, sleeves, brush],
    tools: ['mini-roller', 'sanding-block', 'cloth'],
  }),
];

interface LeadTest {
  readonly bill: Bill;
  readonly home: HomeFacts;
  readonly words: { readonly why: { readonly leadTest: string } };
}

type InHome = Pick<LeadTest, 'home'>;

/** True if a home is too young for lead in its paint. */
export const isLeadFree = ({ home }: InHome): boolean =>
  leadRisk(home.country, home.built) === 'unlikely';

/** True if a home is too young for asbestos in its coatings. */
export const isAsbestosFree = ({ home }: InHome): boolean =>
  asbestosRisk(home.country, home.built) === 'unlikely';

/** Protection and tests before an old coat is scraped: lead in paint, asbestos in texture. */
export function scrapeSafety(
  { home }: InHome,
  words: Readonly<Record<'safety' | 'textured' | 'young', string>>,
): string {
  if (!isLeadFree({ home })) return words.safety;
  return isAsbestosFree({ home }) ? words.young : words.textured;
}

/** Swabs for two places of old paint, and one to prove them. */
const SWABS = 3;

/** Swabs in a home known to be old, `more` of them for other parts; the gate of the step asks for an unknown year first. */
export const leadTestLine = (
  { bill, home, words }: LeadTest,
  more = 0,
  why = words.why.leadTest,
): readonly PackedMaterial[] =>
  home.built === undefined || leadRisk(home.country, home.built) === 'unlikely'
    ? []
    : bill.pack('lead-test', SWABS + more, why);

interface Filling {
  readonly bill: Bill;
  readonly home: HomeFacts;
  readonly words: {
    readonly steps: {
      readonly fill: Pick<JobStep, 'title' | 'detail' | 'check'> &
        Parameters<typeof scrapeSafety>[1];
    };
    readonly why: { readonly filler: (area: string) => string };
  };
}

interface Filled {
  /** Area in m², and as the reader sees it. */
  readonly metres: number;
  readonly shown: string;
  readonly on: readonly Target[];
  readonly ladder: ReturnType<typeof ladderTo>;
  readonly old: { readonly takes: Sparse<readonly PackedMaterial[]> } | undefined;
}

/** Grams of filler for an area of wall in m²: half a kilo for 20 m² (labels). */
const fillerGrams = (metres: number): number => (metres * 500) / 20;

/** Fills holes and cracks before sanding. Only an old coat (`old`) may hold asbestos or lead: `takes` are its test and what is worn. */
export const fillStep = (inputs: Filling, { metres, shown, on, ladder, old }: Filled): JobStep => {
  const { bill, words } = inputs;
  const { safety, textured, young, ...fill } = words.steps.fill;
  return step('fill', fill, {
    ...(old && { safety: scrapeSafety(inputs, { safety, textured, young }) }),
    minutes: minutesFor(metres, WALL_RATES.fill),
    work: does('fill', on, { cures: { minutes: DRYING.filler, kind: 'drying' } }),
    gates: [old && 'asbestos', old && 'lead'],
    takes: [
      ...(old?.takes ?? []),
      bill.pack('filler', fillerGrams(metres), words.why.filler(shown)),
    ],
    tools: ['filling-knife', ladder],
  });
};

/** Length of an edge that a tube of caulk closes, by the width of the gap (trade practice). */
export const CAULK_REACH = { bead: mm(20_000), gap: mm(12_000), wide: mm(8000) } as const;

/** Caulk along an edge. */
export const caulkLine = (
  {
    bill,
    words,
    locale,
  }: {
    readonly bill: Bill;
    readonly words: { readonly why: { readonly caulk: (run: string) => string } };
    readonly locale: Locale;
  },
  run: Length,
  reach: Length = CAULK_REACH.gap,
): readonly PackedMaterial[] =>
  bill.pack('caulk', run / reach, words.why.caulk(formatRoundRun(run, locale)));
