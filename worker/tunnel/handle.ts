import { Refusal } from '../envelope/refusal.ts';
import { admitClient, admitEnvelope } from './admit.ts';
import { corsHeaders, preflight } from './admit-origin.ts';
import { answer, refuse } from './answer.ts';
import type { Call } from './call.ts';
import { deliver } from './deliver.ts';
import { deliverLong } from './deliver-long.ts';

/** Answers whatever is asked of one of the tunnel's paths. */
export async function handleTunnel(given: Omit<Call, 'notes'>): Promise<Response> {
  const call: Call = { ...given, notes: { kind: given.kind, started: Date.now() } };
  let origin: string | undefined;
  let response: Response;
  try {
    origin = admitClient(call);
    response = call.request.method === 'OPTIONS' ? preflight() : await passOn(call);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    response = refuse(call, error);
  }
  if (origin === undefined) return response;
  for (const [name, value] of Object.entries(corsHeaders(origin)))
    response.headers.set(name, value);
  return response;
}

async function passOn(call: Call): Promise<Response> {
  const admitted = await admitEnvelope(call);
  const { rest } = admitted.body;
  const delivered =
    rest === undefined ? deliver(call, admitted) : deliverLong(call, admitted, rest);
  return answer(call, await delivered);
}
