// The worker as a file of its own: a blob would need a hole in the Content-Security-Policy.
// oxlint-disable-next-line import/default -- what is imported is the address of the built worker.
import workerUrl from './recording-worker.ts?worker&url';
import type { Integration } from '@sentry/core';
import {
  browserSessionIntegration,
  browserTracingIntegration,
  globalHandlersIntegration,
  replayIntegration,
  type BrowserOptions,
} from '@sentry/react';

import { ownScriptUrl } from '../platform/own-script.ts';
import { isDropped } from './drop-rules.ts';
import { withoutFragments } from './without-fragments.ts';
import { localStorageIntegration } from './local-storage.ts';
import { environment, release, version } from '../platform/release.ts';
import { traceTargets } from './trace-targets.ts';
import { transportThrough, type SendReport } from './transport.ts';

declare global {
  /** Put in by the build, from wrangler.toml. */
  interface ImportMetaEnv {
    readonly SENTRY_DSN: string;
    /** Empty when the path is the one derived from the DSN. */
    readonly TUNNEL_PATH: string;
    /** The tunnel's path, fixed or derived. */
    readonly REPORT_PATH: string;
    /** Where what the page's policy stopped is reported. */
    readonly POLICY_PATH: string;
  }
}

/** Attributes that hold words for people; the SDK masks the first three by itself. */
const wordyAttributes = ['title', 'placeholder', 'aria-label', 'alt', 'label'].concat([
  'aria-description',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
]);

/** What hears of errors that nobody caught; until it is added, the early queue does. */
export const LISTENER = globalHandlersIntegration();

/** Of the usual ones, what is added once its turn has come: see late.ts and visit.ts. */
const added = new Set<string>([LISTENER.name, browserSessionIntegration().name]);

/** See visit.ts, which starts its spans under their route's name. */
export const tracing = (): Integration =>
  browserTracingIntegration({
    instrumentPageLoad: false,
    instrumentNavigation: false,
    // The app's own files, the same for everybody: their spans took most of the task that makes a page load's transaction.
    ignoreResourceSpans: ['resource.script', 'resource.link', 'resource.css'],
    // Measured taps would arrive as spans outside any transaction.
    enableInp: false,
  });

/** The recording, without words and pictures. */
export const replay = (): Integration =>
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
 * The set-up of the SDK: docs/spec.md names the source and the test of every value. What is not here
 * is the SDK's default, and the replay's timings are meant to be. What takes its time to start (tracing, the
 * recording) and the listener are added one by one: see late.ts.
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
    traceLifecycle: 'static',
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
