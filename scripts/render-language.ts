/** A thread of the build: posts every page in one language. Each has its own, since screens take their words once, as they are loaded. */
import { parentPort, workerData } from 'node:worker_threads';
import { loadLanguage } from '../web/language/load-language.ts';

if ((await loadLanguage(String(workerData))) !== workerData) {
  throw new Error(`there are no words in ${String(workerData)}`);
}
const { renderPages } = await import('../web/export/render.tsx');
parentPort?.postMessage(await renderPages());
