import './scrub-recording.ts';
import '@sentry/replay/worker-bundler';
