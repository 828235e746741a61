import type { Destination } from '../config.ts';

/** A plain envelope, or a browser's own report on a broken security policy. */
export type Kind = 'envelope' | 'security';

/** What of the client's request the collector is told; nothing else of it leaves. */
const PASSED_ON = [
  'User-Agent',
  'Sec-CH-UA',
  'Sec-CH-UA-Mobile',
  'Sec-CH-UA-Model',
  'Sec-CH-UA-Platform',
  'Sec-CH-UA-Platform-Version',
  'Origin',
  'Referer',
  'Content-Encoding',
] as const;

/** The headers the collector gets: a fixed list, the client's address, and no cookie or authorization. */
export function collectorHeaders(client: Headers, kind: Kind): Record<string, string> {
  const headers: Record<string, string> = { 'Content-Type': contentType(client, kind) };
  const address = client.get('CF-Connecting-IP');
  if (address !== null) {
    // Relay reads the first, other servers one of the others.
    headers['X-Sentry-Forwarded-For'] = address;
    headers['X-Forwarded-For'] = address;
    headers['X-Real-IP'] = address;
  }
  for (const name of PASSED_ON) {
    const value = client.get(name);
    if (value !== null) headers[name] = value;
  }
  return headers;
}

/** Where the collector takes it. A security report may say which release and environment it is about. */
export function collectorUrl(destination: Destination, kind: Kind, asked: string): string {
  if (kind === 'envelope') return destination.envelopeUrl;
  const { searchParams } = new URL(asked);
  const extra = ['sentry_release', 'sentry_environment'].map((name) => {
    const value = searchParams.get(name);
    return value === null ? '' : `&${name}=${encodeURIComponent(value)}`;
  });
  return destination.securityUrl + extra.join('');
}

// Browsers send envelopes as text/plain to stay a simple request; a report's type tells the collector its format.
function contentType(client: Headers, kind: Kind): string {
  if (kind === 'envelope') return 'application/x-sentry-envelope';
  return client.get('Content-Type') ?? 'application/json';
}
