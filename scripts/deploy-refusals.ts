import { ConfigError, readConfig } from '../worker/config.ts';
import type { Vars } from './wrangler-vars.ts';

export interface DeployState {
  readonly vars: Vars;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Whether wrangler knows an account to deploy to. */
  readonly loggedIn: boolean;
}

const UPLOAD = ['SENTRY_AUTH_TOKEN', 'SENTRY_ORG', 'SENTRY_PROJECT'];

/** Why a deployment would not work, a sentence each that says what to do; none when it would. */
export function deployRefusals({ vars, environment, loggedIn }: DeployState): string[] {
  return [
    ...(loggedIn ? [] : ['No account: run `npx wrangler login`, or set CLOUDFLARE_API_TOKEN.']),
    ...configRefusals(vars),
    ...uploadRefusals(environment),
  ];
}

function configRefusals(vars: Vars): string[] {
  try {
    const { destinations } = readConfig(vars);
    const local = [...destinations.values()].filter(({ envelopeUrl }) => isLocal(envelopeUrl));
    if (local.length === 0) return [];
    return [
      `SENTRY_DSN and COLLECTOR_HOST in wrangler.toml lead to ${new URL(local[0]?.envelopeUrl ?? '').host}, which no deployed Worker reaches: put in your own.`,
    ];
  } catch (error) {
    if (error instanceof ConfigError) return [`wrangler.toml: ${error.message}.`];
    throw error;
  }
}

/** Loopback, private and link-local addresses, and names that only a local network knows. */
function isLocal(url: string): boolean {
  const { hostname } = new URL(url);
  return (
    /^(?:localhost|.*\.(?:localhost|local|internal))$/.test(hostname) ||
    /^(?:0|10|127|169\.254|192\.168|172\.(?:1[6-9]|2\d|3[01]))\./.test(hostname) ||
    /^\[(?:::1?|f[cde][\da-f]{2}:.*)\]$/.test(hostname)
  );
}

function uploadRefusals(environment: DeployState['environment']): string[] {
  const missing = UPLOAD.filter((name) => !environment[name]);
  if (missing.length === 0 || missing[0] === UPLOAD[0]) return [];
  return [
    `SENTRY_AUTH_TOKEN is set, but not ${missing.join(' and ')}: source maps need all three.`,
  ];
}
