/** Resolves in a new task, so that waiting user input is handled first. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
