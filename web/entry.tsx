import { holdInstallOffer } from './app/install/install-offer.ts';
import { reloadOnMissingChunk } from './app/offline/missing-chunk.ts';
import { nextTask } from './platform/next-task.ts';
import type { DataRouter } from 'react-router-dom';
import { stowSharedFragment } from './app/shell/shared-fragment.ts';
import { whenIdle } from './platform/when-idle.ts';
import { startBackground } from './app/start-background.ts';
import { loadLanguage } from './language/load-language.ts';
import { reactErrorHandlers } from './telemetry/react-errors.ts';
import { startTelemetry } from './telemetry/start.ts';
import './styles.css';

/**
 * Loads the language first, because the app's modules read their messages when they are evaluated.
 */
async function start(): Promise<DataRouter | undefined> {
  const page = document.documentElement;
  page.lang = await loadLanguage(page.lang);
  const { startApp } = await import('./start.tsx');
  await nextTask();
  return startApp(reactErrorHandlers);
}

stowSharedFragment();
holdInstallOffer();
reloadOnMissingChunk();
// A hidden page is being replaced by the same page in another language: see head.ts.
if (!document.documentElement.hidden) {
  const starting = start();
  const settling = whenIdle(starting);
  startTelemetry(starting, settling);
  void startBackground(settling);
}
