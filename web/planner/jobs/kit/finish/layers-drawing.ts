import { en } from '../../../../language/en/job-plan.ts';
import type { Locale } from '../../../../language/locale.ts';
import { formatDepth } from '../../../measure/units/format-length.ts';
import { boxRing } from '../../../measure/outline/polygon.ts';
import { mm, type Length } from '../../../measure/units/units.ts';
import type { Product } from '../../../stock/products.ts';
import type { JobDrawing } from '../contract.ts';
import { block } from '../drawings.ts';

const wordsIn = (locale: Locale) => locale.words('jobPlan', en);

/** What is filled in, from the top. */
export interface FilledLayer {
  /** What it is made of. */
  readonly products: readonly Product[];
  readonly name: string;
  readonly depth: Length;
}

/** How much of the ground a section shows across. */
const ACROSS = mm(600);

/** A cut through the ground, to scale: each layer as deep as it is filled in; nothing where none is. */
export function layersDrawing(all: readonly FilledLayer[], locale: Locale): JobDrawing | undefined {
  const layers = all.filter(({ depth }) => depth > 0);
  if (layers.length === 0) return undefined;
  const deep = layers.reduce((sum, { depth }) => sum + depth, 0);
  let top = deep;
  const filled = layers.map(({ depth, name, products }, i) => {
    top -= depth;
    const middle = { x: ACROSS / 2, y: top + depth / 2 };
    return {
      piece: block(0, top, ACROSS, depth, i === 0, products[0]),
      note: { at: middle, text: wordsIn(locale).layer(name, formatDepth(depth, locale)) },
    };
  });
  return {
    id: 'section',
    name: wordsIn(locale).section,
    counts: layers.flatMap(({ products }) => products),
    surface: [boxRing({ x0: 0, y0: 0, x1: ACROSS, y1: deep })],
    seen: 'wall',
    pieces: filled.map(({ piece }) => piece),
    notes: filled.map(({ note }) => note),
    says: wordsIn(locale).layers(filled.map(({ note }) => note.text)),
  };
}
