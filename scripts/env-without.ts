import process from 'node:process';

/** This environment without the variables that begin so: a child process gets no secret that it has no use for. */
export const envWithout = (...prefixes: readonly string[]): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !prefixes.some((prefix) => name.startsWith(prefix)),
    ),
  );
