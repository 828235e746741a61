// Runs in the worker that compresses the recording, before the SDK's own listener: removes fragments from every event,
// since compressed events cannot be changed later.
import { withoutFragments } from './without-fragments.ts';

addEventListener('message', ({ data }: MessageEvent<{ method?: unknown; arg?: unknown }>) => {
  if (data.method !== 'addEvent' || typeof data.arg !== 'string') return;
  data.arg = JSON.stringify(withoutFragments(JSON.parse(data.arg) as unknown));
});

// The SDK names the time zone in every event. The first look-up takes as long as the rest of the event; in Chromium the
// worker's look-up serves the page too.
Intl.DateTimeFormat();
