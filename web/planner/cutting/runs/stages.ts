/** The last cut that made a piece of material: its stage, and whether it ran along y; nothing of a whole sheet. */
export interface LastCut {
  readonly stage: number;
  readonly isUpright: boolean | undefined;
}

/**
 * The stage of the next cut on a piece of material: a new one begins where the direction turns. Where the
 * first cuts must run the other way, the first stage is left out. Cuts of stage 0 take off the trims.
 */
export function stageAfter(
  { stage, isUpright }: LastCut,
  isNextUpright: boolean,
  firstCut: 'any' | 'length' | 'width',
): number {
  if (stage > 0) return isUpright === isNextUpright ? stage : stage + 1;
  return firstCut === 'any' || (firstCut === 'width') === isNextUpright ? 1 : 2;
}
