import './scrub-messages.ts';
import '@sentry/replay/worker-bundler';
