import { getTunnelPath } from '@sentry/core';

/**
 * Path for reports on the content security policy. It is derived from the DSN like the tunnel's and contains no key,
 * because ad blockers list `?sentry_key=`. `undefined` for a text that is no DSN. The page's build and the Worker use it.
 */
export function reportPath(dsn: string): string | undefined {
  return getTunnelPath(dsn.replace(/\/(\d+\/?)$/, '/reports/$1'));
}
