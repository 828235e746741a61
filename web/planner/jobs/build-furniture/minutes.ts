/** Minutes at 20 °C (labels: glue 1 h, primer 4, paint and varnish 24 before it is loaded, preserver 24). */
export const DRY = { glue: 60, primed: 240, painted: 24 * 60, varnished: 6 * 60 } as const;
/** Minutes of one careful first-timer: to saw, mark and paint a part, to join one; a drawer, a door. */
export const EACH = {
  saw: 5,
  mark: 4,
  paint: 4,
  join: 6,
  edge: 8,
  drawer: 25,
  door: 30,
  shelf: 4,
} as const;

/** To five minutes. */
export const fives = (minutes: number, least = 15): number =>
  Math.max(least, Math.round(minutes / 5) * 5);
