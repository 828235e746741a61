import { inches, mm, type Length } from '../../measure/units.ts';
import type { Region } from '../../stock/region.ts';
import type { Asked as AskedFor, AskedOf } from '../kit/contract.ts';
import type { LooseValues } from '../kit/fields.ts';
import { FROST } from '../kit/frost.ts';
import type { en } from './en.ts';

/** How high most decks are built: two steps in the US, elsewhere as low as can be without asking. */
const HEIGHT: Readonly<Record<Region, Length>> = {
  uk: mm(200),
  us: inches(24),
  eu: mm(200),
  cn: mm(200),
};

const isDiagonal = (values: LooseValues): boolean => values['lay'] === 'diagonal';

export const fieldsIn = ({ words, region }: AskedFor<typeof en>) => {
  const { fields } = words;
  const isUs = region === 'us';
  return {
    height: {
      kind: 'length',
      ...fields.height,
      usual: HEIGHT[region],
      least: mm(50),
      most: mm(4000),
    },
    lay: { kind: 'choice', ...fields.lay },
    material: { kind: 'choice', ...fields.material },
    stands: { kind: 'choice', ...fields.stands },
    boardWidth: {
      kind: 'length',
      ...fields.boardWidth,
      usual: isUs ? inches(5.5) : mm(145),
      least: mm(50),
      most: mm(300),
      more: true,
    },
    straightSpacing: {
      kind: 'length',
      ...fields.straightSpacing,
      usual: isUs ? inches(16) : mm(400),
      least: mm(150),
      most: mm(900),
      more: true,
      when: (values: LooseValues) => !isDiagonal(values),
    },
    diagonalSpacing: {
      kind: 'length',
      ...fields.diagonalSpacing,
      usual: isUs ? inches(12) : mm(280),
      least: mm(150),
      most: mm(900),
      more: true,
      when: isDiagonal,
    },
    stairs: {
      kind: 'number',
      ...fields.stairs,
      usual: 1,
      least: 0,
      most: 3,
      whole: true,
      more: true,
    },
    railing: { kind: 'toggle', ...fields.railing, usual: false, more: true },
    soil: { kind: 'choice', ...fields.soil, more: true },
    frost: {
      kind: 'length',
      ...fields.frost,
      usual: FROST[region],
      least: mm(0),
      most: mm(2500),
      more: true,
    },
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

export type Asked = AskedOf<typeof en, 'ground', ReturnType<typeof fieldsIn>>;
export type DeckValues = Asked['values'];
