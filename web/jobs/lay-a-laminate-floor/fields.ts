import { inches, mm, type Length } from '../../measure/units.ts';
import { PLANK_DEFAULTS } from '../../takeoff/planks.ts';
import { FLOOR_SPARES } from '../../takeoff/structure/floor-covering.ts';
import type { Asked as AskedFor, AskedOf } from '../kit/contract.ts';
import type { LengthSpec, LooseValues, NumberSpec } from '../kit/fields.ts';
import type { en } from './en.ts';
import { scotiaOf } from './scotia.ts';

const isVinyl = (values: LooseValues): boolean => values['kind'] === 'vinyl';
const isLaminate = (values: LooseValues): boolean => !isVinyl(values);

const side = (usual: Length | undefined, least: number, most: number) =>
  ({
    kind: 'length',
    usual: usual ?? mm(least),
    least: mm(least),
    most: mm(most),
  }) as const satisfies Omit<LengthSpec, 'label'>;

const aPack = (usual: number) =>
  ({ kind: 'number', usual, least: 1, most: 50, whole: true }) as const satisfies Omit<
    NumberSpec,
    'label'
  >;

/** The planks are what shops of the region keep first, until another pack is in hand. */
export const fieldsIn = ({ words, shelf, region }: AskedFor<typeof en>) => {
  const { fields } = words;
  const [laminate] = shelf.laminate.variants;
  const [vinyl] = shelf['vinyl-plank'].variants;
  const isUs = region === 'us';
  const { scotia, skirting } = fields.edge.options;
  const edges = scotiaOf(shelf) === undefined ? { skirting } : { scotia, skirting };
  return {
    kind: { kind: 'choice', ...fields.kind },
    length: { ...fields.length, ...side(laminate.length, 600, 5000), when: isLaminate },
    width: { ...fields.width, ...side(laminate.width, 50, 600), when: isLaminate },
    planksAPack: { ...fields.planksAPack, ...aPack(laminate.packs[0].holds), when: isLaminate },
    vinylLength: { ...fields.length, ...side(vinyl.length, 600, 5000), when: isVinyl },
    vinylWidth: { ...fields.width, ...side(vinyl.width, 50, 600), when: isVinyl },
    vinylAPack: { ...fields.planksAPack, ...aPack(vinyl.packs[0].holds), when: isVinyl },
    along: { kind: 'choice', ...fields.along },
    subfloor: { kind: 'choice', ...fields.subfloor, usual: isUs ? 'timber' : 'concrete' },
    spares: {
      kind: 'number',
      ...fields.spares,
      unit: '%',
      usual: FLOOR_SPARES.straight,
      least: 0,
      most: 30,
    },
    gap: {
      kind: 'length',
      ...fields.gap,
      usual: isUs ? inches(3 / 8) : PLANK_DEFAULTS.gap,
      least: mm(0),
      most: mm(30),
      more: true,
    },
    stagger: {
      kind: 'length',
      ...fields.stagger,
      usual: isUs ? inches(12) : PLANK_DEFAULTS.stagger,
      least: mm(100),
      most: mm(1000),
      more: true,
    },
    edge: { kind: 'choice', label: fields.edge.label, options: edges, more: true },
    hollow: {
      kind: 'length',
      ...fields.hollow,
      usual: mm(0),
      least: mm(0),
      most: mm(30),
      more: true,
    },
    pipes: {
      kind: 'number',
      ...fields.pipes,
      usual: 0,
      least: 0,
      most: 12,
      whole: true,
      more: true,
    },
    wet: { kind: 'toggle', ...fields.wet, usual: false, more: true },
    floor: { kind: 'text', ...fields.floor, more: true },
  } as const;
};

export type Asked = AskedOf<typeof en, 'room', ReturnType<typeof fieldsIn>>;
