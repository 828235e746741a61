import { inches, length, mm, type Length } from '../../measure/units/units.ts';
import type { PackVariant } from '../../stock/shelf.ts';
import type { Inputs } from './fields.ts';

/** Lost to the cuts of a bend, no less than its sleeve is wide, and of a branch (our estimates). */
const CUT = { bend: mm(100), tee: mm(150) } as const;
/** Ends that meet at a bend and at a branch; each is taped. */
const MEET = { bend: 2, tee: 3 } as const;

/** Free ends of a run: of the hot pipe, of the cold one, and on both sides of a flue. */
const FREE = 2;

/** Cold pipe near a heater that warms up (US Department of Energy: 3 ft). */
export const coldPipe = ({ region }: Pick<Inputs, 'region'>): Length =>
  region === 'us' ? inches(36) : mm(1000);

/** Quantities of the insulation. */
export interface Covered {
  readonly sleeve: PackVariant;
  /** Across the pipe that the sleeve is for. */
  readonly pipe: Length;
  /** Extra length of a piece with both ends at 45°. */
  readonly bend: Length;
  /** Hot and cold pipe together. */
  readonly run: Length;
  /** Length of sleeve, cutting losses included. */
  readonly sleeves: Length;
  /** Where sleeves meet. */
  readonly joints: number;
  /** Ends at the cuts of bends and branches. */
  readonly ends: number;
  /** Ends that no sleeve meets. */
  readonly free: number;
  /** Rounds of tape, of one and a half turns each. */
  readonly taped: number;
  /** Slit of a sleeve, which may not stay shut. */
  readonly slit: Length;
}

export function coveredOf(inputs: Inputs): Covered {
  const { values, shelf } = inputs;
  const { variants } = shelf['pipe-lagging'];
  const sleeve = variants.find(({ key }) => key === values.size) ?? variants[0];
  const run = values.run + (values.heater ? coldPipe(inputs) : 0);
  const pipe = sleeve.width ?? mm(22);
  const bend = length(Math.max(CUT.bend, mm(10) * Math.ceil((pipe + 2 * values.wall) / mm(10))));
  const sleeves = run + values.bends * bend + values.tees * CUT.tee;
  // Packs of lagging hold millimetres.
  const longest = mm(Math.max(...sleeve.packs.map(({ holds }) => holds)));
  const straight = Math.max(0, Math.ceil(sleeves / longest) - 1);
  const ends = MEET.bend * values.bends + MEET.tee * values.tees;
  const free = FREE * (1 + (values.heater ? 1 : 0) + (values.flue ? 1 : 0));
  return {
    sleeve,
    pipe,
    bend,
    run: length(run),
    sleeves: length(sleeves),
    joints: straight + values.bends + values.tees,
    ends,
    taped: straight + ends + free,
    free,
    slit: length(Math.min(longest, run)),
  };
}
