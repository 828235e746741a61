import { mm } from '../../measure/units/units.ts';
import type { FieldInputs, JobInputs } from '../kit/contract.ts';
import { hollowSides } from '../kit/finish/levelling.ts';
import { hasNewSkirting } from '../kit/place/renewed.ts';
import { tileFields } from '../kit/tiling/fields.ts';
import type { en } from './en.ts';
import { sizeField, type LooseValues } from '../kit/fields.ts';

export const fieldsIn = (inputs: FieldInputs<typeof en>) => {
  const { words, region, shelf } = inputs;
  const { fields } = words;
  const { tileLength, tileWidth, joint, pattern, ...more } = tileFields(inputs, 'floor');
  return {
    tileLength,
    tileWidth,
    joint,
    pattern,
    base: { kind: 'choice', ...fields.base, usual: region === 'us' ? 'timber' : 'concrete' },
    wet: { kind: 'toggle', ...fields.wet, usual: false },
    under: {
      kind: 'choice',
      ...fields.under,
      more: true,
      // A wet floor of wood always gets boards.
      when: ({ base, wet }: LooseValues) =>
        shelf['decoupling-mat'].form !== 'not-sold' && !(base === 'timber' && wet === true),
    },
    hollow: { ...fields.hollow, ...sizeField(0, 40, mm(0)), more: true },
    ...hollowSides(fields),
    skirting: {
      kind: 'toggle',
      ...fields.skirting,
      usual: region !== 'cn' && !hasNewSkirting(inputs),
      more: true,
    },
    heated: { kind: 'toggle', ...fields.heated, usual: false, more: true },
    ...more,
  } as const;
};

export type Inputs = JobInputs<typeof en, 'room', ReturnType<typeof fieldsIn>>;
