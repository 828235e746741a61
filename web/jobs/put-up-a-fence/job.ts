import { en } from './en.ts';
import { formatDimension, formatLength } from '../../measure/format-length.ts';
import { inches, length, mm, toMm, type Length } from '../../measure/units.ts';
import type { Region } from '../../stock/region.ts';
import { layFence, type FenceLayout } from '../../takeoff/lay-fence.ts';
import {
  holeWidth,
  postDepth,
  postStands,
  windMoment,
  type Exposure,
} from '../../takeoff/structure/fence-rules.ts';
import { fencePermit } from '../../takeoff/structure/permits.ts';
import { moment } from '../../takeoff/why.ts';
import type { Asked, Warning } from '../kit/contract.ts';
import { defineJob } from '../kit/define-job.ts';
import { fenceBill } from './bill.ts';
import { fenceDrawings } from './drawings.ts';
import { fenceParts, kindsOf, type FenceParts, type FenceValues } from './layout.ts';
import { fenceScene } from './scene.ts';
import { fenceSteps } from './steps.ts';
import { showAmount } from '../kit/format-reason.ts';
import { FROST } from '../kit/frost.ts';
import { warningOf } from '../kit/warnings.ts';

/** The height that shops of a region sell for: panels, posts and pickets. */
const HEIGHT: Readonly<Record<Region, Length>> = {
  uk: mm(1830),
  us: inches(72),
  eu: mm(1800),
  cn: mm(1200),
};

/** Gaps between boards: none where fences are for privacy. */
const GAP: Readonly<Record<Region, Length>> = {
  uk: mm(50),
  us: mm(0),
  eu: mm(30),
  cn: mm(20),
};

const isPicket = (values: Readonly<Record<string, unknown>>): boolean =>
  values['kind'] === 'picket';

const fieldsIn = ({ words, region, shelf }: Asked<typeof en>) => {
  const { fields } = words;
  const kinds = kindsOf(shelf);
  return {
    height: {
      kind: 'length',
      ...fields.height,
      usual: HEIGHT[region],
      least: mm(300),
      most: mm(3000),
    },
    kind: {
      kind: 'choice',
      label: fields.kind.label,
      options: Object.fromEntries(kinds.map((kind) => [kind, fields.kind.options[kind]])),
    },
    gates: { kind: 'number', ...fields.gates, usual: 0, least: 0, most: 5, whole: true },
    exposure: {
      kind: 'choice',
      label: fields.exposure.label,
      options: fields.exposure.options,
      more: true,
    },
    soil: { kind: 'choice', label: fields.soil.label, options: fields.soil.options, more: true },
    byRoad: { kind: 'toggle', ...fields.byRoad, usual: false, more: true },
    gravelBoard: {
      kind: 'choice',
      label: fields.gravelBoard.label,
      options: fields.gravelBoard.options,
      source: fields.gravelBoard.source,
      more: true,
    },
    gap: {
      kind: 'length',
      ...fields.gap,
      usual: GAP[region],
      least: mm(0),
      most: mm(150),
      more: true,
      when: isPicket,
    },
    frost: {
      kind: 'length',
      ...fields.frost,
      usual: FROST[region],
      least: mm(0),
      most: mm(2500),
      more: true,
    },
  } as const;
};

/** Put up a fence: panels, feather-edge, pickets or panels in slotted concrete posts, and gates. */
export const putUpAFence = defineJob({
  slug: 'put-up-a-fence',
  phase: 'ground',
  places: ['run'],
  words: { en, 'en-US': () => import('./en-us.ts'), 'zh-Hans': () => import('./zh.ts') },
  fields: fieldsIn,
  takeOff(asked) {
    const { place, locale, words, home, shelf, region } = asked;
    const values: FenceValues = { ...asked.values, kind: kindOf(asked.values.kind, shelf) };
    const parts = fenceParts(shelf, values);
    const depth = measurable(
      postDepth(parts.height, {
        soil: values.soil,
        exposure: values.exposure,
        frostLine: values.frost,
      }),
      region,
    );
    const fence = layFence(
      place.stretches.map((long, i) => ({ length: long, joined: i > 0 })),
      {
        infill: parts.infill,
        post: parts.side,
        bay: parts.bay,
        depth,
        hole: holeWidth(parts.side),
        anchored: parts.anchored,
        gates: values.gates,
        gate: parts.gate.width ?? mm(900),
      },
    );
    const whole = { ...asked, values, parts, fence, depth };
    const { materials, ids } = fenceBill(whole);
    const drawings = fenceDrawings(whole, ids);
    return {
      figures: [
        { id: 'run', label: words.figures.run, value: formatDimension(place.length, locale) },
        { id: 'height', label: words.figures.height, value: formatLength(parts.height, locale) },
        { id: 'bays', label: words.figures.bays, value: String(fence.bays) },
        { id: 'posts', label: words.figures.posts, value: String(fence.posts) },
      ],
      materials,
      steps: fenceSteps(whole),
      drawings,
      scene: fenceScene(whole, drawings),
      warnings: [
        ...permitWarnings(fencePermit(home.country, parts.height, values.byRoad), asked),
        ...windWarnings(values.exposure, parts, fence, asked),
        ...heightWarnings(values.height, parts, asked),
      ],
    };
  },
});

/** Up to what a tape shows at a glance: a centimetre, or an inch where posts are sold in feet. */
const measurable = (depth: Length, region: Region): Length => {
  const step = region === 'us' ? inches(1) : mm(10);
  return length(Math.ceil(depth / step) * step);
};

/** Only a height that is too much is said here: the gate of the first step asks in any case. */
const permitWarnings = (answer: ReturnType<typeof fencePermit>, { locale }: Asked<typeof en>) =>
  !answer.ok && answer.beyond.what === 'height' ? warningOf(answer, 'warn', 'height', locale) : [];

/** Shops have panels and boards of a few heights: a fence of another is said to be what it will be. */
function heightWarnings(
  wanted: Length,
  { height, gravelBoard }: FenceParts,
  { words, locale }: Asked<typeof en>,
): readonly Warning[] {
  const off = Math.abs(height - gravelBoard - wanted);
  if (Math.min(off, Math.abs(height - wanted)) <= mm(100)) return [];
  const message = words.otherHeight(formatLength(height, locale));
  return [{ rule: 'shelf-height', severity: 'warn', message, field: 'height' }];
}

/** A kind that the region's shops do not sell for becomes the region's most usual one. */
const kindOf = (kind: string, shelf: Parameters<typeof kindsOf>[0]) =>
  kindsOf(shelf).find((one) => one === kind) ?? kindsOf(shelf)[0] ?? 'panel';

/**
 * Behind a windbreak what shops sell for each other holds by trade practice; in the open the sum decides, and
 * beyond what a post holds it is an engineer's.
 */
function windWarnings(
  exposure: Exposure,
  parts: FenceParts,
  fence: FenceLayout,
  { locale, words }: Asked<typeof en>,
): readonly Warning[] {
  const widest = fence.stretches
    .flatMap(({ bays }) => bays)
    .reduce((most, { clear }) => Math.max(most, clear), 0);
  const bay = length(widest + parts.side);
  const stands = postStands(exposure, bay, parts.height, parts.side);
  if (exposure === 'sheltered' || parts.infill.kind === 'slotted' || stands.ok) return [];
  const load = showAmount(moment(windMoment(exposure, bay, parts.height)), locale);
  return warningOf(stands, 'stop', 'exposure', locale).map((warning) => ({
    ...warning,
    message: `${words.wind(load, formatLength(mm(Math.round(toMm(bay))), locale))} ${warning.message}`,
  }));
}
