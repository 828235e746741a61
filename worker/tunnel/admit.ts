import { type Config, ConfigError, type Destination, projectKey } from '../config.ts';
import { parseDsn } from '../dsn.ts';
import { categoriesOf, type CountedItem, maxBytesOf, typesOf } from '../envelope/categories.ts';
import { decodeHead, plainEncoding } from '../envelope/decompress-head.ts';
import { ItemSizeCheck } from '../envelope/item-size-check.ts';
import { coveredUntil, limitHeaders, type Limits } from '../envelope/rate-limits.ts';
import { type Envelope, readEnvelope } from '../envelope/read-envelope.ts';
import { malformed, Refusal, tooLarge } from '../envelope/refusal.ts';
import { ADDRESS_WINDOW_S, holderOf, takeLease, useLease } from './addresses.ts';
import { admitOrigin } from './admit-origin.ts';
import { type Admitted, type Call, siteOf } from './call.ts';
import { reportDrops } from './edge-drops.ts';
import { loadLimits, knownLimits } from './limit-memory.ts';
import { LongBody } from './long-body.ts';
import { Deadline } from './deadline.ts';
import { type ClientBody, discard, readBody } from './read-body.ts';

// Caches and counters near the Worker answer in a few ms; without their answer an envelope is admitted.
const ASK_MS = 300;

/** Checks method and origin. Returns the origin to name in the CORS headers. Throws a `Refusal`. */
export function admitClient({ request, url, config }: Call): string | undefined {
  if (request.method !== 'POST' && request.method !== 'OPTIONS') {
    throw new Refusal(405, 'Envelopes are posted here.', { Allow: 'POST, OPTIONS' });
  }
  return admitOrigin(request.headers, siteOf(url), config.allowedOrigins);
}

/** Reads the beginning of a body, finds its destination and applies the limits. Throws a `Refusal`. */
export async function admitEnvelope(call: Call): Promise<Admitted> {
  const { request, config, notes, timer } = call;
  const body = await readBody(request, config.maxEnvelopeBytes, timer);
  try {
    const deadline = new Deadline(undefined, timer);
    const reading = readHead(call, body);
    const { dsn, items, complete } = reading instanceof Promise ? await reading : reading;
    const destination = findDestination(call, dsn);
    refuseLoop(siteOf(call.url), destination);
    notes.project = destination.projectId;
    const types = typesOf(items);
    notes.items = types;
    if (body.length !== undefined) notes.bytes = body.length;
    const { head, rest } = body;
    const admitted = {
      destination,
      body: rest === undefined ? head : longBody(call, body, rest),
      items,
      types: complete ? types : [],
      deadline,
    };
    const holder = limitedHolder(call);
    if (holder !== undefined && !useLease(holder)) await admitHolder(call, holder, admitted);
    const known = knownLimits(destination, call);
    const limits = known ?? (await deadline.within(loadLimits(destination, call), ASK_MS));
    if (limits !== undefined && limits.size > 0) stopLimited(call, admitted, limits);
    return admitted;
  } catch (error) {
    if (body.rest !== undefined) await discard(body.rest);
    throw error;
  }
}

function longBody(call: Call, body: ClientBody, rest: ReadableStreamBYOBReader): LongBody {
  const { kind, request, config } = call;
  const isPlain = kind === 'envelope' && isUnencoded(request.headers.get('Content-Encoding'));
  const check = isPlain ? new ItemSizeCheck() : undefined;
  return new LongBody(body, rest, config.maxEnvelopeBytes, check);
}

/** Reads the envelope's headers; only those of an encoded body take time. */
function readHead({ kind, request }: Call, body: ClientBody): Envelope | Promise<Envelope> {
  const { head, rest, length } = body;
  if (kind === 'security') return securityReport(rest === undefined ? head.length : Infinity);
  const encoding = request.headers.get('Content-Encoding');
  return isUnencoded(encoding) ? readEnvelope(head, length) : readEncoded(body, encoding ?? '');
}

async function readEncoded({ head, rest }: ClientBody, encoding: string): Promise<Envelope> {
  const decoded = await decodeHead(head, encoding);
  const isWhole = decoded.whole && rest === undefined;
  return readEnvelope(decoded.head, isWhole ? decoded.head.length : undefined);
}

function isUnencoded(encoding: string | null): boolean {
  return encoding === null || plainEncoding(encoding) === 'identity';
}

function securityReport(bytes: number): Envelope {
  const most = maxBytesOf('raw_security');
  if (bytes > most) throw tooLarge('The report', most);
  const item: CountedItem = { type: 'raw_security', count: 1, bytes };
  return { dsn: undefined, items: [item], complete: true };
}

function findDestination(call: Call, dsn: string | undefined): Destination {
  const { config, projectId } = call;
  if (call.destination !== undefined) return call.destination;
  const named = dsn === undefined ? undefined : destinationOfDsn(config, dsn);
  if (projectId === undefined) {
    if (named === undefined) throw malformed('its first line names no dsn');
    return named;
  }
  const authorized = destinationOfAuth(call, projectId) ?? named;
  if (authorized === undefined) throw new Refusal(403, 'There is no key of a project.');
  if (authorized.projectId !== projectId || (named !== undefined && named !== authorized)) {
    throw new Refusal(403, 'The DSN is of another project.');
  }
  return authorized;
}

/** The configured project with a DSN's key and number. Throws a 403 `Refusal` if there is none. */
function destinationOfDsn(config: Config, dsn: string): Destination {
  const parts = parseDsn(dsn);
  return (parts && lookUp(config, parts.publicKey, parts.projectId)) ?? refuse();
}

/**
 * The configured project of an SDK whose DSN host is this site: the path has its number, the query or `X-Sentry-Auth`
 * its key. Returns `undefined` without a key; throws a 403 `Refusal` if the pair is not served.
 */
function destinationOfAuth(
  { config, request, url }: Call,
  projectId: string,
): Destination | undefined {
  const inHeader = /(?:^|[\s,])sentry_key=(\w+)/i.exec(request.headers.get('X-Sentry-Auth') ?? '');
  const key = new URL(url).searchParams.get('sentry_key') ?? inHeader?.[1];
  return key === undefined ? undefined : (lookUp(config, key, projectId) ?? refuse());
}

/** A Worker that is its own collector would post each envelope to itself forever. */
function refuseLoop(site: string, { envelopeUrl }: Destination): void {
  if (!envelopeUrl.startsWith(`${site}/api/`)) return;
  throw new ConfigError(
    `COLLECTOR_HOST must be the collector; envelopes would go to ${site} itself`,
  );
}

function lookUp(config: Config, publicKey: string, projectId: string): Destination | undefined {
  return config.destinations.get(projectKey(publicKey, projectId));
}

function refuse(): never {
  throw new Refusal(403, 'This DSN is not served here.');
}

/** The holder of the client's address; `undefined` if no limit is bound or the address is unknown. */
function limitedHolder({ env, request }: Call): string | undefined {
  const address = env.ADDRESS_LIMIT && request.headers.get('CF-Connecting-IP');
  return address ? holderOf(address) : undefined;
}

/** Gets a new lease for a holder. Throws a 429 `Refusal` if the holder is above its limit. */
async function admitHolder(
  call: Call,
  holder: string,
  { destination, items, deadline }: Admitted,
): Promise<void> {
  const { ADDRESS_LIMIT: limit } = call.env;
  if (limit === undefined) return;
  const may = await deadline.within(takeLease(limit, holder), ASK_MS);
  if (may !== false) return;
  reportDrops(destination, items, 'ratelimit_backoff', call);
  throw new Refusal(429, 'Too many envelopes from this address.', {
    'Retry-After': String(ADDRESS_WINDOW_S),
    'X-Sentry-Rate-Limits': `${ADDRESS_WINDOW_S}::key:address`,
  });
}

/** Stops an envelope if all of its items are limited. The collector is not contacted. */
function stopLimited(call: Call, { destination, items, types }: Admitted, limits: Limits): void {
  const now = Date.now();
  if (types.length === 0 || coveredUntil(limits, types, now) === 0) return;
  reportDrops(destination, items, 'ratelimit_backoff', call);
  const headers = limitHeaders(limits, types.flatMap(categoriesOf), now);
  throw new Refusal(429, 'The collector takes no more of these for now.', headers);
}
