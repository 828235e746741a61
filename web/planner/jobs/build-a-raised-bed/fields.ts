import { inches, mm, type Length } from '../../measure/units/units.ts';
import type { Region } from '../../stock/region.ts';
import type { FieldInputs, JobInputs } from '../kit/contract.ts';
import type { en } from './en.ts';
import { sizeField } from '../kit/fields.ts';

/** A bed that one reaches over, of the boards that shops of a region keep. */
const SIZES: Readonly<Record<Region, readonly [length: Length, width: Length, height: Length]>> = {
  uk: [mm(2400), mm(1200), mm(450)],
  us: [inches(96), inches(48), inches(16)],
  eu: [mm(2000), mm(1200), mm(450)],
  cn: [mm(2400), mm(1200), mm(450)],
};

export const fieldsIn = ({ words, region }: FieldInputs<typeof en>) => {
  const { fields } = words;
  const [long, wide, high] = SIZES[region];
  return {
    length: { ...fields.length, ...sizeField(500, 6000, long), scale: 'room' },
    width: { ...fields.width, ...sizeField(500, 3000, wide), scale: 'room' },
    height: { ...fields.height, ...sizeField(200, 800, high) },
    kind: { kind: 'choice', ...fields.kind, pictured: true },
    clay: { kind: 'toggle', ...fields.clay, usual: false },
    cap: { kind: 'toggle', ...fields.cap, usual: false, more: true },
  } as const;
};

export type Inputs = JobInputs<typeof en, 'thing', ReturnType<typeof fieldsIn>>;
