import { inches, mm, type Length } from '../../measure/units.ts';
import type { Region } from '../../stock/region.ts';
import type { Asked as AskedFor, AskedOf } from '../kit/contract.ts';
import type { en } from './en.ts';

/** A bed that one reaches over, of the boards that shops of a region keep. */
const SIZES: Readonly<Record<Region, readonly [length: Length, width: Length, height: Length]>> = {
  uk: [mm(2400), mm(1200), mm(450)],
  us: [inches(96), inches(48), inches(16)],
  eu: [mm(2000), mm(1200), mm(450)],
  cn: [mm(2400), mm(1200), mm(450)],
};

export const fieldsIn = ({ words, region }: AskedFor<typeof en>) => {
  const { fields } = words;
  const [long, wide, high] = SIZES[region];
  return {
    length: {
      kind: 'length',
      ...fields.length,
      usual: long,
      least: mm(500),
      most: mm(6000),
      scale: 'room',
    },
    width: {
      kind: 'length',
      ...fields.width,
      usual: wide,
      least: mm(500),
      most: mm(3000),
      scale: 'room',
    },
    height: { kind: 'length', ...fields.height, usual: high, least: mm(200), most: mm(800) },
    kind: { kind: 'choice', ...fields.kind },
    clay: { kind: 'toggle', ...fields.clay, usual: false },
    cap: { kind: 'toggle', ...fields.cap, usual: false, more: true },
  } as const;
};

export type Asked = AskedOf<typeof en, 'thing', ReturnType<typeof fieldsIn>>;
