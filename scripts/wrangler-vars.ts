import { readFileSync } from 'node:fs';
import process from 'node:process';

import { parse, type TomlTable } from 'smol-toml';

/** Variables of one environment of wrangler.toml, the only configuration file. */
export type WranglerVars = Readonly<Record<string, string>>;

/** An operator's mistake in wrangler.toml or in an option; the message names the place. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/** Result of `read`; after a `SettingsError` it prints the message without a stack and ends the process. */
export function settingsOr<Read>(read: () => Read, exitCode: number): Read {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    console.error(error.message);
    return process.exit(exitCode);
  }
}

/**
 * Variables of the environment in `CLOUDFLARE_ENV`, like wrangler, else of the top level. Throws a
 * `SettingsError` if the file is not TOML, the environment is missing, or a variable is not a
 * string.
 */
export function wranglerVars(
  file: string,
  environment = process.env['CLOUDFLARE_ENV'],
): WranglerVars {
  const vars = tableOf(settings(file, environment), 'vars');
  if (vars === undefined) {
    const of = environment ? `environment ${environment} of ${file}` : file;
    throw new SettingsError(
      `The ${of} has no [vars]: an environment inherits none, so all of them stand there.`,
    );
  }
  for (const [name, value] of Object.entries(vars)) {
    if (typeof value !== 'string') {
      throw new SettingsError(
        `${name} in ${file} must be text in quotes, such as ${name} = ${JSON.stringify(JSON.stringify(value))}.`,
      );
    }
  }
  return vars as WranglerVars;
}

/** True if the environment binds durable objects of this name; environments inherit no bindings. */
export function bindsObjects(
  file: string,
  name: string,
  environment = process.env['CLOUDFLARE_ENV'],
): boolean {
  const { durable_objects: objects } = settings(file, environment);
  const bindings: unknown = Object(objects).bindings;
  return Array.isArray(bindings) && bindings.some((each) => Object(each).name === name);
}

function settings(file: string, environment: string | undefined): TomlTable {
  const toml = readToml(file);
  if (!environment) return toml;
  const environments = tableOf(toml, 'env') ?? {};
  const found = tableOf(environments, environment);
  if (found !== undefined) return found;
  const names = Object.keys(environments);
  const has = names.length === 0 ? 'It has none.' : `It has ${names.join(', ')}.`;
  throw new SettingsError(`${file} has no environment “${environment}” ([env.…]). ${has}`);
}

function readToml(file: string): TomlTable {
  try {
    return parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const [first = ''] = (error as Error).message.split('\n');
    const { line } = error as { readonly line?: number };
    const where = line === undefined ? file : `${file}, line ${line}`;
    throw new SettingsError(`${where} cannot be read: ${first}.`, { cause: error });
  }
}

function tableOf(of: TomlTable, name: string): TomlTable | undefined {
  const found = Object.hasOwn(of, name) ? of[name] : undefined;
  return typeof found === 'object' ? (found as TomlTable) : undefined;
}
