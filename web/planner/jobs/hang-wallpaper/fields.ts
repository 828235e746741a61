import { inches, mm } from '../../measure/units/units.ts';
import { PAPER_DEFAULTS } from '../../takeoff/walls/hang-paper.ts';
import { SPARE_ROLLS } from '../../takeoff/structure/indoors/wallpaper.ts';
import type { FieldInputs, JobInputs } from '../kit/contract.ts';
import { isNewWall } from '../kit/place/renewed.ts';
import type { en } from './en.ts';
import { count, sizeField, type LooseValues } from '../kit/fields.ts';

/** Plain paper has nothing to match. */
const hasRepeat = (values: LooseValues): boolean => Number(values['repeat'] ?? 0) > 0;

/** The roll is what shops of the region keep first, until another label is in hand. */
export const fieldsIn = (inputs: FieldInputs<typeof en>) => {
  const { words, shelf, region } = inputs;
  const { fields } = words;
  const [roll] = shelf.wallpaper.variants;
  return {
    walls: { kind: 'surfaces', ...fields.walls, of: ['walls'], usual: 'all' },
    rollLength: {
      ...fields.rollLength,
      ...sizeField(2000, 60_000, roll.length ?? PAPER_DEFAULTS.rollLength),
    },
    rollWidth: {
      ...fields.rollWidth,
      ...sizeField(200, 1500, roll.width ?? PAPER_DEFAULTS.rollWidth),
    },
    // Labels give it in centimetres: 64 is 64 cm.
    repeat: { ...fields.repeat, ...sizeField(0, 2000, mm(0)), doubtBelow: mm(100) },
    match: { kind: 'choice', ...fields.match, when: hasRepeat },
    ground: { kind: 'choice', ...fields.ground, ...(isNewWall(inputs) && { usual: 'bare' }) },
    spares: { ...fields.spares, ...count(0, 10, SPARE_ROLLS), more: true },
    paste: {
      kind: 'choice',
      ...fields.paste,
      // Shops of the Union sell non-woven paper above all.
      usual: region === 'eu' ? 'wall' : 'paper',
      more: true,
    },
    lining: { kind: 'toggle', ...fields.lining, usual: false, more: true },
    trim: {
      ...fields.trim,
      ...sizeField(20, 500, region === 'us' ? inches(4) : PAPER_DEFAULTS.trim),
      more: true,
    },
    paper: { kind: 'text', ...fields.paper, more: true },
  } as const;
};

export type Inputs = JobInputs<typeof en, 'room' | 'wall', ReturnType<typeof fieldsIn>>;
