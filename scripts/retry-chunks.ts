import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const BEFORE = 'baseModule().catch(handlePreloadError)';
const AFTER =
  'baseModule().catch((error) => retryChunk(baseModule, error)).catch(handlePreloadError)';

/** A Vite plugin: dynamic imports try again before they fail. Throws if Vite's own code has changed. */
export const retryChunks = (): Plugin => ({
  name: 'retry-chunks',
  apply: 'build',
  transform: {
    // The module has no file: Vite makes it.
    filter: { id: /preload-helper\.js$/ },
    handler: (code) => {
      if (!code.includes(BEFORE)) throw new Error('Vite loads chunks in another way now');
      const file = JSON.stringify(resolve('web/platform/retry-chunk.ts'));
      return {
        code: `import { retryChunk } from ${file};\n${code.replace(BEFORE, () => AFTER)}`,
        map: null,
      };
    },
  },
});
