import { formatLength, inches, length, mm, type Length } from '../../measure/units/units.ts';
import { type Warning, compact } from '../kit/contract.ts';
import { defineJob, figures } from '../kit/define-job.ts';
import { formatSides } from '../kit/format-sizes.ts';
import { doorDrawings, doorScene } from './pictures.ts';
import { card } from './card.ts';
import { messages } from './messages.ts';
import { fieldsIn, type Inputs } from './fields.ts';
import { doorOf, largestOf, type Door, type NewFrame } from './layout.ts';
import { doorSteps } from './steps.ts';

/** Hang an internal door: a leaf trimmed to the frame that there is, or a new frame with its leaf. */
export const job = defineJob({
  card,
  words: messages,
  fields: fieldsIn,
  takeOff(inputs) {
    const { words, locale, values } = inputs;
    const door = doorOf(inputs);
    if (door === undefined) {
      // A leaf that is too large is planed, so the user’s own is too small for a frame that stays.
      if (values.way === 'frame' && values.leafWidth > 0) {
        return { problems: { leafWidth: words.noLeaf.own } };
      }
      const isNew = values.way === 'new';
      const [wide, high] = isNew
        ? (['wallWidth', 'wallHeight'] as const)
        : (['width', 'height'] as const);
      // The height is wrong if one of another height fits: a higher wall opening, a lower frame.
      const other = { ...values, [high]: isNew ? mm(2700) : mm(1950) };
      const field = doorOf({ ...inputs, values: other }) === undefined ? wide : high;
      return { problems: { [field]: words.noLeaf[values.way] } };
    }
    const whole = { ...inputs, door };
    const { fitted, frame, hinges } = door;
    const scene = doorScene(whole);
    const shown = (size: Length): string => formatLength(size, locale);
    return {
      figures: figures(words.figures, {
        leaf: formatSides(fitted.width, fitted.height, locale),
        gap: shown(fitted.gap),
        ...(frame === undefined ? { hinges: String(hinges) } : { pack: shown(frame.pack.side) }),
      }),
      steps: doorSteps(whole),
      drawings: doorDrawings(whole, scene),
      scene,
      warnings: warningsOf(inputs, door),
    };
  },
});

/** More off an edge than it may lose, a fire door too far off the floor, a frame that does not meet its wall. */
function warningsOf(inputs: Inputs, door: Door): readonly Warning[] {
  const { words, locale, values } = inputs;
  const { fitted, most, frame, floorMost, way, inside } = door;
  const shown = (size: Length): string => formatLength(size, locale);
  const step = locale.units === 'metric' ? mm(1) : inches(1 / 16);
  const made = (size: Length): Length => length(Math.floor(size / step + 1e-6) * step);
  const { side, top, bottom } = fitted.off;
  const isSide = side > most.side;
  const isBurnt = door.core === 'fire';
  const taken = isSide ? side : length(top + bottom);
  const allowed = isSide ? most.side : length(most.top + most.bottom);
  return compact<Warning>([
    !door.isWithin && {
      rule: 'leaf-trim',
      severity: 'stop',
      field: isSide ? 'width' : 'height',
      message: words.tooMuch(shown(taken), shown(allowed)),
      // A leaf made to measure has the usual gaps.
      fix: {
        field: 'leafWidth',
        value: shown(made(length(inside.width + 2 * way.lap - 2 * way.gap.usual))),
        also: {
          leafHeight: shown(made(length(inside.height + way.lap - way.top - values.floor))),
        },
      },
    },
    floorMost !== undefined &&
      values.floor > floorMost && {
        rule: 'fire-door-gap',
        severity: 'stop',
        field: 'floor',
        message: words.fireGap(shown(floorMost)),
      },
    frame?.isLoose === true && {
      rule: 'frame-packing',
      severity: 'stop',
      field: 'wallWidth',
      message: isBurnt
        ? words.fireLoose(shown(frame.casing.gap), shown(way.pack.most))
        : words.loose(shown(way.pack.most)),
      ...madeFor(inputs, door, frame, made),
    },
    frame !== undefined &&
      !frame.isLoose &&
      frame.casing.isShort && {
        rule: 'frame-cover',
        severity: 'warn',
        field: 'wallWidth',
        message: words.uncovered(shown(frame.casing.gap), shown(frame.casing.needs)),
      },
    frame?.isOrdered === true && {
      rule: 'frame-depth',
      severity: 'warn',
      field: 'thick',
      message: words.thin(shown(values.thick)),
    },
  ]);
}

/** Gap beside a frame that is made to measure. */
const MADE_GAP = mm(10);

/** Largest ordinary leaf that is made to measure (estimate). */
const MADE_MOST = [mm(1200), mm(2300)] as const;

/** A leaf made for an opening that shops' leaves leave too wide; of fire doors none past the largest on sale. */
function madeFor(
  inputs: Inputs,
  { leaf, way, product, core }: Door,
  { pack }: NewFrame,
  made: (size: Length) => Length,
): Pick<Warning, 'fix'> {
  const grown = (size: Length, left: Length, sides: number): Length =>
    left > way.pack.most ? made(length(size + sides * (left - MADE_GAP))) : size;
  const [width, height] = [grown(leaf.width, pack.side, 2), grown(leaf.height, pack.top, 1)];
  const [widest, highest] = core === 'fire' ? largestOf(inputs, product) : MADE_MOST;
  if (width > widest || height > highest) return {};
  const shown = (size: Length): string => formatLength(size, inputs.locale);
  return { fix: { field: 'leafWidth', value: shown(width), also: { leafHeight: shown(height) } } };
}
