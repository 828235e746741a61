/**
 * Returns a function that gives the milliseconds since this call. The only clock of the planner (the linter forbids
 * others): it ends a search at its time limit and reports the duration, and decides nothing else.
 */
export function stopwatch(): () => number {
  const start = performance.now();
  return () => performance.now() - start;
}
