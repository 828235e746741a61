import { formatLength, length, mm, type Length } from '../../measure/units/units.ts';
import type { Inputs } from './fields.ts';
import { coverFrom, lipOf, type Built } from './layout.ts';

/** A lip is flush with the top of its shelf and hangs so far below it. */
export const lipDrop = (
  { shelf }: Pick<Inputs, 'shelf'>,
  { planned, board }: Pick<Built, 'planned' | 'board'>,
): Length => (planned.hasLip ? length(Math.max(0, lipOf(shelf).width - board.thickness)) : mm(0));

/** Height through which things go on to a shelf, the lowest of the unit, and what is above it there. */
export function leftOver(
  inputs: Inputs,
  built: Built,
): { readonly height: Length; readonly under: 'lip' | 'strip' | 'shelf' } {
  const { clear, isUnit, high, board } = built;
  const lip = lipDrop(inputs, built);
  // The strip over a unit hangs before the space on its highest shelf.
  const strip = isUnit ? high - board.thickness - coverFrom(inputs, built) : 0;
  if (strip > lip) return { height: length(clear - strip), under: 'strip' };
  return { height: length(clear - lip), under: lip > 0 ? 'lip' : 'shelf' };
}

/** From the underside of a shelf to that of the next. */
export const pitchOf = ({ clear, board }: Pick<Built, 'clear' | 'board'>): Length =>
  length(clear + board.thickness);

/** Said to who marks shelves from board to board, if their lips leave less. */
export const leftSays = (inputs: Inputs, built: Built): readonly string[] => {
  const lip = lipDrop(inputs, built);
  const left = formatLength(length(built.clear - lip), inputs.locale);
  return lip > 0 ? [inputs.words.leftUnderLips(left)] : [];
};
