import { en } from './en.ts';
import { formatLength } from '../../measure/format-length.ts';
import { inches, mm, type Length } from '../../measure/units.ts';
import type { Region } from '../../stock/region.ts';
import { grams } from '../../takeoff/why.ts';
import type { Asked, ListedTakeOff, Warning } from '../kit/contract.ts';
import { defineJob } from '../kit/define-job.ts';
import type { LooseValues } from '../kit/fields.ts';
import { showAmount } from '../kit/format-reason.ts';
import { hangBill } from './bill.ts';
import { hangDrawings } from './drawings.ts';
import { madeOf } from './fixings.ts';
import { hang, WALLS, WEIGHTS, type Asked as HangAsked, type Hanging } from './layout.ts';
import { hangSteps } from './steps.ts';
import { roundSize } from '../kit/round-size.ts';
import { warningOf } from '../kit/warnings.ts';

/** As high as sockets are set most. */
const SOCKET_UP: Readonly<Record<Region, Length>> = {
  uk: mm(450),
  us: inches(16),
  eu: mm(300),
  cn: mm(300),
};

const isShelf = (values: LooseValues): boolean => values['thing'] === 'shelf';
const hasSocket = (values: LooseValues): boolean => Number(values['socket'] ?? 0) > 0;

const fieldsIn = ({ words, region, locale }: Asked<typeof en>) => {
  const { fields } = words;
  const onWall = {
    kind: 'length',
    scale: 'room',
    least: mm(0),
    most: mm(30_000),
    more: true,
  } as const;
  return {
    walls: { kind: 'surfaces', ...fields.walls, of: ['walls'], usual: 'first' },
    thing: { kind: 'choice', ...fields.thing },
    weight: {
      kind: 'choice',
      ...fields.weight,
      options: Object.fromEntries(
        WEIGHTS.map((kilos) => [
          String(kilos),
          words.upTo(showAmount(grams(kilos * 1000), locale)),
        ]),
      ),
      usual: '10',
    },
    wall: {
      kind: 'choice',
      ...fields.wall,
      options: Object.fromEntries(WALLS[region].map((kind) => [kind, words.walls[kind]])),
    },
    width: { kind: 'length', ...fields.width, usual: mm(600), least: mm(100), most: mm(4000) },
    depth: {
      kind: 'length',
      ...fields.depth,
      usual: mm(250),
      least: mm(20),
      most: mm(800),
      when: isShelf,
    },
    bracket: {
      kind: 'length',
      ...fields.bracket,
      usual: mm(200),
      least: mm(40),
      most: mm(1000),
      when: isShelf,
    },
    above: { ...onWall, ...fields.above, usual: mm(1600), least: mm(100), more: false },
    along: { ...onWall, ...fields.along, usual: mm(0) },
    socket: { ...onWall, ...fields.socket, usual: mm(0) },
    socketUp: { ...onWall, ...fields.socketUp, usual: SOCKET_UP[region], when: hasSocket },
  } as const;
};

const EMPTY: Omit<ListedTakeOff, 'problems'> = {
  figures: [],
  materials: [],
  steps: [],
  drawings: [],
};

/** Hang something on a wall: wall and weight say which fixing, where no cable can be. */
export const hangOnAWall = defineJob({
  slug: 'hang-on-a-wall',
  phase: 'fittings',
  places: ['wall', 'room'],
  words: { en, 'en-US': () => import('./en-us.ts'), 'zh-Hans': () => import('./zh.ts') },
  fields: fieldsIn,
  takeOff(asked) {
    const { words, locale, shelf } = asked;
    const hanging = hang(asked);
    if (hanging === undefined) {
      return { ...EMPTY, problems: { [asked.values.along > 0 ? 'along' : 'width']: words.noRoom } };
    }
    const { fixing, points, load, between } = hanging;
    const made = fixing.ok ? madeOf(fixing.value, shelf) : undefined;
    const materials = made === undefined ? [] : hangBill(asked, hanging, made);
    return {
      figures: [
        { id: 'fixings', label: words.figures.fixings, value: String(points.length) },
        {
          id: 'load',
          label: words.figures.load,
          value: showAmount(grams(Math.ceil(load * 10) * 100), locale),
        },
        ...(between === 0
          ? []
          : [
              { id: 'between', label: words.figures.between, value: formatLength(between, locale) },
            ]),
      ],
      materials,
      steps: made === undefined ? [] : hangSteps(asked, hanging, made),
      drawings: hangDrawings(
        asked,
        hanging,
        made,
        materials.map(({ id }) => id),
      ),
      warnings: warningsOf(asked, hanging, made !== undefined),
    };
  },
});

/** Past the table, or past the shelf: whom to ask, and what holds more. A fixing where cables may run. */
function warningsOf(
  { words, locale }: HangAsked,
  { fixing, inZone, kind }: Hanging,
  isMade: boolean,
): readonly Warning[] {
  const more =
    kind === 'board' || kind === 'stud' ? words.across(roundSize(18, locale)) : words.anchor;
  return [
    ...warningOf(fixing, 'stop', 'weight', locale).map((one) => ({
      ...one,
      message: `${one.message} ${more}`,
    })),
    ...(fixing.ok && !isMade
      ? [{ rule: fixing.rule, severity: 'stop', field: 'weight', message: words.anchor } as const]
      : []),
    ...(inZone
      ? [
          {
            rule: 'cable-zone',
            severity: 'warn',
            field: 'along',
            message: words.inZone,
          } as const,
        ]
      : []),
  ];
}
