/// <reference types="vite/client" />
// A page as its documentation writes it: one bundle, rendered in the browser, with React, its router and the Sentry SDK.
import {
  browserTracingIntegration,
  init,
  reactErrorHandler,
  replayIntegration,
} from '@sentry/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.tsx';

// The settings of web/telemetry/options.ts, as far as they are settings.
const dsn = import.meta.env['SENTRY_DSN'] as string;
// The bench also builds a page that does not start the SDK.
if (dsn !== '') {
  init({
    dsn,
    tunnel: true,
    release: 'diy-mini-web@0.1.5+production',
    environment: 'production',
    initialScope: { tags: { version: '0.1.5' } },
    integrations: [
      browserTracingIntegration(),
      replayIntegration({ maskAllText: true, maskAllInputs: true, blockAllMedia: true }),
    ],
    tracesSampleRate: 1,
    traceLifecycle: 'static',
    tracePropagationTargets: [/^\//, /^https?:\/\/localhost(?::\d+)?\//i],
    replaysSessionSampleRate: 0.1,
    replaysOnErrorSampleRate: 1,
    dataCollection: { userInfo: true, cookies: true, stackFrameVariables: true },
    beforeBreadcrumb: (crumb) => (crumb.category === 'console' ? null : crumb),
    beforeSend: (event) => ({
      ...event,
      extra: { ...event.extra, localStorage: Object.fromEntries(Object.entries(localStorage)) },
    }),
  });
}

const root = document.getElementById('app');
if (root !== null) {
  createRoot(root, {
    onUncaughtError: (error, { componentStack }) =>
      reactErrorHandler()(error, { componentStack: componentStack ?? '' }),
  }).render(
    <StrictMode>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </StrictMode>,
  );
}
