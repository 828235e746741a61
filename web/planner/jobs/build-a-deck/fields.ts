import { inches, length, mm, type Length } from '../../measure/units/units.ts';
import { boardSpacingMetric, LOW_FRAMES } from '../../takeoff/structure/deck/deck-metric.ts';
import type { Region } from '../../stock/region.ts';
import type { Shelf } from '../../stock/shelf.ts';
import type { FieldInputs, JobInputs } from '../kit/contract.ts';
import { count, sizeField, type LooseValues } from '../kit/fields.ts';
import { FROST } from '../kit/steps/groundwork.ts';
import type { en } from './en.ts';

/** Usual height of decks: two steps in the US, elsewhere the greatest without permission. */
const HEIGHT: Readonly<Record<Region, Length>> = {
  uk: mm(200),
  us: inches(24),
  eu: mm(200),
  cn: mm(200),
};

/** Composite boards bear less there. */
const spacingInChina = ({ material }: LooseValues, lay: 'straight' | 'diagonal'): Length =>
  boardSpacingMetric(material === 'composite' ? 'composite-cn' : 'softwood-28', lay);

const isDiagonal = (values: LooseValues): boolean => values['lay'] === 'diagonal';

/** Height up to which a deck lies on slabs and pedestals, whatever its boards; in the US its area decides too. */
function slabHeight(shelf: Shelf, region: Region): Length {
  if (region === 'us') return mm(0);
  const [label] = LOW_FRAMES[region];
  const joist = shelf['structural-timber'].variants.find((one) => one.label === label);
  const pedestals = shelf['deck-pedestal'].variants.map(({ thickness = mm(0) }) => thickness);
  return length((joist?.width ?? 0) + Math.max(...pedestals));
}

export const fieldsIn = ({ words, region, shelf }: FieldInputs<typeof en>) => {
  const { fields } = words;
  const isUs = region === 'us';
  const low = slabHeight(shelf, region);
  // Slabs need no footing: neither soil nor frost matters.
  const isFooted = ({ height }: LooseValues): boolean => Number(height) > low;
  return {
    height: { ...fields.height, ...sizeField(50, 4000, HEIGHT[region]) },
    lay: { kind: 'choice', ...fields.lay },
    material: { kind: 'choice', ...fields.material },
    stands: { kind: 'choice', ...fields.stands },
    boardWidth: {
      ...fields.boardWidth,
      ...sizeField(50, 300, isUs ? inches(5.5) : mm(145)),
      more: true,
    },
    straightSpacing: {
      ...fields.straightSpacing,
      ...sizeField(150, 900, isUs ? inches(16) : mm(400)),
      ...(region === 'cn'
        ? { usualOf: (values: LooseValues) => spacingInChina(values, 'straight') }
        : {}),
      more: true,
      when: (values: LooseValues) => !isDiagonal(values),
    },
    diagonalSpacing: {
      ...fields.diagonalSpacing,
      ...sizeField(150, 900, isUs ? inches(12) : mm(280)),
      ...(region === 'cn'
        ? { usualOf: (values: LooseValues) => spacingInChina(values, 'diagonal') }
        : {}),
      more: true,
      when: isDiagonal,
    },
    stairs: { ...fields.stairs, ...count(0, 3, 1), more: true },
    railing: { kind: 'toggle', ...fields.railing, usual: false, more: true },
    soil: { kind: 'choice', ...fields.soil, more: true, when: isFooted },
    frost: { ...fields.frost, ...sizeField(0, 2500, FROST[region]), more: true, when: isFooted },
    heavy: { kind: 'toggle', ...fields.heavy, usual: false, more: true },
    wood: { kind: 'choice', ...fields.wood, more: true, when: () => isUs },
    load: {
      kind: 'number',
      ...fields.load,
      usual: 40,
      least: 40,
      most: 300,
      more: true,
      when: () => isUs,
    },
  } as const;
};

export type Inputs = JobInputs<typeof en, 'ground', ReturnType<typeof fieldsIn>>;
export type DeckValues = Inputs['values'];
