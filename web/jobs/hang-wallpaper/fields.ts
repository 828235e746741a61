import { inches, mm } from '../../measure/units.ts';
import { PAPER_DEFAULTS } from '../../takeoff/hang-paper.ts';
import { SPARE_ROLLS } from '../../takeoff/structure/wallpaper.ts';
import type { Asked as AskedFor, AskedOf } from '../kit/contract.ts';
import type { en } from './en.ts';

/** The roll is what shops of the region keep first, until another label is in hand. */
export const fieldsIn = ({ words, shelf, region }: AskedFor<typeof en>) => {
  const { fields } = words;
  const [roll] = shelf.wallpaper.variants;
  return {
    walls: { kind: 'surfaces', ...fields.walls, of: ['walls'], usual: 'all' },
    rollLength: {
      kind: 'length',
      ...fields.rollLength,
      usual: roll.length ?? PAPER_DEFAULTS.rollLength,
      least: mm(2000),
      most: mm(60_000),
    },
    rollWidth: {
      kind: 'length',
      ...fields.rollWidth,
      usual: roll.width ?? PAPER_DEFAULTS.rollWidth,
      least: mm(200),
      most: mm(1500),
    },
    repeat: { kind: 'length', ...fields.repeat, usual: mm(0), least: mm(0), most: mm(2000) },
    match: { kind: 'choice', ...fields.match },
    ground: { kind: 'choice', ...fields.ground },
    spares: {
      kind: 'number',
      ...fields.spares,
      usual: SPARE_ROLLS,
      least: 0,
      most: 10,
      whole: true,
    },
    paste: {
      kind: 'choice',
      ...fields.paste,
      // Shops of the Union sell non-woven paper above all.
      usual: region === 'eu' ? 'wall' : 'paper',
      more: true,
    },
    lining: { kind: 'toggle', ...fields.lining, usual: false, more: true },
    trim: {
      kind: 'length',
      ...fields.trim,
      usual: region === 'us' ? inches(4) : PAPER_DEFAULTS.trim,
      least: mm(0),
      most: mm(500),
      more: true,
    },
    paper: { kind: 'text', ...fields.paper, more: true },
  } as const;
};

export type Asked = AskedOf<typeof en, 'room' | 'wall', ReturnType<typeof fieldsIn>>;
