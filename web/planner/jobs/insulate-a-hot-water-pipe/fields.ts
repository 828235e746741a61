import { inches, mm, type Length } from '../../measure/units/units.ts';
import { variantNearest } from '../../stock/shelf.ts';
import type { Region } from '../../stock/region.ts';
import type { FieldInputs, JobInputs } from '../kit/contract.ts';
import { count, sizeField, variantOptions } from '../kit/fields.ts';
import type { en } from './en.ts';

/** Usual insulation thickness of a region's shops, for which the example prices are: German rules require 20 mm. */
export const USUAL_WALL: Readonly<Record<Region, Length>> = {
  uk: mm(13),
  us: inches(1 / 2),
  eu: mm(20),
  cn: mm(20),
};

/** Usual width of hot pipes in homes. */
const USUAL_PIPE = mm(22);

export const fieldsIn = ({ words, shelf, locale, region }: FieldInputs<typeof en>) => {
  const { fields } = words;
  const { variants } = shelf['pipe-lagging'];
  return {
    run: {
      ...fields.run,
      ...sizeField(300, 100_000, region === 'us' ? inches(240) : mm(6000)),
      scale: 'room',
    },
    size: {
      kind: 'choice',
      ...fields.size,
      options: variantOptions(variants, locale),
      usual: variantNearest(variants, 'width', USUAL_PIPE).key,
    },
    wall: { ...fields.wall, ...sizeField(6, 60, USUAL_WALL[region]), more: true },
    bends: { ...fields.bends, ...count(0, 60, 4) },
    tees: { ...fields.tees, ...count(0, 30, 1) },
    valves: { ...fields.valves, ...count(0, 30, 1), more: true },
    heater: { kind: 'toggle', ...fields.heater, usual: true },
    flue: { kind: 'toggle', ...fields.flue, usual: false, more: true },
  } as const;
};

export type Inputs = JobInputs<typeof en, 'thing', ReturnType<typeof fieldsIn>>;
