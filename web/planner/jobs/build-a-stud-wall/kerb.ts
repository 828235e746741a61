import { formatLength, length, mm, toMm, type Length } from '../../measure/units/units.ts';
import { variantNearest } from '../../stock/shelf.ts';
import {
  EMBED,
  gatherPieces,
  runsInPieces,
  screwed,
  type Material,
} from '../../takeoff/material.ts';
import type { JobStep, Target } from '../kit/contract.ts';
import { formatRoundSize } from '../kit/format-sizes.ts';
import { cementGloves, DAY, does, needs, roundMinutes, step, works } from '../kit/steps/step.ts';
import { kerbRuns, layersOf, type StudJob } from './layout.ts';

export const KERB: Target = 'part:kerb';

/** Plywood of the forms, and the distance of what holds them (trade practice). */
const FORM = mm(18);
const HELD_EVERY = mm(600);
/** Share of concrete that is spilled or stays in the bucket (an estimate). */
const SPILLED = 0.05;
/** Minutes for a metre of kerb. */
const PACE = 60;
/** Days until fixings hold in it (makers of plugs: concrete of a week and more, kept damp). */
const CURED = 7;

/** As wide as the wall with its boards. */
const widthOf = ({ parts, values }: StudJob): Length =>
  length(
    parts.depth +
      parts.faces.reduce((sum, { board }) => sum + layersOf(values) * board.thickness, 0),
  );

/** Volume of the kerb, ml. */
const kerbVolume = (job: StudJob): number =>
  (kerbRuns(job).reduce((sum, run) => sum + toMm(run), 0) *
    toMm(widthOf(job)) *
    toMm(job.parts.kerb)) /
  1000;

/** Concrete, kg/m³ (EN 1991-1-1 without reinforcement: 24 kN/m³). */
const DENSITY = 2400;

/** Mass of the kerb, kg. */
export const kerbMass = (job: StudJob): number => (kerbVolume(job) * DENSITY) / 1e6;

const heldAt = (run: Length): number => Math.ceil(run / HELD_EVERY) + 1;

/** Kerb of concrete under the wall of a wet room, cast on the bare slab before the track; undefined without one. */
export function kerbStep(
  job: StudJob,
  { glasses, silica }: Readonly<Record<'glasses' | 'silica', readonly Material[]>>,
): JobStep | false {
  const { bill, words, locale, parts, shelf } = job;
  const { kerb } = words.steps;
  const { why } = words;
  const runs = kerbRuns(job);
  const high = parts.kerb;
  if (high === 0 || runs.length === 0) return false;
  const wide = widthOf(job);
  const long = length(runs.reduce((sum, run) => sum + run, 0));
  const held = runs.reduce((sum, run) => sum + heldAt(run), 0);
  const batten = variantNearest(shelf.batten.variants, 'width', mm(38));
  const board = variantNearest(shelf.plywood.variants, 'thickness', FORM);
  const [sheet] = board.sheets;
  // An end at a wall needs no form.
  const ends = 2 * runs.length - (2 - job.values.freeEnds);
  const strips = gatherPieces([
    ...runsInPieces('kerb-form', [...runs, ...runs], sheet.length),
    { name: 'kerb-form', length: wide, quantity: ends },
  ]);
  const shown = formatLength(high, locale);
  const every = formatRoundSize(toMm(HELD_EVERY), locale);
  return step('kerb', kerb, [shown, formatLength(wide, locale), every], {
    minutes: roundMinutes((PACE * toMm(long)) / 1000, 90),
    work: works(
      needs('floor', 'marked'),
      does('concrete', KERB, { cures: { minutes: CURED * DAY, kind: 'hardening' } }),
      { dust: 'silica' },
    ),
    takes: [
      bill.pack('concrete-mix', kerbVolume(job), why.kerb(formatLength(long, locale)), {
        slack: { share: SPILLED, for: 'breakage' },
      }),
      bill.sheets('plywood', {
        thickness: board,
        panels: strips.map((one) => ({ ...one, width: high, turns: true })),
        why: why.kerbForms,
      }),
      bill.lengths('batten', {
        section: batten,
        pieces: [
          ...runsInPieces('batten', [...runs, ...runs], bill.longest('batten', batten)),
          { name: 'brace', length: length(wide + 2 * board.thickness), quantity: held },
        ],
        why: why.kerbBattens(every),
      }),
      bill.fixings(
        'hammer-fixings',
        screwed(batten.thickness, EMBED.hammered, mm(6), { each: 2, places: held }),
        why.kerbFixings,
      ),
      bill.fixings(
        'wood-screws',
        screwed(batten.thickness, mm(20), mm(3.9), { each: 2, places: held }),
        why.kerbScrews,
      ),
      bill.pack('masonry-drill-bit', 1, why.bit, { like: { width: mm(6) } }),
      cementGloves(job),
      glasses,
      silica,
    ],
    tools: [
      'hand-saw',
      'drill',
      'hammer',
      'level-long',
      'bucket',
      'mixing-paddle',
      'trowel',
      'chisel',
    ],
  });
}
