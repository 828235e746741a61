import {
  getCurrentScope,
  startSession,
  timestampInSeconds,
  type Client,
  type StartSpanOptions,
} from '@sentry/core';
import {
  browserSessionIntegration,
  startBrowserTracingNavigationSpan,
  startBrowserTracingPageLoadSpan,
} from '@sentry/react';

import { afterPaint } from '../platform/scheduling.ts';
import type { CountedVisit } from './early-queue.ts';
import { routeName, type Routes } from './route-name.ts';

function describe(kind: string, pathname: string, routes?: Routes): StartSpanOptions {
  const [name, source] = routeName(pathname, routes);
  return {
    name,
    attributes: {
      'sentry.segment.name.source': source,
      'sentry.origin': `auto.${kind}.react.reactrouter`,
    },
  };
}

/** The page load and the session of the SDK's own, or what was reported of them already, to go on with. */
function goOn(client: Client, routes: Routes | undefined, counted: CountedVisit | undefined): void {
  if (counted === undefined) {
    client.addIntegration(browserSessionIntegration());
    const { pathname } = window.location;
    startBrowserTracingPageLoadSpan(client, describe('pageload', pathname, routes));
    return;
  }
  const { traceId, sessionId: sid, startedAt: started } = counted;
  startSession({ ignoreDuration: true, init: false, sid, started });
  getCurrentScope().setPropagationContext({ traceId, sampleRand: Math.random() });
}

/**
 * Reports the visit: its session, the page load and every later navigation under its route's pattern (`/project/:id`),
 * from the start of the navigation, whatever the language of its address. The SDK's own router instrumentation says
 * the same and adds 4.6 kB to the chunk, for ways of routing this app does not use. If the start failed there are no
 * routes, and the page load has the name of its path.
 */
export function traceVisit(
  client: Client,
  routes: Routes | undefined,
  counted: CountedVisit | undefined,
): void {
  let path = window.location.pathname;
  goOn(client, routes, counted);
  routes?.subscribe(({ location }) => {
    if (location.pathname === path) return;
    path = location.pathname;
    const { href: url } = new URL(`${path}${location.search}`, window.location.origin);
    const span = { ...describe('navigation', path, routes), startTime: timestampInSeconds() };
    getCurrentScope().setTransactionName(span.name);
    // It ends the page load, whose hundred spans are a long task; the new screen is painted first.
    afterPaint(() => startBrowserTracingNavigationSpan(client, span, { url }));
  });
}
