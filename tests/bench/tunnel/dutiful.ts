import { collectorHeaders, post } from '../../../worker/envelope/collector-request.ts';
import { ownAnswer } from '../../../worker/own-answer.ts';
import { Deadline } from '../../../worker/tunnel/deadline.ts';
import { readBody } from '../../../worker/tunnel/read-body.ts';

const MOST_BYTES = 20 * 1024 * 1024;

/**
 * The least that a tunnel can do that keeps what ours promises without looking into an envelope: it waits neither for
 * a slow phone nor for a slow collector without end, tells the collector who sent it, leaves the connection free for
 * the next, and answers as a page of ours may. What lies between `held` and this is the price of those promises, and
 * between this and ours that of reading.
 */
export default {
  async fetch(
    request: Request,
    env: { COLLECTOR_URL: string },
    background: { waitUntil(promise: Promise<unknown>): void },
  ): Promise<Response> {
    // Asked whether it stands.
    if (request.method !== 'POST') return ownAnswer(null);
    const { head } = await readBody(request, MOST_BYTES);
    const headers = collectorHeaders(request.headers, 'envelope');
    const { answer, ended } = post(env.COLLECTOR_URL, headers, head);
    background.waitUntil(ended);
    const said = await new Deadline().within(answer);
    return ownAnswer(null, said?.status);
  },
};
