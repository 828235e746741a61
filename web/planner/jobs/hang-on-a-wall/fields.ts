import { inches, mm, type Length } from '../../measure/units/units.ts';
import type { Region } from '../../stock/region.ts';
import type { FieldInputs, JobInputs } from '../kit/contract.ts';
import { sizeField, type LooseValues } from '../kit/fields.ts';
import { formatGrams } from '../kit/format-sizes.ts';
import { hasNewTiles, isNewWall } from '../kit/place/renewed.ts';
import { wallsIn } from '../kit/walls/wall-fixing.ts';
import type { en } from './en.ts';

/** Weights to choose from, kg. The load never exceeds the chosen weight. */
const WEIGHTS = [2, 5, 10, 20, 30, 50, 80] as const;

/** Usual distance between studs. */
const STUDS: Readonly<Record<Region, Length>> = {
  uk: mm(400),
  us: inches(16),
  eu: mm(625),
  cn: mm(400),
};

/** As high as sockets are set most. */
const SOCKET_UP: Readonly<Record<Region, Length>> = {
  uk: mm(450),
  us: inches(16),
  eu: mm(300),
  cn: mm(300),
};

const isShelf = (values: LooseValues): boolean => values['thing'] === 'shelf';
const isTiled = (values: LooseValues): boolean => values['tiled'] === true;
const hasSocket = (values: LooseValues): boolean => Number(values['socket'] ?? 0) > 0;

/** Width and depth of a thing, its bracket, and the height of its fixings. */
const THING = {
  metric: [mm(600), mm(250), mm(200), mm(1600)],
  us: [inches(24), inches(10), inches(8), inches(63)],
} as const;

export const fieldsIn = (inputs: FieldInputs<typeof en>) => {
  const { words, region, locale } = inputs;
  const { fields } = words;
  const thing = THING[region === 'us' ? 'us' : 'metric'];
  const onWall = { ...sizeField(0, 30_000, mm(0)), scale: 'room', more: true } as const;
  return {
    walls: { kind: 'surfaces', ...fields.walls, of: ['walls'], usual: 'first' },
    thing: { kind: 'choice', ...fields.thing },
    weight: {
      kind: 'choice',
      ...fields.weight,
      options: Object.fromEntries(
        WEIGHTS.map((kilos) => [String(kilos), words.upTo(formatGrams(kilos * 1000, locale))]),
      ),
      usual: '10',
    },
    wall: {
      kind: 'choice',
      ...fields.wall,
      options: wallsIn(region, words.walls),
      ...(isNewWall(inputs) && region !== 'us' && { usual: 'board' }),
    },
    tiled: { kind: 'toggle', ...fields.tiled, usual: hasNewTiles(inputs) },
    wet: { kind: 'toggle', ...fields.wet, usual: false, when: isTiled },
    studs: {
      ...fields.studs,
      ...sizeField(250, 650, STUDS[region]),
      when: (values: LooseValues) => values['wall'] === 'stud',
    },
    width: { ...fields.width, ...sizeField(100, 4000, thing[0]) },
    depth: { ...fields.depth, ...sizeField(20, 800, thing[1]), when: isShelf },
    bracket: { ...fields.bracket, ...sizeField(40, 1000, thing[2]), when: isShelf },
    above: { ...onWall, ...fields.above, usual: thing[3], least: mm(100), more: false },
    along: { ...onWall, ...fields.along },
    socket: { ...onWall, ...fields.socket },
    socketUp: { ...onWall, ...fields.socketUp, usual: SOCKET_UP[region], when: hasSocket },
  } as const;
};

export type Inputs = JobInputs<typeof en, 'wall' | 'room', ReturnType<typeof fieldsIn>>;
