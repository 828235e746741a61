import {
  formatDepth,
  formatDimension,
  formatLength,
  length,
  mm,
} from '../../measure/units/units.ts';
import { MOST_GAP } from '../../takeoff/fence/fence-levels.ts';
import {
  allowedMoment,
  postStands,
  windMoment,
} from '../../takeoff/structure/outdoors/fence-rules.ts';
import { fencePermit } from '../../takeoff/structure/permits.ts';
import { momentAmount } from '../../takeoff/why.ts';
import type { Warning } from '../kit/contract.ts';
import { withSpareScrews } from '../kit/bill.ts';
import { defineJob, figures, warningOf } from '../kit/define-job.ts';
import { formatAmount, roundUpOnTape } from '../kit/format-sizes.ts';
import { fenceDrawings, fenceScene } from './pictures.ts';
import { card } from './card.ts';
import { messages } from './messages.ts';
import { fieldsIn, kindsOf } from './fields.ts';
import { fenceOf, isAiry, leastGap, TRUSTED, type Fence } from './layout.ts';
import { fenceSteps } from './steps.ts';

/** Put up a fence: panels, feather-edge, pickets or panels in slotted concrete posts, and gates. */
export const job = defineJob({
  card,
  words: messages,
  fields: fieldsIn,
  takeOff(inputs) {
    const { place, locale, words, values, region } = inputs;
    const whole = fenceOf({ ...inputs, bill: withSpareScrews(inputs.bill) });
    const { fence, parts } = whole;
    const shown = figures(words.figures, {
      run: formatDimension(place.length, locale),
      height: formatLength(parts.height, locale),
      bays: String(fence.bays),
      posts: String(fence.posts),
    });
    if (fence.leastLast > (place.stretches.at(-1) ?? 0)) {
      const least = formatLength(roundUpOnTape(fence.leastLast, region), locale);
      return { figures: shown, problems: { gates: words.noRoom(values.gates, least) } };
    }
    const drawings = fenceDrawings(whole);
    return {
      figures: shown,
      steps: fenceSteps(whole),
      drawings,
      scene: fenceScene(whole, drawings),
      warnings: [
        ...permitWarnings(whole),
        ...windWarnings(whole),
        ...postWarnings(whole),
        ...heightWarnings(whole),
        ...gateWarnings(whole),
        ...gapWarnings(whole),
      ],
    };
  },
});

/** Warns only of a height above the limit: the gate of the first step asks anyway. */
function permitWarnings({ home, parts, off, values, locale }: Fence): readonly Warning[] {
  // As built and as typed; Britain measures from the ground (GPDO 2015, schedule 2, part 2 class A).
  const gap = home.country === 'gb' ? off : 0;
  const high = length(Math.max(parts.height + parts.capping + gap, values.height));
  const answer = fencePermit(home.country, high, values.byRoad);
  return !answer.ok && answer.beyond.what === 'height'
    ? warningOf(answer, 'warn', 'height', locale)
    : [];
}

/** Warns if the shop's panels or boards give another height. */
function heightWarnings({ values, parts, words, locale }: Fence): readonly Warning[] {
  const { height, gravelBoard } = parts;
  const off = Math.abs(height - gravelBoard - values.height);
  if (Math.min(off, Math.abs(height - values.height)) <= mm(100)) return [];
  const value = formatLength(height, locale);
  return [
    {
      rule: 'shelf-height',
      severity: 'warn',
      message: words.otherHeight(value),
      field: 'height',
      fix: { field: 'height', value },
    },
  ];
}

/** Stops if no post of the shop is long enough for height and depth. */
function postWarnings({ tooLong, parts, words, locale }: Fence): readonly Warning[] {
  if (tooLong === undefined) return [];
  const longest = parts.post.stock.reduce((most, one) => Math.max(most, one.length), 0);
  const message = words.noPost(
    formatLength(tooLong, locale),
    formatLength(length(longest), locale),
  );
  return [{ rule: 'fence-post-length', severity: 'stop', message, field: 'kind' }];
}

/** Warns of a gate that is much higher than the fence. */
function gateWarnings({ values, parts, words, locale }: Fence): readonly Warning[] {
  const { gate, height } = parts;
  if (values.gates === 0 || (gate.length ?? 0) <= height + HIGHER) return [];
  const message = words.higherGate(
    formatLength(gate.length ?? mm(0), locale),
    formatLength(height, locale),
  );
  const fix = { field: 'height', value: formatLength(gate.length ?? height, locale) };
  return [{ rule: 'gate-height', severity: 'warn', message, field: 'gates', fix }];
}
const HIGHER = mm(100);

/** Warns of a gap under level bays on falling ground that nothing closes. */
function gapWarnings({ values, way, levels, under, off, shelf, words, locale }: Fence) {
  const open = levels
    .flatMap(({ drops }) => drops)
    .filter((drop, i) => off + drop > MOST_GAP && under[i] === 0);
  if (way !== 'steps' || open.length === 0) return [];
  const gap = formatLength(length(off + Math.max(...open)), locale);
  const isSold = shelf['gravel-board'].form !== 'not-sold';
  const warning: Warning = isSold
    ? { rule: 'fence-gap', severity: 'warn', message: words.wideGap(gap), field: 'gravelBoard' }
    : { rule: 'fence-gap', severity: 'warn', message: words.openGap(gap), field: 'kind' };
  return values.fall === 0 ? [] : [warning];
}

/**
 * Behind a windbreak what shops sell for each other holds by trade practice; in the open the sum decides, and
 * beyond what a post holds it is an engineer's.
 */
function windWarnings(whole: Fence): readonly Warning[] {
  const { values, parts, fence, shelf, locale, words, region } = whole;
  const { exposure } = values;
  const widest = fence.stretches
    .flatMap(({ bays }) => bays)
    .reduce((most, { clear }) => Math.max(most, clear), 0);
  const bay = length(widest + parts.side);
  const shown = formatDepth(roundUpOnTape(bay, region), locale);
  const stands = postStands(exposure, bay, parts.height, parts.side);
  if (exposure === 'sheltered' || parts.infill.kind === 'slotted') return [];
  const moment = windMoment(exposure, bay, parts.height);
  const load = formatAmount(momentAmount(moment), locale);
  if (stands.ok) {
    const allowed = allowedMoment(parts.side);
    if (isAiry(parts.infill, region) || parts.side > TRUSTED || moment <= allowed) return [];
    const gap = leastGap(parts.infill, region);
    const message = words.windy(load, shown, formatAmount(momentAmount(allowed), locale));
    const warning: Warning = { rule: 'fence-wind', severity: 'warn', field: 'exposure', message };
    return parts.infill.kind === 'picket'
      ? [{ ...warning, field: 'gap', fix: { field: 'gap', value: formatLength(gap, locale) } }]
      : [warning];
  }
  return warningOf(stands, 'stop', 'exposure', locale).map((warning) => ({
    ...warning,
    message: locale.format.sentences([
      words.wind(load, shown),
      ...(kindsOf(shelf).includes('slotted') ? [words.inConcrete] : []),
      warning.message,
    ]),
  }));
}
