import { holdInstallOffer } from './app/install/install-offer.ts';
import { reloadOnMissingChunk } from './app/offline/missing-chunk.ts';
import { nextTask, whenIdle } from './platform/scheduling.ts';
import type { Navigation } from './app/navigation.ts';
import { hideSharedFragment } from './app/shell/shared-fragment.ts';
import { loadLanguage } from './language/load-language.ts';
import { reactErrorHandlers } from './telemetry/react-errors.ts';
import { startTelemetry } from './telemetry/start.ts';
import './styles.css';

/** Starts the services of the app when it has started and the page is idle. */
async function startAfter(starting: Promise<unknown>, settled: Promise<void>): Promise<void> {
  try {
    await starting;
  } catch {
    // Telemetry reports it.
    return;
  }
  await settled;
  await nextTask();
  const { startServices } = await import('./start.tsx');
  await startServices();
}

/** Loads the language first, because the app's modules read their messages when they are evaluated. */
async function start(): Promise<Navigation | undefined> {
  const page = document.documentElement;
  page.lang = await loadLanguage(page.lang);
  const { startApp } = await import('./start.tsx');
  await nextTask();
  return startApp(reactErrorHandlers);
}

hideSharedFragment();
holdInstallOffer();
reloadOnMissingChunk();
const starting = start();
const settling = whenIdle(starting);
startTelemetry(starting, settling);
void startAfter(starting, settling);
