import { wallsOfPlace, type Place, type PlaceKind } from '../../measure/places/place.ts';
import { inches, mm } from '../../measure/units/units.ts';
import type { FieldInputs, JobInputs } from '../kit/contract.ts';
import { isNewWall } from '../kit/place/renewed.ts';
import { tileFields } from '../kit/tiling/fields.ts';
import type { en } from './en.ts';
import { count, sizeField, type LooseValues } from '../kit/fields.ts';

/** Two sides of a shower tray; in the US a tub in its alcove. */
const WET_RUN = { us: inches(120), other: mm(2400) };

/** Usual top of a tub (ANSI Z124 tubs: 14 to 20 in; trade elsewhere) and of a tray; showers in China have none. */
const RIM = {
  uk: { bath: mm(550), shower: mm(50) },
  us: { bath: inches(16), shower: inches(3) },
  eu: { bath: mm(570), shower: mm(30) },
  cn: { bath: mm(550), shower: mm(0) },
} as const;

/** Usual depth of a window opening from the tiles to the frame (trade practice). */
const REVEAL = { uk: mm(150), us: inches(4), eu: mm(150), cn: mm(120) } as const;

const hasWindows = (_: LooseValues, __?: PlaceKind, place?: Place): boolean =>
  place !== undefined &&
  wallsOfPlace(place).some(({ openings }) => openings.some(({ kind }) => kind === 'window'));

/** Usual wall of kitchens and bathrooms in a region. */
const USUAL_GROUND = { uk: 'plaster', us: 'plasterboard', eu: 'plaster', cn: 'masonry' } as const;

const isWet = ({ wet }: Readonly<Record<string, unknown>>): boolean =>
  wet === 'shower' || wet === 'bath';

export const fieldsIn = (inputs: FieldInputs<typeof en>) => {
  const { words, region } = inputs;
  const { fields } = words;
  const { tileLength, tileWidth, joint, pattern, ...more } = tileFields(inputs, 'wall');
  return {
    walls: { kind: 'surfaces', ...fields.walls, of: ['walls'], usual: 'all' },
    from: { ...fields.from, ...sizeField(0, 3000, mm(0)), more: true },
    high: { ...fields.high, ...sizeField(50, 12_000, mm(12_000)), unbounded: true },
    tileLength,
    tileWidth,
    joint,
    pattern,
    ground: {
      kind: 'choice',
      ...fields.ground,
      usual: isNewWall(inputs) ? 'plasterboard' : USUAL_GROUND[region],
    },
    wet: { kind: 'choice', ...fields.wet },
    wetRun: {
      ...fields.wetRun,
      ...sizeField(300, 12_000, region === 'us' ? WET_RUN.us : WET_RUN.other),
      scale: 'room',
      when: isWet,
    },
    wetWalls: {
      kind: 'surfaces',
      ...fields.wetWalls,
      of: ['walls'],
      usual: 'all',
      more: true,
      when: isWet,
    },
    rim: {
      ...fields.rim,
      ...sizeField(0, 900, RIM[region].shower),
      usualOf: ({ wet }: LooseValues) => RIM[region][wet === 'bath' ? 'bath' : 'shower'],
      when: isWet,
    },
    // In the US the surround of a tub is tiled, elsewhere whole walls of a bathroom.
    cover: {
      kind: 'choice',
      ...fields.cover,
      usual: region === 'us' ? 'zone' : 'walls',
      when: isWet,
    },
    pipes: { ...fields.pipes, ...count(0, 8, 2), more: true, when: isWet },
    sockets: {
      ...fields.sockets,
      ...count(0, 20, 2),
      // None may be in the zone of a shower or bath (NEC 406.9), nor within 2.5 m of it in the UK (BS 7671 701.512.3).
      usualOf: ({ wet, cover }: LooseValues) =>
        isWet({ wet }) && (cover === 'zone' || region === 'uk') ? 0 : 2,
      more: true,
    },
    reveal: {
      ...fields.reveal,
      ...sizeField(0, 600, REVEAL[region]),
      // A dry window in the US has casing on the wall.
      usualOf: ({ wet }: LooseValues) =>
        region === 'us' && !isWet({ wet }) ? mm(0) : REVEAL[region],
      more: true,
      when: hasWindows,
    },
    uneven: { ...fields.uneven, ...sizeField(0, 10, mm(0)), more: true },
    ...more,
  } as const;
};

export type Inputs = JobInputs<typeof en, 'wall' | 'room', ReturnType<typeof fieldsIn>>;
