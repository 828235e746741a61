import { DECK_DEFAULTS } from '../../takeoff/deck/deck.ts';
import { length, litres, mm, toMm, type Length } from '../../measure/units/units.ts';
import { variantAtLeast, type Section, type Shelf } from '../../stock/shelf.ts';
import type { FrameBeam, FrameJoist, FrameRules } from '../../takeoff/deck/deck-frame.ts';
import { beyond, found, type StructuralAnswer } from '../../takeoff/structure/answer.ts';
import {
  BEAM_DEPTHS,
  beamSpanMetric,
  JOIST_DEPTHS,
  joistSpanMetric,
  nogginRowsMetric,
  overhangMetric,
  padMetric,
  postMetric,
  type Grade,
  type JoistDepth,
} from '../../takeoff/structure/deck/deck-metric.ts';

export interface MetricAsked {
  readonly shelf: Shelf;
  readonly spacing: Length;
  readonly soil: 'clay' | 'sand' | 'gravel';
  readonly frost: Length;
}

/** A board of the shelf as the tables know it. */
interface Known {
  readonly section: Section;
  readonly depth: JoistDepth;
  readonly table: 'uk' | 'eu';
  readonly grade: Grade;
}

/** UK name of a section; 45 × 145 counts as 47 × 150. Ungraded timber counts as C16. */
function known(section: Section): readonly Known[] {
  const grade: Grade = section.grade === 'C24' ? 'c24' : 'c16';
  const sold = JOIST_DEPTHS.find((depth) => section.label === `47 × ${depth} mm`);
  if (sold !== undefined) return [{ section, depth: sold, table: 'uk', grade }];
  return section.label === '45 × 145 mm' ? [{ section, depth: 150, table: 'eu', grade }] : [];
}

/** Past a beam that joists reach over; the table's own limit is wider. */
const OVERHANG = mm(300);
/** A beam under joists in one piece over two spans carries a quarter more than its share (statics). */
const CONTINUOUS = 1.25;

const isBeamDepth = (depth: number): depth is (typeof BEAM_DEPTHS)[number] =>
  BEAM_DEPTHS.some((one) => one === depth);

/** The tables of the UK, which hold for C16 and C24 anywhere. */
export function metricRules({
  shelf,
  spacing,
  soil,
  frost,
}: MetricAsked): StructuralAnswer<FrameRules> {
  const timbers = shelf['structural-timber'].variants.flatMap(known);
  const joists: FrameJoist[] = [];
  for (const { section, depth, table, grade } of timbers) {
    const span = joistSpanMetric({ grade, spacing, section: table }, depth);
    if (!span.ok) return span;
    joists.push({ section, span: span.value });
  }
  const beamOf = ({ section }: FrameBeam): Known | undefined =>
    timbers.find((one) => one.section === section);
  return found('bs-5268-deck', {
    joists: joists.toSorted((a, b) => a.section.width - b.section.width),
    overhang: (span) => length(Math.min(OVERHANG, overhangMetric(span))),
    beams: timbers
      .filter(({ depth }) => isBeamDepth(depth))
      .map(({ section }) => ({ section, plies: 2 })),
    beamHolds: (beam, { span, overhang, inner, postToPost }) => {
      const timber = beamOf(beam);
      if (timber === undefined || !isBeamDepth(timber.depth)) {
        return beyond('bs-5268-deck', 'engineer', 'section');
      }
      const carried = inner ? CONTINUOUS * span : (span + overhang) ** 2 / (2 * span);
      const { grade, depth, table } = timber;
      const reach = beamSpanMetric(grade, length(Math.ceil(carried)), depth, table);
      return reach.ok ? found(reach.rule, postToPost <= reach.value) : reach;
    },
    post: (carried, height) => {
      const post = postMetric(height, carried);
      if (!post.ok) return post;
      // Sold by the sawn size: 95 mm is planed from 100.
      const least = length(post.value.side - mm(5));
      const section = variantAtLeast(shelf['deck-post'].variants, 'width', least);
      return section === undefined
        ? beyond('uk-deck-post', 'engineer', 'section')
        : found(post.rule, { section, braced: post.value.braced });
    },
    bracesBetween: true,
    footing: (carried, above) => {
      const isClay = soil === 'clay';
      const pad = padMetric(carried, isClay ? 'soft' : 'firm', { clay: isClay, frostLine: frost });
      if (!pad.ok) return pad;
      const { side, depth } = pad.value;
      return found(pad.rule, {
        wide: side,
        deep: depth,
        thick: depth,
        tube: mm(0),
        concrete: litres((toMm(side) ** 2 * toMm(length(depth + above))) / 1e6),
      });
    },
    stripped: DECK_DEFAULTS.stripped.metric,
    footingTop: length(0),
    nogginRows: ({ deep }) => nogginRowsMetric(deep),
  });
}
