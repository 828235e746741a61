import {
  formatArea,
  formatLength,
  type Area,
  inches,
  length,
  toMm,
  toArea,
  toSquareMetres,
  mm,
  type Length,
} from '../../measure/units/units.ts';
import type { Sparse } from '../kit/contract.ts';
import type { Inputs } from './fields.ts';
import { emptyIn, fillingWool, hatchesOf, type Loft, needsFilm, woolProduct } from './layout.ts';
import { perimeterOf } from '../../measure/outline/outline.ts';
import type { PackVariant } from '../../stock/shelf.ts';
import type { PackedMaterial } from '../../takeoff/material.ts';

/** Airtight tape: round each hatch, and for each square metre of ceiling (an estimate), mm. */
const TAPED = 200;

/** Round the frames of all hatches. */
export function hatchesRound(inputs: Inputs): Length {
  return length(
    hatchesOf(inputs).reduce(
      (sum, { sides: [wide, long], count }) => sum + 2 * count * (wide + long),
      0,
    ),
  );
}

/** Film for laps, the lap itself and the edge on walls; its tape, mm a square metre; a tube of adhesive for 8 m of edges (makers). */
export const VAPOUR = {
  more: 0.1,
  lap: mm(100),
  edge: mm(100),
  tape: 1000,
  glued: mm(8000),
  staples: 10,
} as const;

/** Along all walls of the loft. */
export function roundLoft({ surface }: Loft): Length {
  return length(surface.reduce((sum, ring) => sum + perimeterOf(ring), 0));
}

/**
 * Film laid from above: down into each bay and over each joist, so each joist adds both of its sides,
 * and up the walls at its edges.
 */
export function filmOver({ values }: Inputs, loft: Loft): Area {
  const over = 1 + (2 * values.joistDepth) / values.spacing;
  return toArea((loft.area * over + roundLoft(loft) * VAPOUR.edge) * (1 + VAPOUR.more));
}

/** Width of a ceiling joist (trade practice; US 2×). */
const JOIST = { us: inches(1.5), metric: mm(44) } as const;

/** True if loose insulation is sold there: it is poured over old wool. */
const isPoured = ({ bill }: Inputs): boolean =>
  bill.sold('blown-insulation') === 'blown-insulation';

/** Layers of one thickness are one line, whichever step lays them. */
export function woolLines(inputs: Inputs, { wool, area }: Loft) {
  const { bill, words, shelf, locale, region, values } = inputs;
  const metres = toSquareMetres(area);
  const product = woolProduct(shelf);
  const layers = new Map<PackVariant, { amount: number; why: string[] }>();
  const add = (variant: PackVariant, share: number, why: string): void => {
    const { amount = 0, why: before = [] } = layers.get(variant) ?? {};
    layers.set(variant, { amount: amount + metres * share, why: [...before, why] });
  };
  const shown = formatArea(area, locale);
  const bays = 1 - JOIST[region === 'us' ? 'us' : 'metric'] / values.spacing;
  if (wool.between !== undefined) {
    const why = words.why.between(shown, formatLength(values.spacing, locale));
    add(wool.between.variant, bays, why);
  }
  const empty = emptyIn(inputs, wool);
  const filling = empty > 0 && !isPoured(inputs) ? fillingWool(inputs, empty) : undefined;
  if (filling !== undefined) {
    add(filling.variant, bays / filling.layers, words.why.loose(formatLength(empty, locale)));
  }
  for (const layer of wool.across) add(layer.variant, 1, words.why.across(shown));
  const packed = [...layers].map(([variant, { amount, why }]) => ({
    variant,
    lines: bill.pack(product, amount * 1000, locale.format.sentences(why), { variant }),
  }));
  const linesOf = (...variants: Sparse<PackVariant>): readonly PackedMaterial[] =>
    packed.filter(({ variant }) => variants.includes(variant)).flatMap(({ lines }) => lines);
  return {
    between: linesOf(wool.between?.variant),
    across: linesOf(filling?.variant, ...wool.across.map(({ variant }) => variant)),
  };
}

/** Grams a cubic metre of loose insulation poured by hand (labels of bags). */
const POURED = 30_000;

/** Loose insulation from wool that is there already up to the tops of the joists. */
export function looseLine(inputs: Inputs, { wool, area }: Loft): readonly PackedMaterial[] {
  const { bill, words, locale, region, values } = inputs;
  const empty = emptyIn(inputs, wool);
  if (!isPoured(inputs)) return [];
  const bays = 1 - JOIST[region === 'us' ? 'us' : 'metric'] / values.spacing;
  const cubic = toSquareMetres(area) * bays * (toMm(empty) / 1000);
  return bill.pack(
    'blown-insulation',
    cubic * POURED,
    words.why.loose(formatLength(empty, locale)),
  );
}

/** Airtight tape: cracks and hatch, and the laps and staples of a film. */
export function tapeLine(inputs: Inputs, loft: Loft): readonly PackedMaterial[] {
  const { bill, words, locale } = inputs;
  const film = needsFilm(inputs, loft.wool) ? filmOver(inputs, loft) : undefined;
  return film !== undefined
    ? bill.pack(
        'vapour-tape',
        toMm(hatchesRound(inputs)) + VAPOUR.tape * toSquareMetres(film),
        words.why.filmTape(inputs.values.hatches, formatArea(film, locale)),
      )
    : bill.pack(
        'vapour-tape',
        toMm(hatchesRound(inputs)) + TAPED * toSquareMetres(loft.area),
        words.why.tape(inputs.values.hatches, formatArea(loft.area, locale)),
      );
}
