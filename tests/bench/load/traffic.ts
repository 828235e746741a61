import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { getTunnelPath, parseEnvelope } from '@sentry/core';

/** One request of the mixture, and what is the right answer to it. */
export interface Shot {
  readonly kind: 'page' | 'asset' | 'envelope' | 'hostile';
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer;
  /** Of an envelope only. */
  readonly id?: string;
  readonly wants: '200' | '4xx';
}

export interface Traffic {
  shot(n: number): Shot;
  /** How many items the envelope with this id has. */
  itemsOf(id: string): number;
}

const ENVELOPES = '../shared/envelopes';
const ID = 32;

interface Sample {
  readonly rest: Buffer;
  readonly items: number;
}

/** Those of the real captured envelopes beside the project that the SDK's parser reads; else made ones of like sizes. */
function samples(): Sample[] {
  const names = existsSync(ENVELOPES) ? readdirSync(ENVELOPES) : [];
  const real = names.flatMap((name) => sample(readFileSync(join(ENVELOPES, name))) ?? []);
  if (real.length > 0) return real;
  return [300, 1000, 3000, 20_000, 70_000, 150_000].flatMap((size) => {
    const item = `{"type":"attachment","length":${size}}\n${'x'.repeat(size)}`;
    return sample(Buffer.from(`{}\n${item}`)) ?? [];
  });
}

function sample(body: Buffer): Sample | undefined {
  try {
    return { rest: body.subarray(body.indexOf(10)), items: parseEnvelope(body)[1].length };
  } catch {
    return undefined;
  }
}

function pick<T>(list: readonly T[], n: number, none: T): T {
  return list[n % list.length] ?? none;
}

/** Visitors have many addresses. */
function visitor(n: number): Record<string, string> {
  return {
    'CF-Connecting-IP': `10.${(n >> 8) & 255}.${n & 255}.7`,
    'User-Agent': 'Mozilla/5.0 (Linux; Android 15) bench',
  };
}

function file(kind: 'page' | 'asset', path: string, n: number): Shot {
  return { kind, method: 'GET', path, headers: visitor(n), wants: '200' };
}

/** Whether a status is what a shot wants. */
export function isRight({ wants }: Shot, status: number): boolean {
  return wants === '200' ? status === 200 : status >= 400 && status < 500;
}

/**
 * The mixture of a busy day, the same for the same n: 45 % pages, 35 % assets, 19 % envelopes of real sizes, 1 % hostile.
 * Every envelope has an id of its own that says which sample it is.
 */
export function makeTraffic(site: string, dsn: string, assets: readonly string[]): Traffic {
  const kept = samples();
  const tunnel = getTunnelPath(dsn) ?? '/';
  const pages = ['/', '/jobs', '/jobs/paint-a-room', '/settings', '/privacy', '/project/abc'];
  function envelope(n: number): Shot {
    const which = (n * 7) % kept.length;
    const id = `${which.toString(16).padStart(4, '0')}${n.toString(16).padStart(ID - 4, '0')}`;
    const header = JSON.stringify({ event_id: id, sent_at: new Date().toISOString(), dsn });
    const body = Buffer.concat([Buffer.from(header), kept[which]?.rest ?? Buffer.alloc(0)]);
    const headers = {
      ...visitor(n),
      'Content-Type': 'application/x-sentry-envelope',
      Origin: site,
    };
    return { kind: 'envelope', method: 'POST', path: tunnel, headers, body, id, wants: '200' };
  }

  function hostile(n: number): Shot {
    const other = dsn.replace(/\/\/[^@]+@/, '//00000000000000000000000000000000@');
    const bodies = [
      Buffer.from(`${JSON.stringify({ dsn: other })}\n{"type":"event"}\n{}`),
      Buffer.from('not an envelope'),
      Buffer.alloc(70_000, '{'),
      Buffer.from(`${JSON.stringify({ dsn: [dsn] })}\n`),
    ];
    const body = pick(bodies, n, Buffer.alloc(0));
    return {
      kind: 'hostile',
      method: 'POST',
      path: tunnel,
      headers: visitor(n),
      body,
      wants: '4xx',
    };
  }

  return {
    shot(n) {
      const part = (n * 37) % 100;
      if (part < 1) return hostile(n);
      if (part < 20) return envelope(n);
      if (part < 55) return file('asset', pick(assets, n, '/'), n);
      return file('page', pick(pages, n, '/'), n);
    },
    itemsOf: (id) => kept[Number.parseInt(id.slice(0, 4), 16)]?.items ?? 0,
  };
}
