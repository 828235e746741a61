import { inches, mm, type Length } from '../../measure/units/units.ts';
import type { Region } from '../../stock/region.ts';
import { isLowByRoads } from '../../takeoff/structure/permits.ts';
import type { Shelf } from '../../stock/shelf.ts';
import type { FieldInputs, JobInputs } from '../kit/contract.ts';
import { FROST } from '../kit/steps/groundwork.ts';
import type { en } from './en.ts';
import { count, sizeField } from '../kit/fields.ts';

const KINDS = ['panel', 'feather-edge', 'picket', 'slotted'] as const;
export type FenceKind = (typeof KINDS)[number];

const isSold = (shelf: Shelf, kind: FenceKind): boolean => {
  if (kind === 'feather-edge') return shelf['feather-edge'].form === 'lengths';
  if (kind === 'slotted') return shelf['concrete-post'].form === 'lengths';
  return true;
};

/** The kinds that the region's shops sell for, the most usual first: boards on rails in the US, panels elsewhere. */
export const kindsOf = (shelf: Shelf): readonly FenceKind[] => {
  const sold = KINDS.filter((kind) => isSold(shelf, kind));
  // Regions with bays of eight feet build fences of pickets.
  const isPicketLand = shelf['fence-panel'].variants.every(
    (panel) => (panel.length ?? 0) > inches(90) && (panel.length ?? 0) < inches(100),
  );
  return isPicketLand ? ['picket', ...sold.filter((kind) => kind !== 'picket')] : sold;
};

/** The height that shops of a region sell for: panels, posts and pickets. */
const HEIGHT: Readonly<Record<Region, Length>> = {
  uk: mm(1830),
  us: inches(72),
  eu: mm(1800),
  cn: mm(1200),
};

/** Gaps between boards: none where fences are for privacy. */
const GAP: Readonly<Record<Region, Length>> = { uk: mm(50), us: mm(0), eu: mm(30), cn: mm(20) };

/** Boards on rails can follow falling ground; panels step down. */
const canRake = (values: Readonly<Record<string, unknown>>): boolean =>
  (values['kind'] === 'feather-edge' || values['kind'] === 'picket') &&
  typeof values['fall'] === 'number' &&
  values['fall'] > 0;

const isPicket = (values: Readonly<Record<string, unknown>>): boolean =>
  values['kind'] === 'picket';

export const fieldsIn = ({ words, region, shelf, home }: FieldInputs<typeof en>) => {
  const { fields } = words;
  const kinds = kindsOf(shelf);
  return {
    height: { ...fields.height, ...sizeField(300, 3000, HEIGHT[region]) },
    kind: {
      kind: 'choice',
      pictured: true,
      label: fields.kind.label,
      options: Object.fromEntries(kinds.map((kind) => [kind, fields.kind.options[kind]])),
    },
    gates: { ...fields.gates, ...count(0, 5, 0) },
    exposure: { kind: 'choice', ...fields.exposure, more: true },
    soil: { kind: 'choice', ...fields.soil, more: true },
    fall: { ...fields.fall, ...sizeField(0, 5000, mm(0)), more: true },
    slope: { kind: 'choice', ...fields.slope, more: true, when: canRake },
    byRoad: {
      kind: 'toggle',
      ...fields.byRoad,
      usual: false,
      more: true,
      when: () => isLowByRoads(home.country),
    },
    gravelBoard: {
      kind: 'choice',
      ...fields.gravelBoard,
      more: true,
      when: () => shelf['gravel-board'].form === 'lengths',
    },
    gap: { ...fields.gap, ...sizeField(0, 150, GAP[region]), more: true, when: isPicket },
    frost: { ...fields.frost, ...sizeField(0, 2500, FROST[region]), more: true },
  } as const;
};

export type Inputs = JobInputs<typeof en, 'run', ReturnType<typeof fieldsIn>>;
