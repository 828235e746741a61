import { inches, mm } from '../../measure/units.ts';
import type { Asked as AskedFor, AskedOf } from '../kit/contract.ts';
import { tileFields } from '../kit/tiling/fields.ts';
import type { en } from './en.ts';

/** Two sides of a shower tray; in the US a tub in its alcove. */
const WET_RUN = { us: inches(120), other: mm(2400) };

/** What most kitchens and bathrooms of a region are walled with. */
const USUAL_GROUND = {
  uk: 'plaster',
  us: 'plasterboard',
  eu: 'plaster',
  cn: 'masonry',
} as const;

const isWet = ({ wet }: Readonly<Record<string, unknown>>): boolean =>
  wet === 'shower' || wet === 'bath';

export const fieldsIn = (asked: AskedFor<typeof en>) => {
  const { words, region } = asked;
  const { fields } = words;
  const { tileLength, tileWidth, joint, pattern, ...more } = tileFields(asked, 'wall');
  return {
    walls: { kind: 'surfaces', ...fields.walls, of: ['walls'], usual: 'all' },
    from: { kind: 'length', ...fields.from, usual: mm(0), least: mm(0), most: mm(3000) },
    high: {
      kind: 'length',
      ...fields.high,
      usual: mm(12_000),
      unbounded: true,
      least: mm(50),
      most: mm(12_000),
    },
    tileLength,
    tileWidth,
    joint,
    pattern,
    ground: { kind: 'choice', ...fields.ground, usual: USUAL_GROUND[region] },
    wet: { kind: 'choice', ...fields.wet },
    wetRun: {
      kind: 'length',
      ...fields.wetRun,
      usual: region === 'us' ? WET_RUN.us : WET_RUN.other,
      least: mm(300),
      most: mm(12_000),
      scale: 'room',
      when: isWet,
    },
    pipes: {
      kind: 'number',
      ...fields.pipes,
      usual: 2,
      least: 0,
      most: 8,
      whole: true,
      more: true,
      when: isWet,
    },
    uneven: {
      kind: 'length',
      ...fields.uneven,
      usual: mm(0),
      least: mm(0),
      most: mm(10),
      more: true,
    },
    ...more,
  } as const;
};

export type Asked = AskedOf<typeof en, 'wall' | 'room', ReturnType<typeof fieldsIn>>;
