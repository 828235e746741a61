/** Work counted for a call without an argument. */
export const USUAL_WORK = 0.04;

/**
 * True if a search is over; called often, so it must be fast. The caller reports the work since its last call, in
 * milliseconds of a usual laptop: an estimate by count, never by a clock.
 */
export type IsOver = (work?: number) => boolean;
