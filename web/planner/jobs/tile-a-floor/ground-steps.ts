import {
  formatArea,
  formatLength,
  length,
  mm,
  toMm,
  toSquareMetres,
} from '../../measure/units/units.ts';
import { EMBED, type Material, screwed } from '../../takeoff/material.ts';
import { flatness } from '../../takeoff/structure/indoors/tile-bed.ts';
import { type JobStep, compact } from '../kit/contract.ts';
import { GAPS, gapStep, levellingLines, poured, pouringMinutes } from '../kit/finish/levelling.ts';
import { formatRoundSize } from '../kit/format-sizes.ts';
import { DAY, does, minutesFor, needs, step, works } from '../kit/steps/step.ts';
import type { TileJob } from '../kit/tiling/layout.ts';
import type { TilingLines } from '../kit/tiling/lines.ts';
import type { Inputs } from './fields.ts';
import {
  AT_DRAIN,
  atWall,
  hasBed,
  hasFall,
  hasPits,
  isLevelled,
  isPoured,
  underOf,
} from './layout.ts';
import { foamLine, isTrimmed } from './movement.ts';

/** m²/h of a beginner who cleans and flattens. */
const PACE = 6;

/** ml/m² of cleaner (labels: 1 L for 120 m², twice over greasy floors). */
const CLEANER = 16;
/** Screws per m² of creaking boards, our estimate: one at each board and joist of a quarter of the floor. */
const CREAKS = 5;
const BOARD = mm(18);

export function groundSteps(
  inputs: Inputs,
  job: TileJob,
  { adhesive, gloves, mask, glasses }: TilingLines,
  { primer, swabs }: Readonly<Record<'primer' | 'swabs', readonly Material[]>>,
): readonly JobStep[] {
  const { words, values, locale, bill } = inputs;
  const { steps, why } = words;
  const { hollow } = values;
  const metres = toSquareMetres(job.covered);
  const flat = flatness(job.longest);
  const deep = formatLength(hollow, locale);
  const fill = poured(values, job.covered, inputs.place.floor);
  const foam = isLevelled(inputs) ? foamLine(inputs) : [];
  const isTimber = values.base === 'timber';
  const underBoards = isTimber ? (['cable-finder', 'pencil', 'drill', 'level-long'] as const) : [];
  return compact<JobStep>([
    step('prepare', steps.prepare, {
      detail: locale.format.sentences(
        compact([
          steps.prepare.detail,
          isTimber && steps.prepare.creaks,
          hasFall(inputs) && !hasBed(inputs) && steps.prepare.fall(isTimber),
          hasPits(inputs) && steps.prepare.pits,
        ]),
      ),
      check: hasBed(inputs)
        ? steps.prepare.bare
        : steps.prepare.check(
            hollow > 0,
            formatRoundSize(toMm(flat.hollow), locale),
            formatRoundSize(toMm(flat.over), locale),
          ),
      minutes: minutesFor(metres, PACE),
      work: works(
        does('wash', 'floor'),
        hasPits(inputs) && does('fill', 'floor', { cures: { minutes: DAY, kind: 'hardening' } }),
      ),
      ...(hasPits(inputs) && {
        safety: locale.format.sentences([steps.prepare.safety, steps.lay.safety]),
      }),
      gates: ['asbestos', 'lead', isTimber && 'cables', isTimber && 'gas-water'],
      takes: [
        mask,
        swabs,
        bill.pack('wall-cleaner', metres * CLEANER, why.cleaner(formatArea(job.covered, locale))),
        isTimber &&
          bill.fixings(
            'wood-screws',
            screwed(BOARD, EMBED.stud, mm(3.5), { each: 1, places: Math.ceil(metres * CREAKS) }),
            why.creaks,
          ),
        ...(hasPits(inputs) ? [adhesive, gloves, glasses] : []),
      ],
      tools: [
        'filling-knife',
        'straightedge',
        'vacuum',
        'bucket',
        ...(hasPits(inputs) ? (['drill', 'mixing-paddle'] as const) : underBoards),
      ],
    }),
    bedStep(inputs, job, { gloves, mask, glasses }),
    isPoured(inputs) && isTimber && gapStep(inputs, fill),
    isPoured(inputs) &&
      step('level', steps.level, {
        detail: locale.format.sentences(
          compact([
            foam.length > 0 && steps.level.foam,
            !isTimber && steps.level.joints,
            steps.level.detail(deep),
            foam.length > 0 &&
              isTrimmed(inputs) &&
              steps.level.trim(
                underOf(inputs) === 'boards' ? 'boards' : values.wet ? 'membrane' : 'tiles',
              ),
          ]),
        ),
        minutes: pouringMinutes(fill.grams),
        work: works(
          isTimber && needs(GAPS, 'sealed'),
          does('fill', 'floor', { cures: { minutes: DAY, kind: 'hardening' } }),
          { dust: 'silica' },
        ),
        gates: ['silica'],
        takes: [primer, levellingLines(inputs, fill, deep, isTimber), foam, gloves, glasses, mask],
        tools: [
          'drill',
          'mixing-paddle',
          'bucket',
          'plastering-trowel',
          'wall-brush',
          foam.length > 0 && 'utility-knife',
        ],
      }),
  ]);
}

const BED_MIX = { cement: 450, sand: 1550 } as const;
/** Grams of cement a square metre in the slurry under a bed (trade practice: 350 to 1000). */
const SLURRY = 500;

/**
 * A bed of mortar that falls to the drain from the far side of the floor, half of that on average. It fills the hollow
 * too, half as deep on average as its deepest.
 */
function bedStep(
  inputs: Inputs,
  { covered }: TileJob,
  { gloves, mask, glasses }: Pick<TilingLines, 'gloves' | 'mask' | 'glasses'>,
): JobStep | false {
  const { words, locale, bill, values } = inputs;
  const { bed } = words.steps;
  const filled = (values.hollow / 2) * (poured(values, covered, inputs.place.floor).area / covered);
  const mean = mm(Math.round(toMm(length((AT_DRAIN + atWall(inputs)) / 2 + filled))));
  const litres = toSquareMetres(covered) * toMm(mean);
  const said = [formatArea(covered, locale), formatLength(mean, locale)] as const;
  return (
    hasBed(inputs) &&
    step('bed', bed, {
      detail: locale.format.sentences(
        compact([
          bed.detail(formatLength(AT_DRAIN, locale), formatLength(atWall(inputs), locale)),
          values.hollow > 0 && bed.hollow(formatLength(values.hollow, locale)),
        ]),
      ),
      minutes: pouringMinutes(litres * (BED_MIX.cement + BED_MIX.sand)),
      work: {
        ...does('fill', 'floor', { cures: { minutes: 2 * DAY, kind: 'hardening' } }),
        dust: 'silica',
      },
      gates: ['silica'],
      takes: [
        bill.pack(
          'cement',
          litres * BED_MIX.cement + toSquareMetres(covered) * SLURRY,
          words.why.bedCement(...said),
        ),
        bill.pack('sharp-sand', litres * BED_MIX.sand, words.why.bedSand(...said)),
        gloves,
        glasses,
        mask,
      ],
      tools: ['bucket', 'spade', 'straightedge', 'plastering-trowel', 'level-long', 'wall-brush'],
    })
  );
}
