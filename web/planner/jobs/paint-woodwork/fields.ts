import type { PlaceKind } from '../../measure/places/place.ts';
import { mm } from '../../measure/units/units.ts';
import type { Region } from '../../stock/region.ts';
import type { FieldInputs, JobInputs } from '../kit/contract.ts';
import { hasNewSkirting } from '../kit/place/renewed.ts';
import { USUAL_WOODWORK } from '../kit/finish/woodwork.ts';
import { sizeField, type FieldSpecs, type LooseValues } from '../kit/fields.ts';
import type { en } from './en.ts';

/** Windows that are painted: of wood, as in most homes, or none of plastic and metal. */
const WINDOWS: Readonly<Record<Region, 'trim' | 'leave'>> = {
  uk: 'trim',
  us: 'trim',
  eu: 'leave',
  cn: 'leave',
};

const inRoom = (_values: LooseValues, on?: PlaceKind): boolean => on !== 'thing';
const alone = (_values: LooseValues, on?: PlaceKind): boolean => on === 'thing';
const hasDoors = (values: LooseValues, on?: PlaceKind): boolean =>
  on === 'thing' || values['doors'] === true;
const hasLeaves = (values: LooseValues, on?: PlaceKind): boolean =>
  hasDoors(values, on) && values['sides'] !== 'frame';
const hasSkirting = (values: LooseValues, on?: PlaceKind): boolean =>
  on === 'thing' ? Number(values['run'] ?? 0) > 0 : values['skirting'] === true;

export const fieldsIn = (inputs: FieldInputs<typeof en>) => {
  const { words, region, shelf } = inputs;
  const { fields } = words;
  const { eggshell: _, ...others } = fields.paint.options;
  const isEggshell = shelf['trim-eggshell'].form !== 'not-sold';
  const sold: Partial<typeof fields.paint.options> = isEggshell ? fields.paint.options : others;
  const usual = USUAL_WOODWORK[region];
  const count = { kind: 'number', usual: 0, least: 0, whole: true } as const;
  const run = { kind: 'length', usual: mm(0), least: mm(0), scale: 'room' } as const;
  return {
    doors: { kind: 'toggle', ...fields.doors, usual: true, when: inRoom },
    doorCount: { ...count, ...fields.doorCount, usual: 1, least: 1, most: 30, when: alone },
    sides: { kind: 'choice', ...fields.sides, when: hasDoors },
    leaf: {
      kind: 'choice',
      ...fields.leaf,
      usual: usual.leaf,
      when: hasLeaves,
    },
    windows: { kind: 'choice', ...fields.windows, usual: WINDOWS[region], when: inRoom },
    skirting: {
      kind: 'toggle',
      ...fields.skirting,
      usual: !hasNewSkirting(inputs),
      when: inRoom,
    },
    run: { ...run, ...fields.run, most: mm(200_000), when: alone },
    skirtingHeight: {
      ...fields.skirtingHeight,
      ...sizeField(20, 400, usual.skirting),
      when: hasSkirting,
    },
    state: { kind: 'choice', ...fields.state },
    paint: { kind: 'choice', ...fields.paint, options: sold },
    coats: { ...count, ...fields.coats, usual: 2, least: 1, most: 3, more: true },
    colour: { kind: 'text', ...fields.colour, more: true },
    walls: {
      kind: 'surfaces',
      ...fields.walls,
      of: ['walls'],
      usual: 'all',
      more: true,
      when: inRoom,
    },
    moreDoors: {
      ...count,
      ...fields.moreDoors,
      most: 30,
      more: true,
      when: (values, on) => hasDoors(values, on) && inRoom(values, on),
    },
    frame: { ...fields.frame, ...sizeField(0, 200, usual.frame), more: true },
    banister: { ...run, ...fields.banister, most: mm(50_000), more: true },
    radiators: { ...count, ...fields.radiators, most: 20, more: true },
  } as const satisfies FieldSpecs;
};

export type Inputs = JobInputs<typeof en, 'room' | 'thing', ReturnType<typeof fieldsIn>>;
export type WoodworkValues = Inputs['values'];
