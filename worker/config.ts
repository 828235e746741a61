import { getTunnelPath } from '@sentry/core';

import { type DsnParts, parseDsn, reportPath } from './dsn.ts';

/** The vars of `wrangler.toml`. Operators write them, so they are `unknown` until `readConfig` has checked them. */
export interface Vars {
  readonly SENTRY_DSN?: unknown;
  readonly COLLECTOR_HOST?: unknown;
  readonly TUNNEL_PATH?: unknown;
  readonly ALLOWED_ORIGINS?: unknown;
  readonly MAX_ENVELOPE_BYTES?: unknown;
  readonly SPOOL_MAX_BYTES?: unknown;
  readonly SPOOL_MAX_AGE_HOURS?: unknown;
  readonly SPOOL_LOCATION?: unknown;
  readonly STATUS_TOKEN?: unknown;
}

/** An admitted DSN with the collector's URLs. */
export interface Destination {
  readonly projectId: string;
  /** `publicKey/projectId`, the name of a project; the host of a DSN has no meaning here. */
  readonly project: string;
  /** The collector's origin; outages belong to it. */
  readonly origin: string;
  readonly envelopeUrl: string;
  readonly securityUrl: string;
}

/** The vars of `wrangler.toml`, checked. */
export interface Config {
  /** By `project`. */
  readonly destinations: ReadonlyMap<string, Destination>;
  readonly tunnelPaths: ReadonlySet<string>;
  /** Paths for reports on the content security policy, each for one DSN. */
  readonly reportPaths: ReadonlyMap<string, Destination>;
  readonly allowedOrigins: ReadonlySet<string>;
  readonly maxEnvelopeBytes: number;
  readonly spoolMaxBytes: number;
  readonly spoolMaxAgeMs: number;
  readonly spoolLocation: SpoolLocation | undefined;
  readonly statusToken: string | undefined;
}

/** Location of the spool's objects: a jurisdiction, or a hint for a region. */
export type SpoolLocation =
  | { readonly jurisdiction: DurableObjectJurisdiction }
  | { readonly hint: DurableObjectLocationHint };

/** Bad values in the vars; the message names each of them. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

const MIB = 1024 * 1024;
const HOUR_MS = 3_600_000;
const OWN_PATHS = ['/api', '/assets', '/en-us', '/health', '/jobs', '/project', '/status', '/zh'];
const JURISDICTIONS: readonly string[] = ['eu', 'us', 'fedramp'];
const HINTS: readonly string[] = 'wnam,enam,sam,weur,eeur,apac,apac-ne,apac-se,oc,afr,me'.split(
  ',',
);
const known = new WeakMap<Vars, Config>();

/** The checked configuration, parsed once an isolate. Throws a `ConfigError` that names every bad value. */
export function readConfig(env: Vars): Config {
  const before = known.get(env);
  if (before !== undefined) return before;
  const config = parseConfig(env);
  known.set(env, config);
  return config;
}

/** A project's name, here and in the spool. */
export function projectKey(publicKey: string, projectId: string): string {
  return `${publicKey}/${projectId}`;
}

function parseConfig(env: Vars): Config {
  const faults: string[] = [];
  const read = <T>(parse: () => T): T | undefined => {
    try {
      return parse();
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      faults.push(error.message);
      return undefined;
    }
  };
  const dsns = read(() => parseDsns(env)) ?? [];
  const collector = read(() => parseCollector(env));
  const tunnelPaths = read(() => parseTunnelPaths(env, dsns));
  const origins = read(() => list(env, 'ALLOWED_ORIGINS').map(parseOrigin));
  const maxEnvelopeBytes = read(() => wholeNumber(env, 'MAX_ENVELOPE_BYTES', 20 * MIB));
  const spoolMaxBytes = read(() => wholeNumber(env, 'SPOOL_MAX_BYTES', 500 * MIB));
  const spoolMaxAgeHours = read(() => hours(env, 'SPOOL_MAX_AGE_HOURS', 24));
  const spoolLocation = read(() => parseLocation(env));
  const statusToken = read(() => text(env, 'STATUS_TOKEN') || undefined);
  if (
    faults.length > 0 ||
    tunnelPaths === undefined ||
    origins === undefined ||
    maxEnvelopeBytes === undefined ||
    spoolMaxBytes === undefined ||
    spoolMaxAgeHours === undefined
  ) {
    throw new ConfigError(faults.join('; '));
  }
  const served = dsns.map(({ written, parts }) => {
    return { written, destination: destination(parts, collector) };
  });
  return {
    destinations: new Map(served.map((each) => [each.destination.project, each.destination])),
    tunnelPaths,
    reportPaths: new Map(served.map((each) => [reportPath(each.written) ?? '', each.destination])),
    allowedOrigins: new Set(origins),
    maxEnvelopeBytes,
    spoolMaxBytes,
    spoolMaxAgeMs: spoolMaxAgeHours * HOUR_MS,
    spoolLocation,
    statusToken,
  };
}

function parseLocation(env: Vars): SpoolLocation | undefined {
  const written = text(env, 'SPOOL_LOCATION');
  if (written === '') return undefined;
  if (JURISDICTIONS.includes(written)) {
    return { jurisdiction: written as DurableObjectJurisdiction };
  }
  if (HINTS.includes(written)) return { hint: written as DurableObjectLocationHint };
  const wanted = `a jurisdiction (${JURISDICTIONS.join(', ')}) or a location (${HINTS.join(', ')})`;
  return bad('SPOOL_LOCATION', wanted, written);
}

interface WrittenDsn {
  readonly written: string;
  readonly parts: DsnParts;
}

function parseDsns(env: Vars): readonly WrittenDsn[] {
  const dsns = list(env, 'SENTRY_DSN').map((written) => {
    const parts = parseDsn(written);
    if (parts === undefined) bad('SENTRY_DSN', 'https://key@host/project', written);
    return { written, parts };
  });
  if (dsns.length === 0) bad('SENTRY_DSN', 'at least one DSN', '');
  return dsns;
}

function destination(dsn: DsnParts, collector: Collector | undefined): Destination {
  const base = collectorBase(dsn, collector);
  const auth = `sentry_version=7&sentry_key=${dsn.publicKey}`;
  const api = `${base}/api/${dsn.projectId}`;
  return {
    projectId: dsn.projectId,
    project: projectKey(dsn.publicKey, dsn.projectId),
    origin: new URL(base).origin,
    envelopeUrl: `${api}/envelope/?${auth}`,
    securityUrl: `${api}/security/?${auth}`,
  };
}

/** `COLLECTOR_HOST`. */
interface Collector {
  /** Undefined if the value is a host alone: then the DSN's protocol applies. */
  readonly protocol: string | undefined;
  readonly host: string;
  /** `''` or a path that starts with a slash. */
  readonly prefix: string;
}

function parseCollector(env: Vars): Collector | undefined {
  const written = text(env, 'COLLECTOR_HOST');
  if (written === '') return undefined;
  const hasProtocol = written.includes('://');
  const url = parseHttpUrl(hasProtocol ? written : `https://${written}`);
  if (url === undefined || url.username + url.password + url.search + url.hash !== '') {
    bad('COLLECTOR_HOST', 'a host, an origin, or an origin with a path prefix', written);
  }
  const prefix = url.pathname.replace(/(?<!\/)\/+$/, '');
  return { protocol: hasProtocol ? url.protocol : undefined, host: url.host, prefix };
}

/** Origin and path prefix, without a slash at the end. A prefix in `COLLECTOR_HOST` replaces the DSN's own. */
function collectorBase(dsn: DsnParts, collector: Collector | undefined): string {
  if (collector === undefined) return `${dsn.protocol}://${dsn.host}${dsn.path}`;
  const { protocol = `${dsn.protocol}:`, host, prefix } = collector;
  return new URL(`${protocol}//${host}`).origin + (prefix === '' ? dsn.path : prefix);
}

function parseTunnelPaths(env: Vars, dsns: readonly WrittenDsn[]): ReadonlySet<string> {
  const fixed = text(env, 'TUNNEL_PATH').replace(/(?<=.)\/$/, '');
  if (fixed === '') {
    const derived = dsns.map(({ written }) => getTunnelPath(written));
    return new Set(derived.filter((path) => path !== undefined));
  }
  const taken = OWN_PATHS.some((own) => fixed === own || fixed.startsWith(`${own}/`));
  if (!/^(?:\/[\w.~-]+)+$/.test(fixed) || taken) {
    bad('TUNNEL_PATH', `a path such as /t, not under ${OWN_PATHS.join(', ')}`, fixed);
  }
  return new Set([fixed]);
}

function parseOrigin(written: string): string {
  const url = parseHttpUrl(written);
  if (url === undefined || url.origin !== written.toLowerCase()) {
    bad('ALLOWED_ORIGINS', 'origins such as https://app.example', written);
  }
  return url.origin;
}

function parseHttpUrl(written: string): URL | undefined {
  const url = URL.parse(written);
  return url !== null && /^https?:$/.test(url.protocol) ? url : undefined;
}

function wholeNumber(env: Vars, name: keyof Vars, fallback: number): number {
  const written = text(env, name);
  if (written === '') return fallback;
  const value = Number(written);
  if (!/^\d+$/.test(written) || value < 1 || !Number.isSafeInteger(value)) {
    bad(name, 'a whole number of bytes, at least 1', written);
  }
  return value;
}

function hours(env: Vars, name: keyof Vars, fallback: number): number {
  const written = text(env, name);
  if (written === '') return fallback;
  const value = Number(written);
  if (!/^\d+(?:\.\d+)?$/.test(written) || value === 0) bad(name, 'a number of hours', written);
  return value;
}

function list(env: Vars, name: keyof Vars): readonly string[] {
  const parts = text(env, name).split(',');
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

function text(env: Vars, name: keyof Vars): string {
  const value = env[name] ?? '';
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') bad(name, 'text', typeof value);
  return value.trim();
}

function bad(name: keyof Vars, wanted: string, written: string): never {
  throw new ConfigError(`${name} must be ${wanted}; it is ${JSON.stringify(written)}`);
}
