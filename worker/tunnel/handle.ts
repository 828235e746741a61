import type { Destination } from '../config.ts';
import { ADDRESS_WINDOW_S, takeLease, useLease } from './address-limit.ts';
import { admitOrigin, corsHeaders, preflight } from './admit-origin.ts';
import { categoryOf, INTERNAL } from './categories.ts';
import { reportDrops } from './client-reports.ts';
import { type Call, type Notes, siteOf } from './call.ts';
import { decodeHead } from './decode-head.ts';
import { destinationOfAuth, destinationOfDsn } from './find-destination.ts';
import { forward } from './forward.ts';
import { note } from './journal.ts';
import { askLimits, knownLimits } from './limit-memory.ts';
import { limitedUntil, limitHeaders, type Limits } from './rate-limits.ts';
import { type Body, readBody } from './read-body.ts';
import { type Envelope, type Item, malformed, readEnvelope } from './read-envelope.ts';
import { Refusal } from './refusal.ts';

const SECURITY_REPORT: Envelope = {
  dsn: undefined,
  items: [{ type: 'raw_security', quantity: 1 }],
  complete: true,
};

/** Answers whatever is asked of one of the tunnel's paths. */
export async function handleTunnel(call: Call): Promise<Response> {
  const notes: Notes = { kind: call.kind, started: Date.now() };
  let cors: Readonly<Record<string, string>> = {};
  let response: Response;
  try {
    admitMethod(call.request);
    const origin = admitOrigin(
      call.request.headers,
      siteOf(call.request),
      call.config.allowedOrigins,
    );
    if (origin !== undefined) cors = corsHeaders(origin);
    response = call.request.method === 'OPTIONS' ? preflight() : await passOn(call, notes);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const outcome = error.status === 429 ? 'limited' : 'refused';
    note(call.env, { ...notes, status: error.status, why: error.message }, outcome);
    response = error.toResponse();
  }
  for (const [name, value] of Object.entries(cors)) response.headers.set(name, value);
  return response;
}

function admitMethod(request: Request): void {
  if (request.method === 'POST' || request.method === 'OPTIONS') return;
  throw new Refusal(405, 'Envelopes are posted here.', { Allow: 'POST, OPTIONS' });
}

async function passOn(call: Call, notes: Notes): Promise<Response> {
  const body = await readBody(call.request, call.config.maxEnvelopeBytes);
  try {
    const encoding = call.request.headers.get('Content-Encoding');
    const envelope = encoding === null ? readPlain(call, body) : await decode(call, body, encoding);
    const destination = findDestination(call, envelope.dsn);
    notes.project = destination.projectId;
    notes.items = [...new Set(envelope.items.map(({ type }) => type))];
    if (body.length !== undefined) notes.bytes = body.length;
    const address = call.request.headers.get('CF-Connecting-IP');
    if (address !== null && !useLease(address)) {
      await admitAddress(call, address, destination, envelope.items);
    }
    const limits = knownLimits(destination, call) ?? (await askLimits(destination, call));
    if (limits.size > 0) stopLimited(call, destination, envelope, limits);
    return forward(call, notes, { destination, body, items: envelope.items });
  } catch (error) {
    void body.rest?.cancel().catch(() => undefined);
    body.release(body.rest === undefined ? body.head.buffer : undefined);
    throw error;
  }
}

function readPlain({ kind }: Call, body: Body): Envelope {
  return kind === 'security' ? SECURITY_REPORT : readEnvelope(body.head, body.length);
}

async function decode({ kind }: Call, body: Body, encoding: string): Promise<Envelope> {
  if (kind === 'security') return SECURITY_REPORT;
  const { head, whole } = await decodeHead(body.head, encoding);
  return readEnvelope(head, whole && body.rest === undefined ? head.length : undefined);
}

function findDestination(call: Call, dsn: string | undefined): Destination {
  const { config, request, projectId } = call;
  const named = dsn === undefined ? undefined : destinationOfDsn(config, dsn);
  if (projectId === undefined) return named ?? missing();
  const authorized = destinationOfAuth(config, request, projectId) ?? named;
  if (authorized === undefined) throw new Refusal(403, 'There is no key of a project.');
  if (authorized.projectId !== projectId || (named !== undefined && named !== authorized)) {
    throw new Refusal(403, 'The DSN is of another project.');
  }
  return authorized;
}

function missing(): never {
  throw malformed('its first line names no dsn');
}

async function admitAddress(
  call: Call,
  address: string,
  destination: Destination,
  items: readonly Item[],
): Promise<void> {
  const { ADDRESS_LIMIT: limit } = call.env;
  if (limit === undefined || (await takeLease(limit, address))) return;
  reportDrops(destination, items, 'ratelimit_backoff', call);
  throw new Refusal(429, 'Too many envelopes from this address.', {
    'Retry-After': String(ADDRESS_WINDOW_S),
    'X-Sentry-Rate-Limits': `${ADDRESS_WINDOW_S}::key:address`,
  });
}

/** Stops an envelope of nothing but limited items, before the collector hears of it. */
function stopLimited(
  call: Call,
  destination: Destination,
  { items, complete }: Envelope,
  limits: Limits,
): void {
  if (items.length === 0 || !complete) return;
  const now = Date.now();
  const categories = items.map(categoryOf);
  const passes = categories.some(
    (category) => category === INTERNAL || limitedUntil(limits, category, now) === 0,
  );
  if (passes) return;
  reportDrops(destination, items, 'ratelimit_backoff', call);
  const headers = limitHeaders(limits, categories, now);
  throw new Refusal(429, 'The collector takes no more of these for now.', headers);
}
