import { getTunnelPath } from '@sentry/core';

import { reportPath } from '../worker/dsn.ts';
import { SettingsError, wranglerVars, type WranglerVars } from './wrangler-vars.ts';

/** The page's DSN: the first that the Worker admits. Throws a `SettingsError` if wrangler.toml has none. */
export function pageDsn(file: string): string {
  const [dsn = ''] = wranglerVars(file)['SENTRY_DSN']?.split(',') ?? [];
  if (dsn.trim() === '') throw new SettingsError(`${file} has no SENTRY_DSN.`);
  return dsn.trim();
}

/** Configured path of the tunnel; empty if it is derived from the DSN. */
export const pageTunnelPath = (file: string): string => wranglerVars(file)['TUNNEL_PATH'] ?? '';

/**
 * Public origin of the app for search engines, which need absolute addresses; empty if not
 * configured. Throws a `SettingsError` if it is not an origin.
 */
export function siteUrl(vars: WranglerVars): string {
  const written = vars['SITE_URL']?.trim() ?? '';
  const url = URL.parse(written);
  if (written !== '' && (!/^https?:$/.test(url?.protocol ?? '') || url?.origin !== written)) {
    throw new SettingsError(
      `SITE_URL in wrangler.toml must be an origin such as https://app.example, without a slash at its end; it is "${written}".`,
    );
  }
  return written;
}

/** Path of the tunnel on this site. Throws a `SettingsError` if SENTRY_DSN is not a DSN. */
export function tunnelPath(file: string): string {
  const path = pageTunnelPath(file) || getTunnelPath(pageDsn(file));
  if (path === undefined)
    throw new SettingsError(`SENTRY_DSN in ${file} is no DSN, such as https://key@host/1.`);
  return path;
}

/** Trace mode of the page: transactions, or streamed spans as in SDK 12. Throws a `SettingsError`. */
export function traceLifecycle(vars: WranglerVars): 'static' | 'stream' {
  const written = vars['TRACE_LIFECYCLE']?.trim() || 'static';
  if (written === 'static' || written === 'stream') return written;
  throw new SettingsError(
    `TRACE_LIFECYCLE in wrangler.toml must be static or stream; it is "${written}".`,
  );
}

/** Build settings of the page, as replacements for Vite's `define`. */
export function pageSettings(file: string): Record<string, string> {
  const path = pageTunnelPath(file) || getTunnelPath(pageDsn(file));
  return {
    'import.meta.env.SENTRY_DSN': JSON.stringify(pageDsn(file)),
    'import.meta.env.TUNNEL_PATH': JSON.stringify(pageTunnelPath(file)),
    'import.meta.env.REPORT_PATH': JSON.stringify(path),
    'import.meta.env.TRACE_LIFECYCLE': JSON.stringify(traceLifecycle(wranglerVars(file))),
    'import.meta.env.POLICY_PATH': JSON.stringify(reportPath(pageDsn(file))),
    // Build flags of the SDK that remove unused features and its log.
    __SENTRY_DEBUG__: 'false',
    __RRWEB_EXCLUDE_IFRAME__: 'true',
    __RRWEB_EXCLUDE_SHADOW_DOM__: 'true',
    // The worker is a separate file, see web/telemetry/options.ts.
    __SENTRY_EXCLUDE_REPLAY_WORKER__: 'true',
  };
}
