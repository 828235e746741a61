import { inches, mm } from '../../measure/units/units.ts';
import type { FieldInputs, JobInputs } from '../kit/contract.ts';
import { sizeField, type LooseValues } from '../kit/fields.ts';
import type { en } from './en.ts';

export const fieldsIn = ({ words, region }: FieldInputs<typeof en>) => {
  const { fields } = words;
  return {
    kind: { kind: 'choice', ...fields.kind },
    old: { kind: 'toggle', ...fields.old, usual: true },
    soil: { ...fields.soil, ...sizeField(0, 300, region === 'us' ? inches(2) : mm(50)) },
    clay: { kind: 'toggle', ...fields.clay, usual: false, more: true },
    takeAway: {
      kind: 'toggle',
      ...fields.takeAway,
      usual: false,
      more: true,
      when: ({ old }: LooseValues) => old === true,
    },
  } as const;
};

export type Inputs = JobInputs<typeof en, 'ground', ReturnType<typeof fieldsIn>>;
