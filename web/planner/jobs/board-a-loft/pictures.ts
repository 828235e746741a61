import { boxRing } from '../../measure/outline/polygon.ts';
import { formatDepth, formatLength, length, mm } from '../../measure/units/units.ts';
import { edgeCuts, type LaidPiece } from '../../takeoff/laid-piece.ts';
import type { JobDrawing } from '../kit/contract.ts';
import { block, describeShift, edgeDimensions, describeEdges, noteAt } from '../kit/drawings.ts';
import { formatReason } from '../kit/format-sizes.ts';
import type { Inputs } from './fields.ts';
import { lapOf, type Loft } from './layout.ts';

/** The panels from above, and a cut across the joists. */
export const loftDrawings = (inputs: Inputs, loft: Loft): readonly JobDrawing[] => [
  panelsOf(inputs, loft),
  sectionOf(inputs, loft),
];

/** Every panel in its place, with the widths of those along the edges. */
function panelsOf({ words, locale }: Inputs, loft: Loft): JobDrawing {
  const pieces = loft.layout.laid[0] ?? [];
  const cuts = edgeCuts(pieces);
  return {
    id: 'loft',
    name: words.drawing.loft,
    counts: ['loft-board', 'plywood', 'wood-screws'],
    surface: loft.surface,
    seen: 'plan',
    on: 'floor',
    pieces,
    cuts: true,
    dimensions: edgeDimensions(cuts, locale),
    says: locale.format.sentences([
      formatReason(loft.layout.why, locale),
      describeEdges(cuts, 'plan', locale),
      ...describeShift(loft.layout.slivers[0], locale),
      ...(loft.gap > 0 ? [words.drawing.gap(formatLength(loft.gap, locale))] : []),
      ...(loft.sawn > 0 ? [words.drawing.sawn(formatLength(loft.sawn, locale))] : []),
    ]),
  };
}

/** Drawn width of joists and legs. */
const JOIST = mm(45);
const LEG = mm(40);

/** Joist or leg in the section, from the left. */
interface Post {
  readonly x: number;
  readonly wide: number;
  readonly from: number;
  readonly to: number;
}

/** A layer of wool between joists and legs. */
function layer(from: number, deep: number, wide: number, posts: readonly Post[]): LaidPiece[] {
  const pieces: LaidPiece[] = [];
  let at = 0;
  const fill = (to: number): void => {
    if (to > at && deep > 0) pieces.push(block(at, from, to - at, deep));
  };
  for (const post of posts.filter((one) => one.from < from + deep && one.to > from)) {
    fill(post.x);
    at = Math.max(at, post.x + post.wide);
  }
  fill(wide);
  return pieces;
}

/** Legs on their joists; made ones are screwed to the side, and lap down it. */
function legsOf(inputs: Inputs, { raised, under }: Loft, at: readonly number[]): readonly Post[] {
  if (raised === undefined) return [];
  const { joistDepth } = inputs.values;
  const to = under - (raised.section?.thickness ?? 0);
  if (!raised.made) {
    return at.map((x) => ({ x: x + (JOIST - LEG) / 2, wide: LEG, from: joistDepth, to }));
  }
  const from = joistDepth - lapOf(inputs);
  return at.slice(0, -1).map((x) => ({ x: x + JOIST, wide: LEG, from, to }));
}

/** Three joists cut through: wool between and over them, legs, air and floor, each as high as it is. */
function sectionOf(inputs: Inputs, loft: Loft): JobDrawing {
  const { words, values, locale } = inputs;
  const { raised, under, deep, panel } = loft;
  const { joistDepth: high, spacing } = values;
  const wide = 2 * spacing + JOIST;
  const at = [0, spacing, 2 * spacing];
  const posts: Post[] = at.map((x) => ({ x, wide: JOIST, from: 0, to: high }));
  const legs = legsOf(inputs, loft, at);
  const standing = [...posts, ...legs].toSorted((a, b) => a.x - b.x);
  // A floor directly on the joists presses wool to their height.
  const top = Math.min(deep, under);
  const split = Math.min(top, high);
  const runner = raised?.section?.thickness ?? 0;
  const box = ({ x, wide: w, from, to }: Post): LaidPiece =>
    block(x, from, w, to - from, true, 'stud');
  const shown = (size: number): string => formatDepth(length(Math.round(size)), locale);
  const wool = words.drawing.wool(shown(deep));
  return {
    id: 'section',
    name: words.drawing.section,
    counts: ['loft-insulation', 'wall-insulation', 'loft-leg', 'stud', 'batten'],
    surface: [boxRing({ x0: 0, y0: 0, x1: wide, y1: under + panel.thickness })],
    seen: 'wall',
    pieces: [
      ...[...posts, ...legs].map(box),
      ...layer(0, split, wide, standing),
      ...layer(split, top - split, wide, standing),
      ...(runner > 0 ? [block(0, under - runner, wide, runner, true, 'stud')] : []),
      block(0, under, wide, panel.thickness, true, 'loft-board'),
    ],
    notes: [
      noteAt(spacing / 2 + JOIST, high / 2, shown(high)),
      ...(top > split ? [noteAt(1.5 * spacing + JOIST / 2, (split + top) / 2, wool)] : []),
      ...(raised === undefined
        ? []
        : [
            noteAt(spacing / 2 + JOIST, (split + top) / 2, words.drawing.leg(shown(raised.rise))),
            noteAt(
              1.5 * spacing + JOIST / 2,
              (top + under - runner) / 2,
              words.drawing.air(shown(under - runner - deep)),
            ),
          ]),
      noteAt(wide / 2, under + panel.thickness / 2, shown(under + panel.thickness)),
    ],
    says: sayOf(inputs, loft, shown),
  };
}

function sayOf(
  { words, values }: Inputs,
  { raised, under, deep, panel, wool }: Loft,
  shown: (size: number) => string,
): string {
  const runner = raised?.section?.thickness ?? 0;
  return words.drawing.sectionSays(
    shown(values.joistDepth),
    shown(values.spacing),
    deep === 0 ? undefined : shown(deep),
    (wool.between === undefined ? 0 : 1) + wool.across.length,
    raised === undefined ? undefined : shown(raised.rise),
    raised === undefined ? undefined : shown(under - runner - deep),
    shown(under + panel.thickness),
  );
}
