import { en as enDrawings } from '../../../language/en/drawings.ts';
import { en as enPlan } from '../../../language/en/job-plan.ts';
import { longerWay } from '../../measure/places/place.ts';
import { boxRing } from '../../measure/outline/polygon.ts';
import { formatLength, length, mm, type Length } from '../../measure/units/units.ts';
import { edgeCuts, type EdgeCut, type LaidPiece } from '../../takeoff/laid-piece.ts';
import type { JobDrawing } from '../kit/contract.ts';
import { block, edgeDimensions, describeEdges, noteAt } from '../kit/drawings.ts';
import type { Inputs } from './fields.ts';
import { hasUnderlay, type Laid } from './layout.ts';

/** The floor with every plank, and how it meets the wall. */
export const floorDrawings = (inputs: Inputs, laid: Laid): readonly JobDrawing[] => [
  planksOf(inputs, laid),
  sectionOf(inputs, laid),
];

/** Every plank in its place, with the widths of the first and the last row. */
function planksOf({ words, place, values, locale }: Inputs, { layout, plank }: Laid): JobDrawing {
  const { laid, sliver } = layout;
  const along = values.along === 'longer' ? longerWay(place.floor) : values.along;
  const isAcross = ({ edge }: EdgeCut): boolean =>
    (edge === 'low' || edge === 'high') === (along === 'x');
  const cuts = edgeCuts(laid).filter(isAcross);
  const whole = laid.filter((piece) => piece.whole).length;
  const plan = locale.words('jobPlan', enPlan);
  return {
    id: 'floor',
    name: words.drawing.floor,
    counts: [plank.product],
    surface: place.floor,
    seen: 'plan',
    on: 'floor',
    pieces: laid,
    cuts: true,
    dimensions: edgeDimensions(cuts, locale),
    compare: 'along',
    says: locale.format.sentences([
      locale.words('drawings', enDrawings).laid(words.drawing.floor, whole, laid.length - whole),
      describeEdges(cuts, 'plan', locale),
      ...(sliver === undefined ? [] : [plan.moved.row(formatLength(sliver, locale))]),
    ]),
  };
}

/** Drawn parts of wall, subfloor and planks. */
const WALL = mm(25);
const UNDER = mm(20);
const SHOWN = mm(110);
const HIGH = mm(55);
const UNDERLAY = mm(3);

/** A cut through the edge of the floor, to scale: gap, plank, underlay, and what hides the gap. */
function sectionOf(inputs: Inputs, { plank, beading }: Laid): JobDrawing {
  const { words, values, locale } = inputs;
  const thick: Length = plank.variant.thickness ?? mm(8);
  const soft = hasUnderlay(inputs) ? UNDERLAY : mm(0);
  const top = soft + thick;
  const inside = WALL + values.gap;
  const trim = beading?.section;
  const pieces: readonly LaidPiece[] = [
    block(0, 0, WALL, HIGH, true, 'skim-plaster'),
    block(0, 0 - UNDER, SHOWN, UNDER, true, 'cement'),
    ...(soft > 0 ? [block(inside, 0, SHOWN - inside, soft)] : []),
    block(inside, soft, SHOWN - inside, thick, true, plank.product),
    ...(trim === undefined ? [] : [block(WALL, top, trim.thickness, trim.width, true, 'scotia')]),
  ];
  const shown = (size: Length): string => formatLength(size, locale);
  return {
    id: 'edge',
    name: words.drawing.edge,
    counts: ['underlay', 'vinyl-underlay', 'damp-membrane', 'scotia'],
    surface: [
      boxRing({ x0: 0, y0: 0, x1: SHOWN, y1: Math.max(HIGH, top + (trim?.width ?? 0)) }),
      boxRing({ x0: 0, y0: 0 - UNDER, x1: SHOWN, y1: 0 }),
    ],
    seen: 'wall',
    pieces,
    notes: [
      noteAt(WALL / 2, HIGH / 2, words.drawing.wall),
      noteAt((inside + SHOWN) / 2, soft + thick / 2, shown(thick)),
      noteAt(SHOWN / 2, 0 - UNDER / 2, words.fields.subfloor.options[values.subfloor]),
      ...(trim === undefined
        ? []
        : [noteAt(WALL + trim.thickness + mm(22), top + trim.width / 2, shown(trim.width))]),
    ],
    says: words.drawing.edgeSays(shown(values.gap), shown(length(top)), trim !== undefined),
  };
}
