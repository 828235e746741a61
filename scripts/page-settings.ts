import { readFileSync } from 'node:fs';

/** A variable of wrangler.toml, the one place of configuration. Throws when it is not there. */
function variable(toml: string, name: string): string {
  const value = new RegExp(`^${name}\\s*=\\s*"([^"]*)"`, 'm').exec(toml)?.[1];
  if (value === undefined) throw new Error(`wrangler.toml has no ${name}`);
  return value;
}

/** The page's own DSN: the first of those the Worker admits. */
export function pageDsn(file: string): string {
  const [dsn = ''] = variable(readFileSync(file, 'utf8'), 'SENTRY_DSN').split(',');
  return dsn.trim();
}

/** What the page is built with, as replacements for Vite's `define`. */
export function pageSettings(file: string): Record<string, string> {
  const toml = readFileSync(file, 'utf8');
  return {
    'import.meta.env.SENTRY_DSN': JSON.stringify(pageDsn(file)),
    'import.meta.env.TUNNEL_PATH': JSON.stringify(variable(toml, 'TUNNEL_PATH')),
    // Switches of the SDK: what this page has none of is left out, its own log too.
    __SENTRY_DEBUG__: 'false',
    __RRWEB_EXCLUDE_IFRAME__: 'true',
    __RRWEB_EXCLUDE_SHADOW_DOM__: 'true',
    // The worker comes as a file, see web/telemetry/options.ts.
    __SENTRY_EXCLUDE_REPLAY_WORKER__: 'true',
  };
}
