import { setSkipNormalizationHint } from '@sentry/core';
import type { Integration } from '@sentry/core';

import { snapshotAttributes } from './span-items.ts';
import { snapshot } from './storage-snapshot.ts';

const storedTexts = (): Record<string, string> => snapshot(() => window.localStorage);

/** Puts `extra.localStorage` on every event of every kind, replay events too, and attributes on every streamed segment. */
export const localStorageIntegration: Integration = {
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
