// In the worker that compresses the recording, before the SDK's own listener: takes fragments out of every event of it,
// whoever made it, for what is compressed nobody can look into.
import { withoutFragments } from './without-fragments.ts';

addEventListener('message', ({ data }: MessageEvent<{ method?: unknown; arg?: unknown }>) => {
  if (data.method !== 'addEvent' || typeof data.arg !== 'string') return;
  data.arg = JSON.stringify(withoutFragments(JSON.parse(data.arg) as unknown));
});

// The SDK names the time zone in every event. To find it the first time takes a browser as long as the rest of the event;
// Chromium, once asked here, has it for the page too.
Intl.DateTimeFormat();
