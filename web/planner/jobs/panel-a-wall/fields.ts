import { inches, mm, type Length } from '../../measure/units/units.ts';
import type { Region } from '../../stock/region.ts';
import type { FieldInputs, JobInputs } from '../kit/contract.ts';
import { count, sizeField, type LooseValues } from '../kit/fields.ts';
import { usualSkirting } from '../kit/finish/woodwork.ts';
import { hasNewSkirting } from '../kit/place/renewed.ts';
import type { en } from './en.ts';

interface Usual {
  readonly height: Length;
  readonly gap: Length;
  readonly skirting: Length;
  readonly frame: Length;
}

const METRIC: Usual = { height: mm(1000), gap: mm(450), skirting: mm(120), frame: mm(75) };
/** Usual panelling: to the back of a chair, panels of 350 to 500 mm, over skirting and next to frames. */
const USUAL: Readonly<Record<Region, Usual>> = {
  uk: METRIC,
  us: { height: inches(36), gap: inches(18), skirting: inches(5.25), frame: inches(2.5) },
  eu: { ...METRIC, skirting: mm(80), frame: mm(60) },
  cn: { ...METRIC, skirting: mm(80), frame: mm(60) },
};

const isFramed = (values: LooseValues): boolean => values['style'] !== 'boards';
const hasSocket = (values: LooseValues): boolean => Number(values['socket'] ?? 0) > 0;

export const fieldsIn = (inputs: FieldInputs<typeof en>) => {
  const { words, region, shelf } = inputs;
  const { fields } = words;
  const isSold = shelf['tongue-and-groove'].form !== 'not-sold';
  const socket = { ...sizeField(0, 30_000, mm(0)), scale: 'room', more: true } as const;
  return {
    walls: { kind: 'surfaces', ...fields.walls, of: ['walls'], usual: 'first' },
    style: { kind: 'choice', ...fields.style, pictured: true, when: () => isSold },
    height: { ...fields.height, ...sizeField(300, 4000, USUAL[region].height) },
    gap: { ...fields.gap, ...sizeField(150, 1000, USUAL[region].gap), when: isFramed },
    rows: { ...fields.rows, ...count(1, 4, 1), when: isFramed },
    skirting: {
      ...fields.skirting,
      ...sizeField(
        0,
        300,
        hasNewSkirting(inputs) ? usualSkirting(shelf).width : USUAL[region].skirting,
      ),
      more: true,
    },
    frame: { ...fields.frame, ...sizeField(0, 200, USUAL[region].frame), more: true },
    socket: { ...socket, ...fields.socket },
    socket2: { ...socket, ...fields.socket2, when: hasSocket },
    colour: { kind: 'text', ...fields.colour, more: true },
  } as const;
};

export type Inputs = JobInputs<typeof en, 'room' | 'wall', ReturnType<typeof fieldsIn>>;
