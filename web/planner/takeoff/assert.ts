/** Stops where the code itself is wrong; what a person typed wrong is a value, never this. */
export function assert(holds: boolean, message: string): asserts holds {
  if (!holds) throw new Error(message);
}
