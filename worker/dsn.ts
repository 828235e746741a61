import { getTunnelPath } from '@sentry/core';

/** A DSN's parts; `path` is `''` or starts with a slash. */
export interface DsnParts {
  readonly protocol: 'http' | 'https';
  readonly publicKey: string;
  readonly host: string;
  readonly path: string;
  readonly projectId: string;
}

// Accepts the same as the SDK's own pattern: a legacy secret after the key, a path before the project.
const DSN =
  /^(https?):\/\/(\w+)(?::\w*)?@(\[[:.\w]+\](?::\d+)?|[\w.-]+(?::\d+)?)((?:\/[^/?#]+)*)\/(\d+)\/?$/;

/** Parses a DSN; `undefined` for any other text. */
export function parseDsn(text: string): DsnParts | undefined {
  const [, protocol, publicKey, host, path, projectId] = DSN.exec(text) ?? [];
  if (publicKey === undefined || host === undefined || path === undefined) return undefined;
  if (projectId === undefined || (protocol !== 'http' && protocol !== 'https')) return undefined;
  return { protocol, publicKey, host, path, projectId };
}

/**
 * Path for reports on the content security policy. It is derived from the DSN like the tunnel's and contains no key,
 * because ad blockers list `?sentry_key=`. `undefined` for a text that is no DSN. The page's build and the Worker use it.
 */
export function reportPath(dsn: string): string | undefined {
  return getTunnelPath(dsn.replace(/\/(\d+\/?)$/, '/reports/$1'));
}
