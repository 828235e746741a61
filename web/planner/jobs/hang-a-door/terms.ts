// Sentences, conditions and parts of the door that several steps use.
import { formatLength, mm, type Length } from '../../measure/units/units.ts';
import type { PackVariant } from '../../stock/shelf.ts';
import { formatSides } from '../kit/format-sizes.ts';
import { ONE_PERSON_LIFTS } from '../../takeoff/structure/gates.ts';
import { compact, type Sparse, type Target } from '../kit/contract.ts';
import type { ToolId } from '../kit/steps/tools.ts';
import { type DoorJob, slidesTo } from './layout.ts';

/** Sentences after each other; a full stop parts them in every language, a space in most. */
export const said = ({ locale }: DoorJob, ...sentences: Sparse<string>): string =>
  locale.format.sentences(compact(sentences));

export const shown = (size: Length, { locale }: DoorJob): string => formatLength(size, locale);

/** The leaf comes with its lock, the frame with pockets for its hinges. */
export const isReady = ({ door }: DoorJob): boolean => door.way.lap > 0;

export const isFire = ({ door }: DoorJob): boolean => door.core === 'fire';

/** Side of the hinges, in the terms of the region. */
export function handOf({ words: { hand }, values, door }: DoorJob): string {
  const tell =
    door.way.lap > 0 ? hand.din : door.product === 'prehung-door' ? hand.hung : hand.side;
  return tell(values.hand);
}

/** What is bought for one hand: rebated leaves, and frames with the leaf or its recesses in them. */
export function handed(inputs: DoorJob, why: string): string {
  const { door, region } = inputs;
  const isMade = door.frame !== undefined && region === 'cn';
  const has = door.way.lap > 0 || door.product === 'prehung-door' || isMade;
  return said(inputs, why, has && handOf(inputs));
}

/** How leaf and frame are bought; a frame that stays says nothing of a finished leaf. */
export const finishOf = ({ words: { why }, values, door }: DoorJob): string | false =>
  (values.finish !== 'ready' || door.frame !== undefined) && why.finish[values.finish];

/** In China linings are made to the wall, in the EU they slide and belong to a leaf. */
export function frameWhy(inputs: DoorJob, { width = mm(0) }: PackVariant): string {
  const { words, region, values, locale, door } = inputs;
  const { why } = words;
  if (region === 'cn') return handed(inputs, why.frameMade(shown(values.thick, inputs)));
  if (region !== 'eu')
    return why.frame(shown(door.leaf.width, inputs), shown(values.thick, inputs));
  const [least, most] = slidesTo(width);
  const leaf = formatSides(door.leaf.width, door.leaf.height, locale);
  return handed(inputs, why.frameSet(leaf, shown(least, inputs), shown(most, inputs)));
}

export const OPENING: Target = 'part:opening';
export const FRAME: Target = 'part:frame';
export const LEAF: Target = 'part:leaf';
export const LATCH: Target = 'part:latch';
export const SEALS: Target = 'part:seals';
export const DOOR_TRIM: Target = 'part:trim';
/** Leaf, frame and trim, as they are filled and coated. */
export const WOOD: Target = 'part:wood';

/** A leaf that is coated all over gets its handles afterwards. */
export const isCoated = ({ values: { finish } }: DoorJob): boolean => finish !== 'ready';

export const isHeavy = ({ door }: DoorJob): boolean => door.kilos > ONE_PERSON_LIFTS;

/** Takes the leaf off its hinges and hangs it again: pins are tapped out, screws undone, drill-in hinges lifted off. */
export const unhangs = (inputs: DoorJob): Sparse<ToolId> => [
  inputs.region === 'us' ? 'hammer' : !isReady(inputs) && 'screwdriver',
];

/** True if the leaf still lies as it was coated: the seals of a fire door are the last thing before it is hung. */
export const isHungAgain = (inputs: DoorJob): boolean => isCoated(inputs) && !isFire(inputs);
