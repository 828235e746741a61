import { inches, mm, type Length } from '../../measure/units.ts';
import type { Region } from '../../stock/region.ts';
import type { Asked as AskedFor, AskedOf } from '../kit/contract.ts';
import type { LooseValues } from '../kit/fields.ts';
import type { en } from './en.ts';

interface Usual {
  readonly height: Length;
  readonly gap: Length;
  readonly skirting: Length;
  readonly frame: Length;
}

const METRIC: Usual = { height: mm(1000), gap: mm(450), skirting: mm(120), frame: mm(75) };
/** Up to a chair's back, with panels of 350 to 500 mm, as panelling is built most; over skirting and beside frames as usual there. */
const USUAL: Readonly<Record<Region, Usual>> = {
  uk: METRIC,
  us: { height: inches(36), gap: inches(18), skirting: inches(5.25), frame: inches(2.5) },
  eu: { ...METRIC, skirting: mm(80), frame: mm(60) },
  cn: { ...METRIC, skirting: mm(80), frame: mm(60) },
};

const isFramed = (values: LooseValues): boolean => values['style'] !== 'boards';
const hasSocket = (values: LooseValues): boolean => Number(values['socket'] ?? 0) > 0;

export const fieldsIn = ({ words, region, shelf }: AskedFor<typeof en>) => {
  const { fields } = words;
  const isSold = shelf['tongue-and-groove'].form !== 'not-sold';
  const socket = {
    kind: 'length',
    usual: mm(0),
    least: mm(0),
    most: mm(30_000),
    scale: 'room',
    more: true,
  } as const;
  return {
    walls: { kind: 'surfaces', ...fields.walls, of: ['walls'], usual: 'first' },
    style: { kind: 'choice', ...fields.style, when: () => isSold },
    height: {
      kind: 'length',
      ...fields.height,
      usual: USUAL[region].height,
      least: mm(300),
      most: mm(4000),
    },
    gap: {
      kind: 'length',
      ...fields.gap,
      usual: USUAL[region].gap,
      least: mm(150),
      most: mm(1000),
      when: isFramed,
    },
    rows: {
      kind: 'number',
      ...fields.rows,
      usual: 1,
      least: 1,
      most: 4,
      whole: true,
      when: isFramed,
    },
    skirting: {
      kind: 'length',
      ...fields.skirting,
      usual: USUAL[region].skirting,
      least: mm(0),
      most: mm(300),
      more: true,
    },
    frame: {
      kind: 'length',
      ...fields.frame,
      usual: USUAL[region].frame,
      least: mm(0),
      most: mm(200),
      more: true,
    },
    socket: { ...socket, ...fields.socket },
    socket2: { ...socket, ...fields.socket2, when: hasSocket },
    colour: { kind: 'text', ...fields.colour, more: true },
  } as const;
};

export type Asked = AskedOf<typeof en, 'room' | 'wall', ReturnType<typeof fieldsIn>>;
