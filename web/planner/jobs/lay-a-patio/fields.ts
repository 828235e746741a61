import { mm, type Length } from '../../measure/units/units.ts';
import type { Region } from '../../stock/region.ts';
import { hasFrontRule } from '../../takeoff/structure/permits.ts';
import type { AtLeastOne, PackVariant } from '../../stock/shelf.ts';
import { SUB_BASES } from '../../takeoff/structure/outdoors/granular.ts';
import type { FieldInputs, JobInputs } from '../kit/contract.ts';
import { hasSides, sizeField, type LooseValues } from '../kit/fields.ts';
import type { en } from './en.ts';

const USUAL_SIDE = mm(600);

export const faceOf = ({ length: long = mm(0), width = mm(0) }: PackVariant): number =>
  long * width;

/** The largest that shops keep: fewest joints. */
const largestSlab = ([first, ...rest]: AtLeastOne<PackVariant>): PackVariant =>
  rest.reduce((a, b) => (faceOf(b) > faceOf(a) ? b : a), first);

/** Slabs on sand are what shops sell for in the US and on the continent; elsewhere they lie in mortar. */
const ON_SAND: ReadonlySet<string> = new Set(['us', 'eu']);

/** Half as much again for clay. */
const baseOf = (clay: boolean, region: Region): Length =>
  SUB_BASES[region][clay ? 'clay' : 'patio'];

const isFirm = (values: LooseValues): boolean => values['clay'] !== true;

export const fieldsIn = ({ words, region, shelf, home }: FieldInputs<typeof en>) => {
  const { fields } = words;
  const slab = largestSlab(shelf['paving-slab'].variants);
  return {
    length: { ...fields.length, ...sizeField(150, 1500, slab.length ?? USUAL_SIDE) },
    width: { ...fields.width, ...sizeField(150, 1500, slab.width ?? USUAL_SIDE) },
    bedding: { kind: 'choice', ...fields.bedding, usual: ON_SAND.has(region) ? 'sand' : 'mortar' },
    pattern: { kind: 'choice', ...fields.pattern, pictured: true },
    house: {
      kind: 'toggle',
      ...fields.house,
      usual: true,
      when: hasSides,
    },
    clay: { kind: 'toggle', ...fields.clay, usual: false, more: true },
    firmBase: {
      ...fields.firmBase,
      ...sizeField(50, 400, baseOf(false, region)),
      more: true,
      when: isFirm,
    },
    clayBase: {
      ...fields.clayBase,
      ...sizeField(50, 400, baseOf(true, region)),
      more: true,
      when: (values: LooseValues) => !isFirm(values),
    },
    takeAway: { kind: 'toggle', ...fields.takeAway, usual: false, more: true },
    front: {
      kind: 'toggle',
      ...fields.front,
      usual: false,
      more: true,
      when: () => hasFrontRule(home.country),
    },
    seal: { kind: 'toggle', ...fields.seal, usual: false, more: true },
  } as const;
};

export type Inputs = JobInputs<typeof en, 'ground', ReturnType<typeof fieldsIn>>;
