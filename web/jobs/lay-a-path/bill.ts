import { formatArea, formatLength } from '../../measure/format-length.ts';
import { boundsOf } from '../../measure/polygon.ts';
import { litres, mm, toMm, toSquareMetres, type Length } from '../../measure/units.ts';
import { variantAtLeast, variantNearest } from '../../stock/choose-variant.ts';
import type { Section, Thickness } from '../../stock/shelf.ts';
import { inLengths } from '../../takeoff/deck-members.ts';
import type { Material, Slack } from '../../takeoff/material.ts';
import { gatherPieces } from '../../takeoff/piece.ts';
import { howToMix, MESH } from '../../takeoff/structure/concrete.ts';
import { DENSITY, layersOf, looseVolume, type Granular } from '../../takeoff/structure/granular.ts';
import { roundRun, roundSize } from '../kit/round-size.ts';
import { spoilLines } from '../kit/spoil.ts';
import type { Asked, Path } from './layout.ts';

/** Ground set out in layers, with all that it was asked with. */
export interface Whole extends Asked {
  readonly path: Path;
}

/** Everything that is laid, poured or used up, in the order of the steps. */
export const pathBill = (asked: Whole): readonly Material[] => [
  ...setOut(asked),
  ...diggingLines(asked),
  ...groundLines(asked),
  ...baseLines(asked),
  ...(asked.path.slab === undefined ? looseLines(asked) : slabLines(asked)),
];

function setOut({ bill, words, place, path }: Whole): Material[] {
  const { why } = words;
  return [
    ...bill.packs('string-line', { amount: toMm(place.perimeter) * 1.2, why: why.string }),
    ...bill.packs('marking-pegs', { amount: 2 * Math.max(4, path.sides.length), why: why.pegs }),
    ...bill.packs('work-gloves', { amount: 1, why: why.gloves }),
    ...bill.packs('safety-glasses', { amount: 1, why: why.glasses }),
    ...bill.packs('dust-mask', { amount: 1, why: why.mask }),
  ];
}

const diggingLines = ({ bill, words, place, path, values, locale }: Whole): Material[] =>
  values.takeAway ? spoilLines(bill, place.area, path.dig, words.why.spoil, locale) : [];

/** Laps, and pins a square metre (trade practice). */
const LAPS = 1.1;
const PINS = 4;

/** Under a sub-base a fabric that bears; under gravel and bark one against weeds; roots need neither. */
function groundLines({ bill, words, place, path, values, locale }: Whole): Material[] {
  if (!values.membrane || path.soil) return [];
  const metres = toSquareMetres(place.area);
  const why = words.why.membrane(formatArea(place.area, locale));
  return path.base > 0
    ? bill.packs('geotextile', { amount: metres * LAPS * 1000, why })
    : [
        ...bill.packs('weed-membrane', { amount: metres * LAPS * 1000, why }),
        ...bill.packs('membrane-pins', { amount: Math.ceil(metres * PINS), why: words.why.pins }),
      ];
}

/** Ground is never as flat as a drawing: a tenth more, and said so. */
const UNEVEN = 0.1;
const uneven = (amount: number): Slack => ({ amount: Math.ceil(amount * UNEVEN), for: 'uneven' });

const gramsOf = ({ place }: Whole, depth: Length, kind: Granular): number =>
  toSquareMetres(place.area) * toMm(depth) * DENSITY[kind] * 1000;

function baseLines(asked: Whole): Material[] {
  const { bill, words, place, path, locale } = asked;
  if (path.base === 0) return [];
  const amount = gramsOf(asked, path.base, 'type-1');
  return [
    ...bill.packs('sub-base', {
      amount,
      slack: uneven(amount),
      why: words.why.base(
        formatLength(path.base, locale),
        formatArea(place.area, locale),
        layersOf(path.base),
      ),
    }),
  ];
}

/** Soil and compost sink as they settle (trade practice). */
const SETTLING = 0.15;
const SOLD_AS = {
  gravel: ['gravel', 'gravel'],
  sand: ['sharp-sand', 'sharp-sand'],
} as const;

function looseLines(asked: Whole): Material[] {
  const { bill, words, place, path, values, locale } = asked;
  const { top } = values;
  const why = words.why.top(formatLength(path.depth, locale), formatArea(place.area, locale));
  if (top === 'gravel' || top === 'sand') {
    const [product, density] = SOLD_AS[top];
    const amount = gramsOf(asked, path.depth, density);
    return [
      ...edgingLines(asked),
      ...gridLines(asked),
      ...bill.packs(product, { amount, slack: uneven(amount), why }),
    ];
  }
  const product = top === 'mulch' ? 'bark' : top === 'compost' ? 'compost' : 'topsoil';
  const amount = looseVolume(place.area, path.depth);
  return [
    ...edgingLines(asked),
    ...bill.packs(product, {
      amount,
      ...(path.soil
        ? { slack: { amount: Math.ceil(amount * SETTLING), for: 'settling' as const } }
        : {}),
      why,
    }),
  ];
}

/** Concrete that holds an edging, a metre; stakes of one that is driven in (trade practice). */
const HAUNCH = litres(20);
const STAKES = mm(900);

function edgingLines({ bill, words, place, values, region, locale }: Whole): Material[] {
  if (!values.edging) return [];
  const run = toMm(place.perimeter);
  const edging = bill.packs('path-edging', {
    amount: run,
    why: words.why.edging(roundRun(place.perimeter, locale)),
  });
  if (region === 'us') {
    const stakes = Math.ceil(place.perimeter / STAKES);
    return [
      ...edging,
      ...bill.packs('marking-pegs', {
        amount: stakes,
        why: words.why.stakes(roundSize(toMm(STAKES), locale)),
      }),
    ];
  }
  return [
    ...edging,
    ...bill.packs('concrete-mix', { amount: (run / 1000) * HAUNCH, why: words.why.haunch }),
    ...bill.packs('waterproof-gloves', { amount: 1, why: words.why.cementGloves }),
  ];
}

const GRID_CUTS = 1.05;

function gridLines(asked: Whole): Material[] {
  const { bill, words, place, path, locale } = asked;
  if (path.blinding === 0) return [];
  const sand = gramsOf(asked, path.blinding, 'sharp-sand');
  return [
    ...bill.packs('sharp-sand', {
      amount: sand,
      slack: uneven(sand),
      why: words.why.blinding(roundSize(toMm(path.blinding), locale)),
    }),
    ...bill.packs('gravel-grid', {
      amount: toSquareMetres(place.area) * GRID_CUTS * 1000,
      why: words.why.grid(formatArea(place.area, locale)),
    }),
  ];
}

/** Of concrete, lost in mixing and in low spots (trade practice). */
const LOST = 0.08;

function slabLines(asked: Whole): Material[] {
  const { bill, words, place, path, locale, values } = asked;
  const { slab } = path;
  if (slab === undefined) return [];
  const amount = Math.ceil(toSquareMetres(place.area) * toMm(path.depth) * 1000);
  const isDelivered = howToMix(litres(amount / 1000)) === 'ready-mix';
  const metres = toSquareMetres(place.area);
  return [
    ...formLines(asked),
    ...(slab.membrane
      ? bill.packs('damp-membrane', {
          amount: metres * 1.15 * 1000,
          why: words.why.damp(formatArea(place.area, locale)),
        })
      : []),
    ...(slab.mesh ? meshLines(asked) : []),
    ...(values.besideWall
      ? bill.packs('edge-foam', { amount: toMm(path.sides[0] ?? mm(0)), why: words.why.strip })
      : []),
    ...bill.packs(isDelivered ? 'ready-mix' : 'concrete-mix', {
      amount,
      slack: { amount: Math.ceil(amount * LOST), for: 'uneven' },
      why: words.why.concrete(
        formatArea(place.area, locale),
        formatLength(path.depth, locale),
        isDelivered,
      ),
    }),
    ...bill.packs('waterproof-gloves', { amount: 1, why: words.why.cementGloves }),
    ...bill.packs('dust-sheet', { amount: metres * 1.2 * 1000, why: words.why.cure }),
  ];
}

/** Pegs outside the forms, two screws each, and oil for boards that come off again (trade practice). */
const FORM_PEGS = mm(600);
const FORM_OIL = litres(0.5);

const formSection = ({ shelf, path }: Whole): Section => {
  const { variants } = shelf['formwork-board'];
  const widest = variants.reduce((a, b) => (b.width > a.width ? b : a));
  return variantAtLeast(variants, 'width', path.depth) ?? widest;
};

function formLines(asked: Whole): Material[] {
  const { bill, words, place, path, shelf, locale } = asked;
  const section = formSection(asked);
  const longest = bill.longest('formwork-board', section);
  const high = Math.ceil(path.depth / section.width);
  const pegs = Math.ceil(place.perimeter / FORM_PEGS) + path.sides.length;
  return [
    ...bill.lengths('formwork-board', {
      section,
      pieces: gatherPieces(
        path.sides.map((side) => {
          const one = inLengths('form', side, longest);
          return { ...one, quantity: one.quantity * high };
        }),
      ),
      why: words.why.forms(high),
    }),
    ...bill.packs('marking-pegs', {
      amount: pegs,
      why: words.why.formPegs(roundSize(toMm(FORM_PEGS), locale)),
    }),
    ...bill.packs('wood-screws', {
      amount: 2 * pegs,
      variant: variantNearest(shelf['wood-screws'].variants, 'length', mm(50)),
      why: words.why.formScrews(pegs),
    }),
    ...bill.packs('form-oil', { amount: FORM_OIL, why: words.why.oil }),
  ];
}

/** Spacers a square metre under mesh. */
const SPACERS = 4;

const rows = (run: number, one: number): number =>
  Math.max(1, Math.ceil((run - MESH.lap) / (one - MESH.lap)));

/** Whole sheets that lap, laid along the slab or across it, whichever takes fewer. */
function meshLines({ bill, words, place, shelf, locale }: Whole): Material[] {
  const thickness: Thickness = shelf.mesh.variants[0];
  const [first, ...rest] = thickness.sheets;
  const sheet = rest.reduce((a, b) => (b.length * b.width > a.length * a.width ? b : a), first);
  const { x0, y0, x1, y1 } = boundsOf(place.region);
  const count = (long: number, wide: number): number => rows(x1 - x0, long) * rows(y1 - y0, wide);
  const quantity = Math.min(count(sheet.length, sheet.width), count(sheet.width, sheet.length));
  return [
    ...bill.sheets('mesh', {
      thickness,
      panels: [{ name: 'mesh', length: sheet.length, width: sheet.width, quantity, turns: true }],
      snapped: true,
      why: words.why.mesh(formatLength(MESH.lap, locale)),
    }),
    ...bill.packs('mesh-spacers', {
      amount: Math.ceil(toSquareMetres(place.area) * SPACERS),
      variant: variantNearest(shelf['mesh-spacers'].variants, 'width', MESH.cover),
      why: words.why.spacers(formatLength(MESH.cover, locale)),
    }),
  ];
}
