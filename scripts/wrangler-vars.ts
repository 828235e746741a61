import { readFileSync } from 'node:fs';
import process from 'node:process';

import { parse, type TomlTable } from 'smol-toml';

/** The vars of one environment of wrangler.toml, the one place of configuration. */
export type Vars = Readonly<Record<string, string>>;

/**
 * The vars that `wrangler` uses: of the environment named by `CLOUDFLARE_ENV`, as wrangler itself reads it, else the
 * top level's. Throws when the file has no such environment or a var is no text.
 */
export function wranglerVars(file: string, environment = process.env['CLOUDFLARE_ENV']): Vars {
  const vars = table(settings(file, environment), 'vars', file);
  for (const [name, value] of Object.entries(vars)) {
    if (typeof value !== 'string') throw new Error(`${name} in ${file} must be text in quotes`);
  }
  return vars as Vars;
}

/** Whether objects of this name are bound in that environment, which inherits none. */
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
  const toml = parse(readFileSync(file, 'utf8'));
  return environment ? table(table(toml, 'env', file), environment, file) : toml;
}

function table(of: TomlTable, name: string, file: string): TomlTable {
  const found = of[name];
  if (found === undefined || typeof found !== 'object') throw new Error(`${file} has no [${name}]`);
  return found as TomlTable;
}
