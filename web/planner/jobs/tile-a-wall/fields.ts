import { inches, mm } from '../../measure/units/units.ts';
import type { FieldInputs, JobInputs } from '../kit/contract.ts';
import { tileFields } from '../kit/tiling/fields.ts';
import type { en } from './en.ts';
import { count, sizeField } from '../kit/fields.ts';

/** Two sides of a shower tray; in the US a tub in its alcove. */
const WET_RUN = { us: inches(120), other: mm(2400) };

/** Usual wall of kitchens and bathrooms in a region. */
const USUAL_GROUND = { uk: 'plaster', us: 'plasterboard', eu: 'plaster', cn: 'masonry' } as const;

const isWet = ({ wet }: Readonly<Record<string, unknown>>): boolean =>
  wet === 'shower' || wet === 'bath';

export const fieldsIn = (inputs: FieldInputs<typeof en>) => {
  const { words, region } = inputs;
  const { fields } = words;
  const { tileLength, tileWidth, joint, pattern, ...more } = tileFields(inputs, 'wall');
  return {
    walls: { kind: 'surfaces', ...fields.walls, of: ['walls'], usual: 'all' },
    from: { ...fields.from, ...sizeField(0, 3000, mm(0)), more: true },
    high: { ...fields.high, ...sizeField(50, 12_000, mm(12_000)), unbounded: true },
    tileLength,
    tileWidth,
    joint,
    pattern,
    ground: { kind: 'choice', ...fields.ground, usual: USUAL_GROUND[region] },
    wet: { kind: 'choice', ...fields.wet },
    wetRun: {
      ...fields.wetRun,
      ...sizeField(300, 12_000, region === 'us' ? WET_RUN.us : WET_RUN.other),
      scale: 'room',
      when: isWet,
    },
    pipes: { ...fields.pipes, ...count(0, 8, 2), more: true, when: isWet },
    uneven: { ...fields.uneven, ...sizeField(0, 10, mm(0)), more: true },
    ...more,
  } as const;
};

export type Inputs = JobInputs<typeof en, 'wall' | 'room', ReturnType<typeof fieldsIn>>;
