import { inches, mm, type Length } from '../../measure/units/units.ts';
import type { Place, PlaceKind } from '../../measure/places/place.ts';
import type { Region } from '../../stock/region.ts';
import { hasFrontRule } from '../../takeoff/structure/permits.ts';
import type { FieldInputs, JobInputs } from '../kit/contract.ts';
import { hasSides, sizeField, type LooseValues } from '../kit/fields.ts';
import type { en } from './en.ts';

const isSoil = ({ top }: LooseValues): boolean => top === 'topsoil' || top === 'compost';
const isSlab = ({ top }: LooseValues): boolean => top === 'concrete';

/** Usual depth of gravel on a path (trade practice); a slab is thicker. */
export const usualDepth = (region: Region): Length => (region === 'us' ? inches(2) : mm(50));

export const fieldsIn = ({ words, region, home }: FieldInputs<typeof en>) => {
  const { fields } = words;
  return {
    top: { kind: 'choice', ...fields.top, pictured: true },
    use: {
      kind: 'choice',
      ...fields.use,
      when: (values: LooseValues) => isSlab(values) || values['top'] === 'gravel',
    },
    depth: { ...fields.depth, ...sizeField(10, 1000, usualDepth(region)) },
    membrane: {
      kind: 'toggle',
      ...fields.membrane,
      usual: true,
      when: (values: LooseValues) => !isSoil(values),
    },
    edging: {
      kind: 'toggle',
      ...fields.edging,
      usual: true,
      more: true,
      when: (values: LooseValues) => !isSlab(values),
    },
    base: {
      ...fields.base,
      ...sizeField(0, 500, mm(0)),
      more: true,
      when: (values: LooseValues) => !isSoil(values),
    },
    grid: {
      kind: 'toggle',
      ...fields.grid,
      usual: false,
      more: true,
      when: (values: LooseValues) => values['top'] === 'gravel',
    },
    takeAway: { kind: 'toggle', ...fields.takeAway, usual: false, more: true },
    besideWall: {
      kind: 'toggle',
      ...fields.besideWall,
      usual: false,
      more: true,
      when: (values: LooseValues, on?: PlaceKind, place?: Place) =>
        isSlab(values) && hasSides(values, on, place),
    },
    front: {
      kind: 'toggle',
      ...fields.front,
      usual: false,
      more: true,
      when: (values: LooseValues) => isSlab(values) && hasFrontRule(home.country),
    },
  } as const;
};

export type Inputs = JobInputs<typeof en, 'ground', ReturnType<typeof fieldsIn>>;
