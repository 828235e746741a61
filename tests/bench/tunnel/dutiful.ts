import { collectorHeaders, post } from '../../../worker/envelope/collector-request.ts';
import { ownAnswer } from '../../../worker/own-answer.ts';
import { Deadline } from '../../../worker/tunnel/deadline.ts';
import { readBody } from '../../../worker/tunnel/read-body.ts';

const MOST_BYTES = 20 * 1024 * 1024;

/**
 * Keeps the promises of our tunnel without reading the envelope: time limits for the client and the collector, the
 * client's headers, a connection that is free for the next request, our own answer. Its distance to `held` is the price
 * of these promises; the distance of ours to it is the price of admission and of the spool.
 */
export default {
  async fetch(
    request: Request,
    env: { COLLECTOR_URL: string },
    background: { waitUntil(promise: Promise<unknown>): void },
  ): Promise<Response> {
    // The bench asks until the Worker answers.
    if (request.method !== 'POST') return ownAnswer(null);
    const { head } = await readBody(request, MOST_BYTES);
    const headers = collectorHeaders(request.headers, 'envelope');
    const posting = post(env.COLLECTOR_URL, headers, head);
    background.waitUntil(posting.then((posted) => posted?.ended));
    const posted = await new Deadline().within(posting);
    return ownAnswer(null, posted?.answer.status);
  },
};
