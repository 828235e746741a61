// In the worker that compresses the recording, before the SDK's own listener: takes fragments out of every event of it,
// whoever made it, for what is compressed nobody can look into.
import { withoutFragments } from './without-fragments.ts';

addEventListener('message', ({ data }: MessageEvent<{ method?: unknown; arg?: unknown }>) => {
  if (data.method !== 'addEvent' || typeof data.arg !== 'string') return;
  data.arg = JSON.stringify(withoutFragments(JSON.parse(data.arg) as unknown));
});

// Every event names the time zone, which takes a browser as long to find, the first time, as all else of an event.
// Chromium keeps what it has found for the page as well.
Intl.DateTimeFormat();
