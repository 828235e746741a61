/**
 * A thread of the build: renders every page in one language and posts them. Each language needs a thread of its own, since
 * screens take their words once, when they are loaded.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { loadLanguage } from '../web/language/load-language.ts';

if ((await loadLanguage(String(workerData))) !== workerData) {
  throw new Error(`there are no words in ${String(workerData)}`);
}
const { renderPages } = await import('../web/export/render.tsx');
parentPort?.postMessage(await renderPages());
