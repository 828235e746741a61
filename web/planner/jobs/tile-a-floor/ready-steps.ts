import { formatDepth, formatLength, length, mm, toMm } from '../../measure/units/units.ts';
import type { Material } from '../../takeoff/material.ts';
import { variantNearest } from '../../stock/shelf.ts';
import { type JobStep, compact } from '../kit/contract.ts';
import { isLeadFree } from '../kit/finish/paint.ts';
import { formatRoundSize } from '../kit/format-sizes.ts';
import { DAY, step } from '../kit/steps/step.ts';
import type { TileJob } from '../kit/tiling/layout.ts';
import { FLOOR_BACKER, type TilingLines } from '../kit/tiling/lines.ts';
import type { Inputs } from './fields.ts';
import { AT_DRAIN, BED, atWall, tiledDoors, hasBed, underOf } from './layout.ts';

export function checkStep(inputs: Inputs): JobStep {
  const { words, values, locale } = inputs;
  const { check } = words.steps;
  // A bed of wet mortar follows, so the base need not be dry.
  if (hasBed(inputs))
    return step('check', check, {
      detail: inputs.locale.format.sentences([check.bed, check.joints]),
      check: check.sound,
      minutes: 30,
      tools: ['club-hammer'],
    });
  const isTimber = values.base === 'timber';
  return step('check', check, {
    detail: isTimber
      ? check.timber(formatRoundSize(400, locale), formatRoundSize(18, locale))
      : locale.format.sentences(
          compact([check.concrete, values.heated && check.heated, check.joints]),
        ),
    check: isTimber ? check.still : check.dry,
    minutes: 30,
    tools: isTimber ? ['tape-measure', 'torch'] : ['moisture-meter'],
  });
}

/** Skirting stands on old tiles and hides their edges, so it comes off before them. */
export function skirtingStep(
  inputs: Inputs,
  { mask }: TilingLines,
  swabs: readonly Material[],
): JobStep | false {
  const { words, values } = inputs;
  const { safety, ...skirting } = words.steps.skirting;
  const isOld = !isLeadFree(inputs);
  return (
    values.skirting &&
    step('skirting', skirting, {
      ...(isOld && { safety }),
      minutes: 30,
      gates: ['lead'],
      takes: [swabs, isOld && mask],
      tools: ['pencil', 'utility-knife', 'pry-bar', 'filling-knife'],
    })
  );
}

/** A warm floor shows where its heating is, and adhesive dries too fast on it. */
export function coolStep({ words, values, locale }: Inputs): JobStep | false {
  const { cool } = words.steps;
  // Old tiles are chiselled off, and boards are screwed down.
  const isBroken = values.strip || values.base === 'timber';
  return (
    values.heated &&
    step('cool', cool, {
      detail: locale.format.sentences(
        compact([isBroken && cool.marks, cool.detail, isBroken && cool.dead]),
      ),
      check: locale.format.sentences(compact([isBroken && cool.tested, cool.check])),
      minutes: isBroken ? 45 : 15,
      dryMinutes: 2 * DAY,
      rests: true,
      gates: isBroken ? ['cables', 'gas-water'] : [],
      tools: isBroken ? ['cable-finder', 'pencil'] : [],
    })
  );
}

export function heightsStep(
  inputs: Inputs,
  { thickness }: TileJob,
  { mask }: TilingLines,
  swabs: readonly Material[],
): JobStep {
  const { words, values, locale, shelf } = inputs;
  const { heights } = words.steps;
  const under = underOf(inputs);
  const board = variantNearest(shelf['backer-board'].variants, 'thickness', FLOOR_BACKER).thickness;
  const layer = under === 'boards' ? board + BED.boards : under === 'mat' ? BED.mat : 0;
  const rise = mm(Math.ceil(toMm(length(thickness + BED.tiles + layer)) - 0.01));
  const hasFrames = tiledDoors(inputs).length > 0;
  return step('heights', heights, {
    detail: locale.format.sentences(
      compact([
        hasBed(inputs)
          ? heights.bed(
              formatDepth(rise, locale),
              formatLength(AT_DRAIN, locale),
              formatLength(atWall(inputs), locale),
            )
          : heights.detail(formatDepth(rise, locale), values.strip),
        hasFrames && heights.frames,
      ]),
    ),
    ...(hasFrames && { safety: isLeadFree(inputs) ? heights.young : heights.safety }),
    minutes: 30,
    gates: [hasFrames && 'lead'],
    takes: [hasFrames && swabs, hasFrames && mask],
    tools: ['tape-measure', 'pencil', hasFrames && 'pull-saw'],
  });
}
