import { formatArea, toMm, toSquareMetres } from '../../measure/units/units.ts';
import { flatness } from '../../takeoff/structure/indoors/tile-bed.ts';
import type { JobStep, Sparse } from '../kit/contract.ts';
import { isLeadFree } from '../kit/finish/paint.ts';
import { formatRoundSize } from '../kit/format-sizes.ts';
import { DAY, HOUR, step, minutesFor, does, needs, works } from '../kit/steps/step.ts';
import { isNewWall } from '../kit/place/renewed.ts';
import { tiledTargets } from '../kit/tiling/layout.ts';
import type { Inputs } from './fields.ts';
import { DRIES, isDampWall, keptArea, primedWith, PRIMING, type WallLines } from './lines.ts';
import { isAllBoarded, type WallJob, isPaintable, mayBePainted } from './layout.ts';

/** Work rates of one beginner, m²/h. */
const PACE = { clean: 10, fill: 15 };
/** m² that a sheet of abrasive does. */
const SHEET = 8;

export function wallGroundSteps(inputs: Inputs, job: WallJob, lines: WallLines): Sparse<JobStep> {
  const { words, values, locale, bill } = inputs;
  const { prepare, fill, prime, primeBoards, dampBoards, lay } = words.steps;
  const kept = keptArea(job);
  const metres = toSquareMetres(kept);
  const flat = flatness(job.longest);
  const isHollow = values.uneven > 0;
  const isOpen = job.opened && isAllBoarded(job);
  const isBoard = isDampWall(inputs);
  const isPainted = mayBePainted(inputs);
  const isFree = isLeadFree(inputs) || isNewWall(inputs);
  const shown = formatArea(kept, locale);
  const walls = tiledTargets(job);
  return [
    // Bare studs are neither filled nor washed, and boards for tiles bear no paint or grease.
    !isOpen &&
      isPaintable(inputs) &&
      step('prepare', prepare, {
        detail: isPainted ? prepare.detail : prepare.stripped,
        check: isPainted ? prepare.check : prepare.sound,
        ...(isFree && { safety: prepare.young }),
        gates: [!isNewWall(inputs) && 'lead'],
        minutes: minutesFor(metres, PACE.clean),
        work: {
          makes: walls.map((target) => ({ target, state: 'clean', cures: DRIES })),
          dust: 'plaster',
        },
        takes: [
          isPainted &&
            bill.pack('sandpaper', Math.ceil(metres / SHEET), words.why.abrasive, {
              like: { grade: 80 },
            }),
          bill.pack('wall-cleaner', metres * CLEANER, words.why.cleaner(shown)),
          lines.mask,
        ],
        tools: ['filling-knife', isPainted && 'sanding-block', !isPainted && 'vacuum', 'bucket'],
      }),
    !isOpen &&
      step('prime', isBoard ? dampBoards : isPaintable(inputs) ? prime : primeBoards, {
        minutes: minutesFor(metres, PRIMING),
        work: works(
          isPaintable(inputs) && needs(walls, 'clean'),
          does('prime', walls, isBoard ? {} : { cures: DRIES }),
        ),
        ...primedWith(isBoard, lines),
      }),
    !isOpen &&
      step('fill', fill, {
        detail: isHollow ? fill.hollow : fill.detail,
        check: fill.check(
          formatRoundSize(toMm(flat.hollow), locale),
          formatRoundSize(toMm(flat.over), locale),
        ),
        minutes: minutesFor(metres, PACE.fill),
        work: works(
          needs(walls, 'primed'),
          does('fill', walls, {
            cures: { minutes: isHollow ? DAY : 4 * HOUR, kind: 'hardening' },
          }),
        ),
        safety: lay.safety,
        takes: [lines.adhesive, lines.gloves, lines.glasses],
        tools: ['filling-knife', 'straightedge', 'bucket', 'drill', 'mixing-paddle'],
      }),
  ];
}

/** ml/m² of cleaner (labels: 1 L for 120 m², twice over greasy walls). */
const CLEANER = 16;
