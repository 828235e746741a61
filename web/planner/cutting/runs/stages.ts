/** Last cut that made a piece of material: its stage, and true if it ran along y; stage 0 for a complete sheet. */
export interface LastCut {
  readonly stage: number;
  readonly isUpright: boolean | undefined;
}

/**
 * Stage of the next cut on a piece of material: a new one begins when the direction changes. If the first cuts must run
 * in the other direction, the first stage is skipped. Cuts of stage 0 remove the trims.
 */
export function stageAfter(
  { stage, isUpright }: LastCut,
  isNextUpright: boolean,
  firstCut: 'any' | 'length' | 'width',
): number {
  if (stage > 0) return isUpright === isNextUpright ? stage : stage + 1;
  return firstCut === 'any' || (firstCut === 'width') === isNextUpright ? 1 : 2;
}
