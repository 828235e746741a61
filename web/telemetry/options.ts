// The worker is a file: a blob would need a hole in the Content-Security-Policy.
// oxlint-disable-next-line import/default -- the import is the address of the built worker.
import workerUrl from './recording-worker.ts?worker&url';
import { setSkipNormalizationHint, type Integration } from '@sentry/core';
import {
  browserApiErrorsIntegration,
  browserSessionIntegration,
  browserTracingIntegration,
  globalHandlersIntegration,
  replayIntegration,
  type BrowserOptions,
} from '@sentry/react';

import { ownScriptUrl } from '../platform/own-script.ts';
import { isDropped } from './drop-rules.ts';
import { withoutFragments } from './without-fragments.ts';
import { environment, release, version } from '../platform/release.ts';
import { snapshotAttributes } from './span-items.ts';
import { snapshot } from './storage-snapshot.ts';
import { transportThrough, type SendReport } from './transport.ts';

declare global {
  /** Values from wrangler.toml, which the build inserts. */
  interface ImportMetaEnv {
    readonly SENTRY_DSN: string;
    /** Empty when the path is the one derived from the DSN. */
    readonly TUNNEL_PATH: string;
    /** The tunnel's path, fixed or derived. */
    readonly REPORT_PATH: string;
    /** `static`: traces are transactions. `stream`: traces are streamed spans, as SDK 12 will send them. */
    readonly TRACE_LIFECYCLE: 'static' | 'stream';
    /** Path for reports of policy violations. */
    readonly POLICY_PATH: string;
  }
}

/**
 * Where requests carry trace headers: a path of this very origin, localhost, a subdomain of the
 * provider. The SDK resolves a request's URL against the page first and matches what the URL parser
 * wrote (and the path alone only for the page's own origin), so these need not fear user info, odd
 * slashes or a host's name in a path: each is anchored from the scheme to the end of the host.
 */
const traceTargets: RegExp[] = [
  /^\//,
  /^https?:\/\/localhost(?::\d+)?\//i,
  /^https:\/\/(?:[a-z\d-]+\.)+sentry\.io(?::\d+)?\//i,
];

const storedTexts = (): Record<string, string> => snapshot(() => window.localStorage);

/** Puts `extra.localStorage` on every event of every kind, replay events too, and attributes on every streamed segment. */
const localStorageIntegration: Integration = {
  name: 'LocalStorage',
  setup: (client) => {
    client.on('processSegmentSpan', (span) => {
      Object.assign((span.attributes ??= {}), snapshotAttributes(storedTexts()));
    });
  },
  processEvent: (event) => {
    const localStorage = storedTexts();
    // The SDK would stop at 1,000 keys, and walk through all strings again.
    setSkipNormalizationHint(localStorage);
    return { ...event, extra: { ...event.extra, localStorage } };
  },
};

/** Attributes that hold words for the user; the SDK masks the first three by itself. */
const wordyAttributes = ['title', 'placeholder', 'aria-label', 'alt', 'label'].concat([
  'aria-description',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
]);

/** Listens for uncaught errors; until it is added, the early queue does. */
export const LISTENER = globalHandlersIntegration();

/**
 * Reports errors of timers and listeners with the name of their API. After each the listener ignores all reports of the
 * same task, so it is added once the early queue is empty.
 */
export const WRAPPER = browserApiErrorsIntegration();

/** Default integrations that are added later: see late.ts and visit.ts. */
const added = new Set<string>([LISTENER.name, WRAPPER.name, browserSessionIntegration().name]);

/** `visit.ts` starts its spans under their route's name. */
export const tracing = (): Integration =>
  browserTracingIntegration({
    instrumentPageLoad: false,
    instrumentNavigation: false,
    // The app's own files, the same for every user: their spans took most of the task that makes a page load's trace.
    ignoreResourceSpans: ['resource.script', 'resource.link', 'resource.css'],
    // Measured taps would arrive as spans outside any transaction.
    webVitals: { ignore: ['inp'] },
  });

/** The recording, without words and pictures. */
export const replayOptions = (): Integration =>
  replayIntegration({
    workerUrl: ownScriptUrl(workerUrl),
    maskAllText: true,
    maskAllInputs: true,
    blockAllMedia: true,
    maskAttributes: wordyAttributes,
    beforeAddRecordingEvent: (event) =>
      'payload' in event.data &&
      'category' in event.data.payload &&
      event.data.payload.category === 'console'
        ? null
        : withoutFragments(event),
  });

/**
 * The SDK's options: docs/spec.md names the source and the test of every value. Others are the SDK's defaults, the
 * replay's timings on purpose. `late.ts` adds tracing, the recording and the listener one by one, since they are slow to
 * start.
 */
export function telemetryOptions(send: SendReport): BrowserOptions {
  const { SENTRY_DSN: dsn, TUNNEL_PATH: path } = import.meta.env;
  return {
    dsn,
    tunnel: path === '' ? true : { path },
    transport: transportThrough(send),
    release,
    environment,
    initialScope: { tags: { version } },
    tracesSampleRate: 1,
    traceLifecycle: import.meta.env.TRACE_LIFECYCLE,
    tracePropagationTargets: traceTargets,
    replaysSessionSampleRate: 0.1,
    replaysOnErrorSampleRate: 1,
    dataCollection: {
      userInfo: true,
      cookies: true,
      httpHeaders: { request: true, response: true },
      httpBodies: ['incomingRequest', 'outgoingRequest', 'incomingResponse', 'outgoingResponse'],
      urlQueryParams: true,
      graphQL: { document: true, variables: true },
      genAI: { inputs: true, outputs: true },
      mcp: { inputs: true, outputs: true },
      databaseQueryData: true,
      queues: true,
      stackFrameVariables: true,
      frameContextLines: 5,
    },
    integrations: (usual) => [
      ...usual.filter(({ name }) => !added.has(name)),
      localStorageIntegration,
    ],
    beforeBreadcrumb: (breadcrumb) => (breadcrumb.category === 'console' ? null : breadcrumb),
    beforeSend: (event, hint) => (isDropped(event, hint.originalException) ? null : event),
  };
}
