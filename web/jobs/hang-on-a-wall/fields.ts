import { inches, mm, type Length } from '../../measure/units.ts';
import type { Region } from '../../stock/region.ts';
import type { WallKind } from '../../takeoff/structure/wall-fixings.ts';
import { grams } from '../../takeoff/why.ts';
import type { Asked as AskedFor, AskedOf } from '../kit/contract.ts';
import type { LooseValues } from '../kit/fields.ts';
import { showAmount } from '../kit/format-reason.ts';
import type { en } from './en.ts';

/** kg that a person chooses between: the load is never more than what is counted with. */
const WEIGHTS = [2, 5, 10, 20, 30, 50, 80] as const;

/** Walls as they are built in a region, the most usual first. */
export const WALLS: Readonly<Record<Region, readonly [WallKind, ...(readonly WallKind[])]>> = {
  uk: ['masonry', 'dot-and-dab', 'board', 'stud', 'soft-block'],
  us: ['stud', 'board', 'masonry'],
  eu: ['masonry', 'soft-block', 'board'],
  cn: ['masonry', 'soft-block', 'board'],
};

/** As high as sockets are set most. */
const SOCKET_UP: Readonly<Record<Region, Length>> = {
  uk: mm(450),
  us: inches(16),
  eu: mm(300),
  cn: mm(300),
};

const isShelf = (values: LooseValues): boolean => values['thing'] === 'shelf';
const hasSocket = (values: LooseValues): boolean => Number(values['socket'] ?? 0) > 0;

export const fieldsIn = ({ words, region, locale }: AskedFor<typeof en>) => {
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

export type Asked = AskedOf<typeof en, 'wall' | 'room', ReturnType<typeof fieldsIn>>;
