import { floorArea, isSloped } from '../../measure/places/place.ts';
import { formatArea, toSquareMetres } from '../../measure/units/units.ts';
import type { PackedMaterial } from '../../takeoff/material.ts';
import type { JobStep, Sparse } from '../kit/contract.ts';
import { slabCaution } from '../kit/gates/gate.ts';
import { minutesFor, step, type SafetyKit } from '../kit/steps/step.ts';
import { formatRoundSize } from '../kit/format-sizes.ts';
import type { Inputs } from './fields.ts';
import { overhead, type Ceiling } from './layout.ts';

export function ceilingReadySteps(
  inputs: Inputs,
  ceiling: Ceiling,
  { glasses, mask }: SafetyKit,
  screws: readonly PackedMaterial[],
): Sparse<JobStep> {
  const { words, bill, locale, place } = inputs;
  const { onto, area, hung } = ceiling;
  const { clear, power, find, level, slopes } = words.steps;
  const isConcrete = onto === 'slab';
  // A slope is larger than the floor below it.
  const floor = floorArea(place);
  const sheets = words.why.sheets(formatArea(floor, locale));
  return [
    step('clear', clear, {
      minutes: 40,
      takes: [bill.pack('dust-sheet', toSquareMetres(floor) * 1000, sheets)],
      gates: ['asbestos', 'lead'],
    }),
    step('power', power, {
      safety: isConcrete ? power.inConcrete : power.safety,
      minutes: 30,
      tools: ['screwdriver', 'cable-finder', 'stepladder'],
      gates: ['cables', 'gas-water'],
    }),
    step('find', find, {
      detail: isConcrete
        ? locale.format.sentences([
            find.detail[hung === undefined ? 'slab' : 'hung'],
            slabCaution(locale),
          ])
        : find.detail[onto],
      check: isConcrete ? find.sound : find.check,
      safety: isConcrete ? find.platform : find.safety,
      minutes: 30,
      // They try for joists behind an old ceiling, and hold what is loose of it.
      takes: [glasses, mask, (onto === 'over' || onto === 'battens') && screws],
      tools: [
        onto === 'over' && 'drill',
        'cable-finder',
        hung === undefined && 'chalk-line',
        'tape-measure',
        isConcrete ? 'hammer' : 'screwdriver',
        ...overhead,
      ],
      gates: ['bearing', 'height'],
    }),
    // Battens and boards on a slope hide its rafters.
    isSloped(place) &&
      !isConcrete &&
      step('slopes', slopes, {
        minutes: 30,
        tools: ['tape-measure', 'pencil', ...overhead],
        gates: ['bearing'],
      }),
    ceiling.battens.length === 0 &&
      step('level', level, [formatRoundSize(3, locale)], {
        ...(inputs.values.onto === 'over' && {
          title: level.old,
          check: level.flat,
        }),
        minutes: minutesFor(toSquareMetres(area), LEVEL),
        tools: ['long-straightedge', 'level-long', ...overhead],
      }),
  ];
}

/** Levelling by one beginner, m²/h. */
const LEVEL = 15;
