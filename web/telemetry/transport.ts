import type { Envelope } from '@sentry/core';
import { makeFetchTransport } from '@sentry/react';

import type { keepReport } from '../privacy/recent-reports.ts';
import { isReportingOn } from '../privacy/reporting-switch.ts';
import { scrubEnvelope } from './scrub.ts';

/** Where a copy of what was sent goes. */
export type KeepReport = typeof keepReport;

// Taken before the SDK puts its own around it.
const nativeFetch = window.fetch.bind(window);

/**
 * The SDK's own transport around the page's switch: it sends nothing once reporting is off, whatever the SDK still
 * holds, and keeps a copy of the rest. What leaves has no fragment of any address; of a recording, which is compressed
 * before, `scrub-messages.ts` sees to it.
 */
export function transportKeeping(keep: KeepReport): typeof makeFetchTransport {
  const reportingFetch: typeof fetch = async (input, request) => {
    if (!isReportingOn()) return new Response(null, { status: 200 });
    const response = await nativeFetch(input, request);
    const body = request?.body;
    if (typeof body === 'string' || body instanceof Uint8Array) void keep(body, response.status);
    return response;
  };
  return (options) => {
    const transport = makeFetchTransport(options, reportingFetch);
    return { ...transport, send: (envelope: Envelope) => transport.send(scrubEnvelope(envelope)) };
  };
}
