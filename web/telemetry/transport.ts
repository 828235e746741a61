import { makeFetchTransport } from '@sentry/react';

import { keepReport } from './recent-reports.ts';
import { isReportingOn } from './reporting-switch.ts';

// Taken before the SDK puts its own around it.
const nativeFetch = window.fetch.bind(window);

/** Sends nothing once reporting is off, whatever the SDK still holds, and keeps a copy of the rest. */
const reportingFetch: typeof fetch = async (input, request) => {
  if (!isReportingOn()) return new Response(null, { status: 200 });
  const response = await nativeFetch(input, request);
  const body = request?.body;
  if (typeof body === 'string' || body instanceof Uint8Array)
    void keepReport(body, response.status);
  return response;
};

/** The SDK's own transport around the page's switch. */
export const makeTransport: typeof makeFetchTransport = (options) =>
  makeFetchTransport(options, reportingFetch);
