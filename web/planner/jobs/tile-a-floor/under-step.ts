import { BUTTED, stripsOver } from '../../takeoff/ground/strips.ts';
import {
  formatArea,
  formatLength,
  inches,
  length,
  mm,
  toSquareMetres,
} from '../../measure/units/units.ts';
import { type Material, screwed } from '../../takeoff/material.ts';
import { variantNearest } from '../../stock/shelf.ts';
import { type JobStep, compact } from '../kit/contract.ts';
import { poured } from '../kit/finish/levelling.ts';
import { DAY, does, minutesFor, step, works } from '../kit/steps/step.ts';
import type { TileJob } from '../kit/tiling/layout.ts';
import {
  backerBoards,
  backerEvery,
  backerScrewCount,
  backerScrews,
  FLOOR_BACKER,
  type TilingLines,
} from '../kit/tiling/lines.ts';
import type { Inputs } from './fields.ts';
import { BED, isPoured, underOf } from './layout.ts';

/** Work rates of one beginner, m²/h. */
const PACE = { board: 3, mat: 6 };

/** Notch under boards, and under a mat: in a deeper bed it floats (makers: 4 to 5 mm; US boards 1/4 in). */
const NOTCH = {
  boards: { metric: mm(4), imperial: inches(1 / 4) },
  mat: { metric: mm(4), imperial: inches(3 / 16) },
} as const;

/** Tools that mix adhesive. */
const MIXING = ['drill', 'mixing-paddle', 'bucket'] as const;

/** A screw holds boards by this depth of the floor under them. */
const IN_FLOOR = mm(15);

/**
 * Longer screws of boards over compound through which their own do not reach the floor: the deepest part of it, if it
 * falls evenly to its edge.
 */
function deepScrews(inputs: Inputs, job: TileJob, screws: number): readonly Material[] {
  const { bill, shelf, values, words, place } = inputs;
  const board = variantNearest(shelf['backer-board'].variants, 'thickness', FLOOR_BACKER);
  const [{ length: own = mm(0) }] = shelf['backer-screws'].variants;
  const through = length(board.thickness + BED.boards + values.hollow);
  const short = through + IN_FLOOR - own;
  if (!isPoured(inputs) || short <= 0) return [];
  const { area } = poured(values, job.covered, place.floor);
  const places = Math.ceil((screws * area * Math.min(1, short / values.hollow)) / job.covered);
  return bill.fixings(
    'wood-screws',
    screwed(through, IN_FLOOR, mm(4), { each: 1, places }),
    words.why.deepScrews,
  );
}

export function underStep(
  inputs: Inputs,
  job: TileJob,
  { adhesive, mask, glasses, gloves }: TilingLines,
): JobStep | undefined {
  const { words, locale, values, bill } = inputs;
  const { boards, mat, lay } = words.steps;
  const regions = job.surfaces.map(({ region }) => region);
  const metres = toSquareMetres(job.covered);
  switch (underOf(inputs)) {
    case 'boards': {
      const longer = deepScrews(inputs, job, backerScrewCount(job, regions));
      return step('base', boards, {
        safety: locale.format.sentences([boards.safety, lay.safety]),
        detail: locale.format.sentences(
          compact([
            values.base === 'timber' && boards.marks,
            boards.detail(
              formatLength(backerEvery(job), locale),
              values.heated,
              formatLength(NOTCH.boards[locale.units], locale),
            ),
            longer.length > 0 && boards.deep,
          ]),
        ),
        minutes: minutesFor(metres, PACE.board),
        // Adhesive in the joints hardens before a membrane goes over it.
        work: works(does('screw', 'floor'), {
          ...does(
            'board',
            'floor',
            values.wet ? { cures: { minutes: DAY, kind: 'hardening' } } : {},
          ),
          dust: 'silica',
        }),
        gates: ['silica', 'cables', 'gas-water'],
        takes: [
          backerBoards(job, FLOOR_BACKER, regions),
          backerScrews(job, regions),
          longer,
          adhesive,
          mask,
          glasses,
          gloves,
        ],
        tools: [...MIXING, 'fine-trowel', 'filling-knife', 'utility-knife', 'knee-pads'],
      });
    }
    case 'mat':
      return step('base', mat, {
        safety: lay.safety,
        detail: mat.detail(formatLength(NOTCH.mat[locale.units], locale)),
        minutes: minutesFor(metres, PACE.mat),
        work: does('underlay', 'floor', { cures: { minutes: DAY, kind: 'hardening' } }),
        takes: [
          bill.pack(
            'decoupling-mat',
            regions.reduce(
              (sum, one) => sum + stripsOver('decoupling-mat', one, BUTTED, job).amount,
              0,
            ),
            words.why.mat(formatArea(job.covered, locale)),
          ),
          adhesive,
          gloves,
          glasses,
        ],
        tools: [...MIXING, 'fine-trowel', 'utility-knife', 'knee-pads', 'grout-float'],
      });
    case undefined:
      return undefined;
  }
}
