import type { Envelope } from '@sentry/core';
import { makeFetchTransport } from '@sentry/react';

import { isLeaving } from '../platform/leaving.ts';
import type { sendReport } from './reports/send-report.ts';
import { fitLeaving } from './fit-leaving.ts';
import { envelopeWithoutFragments } from './without-fragments.ts';

/** The page's own way of sending, behind the switch and with a place to wait. */
export type SendReport = typeof sendReport;

/**
 * The SDK's own transport around the page's way of sending. What leaves has no fragment of any address; of a
 * recording, which is compressed before, `recording-without-fragments.ts` sees to it.
 */
export function transportThrough(send: SendReport): typeof makeFetchTransport {
  return (options) => {
    const post: typeof fetch = (_, { body, ...how } = {}) => {
      // The SDK's envelopes are text or bytes.
      const report = { url: options.url, headers: { ...options.headers }, body: body as string };
      return send(report, how);
    };
    const transport = makeFetchTransport(options, post);
    return {
      ...transport,
      send: (envelope: Envelope) => {
        const clean = envelopeWithoutFragments(envelope);
        return transport.send(isLeaving() ? fitLeaving(clean) : clean);
      },
    };
  };
}
