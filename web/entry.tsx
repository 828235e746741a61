import type { Router } from './app/router.ts';
import { stowSharedFragment } from './app/shared-fragment.ts';
import { loadLanguage } from './language/language.ts';
import { reactErrorHandlers } from './telemetry/react-errors.ts';
import { startTelemetry } from './telemetry/start.ts';
import './ui/styles.css';

/** The app comes after its language: its modules take their words as they are evaluated. */
async function start(): Promise<Router | undefined> {
  const page = document.documentElement;
  page.lang = await loadLanguage(page.lang);
  const { startApp } = await import('./app/start.tsx');
  return startApp(reactErrorHandlers);
}

stowSharedFragment();
startTelemetry(start());
