/** The smallest fraction of an inch that is shown, as its denominator. */
export type Denominator = 2 | 4 | 8 | 16 | 32 | 64;

let inForce: Denominator = 16;

/** The smallest fraction in force: a sixteenth, as most tapes have it, unless the person wants another. */
export const finestFraction = (): Denominator => inForce;

/**
 * Puts a smallest fraction in force. Once, before anything is worked out: what has been put into words
 * keeps the fraction that it was said in.
 */
export const showFractions = (denominator: Denominator): void => {
  inForce = denominator;
};
