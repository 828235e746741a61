import { inches, mm, type Length } from '../../measure/units/units.ts';
import type { Region } from '../../stock/region.ts';
import { DOORWAYS, USUAL_DOORWAY } from '../../takeoff/structure/indoors/door.ts';
import type { FieldInputs, JobInputs, JobContext } from '../kit/contract.ts';
import { sizeField, type LooseValues } from '../kit/fields.ts';
import type { en } from './en.ts';

/** Foam holds the frames of regions where these come with their trim; elsewhere fixings go through them. */
export const isFoamed = ({ region }: Pick<JobContext, 'region'>): boolean =>
  region === 'eu' || region === 'cn';

interface Usual {
  /** Usual size between the jambs, and thickness of a wall. */
  readonly frame: readonly [width: Length, height: Length];
  readonly thick: Length;
}

/** A frame round a fire door's leaf: of these nearly nothing may come off. */
const ROUND_FIRE_DOOR = [mm(768), mm(1992)] as const;

/** The width most common there, in a frame a little out of true; walls of studs or brick with plaster. */
const USUAL: Readonly<Record<Region, Usual>> = {
  uk: { frame: [mm(762), mm(1986)], thick: mm(113) },
  us: { frame: [inches(30), inches(80.25)], thick: inches(4.5) },
  eu: { frame: [mm(841), mm(1980)], thick: mm(140) },
  cn: { frame: [mm(802), mm(2005)], thick: mm(240) },
};

const isNew = (values: LooseValues): boolean => values['way'] === 'new';
const isKept = (values: LooseValues): boolean => !isNew(values);
const isFire = (values: LooseValues): boolean => values['core'] === 'fire';
const isPainted = (values: LooseValues): boolean => values['finish'] === 'paint';

export const fieldsIn = ({ words, region, shelf }: FieldInputs<typeof en>) => {
  const { fields } = words;
  const { frame, thick } = USUAL[region];
  const doorway = USUAL_DOORWAY[region];
  const around = (values: LooseValues) =>
    region === 'uk' && isFire(values) ? ROUND_FIRE_DOOR : frame;
  const { hollow, solid, fire } = fields.core.options;
  const canBurn = shelf['fire-door'].form !== 'not-sold';
  const cores: Partial<typeof fields.core.options> = canBurn
    ? { hollow, solid, fire }
    : { hollow, solid };
  const isRebated = DOORWAYS[region].lap > 0;
  const wide = { ...sizeField(400, 1500) } as const;
  const high = { ...sizeField(1500, 2700) } as const;
  return {
    way: { kind: 'choice', ...fields.way },
    width: {
      ...wide,
      ...fields.width,
      usual: frame[0],
      usualOf: (values: LooseValues) => around(values)[0],
      when: isKept,
    },
    height: {
      ...high,
      ...fields.height,
      usual: frame[1],
      usualOf: (values: LooseValues) => around(values)[1],
      when: isKept,
    },
    wallWidth: { ...wide, ...fields.wallWidth, usual: doorway.width, when: isNew },
    wallHeight: { ...high, ...fields.wallHeight, usual: doorway.height, when: isNew },
    thick: { ...fields.thick, ...sizeField(50, 400, thick), when: isNew },
    wall: {
      kind: 'choice',
      ...fields.wall,
      usual: region === 'us' ? 'studs' : 'masonry',
      // Where frames are foamed in, only strips that line the opening are fixed to it.
      more: isFoamed({ region }),
      when: isNew,
    },
    core: {
      kind: 'choice',
      ...fields.core,
      ...(canBurn ? {} : { source: words.fireElsewhere }),
      options: cores,
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
    floor: { ...fields.floor, ...sizeField(2, 30, DOORWAYS[region].floor), more: true },
    trim: { ...fields.trim, ...sizeField(0, 60, mm(0)), more: true, when: isKept },
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

export type Inputs = JobInputs<typeof en, 'thing', ReturnType<typeof fieldsIn>>;
