import './recording-without-fragments.ts';
import '@sentry/replay/worker-bundler';
