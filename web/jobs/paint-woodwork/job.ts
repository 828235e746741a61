import { en } from './en.ts';
import { formatArea, formatDimension } from '../../measure/format-length.ts';
import type { PlaceKind } from '../../measure/place.ts';
import { inches, mm, type Length } from '../../measure/units.ts';
import type { Region } from '../../stock/region.ts';
import type { Asked, ListedTakeOff } from '../kit/contract.ts';
import { defineJob } from '../kit/define-job.ts';
import type { Fields, LooseValues } from '../kit/fields.ts';
import { woodworkBill } from './bill.ts';
import { woodworkDrawings } from './drawings.ts';
import { isOil, paintedOf } from './layout.ts';
import { woodworkSteps } from './steps.ts';

interface Usual {
  readonly skirting: Length;
  readonly frame: Length;
  /** Of wood, as most are there, or of plastic and metal. */
  readonly windows: 'trim' | 'leave';
}

/** What most homes of a region have. */
const USUAL: Readonly<Record<Region, Usual>> = {
  uk: { skirting: mm(120), frame: mm(70), windows: 'trim' },
  us: { skirting: inches(5.25), frame: inches(2.5), windows: 'trim' },
  eu: { skirting: mm(80), frame: mm(60), windows: 'leave' },
  cn: { skirting: mm(80), frame: mm(60), windows: 'leave' },
};

const inRoom = (_values: LooseValues, on?: PlaceKind): boolean => on !== 'thing';
const alone = (_values: LooseValues, on?: PlaceKind): boolean => on === 'thing';
const hasDoors = (values: LooseValues, on?: PlaceKind): boolean =>
  on === 'thing' || values['doors'] === true;
const hasLeaves = (values: LooseValues, on?: PlaceKind): boolean =>
  hasDoors(values, on) && values['sides'] !== 'frame';
const hasSkirting = (values: LooseValues, on?: PlaceKind): boolean =>
  on === 'thing' ? Number(values['run'] ?? 0) > 0 : values['skirting'] === true;

const fieldsIn = ({ words, region, shelf }: Asked<typeof en>) => {
  const { fields } = words;
  const { eggshell: _, ...sold } = fields.paint.options;
  const isEggshell = shelf['trim-eggshell'].form !== 'not-sold';
  const usual = USUAL[region];
  const count = { kind: 'number', usual: 0, least: 0, whole: true } as const;
  const run = { kind: 'length', usual: mm(0), least: mm(0), scale: 'room' } as const;
  return {
    doors: { kind: 'toggle', ...fields.doors, usual: true, when: inRoom },
    doorCount: { ...count, ...fields.doorCount, usual: 1, least: 1, most: 30, when: alone },
    sides: { kind: 'choice', ...fields.sides, when: hasDoors },
    leaf: {
      kind: 'choice',
      ...fields.leaf,
      usual: region === 'uk' || region === 'us' ? 'panelled' : 'flush',
      when: hasLeaves,
    },
    windows: { kind: 'choice', ...fields.windows, usual: usual.windows, when: inRoom },
    skirting: { kind: 'toggle', ...fields.skirting, usual: true, when: inRoom },
    run: { ...run, ...fields.run, most: mm(200_000), when: alone },
    skirtingHeight: {
      kind: 'length',
      ...fields.skirtingHeight,
      usual: usual.skirting,
      least: mm(20),
      most: mm(400),
      when: hasSkirting,
    },
    state: { kind: 'choice', ...fields.state },
    paint: { kind: 'choice', ...fields.paint, options: isEggshell ? fields.paint.options : sold },
    coats: { ...count, ...fields.coats, usual: 2, least: 1, most: 3 },
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
    frame: {
      kind: 'length',
      ...fields.frame,
      usual: usual.frame,
      least: mm(0),
      most: mm(200),
      more: true,
    },
    banister: { ...run, ...fields.banister, most: mm(50_000), more: true },
    radiators: { ...count, ...fields.radiators, most: 20, more: true },
  } as const satisfies Fields;
};

const EMPTY: Omit<ListedTakeOff, 'problems'> = {
  figures: [],
  materials: [],
  steps: [],
  drawings: [],
};

/** Paint doors, frames, windows and skirting, with what their old coat or bare wood needs first. */
export const paintWoodwork = defineJob({
  slug: 'paint-woodwork',
  phase: 'trim',
  places: ['room', 'thing'],
  uses: ['doors', 'doorPlaces', 'doorHeights', 'windows'],
  words: { en, 'en-US': () => import('./en-us.ts'), 'zh-Hans': () => import('./zh.ts') },
  fields: fieldsIn,
  takeOff(asked) {
    const { words, locale } = asked;
    const painted = paintedOf(asked);
    if (painted.area === 0) return { ...EMPTY, problems: { doors: words.nothing } };
    const materials = woodworkBill(asked, painted);
    return {
      figures: [
        { id: 'area', label: words.figures.area, value: formatArea(painted.area, locale) },
        { id: 'faces', label: words.figures.faces, value: String(painted.faces) },
        { id: 'run', label: words.figures.run, value: formatDimension(painted.run, locale) },
      ].filter(({ id }) => id === 'area' || painted[id === 'run' ? 'run' : 'faces'] > 0),
      materials,
      steps: woodworkSteps(asked, painted),
      drawings: woodworkDrawings(
        asked,
        painted,
        materials.map(({ id }) => id),
      ),
      warnings: isOil(asked.values)
        ? [{ rule: 'solvent-vapour', severity: 'warn', field: 'paint', message: words.vapour }]
        : [],
    };
  },
});
