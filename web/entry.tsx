import { holdInstallOffer } from './app/install/install-offer.ts';
import { reloadOnMissingChunk } from './app/offline/missing-chunk.ts';
import { nextTask } from './platform/next-task.ts';
import type { Router } from './router.ts';
import { stowSharedFragment } from './app/shell/shared-fragment.ts';
import { whenIdle } from './platform/when-idle.ts';
import { startBackground } from './app/start-background.ts';
import { loadLanguage } from './language/load-language.ts';
import { reactErrorHandlers } from './telemetry/react-errors.ts';
import { startTelemetry } from './telemetry/start.ts';
import './styles.css';

/** The app comes after its language: its modules take their words as they are evaluated. */
async function start(): Promise<Router | undefined> {
  const page = document.documentElement;
  page.lang = await loadLanguage(page.lang);
  const { startApp } = await import('./start.tsx');
  await nextTask();
  return startApp(reactErrorHandlers);
}

stowSharedFragment();
holdInstallOffer();
reloadOnMissingChunk();
const starting = start();
const settling = whenIdle(starting);
startTelemetry(starting, settling);
void startBackground(settling);
