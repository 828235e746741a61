import { type Length, length, mm, toMm } from '../../measure/units/units.ts';
import { runsInPieces } from '../../takeoff/material.ts';
import { type JobStep, compact } from '../kit/contract.ts';
import { formatRoundSize } from '../kit/format-sizes.ts';
import { does, needs, step, works } from '../kit/steps/step.ts';
import { type TileJob, hasGel } from '../kit/tiling/layout.ts';
import { siliconeStep } from '../kit/tiling/steps.ts';
import { hasNewSkirting } from '../kit/place/renewed.ts';
import type { Inputs } from './fields.ts';
import { BED, underOf } from './layout.ts';
import { FILLED_JOINT, foamLine, isTrimmed, movementRuns, movementSection } from './movement.ts';

/** Depth of silicone in the gap at the walls (makers: 6 to 10 mm), and of the adhesive under tiles. */
const SILICONE_DEPTH = mm(6);
const TILE_BED = mm(4);

/** Gap at the walls: silicone where it stays in sight or gets wet, else the skirting covers it. */
export function edgeStep(inputs: Inputs, job: TileJob, edge: Length, glazed: Length): JobStep {
  const { values, locale, words } = inputs;
  const { seal } = words.steps;
  // Skirting that goes back, or is new, hides the gap.
  const isSealed = values.wet || !(values.skirting || hasNewSkirting(inputs));
  const hasFoam = !isTrimmed(inputs) && foamLine(inputs).length > 0;
  // Without foam nothing but silicone fills the gap, down to the membrane or the floor.
  const isDeep = isSealed && !hasFoam;
  const across = movementRuns(inputs).reduce((sum, run) => sum + run, 0);
  // A strip needs no silicone; without strips the joints across the floor are filled with it.
  const filled = movementSection(inputs, job) === undefined ? across : 0;
  const run = length((isSealed ? edge : 0) + glazed + filled);
  const deep = job.thickness + TILE_BED + (underOf(inputs) === 'mat' ? BED.mat : 0);
  const said = {
    title: run > 0 ? seal.title : seal.free,
    detail: locale.format.sentences(
      compact([
        hasFoam &&
          (isSealed ? seal.foamUnder(formatRoundSize(toMm(SILICONE_DEPTH), locale)) : seal.foam),
        isSealed
          ? values.wet
            ? seal.wet(hasGel(job) || values.joint === 0)
            : isDeep
              ? seal.deep
              : seal.floor
          : seal.covered,
        glazed > 0 &&
          !isSealed &&
          seal.glazed(hasFoam ? formatRoundSize(toMm(SILICONE_DEPTH), locale) : undefined),
        filled > 0 && seal.movement,
      ]),
    ),
    check: seal.check,
  };
  return run > 0
    ? siliconeStep(
        job,
        run,
        said,
        isDeep ? length(deep) : undefined,
        // Joints across the floor are as deep as tile and bed.
        isDeep
          ? 0
          : filled *
              ((deep * Math.max(values.joint, FILLED_JOINT)) / (SILICONE_DEPTH * SILICONE_DEPTH) -
                1),
      )
    : step('seal', seal, {
        ...said,
        minutes: 15,
        work: works(needs('floor', 'grouted'), does('slit', 'floor')),
        tools: ['utility-knife'],
      });
}

/** Length of skirting or threshold that a tube of adhesive holds, and of joint that a tube of caulk fills (labels). */
const GLUED = mm(8000);
const CAULKED = mm(12_000);

export function finishStep(
  { words, values, locale, bill, shelf }: Inputs,
  edge: Length,
  doors: readonly Length[],
): JobStep {
  const { finish } = words.steps;
  const { why } = words;
  const [section] = shelf.threshold.variants;
  const glued = (values.skirting ? edge : 0) + doors.reduce((sum, width) => sum + width, 0);
  return step('finish', finish, {
    title: values.skirting ? finish.title : finish.bare,
    detail: locale.format.sentences(
      compact([
        doors.length > 0 && finish.threshold,
        values.skirting && finish.skirting,
        finish.detail,
        values.heated && finish.heated,
      ]),
    ),
    minutes: 45,
    work: works(needs('floor', 'grouted'), values.skirting && does('fix', 'skirting')),
    takes: [
      bill.lengths('threshold', {
        section,
        pieces: runsInPieces('threshold', doors, bill.longest('threshold', section)),
        why: why.thresholds(doors.length),
      }),
      bill.pack(
        'grab-adhesive',
        Math.ceil(glued / GLUED),
        why.glue(doors.length === 0 ? 'skirting' : values.skirting ? 'both' : 'thresholds'),
      ),
      values.skirting && bill.pack('caulk', Math.ceil(edge / CAULKED), why.caulk),
    ],
    tools: ['tape-measure', doors.length > 0 && 'hacksaw', glued > 0 && 'caulk-gun'],
  });
}
