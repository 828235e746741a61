import type { FieldInputs, JobInputs } from '../kit/contract.ts';
import { count, sizeField, type LooseValues } from '../kit/fields.ts';
import type { en } from './en.ts';
import type { Region } from '../../stock/region.ts';
import { type Length, mm, inches } from '../../measure/units/units.ts';
import type { Shelf } from '../../stock/shelf.ts';

const isBoarded = ({ sides }: LooseValues): boolean => sides !== 'none';

export const fieldsIn = ({ words, region, shelf }: FieldInputs<typeof en>) => {
  const { fields } = words;
  const frames = framesOf(shelf, region);
  const isConcrete = region === 'eu' || region === 'cn';
  const isSkimSold = shelf['skim-plaster'].form !== 'not-sold';
  return {
    frame: {
      kind: 'choice',
      label: fields.frame.label,
      options: Object.fromEntries(frames.map((frame) => [frame, fields.frame.options[frame]])),
      when: () => frames.length > 1,
    },
    spacing: { ...fields.spacing, ...sizeField(200, 1200, USUAL_SPACING[region]) },
    sides: { kind: 'choice', ...fields.sides },
    double: {
      kind: 'toggle',
      ...fields.double,
      usual: false,
      more: true,
      when: isBoarded,
    },
    depth: { kind: 'choice', ...fields.depth, more: true },
    wet: { kind: 'toggle', ...fields.wet, usual: false, more: true },
    wool: {
      kind: 'toggle',
      ...fields.wool,
      usual: true,
      more: true,
      // It would fall out of a wall with boards on one side only.
      when: ({ sides }: LooseValues) => sides !== 'one' && sides !== 'none',
    },
    floor: {
      kind: 'choice',
      ...fields.floor,
      usual: isConcrete ? 'concrete' : 'timber',
      more: true,
    },
    ceiling: {
      kind: 'choice',
      ...fields.ceiling,
      usual: isConcrete ? 'concrete' : 'timber',
      more: true,
    },
    finish: {
      kind: 'choice',
      ...fields.finish,
      more: true,
      // The moisture-resistant board is tiled bare.
      when: (values: LooseValues) =>
        isSkimSold && isBoarded(values) && !(values['wet'] === true && values['sides'] === 'one'),
    },
    freeEnds: { ...fields.freeEnds, ...count(0, 2, 0), more: true },
    longBoards: {
      kind: 'toggle',
      ...fields.longBoards,
      usual: false,
      more: true,
      when: (values: LooseValues) => region === 'us' && isBoarded(values),
    },
  } as const;
};

export type Inputs = JobInputs<typeof en, 'wall', ReturnType<typeof fieldsIn>>;

export type Frame = 'timber' | 'steel';

/** Boards of 1200 mm fit 600 mm, boards of 1250 mm fit 625 mm; China uses 400 mm, the US 16 in. */
export const USUAL_SPACING: Readonly<Record<Region, Length>> = {
  uk: mm(600),
  us: inches(16),
  eu: mm(625),
  cn: mm(400),
};

export const framesOf = (shelf: Shelf, region: Region): readonly Frame[] => {
  if (shelf.stud.form === 'not-sold') return ['steel'];
  return region === 'eu' ? ['steel', 'timber'] : ['timber', 'steel'];
};
