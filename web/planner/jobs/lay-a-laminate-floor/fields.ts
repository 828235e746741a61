import { firstSection } from '../../stock/shelf.ts';
import { inches, mm, type Length } from '../../measure/units/units.ts';
import type { Region } from '../../stock/region.ts';
import { PLANK_DEFAULTS } from '../../takeoff/floors/planks.ts';
import { FLOOR_SPARES } from '../../takeoff/structure/indoors/floor-covering.ts';
import type { FieldInputs, JobInputs } from '../kit/contract.ts';
import { count, sizeField, type LooseValues } from '../kit/fields.ts';
import { hollowSides } from '../kit/finish/levelling.ts';
import { hasNewSkirting } from '../kit/place/renewed.ts';
import type { en } from './en.ts';

const isVinyl = (values: LooseValues): boolean => values['kind'] === 'vinyl';
const isLaminate = (values: LooseValues): boolean => !isVinyl(values);

/** Gap at the walls. */
export const usualGap = (region: Region): Length =>
  region === 'us' ? inches(3 / 8) : PLANK_DEFAULTS.gap;

/** The planks are what shops of the region keep first, until another pack is in hand. */
export const fieldsIn = (inputs: FieldInputs<typeof en>) => {
  const { words, shelf, region } = inputs;
  const { fields } = words;
  const [laminate] = shelf.laminate.variants;
  const [vinyl] = shelf['vinyl-plank'].variants;
  const isUs = region === 'us';
  const { scotia, skirting } = fields.edge.options;
  const edges = firstSection(shelf.scotia) === undefined ? { skirting } : { scotia, skirting };
  return {
    kind: { kind: 'choice', ...fields.kind },
    length: {
      ...fields.length,
      ...sizeField(600, 5000, laminate.length ?? mm(600)),
      when: isLaminate,
    },
    width: { ...fields.width, ...sizeField(50, 600, laminate.width ?? mm(50)), when: isLaminate },
    planksAPack: {
      ...fields.planksAPack,
      ...count(1, 50, laminate.packs[0].holds),
      when: isLaminate,
    },
    vinylLength: {
      ...fields.length,
      ...sizeField(600, 5000, vinyl.length ?? mm(600)),
      when: isVinyl,
    },
    vinylWidth: { ...fields.width, ...sizeField(50, 600, vinyl.width ?? mm(50)), when: isVinyl },
    vinylAPack: { ...fields.planksAPack, ...count(1, 50, vinyl.packs[0].holds), when: isVinyl },
    along: { kind: 'choice', ...fields.along },
    subfloor: { kind: 'choice', ...fields.subfloor, usual: isUs ? 'timber' : 'concrete' },
    spares: {
      kind: 'number',
      ...fields.spares,
      unit: '%',
      usual: FLOOR_SPARES.straight,
      least: 0,
      most: 30,
      more: true,
    },
    gap: {
      ...fields.gap,
      ...sizeField(0, 30, usualGap(region)),
      more: true,
    },
    stagger: {
      ...fields.stagger,
      ...sizeField(100, 1000, isUs ? inches(12) : PLANK_DEFAULTS.stagger),
      more: true,
    },
    edge: {
      kind: 'choice',
      label: fields.edge.label,
      options: edges,
      ...(hasNewSkirting(inputs) && { usual: 'skirting' }),
      more: true,
    },
    hollow: { ...fields.hollow, ...sizeField(0, 30, mm(0)), more: true },
    ...hollowSides(fields),
    pipes: { ...fields.pipes, ...count(0, 12, 0), more: true },
    wet: { kind: 'toggle', ...fields.wet, usual: false, more: true },
    floor: { kind: 'text', ...fields.floor, more: true },
  } as const;
};

export type Inputs = JobInputs<typeof en, 'room', ReturnType<typeof fieldsIn>>;
