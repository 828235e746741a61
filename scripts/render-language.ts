/**
 * Worker thread of the build: renders every page and the manifest in one language. Each language
 * needs its own thread, because screens read their messages once, on import.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { loadJobNames } from '../web/documents/settings/job-names.ts';
import { language } from '../web/language/language.ts';
import { loadLanguage, withAllWords } from '../web/language/load-language.ts';
import type { Rendered } from '../web/export/render.tsx';

/** Message from the thread of a language. */
export interface RenderedLanguage {
  readonly pages: readonly Rendered[];
  readonly manifest: string;
}

if ((await loadLanguage(String(workerData))) !== workerData) {
  throw new Error(`there are no words in ${String(workerData)}`);
}
await loadJobNames(language());
const [{ renderPages }, { webManifest }] = await withAllWords(() =>
  Promise.all([import('../web/export/render.tsx'), import('../web/export/web-manifest.ts')]),
);
parentPort?.postMessage({
  pages: await renderPages(),
  manifest: webManifest(),
} satisfies RenderedLanguage);
