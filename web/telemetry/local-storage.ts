import { setSkipNormalizationHint } from '@sentry/core';
import type { Integration } from '@sentry/core';

import { snapshot } from './storage-snapshot.ts';

/** Puts `extra.localStorage` on every event of every kind. Replays' events pass here too. */
export const localStorageIntegration: Integration = {
  name: 'LocalStorage',
  processEvent: (event) => {
    const localStorage = snapshot(() => window.localStorage);
    // The SDK would stop at 1,000 keys, and walk through all strings again.
    setSkipNormalizationHint(localStorage);
    return { ...event, extra: { ...event.extra, localStorage } };
  },
};
