import { getTunnelPath } from '@sentry/core';

import { POISONS } from '../../support/poison.ts';
import type { PostOptions } from '../../support/post.ts';
import { recordedEnvelopes } from '../../support/recorded-envelopes.ts';

/** One request of the mixture. */
export interface Shot extends PostOptions {
  readonly kind: 'page' | 'asset' | 'envelope' | 'hostile';
  readonly path: string;
}

/** True if a status is right for a shot. A hostile shot may also be refused with a 4xx status. */
export function isRight({ kind }: Shot, status: number): boolean {
  return status === 200 || (kind === 'hostile' && status >= 400 && status < 500);
}

/** The number of the shot that a user agent is of; `undefined` where it is another's. */
export function shotOf(agent: string | undefined): number | undefined {
  const [, n] = / load\/(\d+)$/.exec(agent ?? '') ?? [];
  return n === undefined ? undefined : Number(n);
}

/**
 * The mixture of a bad day, the same for the same n: 45 % pages, 35 % assets, 15 % recorded envelopes, 5 % hostile. A
 * shot's user agent bears its number, by which the collector knows it again.
 */
export function makeTraffic(
  site: string,
  dsn: string,
  assets: readonly string[],
): (n: number) => Shot {
  const tunnel = getTunnelPath(dsn) ?? '/';
  const pages = ['/', '/jobs', '/jobs/paint-a-room', '/settings', '/privacy', '/project/abc'];
  const recorded = recordedEnvelopes(dsn);
  const other = dsn.replace(/\/\/[^@]+@/, '//00000000000000000000000000000000@');
  const hostile: readonly PostOptions[] = [
    { body: `${JSON.stringify({ dsn: other })}\n{"type":"event"}\n{}` },
    ...Object.values(POISONS).map(({ make }) => make(dsn)),
  ];
  const posted = (kind: 'envelope' | 'hostile', what: PostOptions | undefined, n: number): Shot => {
    const headers = { Origin: site, ...what?.headers, ...visitor(n) };
    return { kind, path: tunnel, ...what, headers };
  };
  return (n) => {
    const part = (n * 37) % 100;
    if (part < 5) return posted('hostile', pick(hostile, n), n);
    if (part < 20) {
      const envelope = pick(recorded, n);
      return posted('envelope', envelope && { body: envelope.bytes, headers: envelope.headers }, n);
    }
    if (part < 55) return file('asset', pick(assets, n) ?? '/', n);
    return file('page', pick(pages, n) ?? '/', n);
  };
}

function file(kind: 'page' | 'asset', path: string, n: number): Shot {
  return { kind, path, method: 'GET', headers: visitor(n) };
}

// Visitors have many addresses.
function visitor(n: number): Record<string, string> {
  return {
    'CF-Connecting-IP': `10.${(n >> 8) & 255}.${n & 255}.7`,
    'User-Agent': `Mozilla/5.0 (Linux; Android 15) load/${n}`,
  };
}

// What comes of n modulo a hundred must not decide which of a list it is.
function pick<T>(list: readonly T[], n: number): T | undefined {
  return list[Math.floor(n / 100 + n) % list.length];
}
