/** Throws for a bug in the code. Invalid user input is a value, never this. */
export function assert(holds: boolean, message: string): asserts holds {
  if (!holds) throw new Error(message);
}
