import type { PlaceKind } from '../../measure/places/place.ts';
import { inches, mm, type Length } from '../../measure/units/units.ts';
import type { Region } from '../../stock/region.ts';
import type { FieldInputs, JobInputs } from '../kit/contract.ts';
import { count, sizeField, type LooseValues } from '../kit/fields.ts';
import type { en } from './en.ts';

/** As high as panels and pickets of a region's shops are. */
const HEIGHT: Readonly<Record<Region, Length>> = {
  uk: mm(1830),
  us: inches(72),
  eu: mm(1800),
  cn: mm(1200),
};

/** A wall has its own height, and one side. */
const onlyFence = (_values: LooseValues, on?: PlaceKind): boolean => on !== 'wall';

export const fieldsIn = ({ words, region }: FieldInputs<typeof en>) => {
  const { fields } = words;
  return {
    height: { ...fields.height, ...sizeField(300, 3000, HEIGHT[region]), when: onlyFence },
    sides: { kind: 'choice', ...fields.sides, when: onlyFence },
    wood: { kind: 'choice', ...fields.wood },
    state: { kind: 'choice', ...fields.state },
    finish: { kind: 'choice', ...fields.finish },
    coats: { ...fields.coats, ...count(1, 3, 2), more: true },
    colour: { kind: 'text', ...fields.colour, more: true },
  } as const;
};

export type Inputs = JobInputs<typeof en, 'run' | 'wall', ReturnType<typeof fieldsIn>>;
