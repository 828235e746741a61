import { en } from './en.ts';
import { formatLength } from '../../measure/format-length.ts';
import { inches, length, mm, type Length } from '../../measure/units.ts';
import type { Region } from '../../stock/region.ts';
import { DOORWAYS, FIRE_GAP_MOST } from '../../takeoff/structure/door.ts';
import type { Asked, ListedTakeOff, Warning } from '../kit/contract.ts';
import { defineJob } from '../kit/define-job.ts';
import { doorBill, isFoamed, when } from './bill.ts';
import { doorDrawings } from './drawings.ts';
import { doorOf, type Asked as DoorAsked, type Door } from './layout.ts';
import { doorSteps } from './steps.ts';
import type { LooseValues } from '../kit/fields.ts';
import { sidesOf } from '../kit/shop-size.ts';

interface Usual {
  /** In a frame of which little has to come off a leaf, and in a wall for a frame. */
  readonly frame: readonly [width: Length, height: Length];
  readonly wall: readonly [width: Length, height: Length, thick: Length];
}

/** The width most common there, in a frame a little out of true; walls of studs or brick with plaster. */
const USUAL: Readonly<Record<Region, Usual>> = {
  uk: {
    frame: [mm(762), mm(1986)],
    wall: [mm(850), mm(2040), mm(113)],
  },
  us: {
    frame: [inches(30), inches(80.25)],
    wall: [inches(32), inches(82.5), inches(4.5)],
  },
  eu: { frame: [mm(841), mm(1980)], wall: [mm(890), mm(2010), mm(140)] },
  cn: { frame: [mm(802), mm(2005)], wall: [mm(860), mm(2050), mm(240)] },
};

const isNew = (values: LooseValues): boolean => values['way'] === 'new';
const isKept = (values: LooseValues): boolean => !isNew(values);
const isFire = (values: LooseValues): boolean => values['core'] === 'fire';
const isPainted = (values: LooseValues): boolean => values['finish'] === 'paint';

const fieldsIn = ({ words, region, shelf }: Asked<typeof en>) => {
  const { fields } = words;
  const { frame, wall } = USUAL[region];
  const { hollow, solid, fire } = fields.core.options;
  const canBurn = shelf['fire-door'].form !== 'not-sold';
  const isRebated = DOORWAYS[region].lap > 0;
  const wide = { kind: 'length', least: mm(400), most: mm(1500) } as const;
  const high = { kind: 'length', least: mm(1500), most: mm(2700) } as const;
  return {
    way: { kind: 'choice', ...fields.way },
    width: { ...wide, ...fields.width, usual: frame[0], when: isKept },
    height: { ...high, ...fields.height, usual: frame[1], when: isKept },
    wallWidth: { ...wide, ...fields.wallWidth, usual: wall[0], when: isNew },
    wallHeight: { ...high, ...fields.wallHeight, usual: wall[1], when: isNew },
    thick: {
      kind: 'length',
      ...fields.thick,
      usual: wall[2],
      least: mm(50),
      most: mm(400),
      when: isNew,
    },
    wall: {
      kind: 'choice',
      ...fields.wall,
      usual: region === 'us' ? 'studs' : 'masonry',
      when: (values: LooseValues) => isNew(values) && !isFoamed({ region }),
    },
    core: {
      kind: 'choice',
      ...fields.core,
      ...(canBurn ? {} : { source: words.fireElsewhere }),
      options: canBurn ? { hollow, solid, fire } : ({ hollow, solid } as Record<string, string>),
    },
    hand: { kind: 'choice', ...fields.hand },
    finish: { kind: 'choice', ...fields.finish, usual: isFoamed({ region }) ? 'ready' : 'paint' },
    closer: { kind: 'toggle', ...fields.closer, usual: false, when: isFire },
    stops: {
      kind: 'toggle',
      ...fields.stops,
      usual: false,
      more: true,
      when: (values: LooseValues) =>
        isKept(values) && !isFire(values) && !isRebated && shelf['door-stop'].form !== 'not-sold',
    },
    floor: {
      kind: 'length',
      ...fields.floor,
      usual: DOORWAYS[region].floor,
      least: mm(2),
      most: mm(30),
      more: true,
    },
    trim: {
      kind: 'length',
      ...fields.trim,
      usual: mm(0),
      least: mm(0),
      most: mm(60),
      more: true,
      when: isKept,
    },
    leafWidth: { ...wide, ...fields.leafWidth, usual: mm(0), least: mm(0), more: true },
    leafHeight: {
      ...high,
      ...fields.leafHeight,
      usual: mm(0),
      least: mm(0),
      more: true,
      when: (values: LooseValues) => Number(values['leafWidth'] ?? 0) > 0,
    },
    colour: { kind: 'text', ...fields.colour, more: true, when: isPainted },
  } as const;
};

const EMPTY: Omit<ListedTakeOff, 'problems'> = {
  figures: [],
  materials: [],
  steps: [],
  drawings: [],
};

/** Hang an internal door: a leaf trimmed to the frame that there is, or a new frame with its leaf. */
export const hangADoor = defineJob({
  slug: 'hang-a-door',
  phase: 'fittings',
  places: ['thing'],
  words: { en, 'en-US': () => import('./en-us.ts'), 'zh-Hans': () => import('./zh.ts') },
  fields: fieldsIn,
  takeOff(asked) {
    const { words, locale, values } = asked;
    const door = doorOf(asked);
    if (door === undefined) {
      const field = values.way === 'new' ? 'wallWidth' : 'width';
      return { ...EMPTY, problems: { [field]: words.noLeaf[values.way] } };
    }
    const whole = { ...asked, door };
    const materials = doorBill(whole);
    const { fitted, frame, hinges } = door;
    const shown = (size: Length): string => formatLength(size, locale);
    return {
      figures: [
        {
          id: 'leaf',
          label: words.figures.leaf,
          value: sidesOf(fitted.width, fitted.height, locale),
        },
        { id: 'gap', label: words.figures.gap, value: shown(fitted.gap) },
        frame === undefined
          ? { id: 'hinges', label: words.figures.hinges, value: String(hinges) }
          : { id: 'pack', label: words.figures.pack, value: shown(frame.pack.side) },
      ],
      materials,
      steps: doorSteps(whole),
      drawings: doorDrawings(
        whole,
        materials.map(({ id }) => id),
      ),
      warnings: warningsOf(asked, door),
    };
  },
});

/** More off an edge than it may lose, a fire door too far off the floor, a frame that does not meet its wall. */
function warningsOf({ words, locale, values }: DoorAsked, door: Door): readonly Warning[] {
  const { fitted, most, frame, core, way } = door;
  const shown = (size: Length): string => formatLength(size, locale);
  const { side, top, bottom } = fitted.off;
  const isSide = side > most.side;
  const taken = isSide ? side : length(top + bottom);
  const allowed = isSide ? most.side : length(most.top + most.bottom);
  return [
    ...when<Warning>(!door.isWithin, {
      rule: 'leaf-trim',
      severity: 'stop',
      field: isSide ? 'width' : 'height',
      message: words.tooMuch(shown(taken), shown(allowed)),
    }),
    ...when<Warning>(core === 'fire' && values.floor > FIRE_GAP_MOST, {
      rule: 'fire-door-gap',
      severity: 'stop',
      field: 'floor',
      message: words.fireGap(shown(FIRE_GAP_MOST)),
    }),
    ...when<Warning>(frame?.isLoose === true, {
      rule: 'frame-packing',
      severity: 'warn',
      field: 'wallWidth',
      message: words.loose(shown(way.pack.most)),
    }),
    ...when<Warning>(frame?.isThin === true, {
      rule: 'frame-depth',
      severity: 'warn',
      field: 'thick',
      message: words.thin,
    }),
  ];
}
