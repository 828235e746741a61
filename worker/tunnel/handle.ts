import type { Config, Destination } from '../config.ts';
import { admitOrigin, corsHeaders, preflight } from './admit-origin.ts';
import { collectorHeaders, collectorUrl, type Kind } from './collector-request.ts';
import { malformed, readDsn } from './envelope-header.ts';
import { destinationOfAuth, destinationOfDsn } from './find-destination.ts';
import { type Body, readBody } from './read-body.ts';
import { Refusal } from './refusal.ts';
import { send } from './send.ts';

/** Which door a request came through: the tunnel's path, or an SDK's own endpoint for a project. */
export interface Entrance {
  readonly kind: Kind;
  readonly projectId: string | undefined;
}

/** Answers whatever is asked of one of the tunnel's paths. */
export async function handleTunnel(
  request: Request,
  config: Config,
  entrance: Entrance,
): Promise<Response> {
  let cors: Readonly<Record<string, string>> = {};
  let response: Response;
  try {
    admitMethod(request);
    const origin = admitOrigin(request, config.allowedOrigins);
    if (origin !== undefined) cors = corsHeaders(origin);
    response = request.method === 'OPTIONS' ? preflight() : await passOn(request, config, entrance);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    response = error.toResponse();
  }
  for (const [name, value] of Object.entries(cors)) response.headers.set(name, value);
  return response;
}

function admitMethod(request: Request): void {
  if (request.method === 'POST' || request.method === 'OPTIONS') return;
  throw new Refusal(405, 'Envelopes are posted here.', { Allow: 'POST, OPTIONS' });
}

async function passOn(request: Request, config: Config, entrance: Entrance): Promise<Response> {
  const { kind } = entrance;
  const body = await readBody(request, config.maxEnvelopeBytes);
  const destination = findDestination(request, config, entrance, body);
  const url = collectorUrl(destination, kind, new URL(request.url).searchParams);
  const headers = collectorHeaders(request.headers, kind);
  const status = await deliver(() => send(url, headers, body, config.maxEnvelopeBytes));
  return new Response(null, { status });
}

// Any answer outside 200 to 299 makes the SDK drop the event and end the replay, so a failing collector is not its news.
async function deliver(sending: () => Promise<Response>): Promise<number> {
  try {
    const answer = await sending();
    await answer.body?.cancel();
    return answer.status < 500 ? answer.status : 200;
  } catch (error) {
    if (error instanceof Refusal) throw error;
    console.error(`The collector could not be reached: ${String(error)}`);
    return 200;
  }
}

function findDestination(
  request: Request,
  config: Config,
  { kind, projectId }: Entrance,
  body: Body,
): Destination {
  const authorized =
    projectId === undefined ? undefined : destinationOfAuth(config, request, projectId);
  const dsn = kind === 'envelope' ? readDsn(body.head) : undefined;
  if (dsn === undefined) {
    if (authorized !== undefined) return authorized;
    if (projectId !== undefined) throw new Refusal(403, 'There is no key of a project.');
    throw malformed('its first line names no dsn');
  }
  const named = destinationOfDsn(config, dsn);
  const other = projectId !== undefined && named !== (authorized ?? named);
  if (other || (projectId !== undefined && named.projectId !== projectId)) {
    throw new Refusal(403, 'The DSN is of another project.');
  }
  return named;
}
