import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

import { parseEnvelope } from '@sentry/core';

/** Treatment of a request. */
export type Manner =
  | { readonly kind: 'take'; readonly chunked: boolean; readonly afterMs: number }
  /** 429 as a relay answers it: no categories are all; without `named`, by `Retry-After` alone. */
  | {
      readonly kind: 'limit';
      readonly categories: readonly string[];
      readonly seconds: number;
      readonly named: boolean;
    }
  | { readonly kind: 'answer'; readonly status: number; readonly retryAfter?: number }
  /** Resets the connection: once it is made, once the headers are in, a part of the body, or all of it. */
  | { readonly kind: 'cut'; readonly once: 'connected' | 'headers' | 'part' | 'body' }
  /** Reads all and never answers, or reads nothing. */
  | { readonly kind: 'hang' | 'stall' }
  /** The port is closed. */
  | { readonly kind: 'down' };

/** A manner for some time; whoever still hangs at its end is cut off, as by a server that starts again. */
export interface Phase {
  readonly manner: Manner;
  readonly ms: number;
}

/** A phase with its actual times of `performance.now()`; each starts at the end of the one before. */
export interface Spell {
  readonly manner: Manner;
  readonly from: number;
  readonly to: number;
}

/** An envelope that a working collector rejects, and the milliseconds since the start. */
export interface Allergy extends Phase {
  readonly mark: number;
}

/** `taken`: it is the collector's. `maybe`: whoever sent it cannot know. `refused`: not wanted, ever. */
export type Fate = 'taken' | 'maybe' | 'limited' | 'refused' | 'not taken';

export interface Discarded {
  readonly reason: string;
  readonly category: string;
  readonly quantity: number;
}

/** One request, or a connection that was cut before there was one. */
export interface Visit {
  readonly mark: number | undefined;
  readonly path: string;
  readonly body: Buffer;
  fate: Fate;
  /** `performance.now()` of the complete headers, and of the final outcome. */
  readonly began: number;
  ended: number;
}

/** A collector with scripted behaviour and a ledger of the envelopes that it accepted. */
export interface FickleCollector {
  readonly port: number;
  readonly visits: readonly Visit[];
  /** Lives through the phases, then takes everything at once. */
  live(phases: readonly Phase[], allergies?: readonly Allergy[]): Promise<readonly Spell[]>;
  close(): Promise<void>;
}

const HEALTHY: Manner = { kind: 'take', chunked: false, afterMs: 0 };
const MARK = /^chaos\/(\d+)$/;

/** The user agent by which the collector knows an envelope again, whatever is in it. */
export function agentOf(mark: number): string {
  return `chaos/${mark}`;
}

/**
 * Starts a collector on a free port of loopback that takes everything until it `live`s. `categoriesOf` says what an
 * envelope holds, so that a limit covers all of it or a part; `undefined`: this one is never limited.
 */
export async function startFickleCollector(
  categoriesOf: (mark: number) => readonly string[] | undefined,
): Promise<FickleCollector> {
  const visits: Visit[] = [];
  let manner: Manner = HEALTHY;
  let allergies: readonly Allergy[] = [];
  let began = 0;
  const sockets = new Set<Socket>();
  /** Those with a request that has no answer. */
  const open = new Set<Socket>();

  const mannerFor = (mark: number | undefined): Manner => {
    if (manner.kind !== 'take') return manner;
    const age = performance.now() - began;
    return allergies.find((each) => each.mark === mark && age < each.ms)?.manner ?? manner;
  };
  const enter = (visit: Visit): Visit => {
    visits.push(visit);
    return visit;
  };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    const mark = markOf(request);
    const how = mannerFor(mark);
    const visit = enter({
      mark,
      path: request.url ?? '',
      get body() {
        return Buffer.concat(chunks);
      },
      fate: 'not taken',
      began: performance.now(),
      ended: performance.now(),
    });
    const covered = mark === undefined ? undefined : categoriesOf(mark);
    open.add(request.socket);
    response.once('finish', () => open.delete(request.socket));
    request.on('error', () => undefined);
    response.on('error', () => undefined);
    if (how.kind === 'stall') return;
    if (how.kind === 'cut' && how.once !== 'body') return cutEarly(request, how.once);
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.once('end', () => {
      if (request.complete) conclude(how, visit, covered, response);
    });
  });
  server.keepAliveTimeout = 600_000;
  server.requestTimeout = 0;
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => [sockets, open].forEach((each) => each.delete(socket)));
    if (manner.kind !== 'cut' || manner.once !== 'connected') return;
    const now = performance.now();
    const body = Buffer.alloc(0);
    enter({ mark: undefined, path: '', body, fate: 'not taken', began: now, ended: now });
    socket.resetAndDestroy();
  });
  const port = await listen(server, 0);
  const cutAll = (): void => {
    for (const socket of sockets) {
      // An unread answer would be lost with its connection, although the collector gave it.
      if (open.has(socket)) socket.resetAndDestroy();
      else socket.end();
    }
  };
  return {
    port,
    visits,
    async live(phases, allergic = []) {
      began = performance.now();
      allergies = allergic;
      const spells: Spell[] = [];
      let from = began;
      for (const phase of phases) {
        manner = phase.manner;
        if (manner.kind === 'down') {
          server.close();
          cutAll();
        }
        await new Promise((resolve) => setTimeout(resolve, phase.ms));
        if (manner.kind === 'down') await listen(server, port);
        if (manner.kind === 'hang' || manner.kind === 'stall') cutAll();
        const to = performance.now();
        spells.push({ manner, from, to });
        from = to;
      }
      manner = HEALTHY;
      return spells;
    },
    async close() {
      server.close();
      cutAll();
      await once(server, 'close');
    },
  };
}

/** Contents of a client report; `undefined` for any other body. */
export function discardedIn(body: Buffer): readonly Discarded[] | undefined {
  try {
    const items = parseEnvelope(body)[1];
    const reports = items.filter(([{ type }]) => type === 'client_report');
    if (reports.length !== 1 || items.length !== 1) return undefined;
    const told: unknown = Object(reports[0]?.[1]).discarded_events;
    return Array.isArray(told) ? told : undefined;
  } catch {
    return undefined;
  }
}

/** Answers a complete request, or fails to; `covered` are its categories. */
function conclude(
  how: Manner,
  visit: Visit,
  covered: readonly string[] | undefined,
  response: ServerResponse,
): void {
  const end = (fate: Fate): void => {
    visit.fate = fate;
    visit.ended = performance.now();
  };
  // The outcome is open until the answer.
  end('maybe');
  if (how.kind === 'cut') return void response.socket?.resetAndDestroy();
  if (how.kind === 'hang') return;
  if (how.kind === 'answer') {
    response.once('finish', () => end(isFinal(how.status) ? 'refused' : 'not taken'));
    return void response.writeHead(how.status, answerHeaders(how)).end();
  }
  if (how.kind === 'limit' && covered !== undefined && covered.some((each) => limits(how, each))) {
    const whole = covered.every((each) => limits(how, each));
    response.once('finish', () => end(whole ? 'limited' : 'taken'));
    return void response.writeHead(429, limitHeaders(how)).end();
  }
  response.once('finish', () => end('taken'));
  const { chunked, afterMs } = how.kind === 'take' ? how : { chunked: false, afterMs: 0 };
  const answer = (): void => {
    if (chunked) response.write('{');
    response.end(chunked ? '}' : '{}');
  };
  if (afterMs === 0) answer();
  else setTimeout(answer, afterMs);
}

function cutEarly(request: IncomingMessage, when: 'connected' | 'headers' | 'part'): void {
  if (when === 'part') request.once('data', () => request.socket.resetAndDestroy());
  else request.socket.resetAndDestroy();
}

// A redirect leads back here, to a path that receives no envelope directly.
function answerHeaders({
  status,
  retryAfter,
}: Extract<Manner, { kind: 'answer' }>): Record<string, string> {
  if (status < 400) return { Location: '/redirected' };
  return retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) };
}

function isFinal(status: number): boolean {
  return status >= 400 && status < 500 && status !== 408 && status !== 425;
}

type Limit = Extract<Manner, { kind: 'limit' }>;

function limits({ categories, named }: Limit, category: string): boolean {
  return !named || categories.length === 0 || categories.includes(category);
}

function limitHeaders({ categories, seconds, named }: Limit): Record<string, string> {
  const after = { 'Retry-After': String(seconds) };
  if (!named) return after;
  return { ...after, 'X-Sentry-Rate-Limits': `${seconds}:${categories.join(';')}:key` };
}

function markOf({ headers }: IncomingMessage): number | undefined {
  const [, mark] = MARK.exec(headers['user-agent'] ?? '') ?? [];
  return mark === undefined ? undefined : Number(mark);
}

async function listen(server: Server, port: number): Promise<number> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
