import type { Envelope } from '@sentry/core';
import { makeFetchTransport } from '@sentry/react';

import { attempt } from '../platform/attempt.ts';
import { isLeaving } from '../platform/leaving.ts';
import type { sendReport } from './reports/send-report.ts';
import { fitEnvelope } from './fit-envelope.ts';
import { envelopeWithoutFragments } from './without-fragments.ts';

/** The page's own way of sending: behind the user's switch, and with a database for reports that wait. */
export type SendReport = typeof sendReport;

/**
 * The SDK's own transport around the page's way of sending. It removes the fragments of addresses, except in a
 * recording, which is compressed before: `recording-without-fragments.ts` does it there.
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
      send: async (envelope: Envelope) => {
        const clean = envelopeWithoutFragments(envelope);
        // The SDK can write some values that JSON cannot.
        const fitted = attempt(() => fitEnvelope(clean, isLeaving()), [clean]);
        const [first] = await Promise.all(fitted.map((one) => transport.send(one)));
        return first ?? {};
      },
    };
  };
}
