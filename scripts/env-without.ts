import process from 'node:process';

/**
 * The environment without variables with these prefixes, so that a child process gets no unneeded
 * secret.
 */
export const envWithout = (...prefixes: readonly string[]): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !prefixes.some((prefix) => name.startsWith(prefix)),
    ),
  );
