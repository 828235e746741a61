import { getTunnelPath } from '@sentry/core';

/**
 * Where this site's pages report what their policy stopped: a path of ours, derived from the DSN as the tunnel's is and
 * naming no key, for ad blockers list `?sentry_key=`. `undefined` for what is no DSN. The page's build and the Worker
 * both ask here.
 */
export function reportPath(dsn: string): string | undefined {
  return getTunnelPath(dsn.replace(/\/(\d+\/?)$/, '/reports/$1'));
}
