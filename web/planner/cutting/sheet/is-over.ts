/** Counted for a question that says nothing else. */
export const USUAL_WORK = 0.04;

/**
 * Whether a search is over; asked often, so it must be quick. Who asks says what was done since the last question, in
 * milliseconds of a usual laptop: an estimate by what was looked at, never by a clock.
 */
export type IsOver = (work?: number) => boolean;
