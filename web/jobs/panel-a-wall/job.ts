import { en } from './en.ts';
import { formatArea, formatLength } from '../../measure/format-length.ts';
import { inches, mm, type Length } from '../../measure/units.ts';
import type { Region } from '../../stock/region.ts';
import type { Asked, ListedTakeOff, Warning } from '../kit/contract.ts';
import { defineJob } from '../kit/define-job.ts';
import type { LooseValues } from '../kit/fields.ts';
import { panelBill } from './bill.ts';
import { panelDrawings } from './drawings.ts';
import { lowestOf, panelled, type Asked as PanelAsked, type Panelled } from './layout.ts';
import { panelSteps } from './steps.ts';

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

const fieldsIn = ({ words, region, shelf }: Asked<typeof en>) => {
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

const EMPTY: Omit<ListedTakeOff, 'problems'> = {
  figures: [],
  materials: [],
  steps: [],
  drawings: [],
};

/** Panel a wall: strips in frames with equal gaps, or boards side by side, round doors, windows and sockets. */
export const panelAWall = defineJob({
  slug: 'panel-a-wall',
  phase: 'fittings',
  places: ['wall', 'room'],
  words: { en, 'en-US': () => import('./en-us.ts'), 'zh-Hans': () => import('./zh.ts') },
  fields: fieldsIn,
  takeOff(asked) {
    const { words, locale } = asked;
    const done = panelled(asked);
    if (done === undefined) return { ...EMPTY, problems: { height: words.tooLow } };
    const materials = panelBill(asked, done);
    const gap = done.gaps[0];
    return {
      figures: [
        { id: 'area', label: words.figures.area, value: formatArea(done.area, locale) },
        ...(gap === undefined
          ? []
          : [
              { id: 'panels', label: words.figures.panels, value: String(done.panels) },
              { id: 'gap', label: words.figures.gap, value: formatLength(gap, locale) },
            ]),
      ],
      materials,
      steps: panelSteps(asked, done),
      drawings: panelDrawings(
        asked,
        done,
        materials.map(({ id }) => id),
      ),
      warnings: [...socketWarnings(asked, done), ...ceilingWarnings(asked)],
    };
  },
});

/** Panelling that would be higher than the lowest of its walls. */
function ceilingWarnings({ values, words, locale }: PanelAsked): readonly Warning[] {
  const ceiling = lowestOf(values.walls.walls);
  if (values.height <= ceiling) return [];
  const message = words.underCeiling(formatLength(ceiling, locale));
  return [{ rule: 'low-ceiling', severity: 'warn', field: 'height', message }];
}

/** A socket that no even spacing misses. */
function socketWarnings({ words }: PanelAsked, { covered }: Panelled): readonly Warning[] {
  if (covered === 0) return [];
  return [{ rule: 'socket-on-strip', severity: 'warn', field: 'socket', message: words.onSocket }];
}
