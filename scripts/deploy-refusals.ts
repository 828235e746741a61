import { type Config, ConfigError, readConfig } from '../worker/config.ts';
import { shardBytes } from '../worker/spool/shard-room.ts';
import { siteUrl } from './page-settings.ts';
import { SettingsError, type WranglerVars } from './wrangler-vars.ts';

export interface DeployState {
  readonly vars: WranglerVars;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** True if wrangler is logged in to an account. */
  readonly loggedIn: boolean;
}

/** Limits of the platform (developers.cloudflare.com/workers/platform/limits, /durable-objects/platform/limits). */
const BODY_BYTES = 100_000_000;
const OBJECT_BYTES = 10_000_000_000;
const FREE_BYTES = 5_000_000_000;
const VAR_BYTES = 5000;
const UPLOAD = ['SENTRY_AUTH_TOKEN', 'SENTRY_ORG', 'SENTRY_PROJECT'];

/** Reasons against a deployment, one sentence each with the remedy; empty if it would work. */
export function deployRefusals({ vars, environment, loggedIn }: DeployState): string[] {
  return [
    ...(loggedIn ? [] : ['No account: run `npx wrangler login`, or set CLOUDFLARE_API_TOKEN.']),
    ...configRefusals(vars),
    ...siteRefusals(vars),
    ...uploadRefusals(environment),
  ];
}

function configRefusals(vars: WranglerVars): string[] {
  try {
    const config = readConfig(vars);
    return [...localRefusals(config), ...platformRefusals(vars, config)];
  } catch (error) {
    if (error instanceof ConfigError) return [`wrangler.toml: ${error.message}.`];
    throw error;
  }
}

function siteRefusals(vars: WranglerVars): string[] {
  try {
    const site = siteUrl(vars);
    if (site === '' || !isLocal(site)) return [];
    return [
      `SITE_URL in wrangler.toml is ${site}, where nobody else opens the app: put in the origin of the site, or leave it empty.`,
    ];
  } catch (error) {
    if (error instanceof SettingsError) return [error.message];
    throw error;
  }
}

function localRefusals({ destinations }: Config): string[] {
  const local = [...destinations.values()].find(({ envelopeUrl }) => isLocal(envelopeUrl));
  if (local === undefined) return [];
  return [
    `SENTRY_DSN and COLLECTOR_HOST in wrangler.toml lead to ${new URL(local.envelopeUrl).host}, which no deployed Worker reaches: put in your own.`,
  ];
}

function platformRefusals(vars: WranglerVars, config: Config): string[] {
  const refusals = Object.keys(vars)
    .filter((name) => Buffer.byteLength(vars[name] ?? '') > VAR_BYTES)
    .map((name) => `${name} in wrangler.toml is over the ${VAR_BYTES} bytes of a variable.`);
  if (config.maxEnvelopeBytes > BODY_BYTES) {
    refusals.push(
      `MAX_ENVELOPE_BYTES in wrangler.toml is over ${BODY_BYTES}: no longer body reaches a Worker (Free and Pro plan).`,
    );
  }
  if (shardBytes(config) > OBJECT_BYTES) {
    refusals.push(
      `SPOOL_MAX_BYTES in wrangler.toml asks one of the spool’s objects to hold ${shardBytes(config)} bytes; the platform gives it ${OBJECT_BYTES}.`,
    );
  }
  return refusals;
}

/** Remarks for the operator about a deployment that works. */
export function deployRemarks(vars: WranglerVars, hasSpool: boolean): string[] {
  const remarks: string[] = [];
  if (siteUrl(vars) === '') {
    remarks.push('No SITE_URL in wrangler.toml: search engines are not told of the languages.');
  }
  if (!hasSpool) {
    remarks.push(
      'No SPOOL is bound in wrangler.toml (an environment inherits no binding): what the collector does not take is lost.',
    );
  } else if (readConfig(vars).spoolMaxBytes > FREE_BYTES) {
    remarks.push(`SPOOL_MAX_BYTES is over the ${FREE_BYTES} bytes of an account on the Free plan.`);
  }
  return remarks;
}

/** True for loopback, private and link-local addresses, and for local host names. */
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
