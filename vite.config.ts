import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

import { pageSettings } from './scripts/page-settings.ts';

export default defineConfig({
  root: 'web',
  plugins: [
    react({ jsxImportSource: '#ui' }),
    {
      // A name for the devtools keeps a component in the bundle that nobody uses.
      name: 'unused-components-are-dropped',
      transform: {
        filter: { id: /react-router.dist.production/ },
        handler: (code) => ({
          code: code
            .replaceAll(/^\w+\.displayName = .*;$/gm, '')
            .replaceAll(/= (React\d+\.forwardRef)/g, '= /* @__PURE__ */ $1'),
          map: null,
        }),
      },
    },
  ],
  define: pageSettings(`${import.meta.dirname}/wrangler.toml`),
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    sourcemap: 'hidden',
  },
  worker: {
    // The package calls all of its modules free of effects; the worker's is nothing else.
    plugins: () => [
      {
        name: 'worker-has-effects',
        transform: {
          filter: { id: /replay.+worker-bundler/ },
          handler: () => ({ moduleSideEffects: true }),
        },
      },
    ],
  },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          root: import.meta.dirname,
          setupFiles: [`${import.meta.dirname}/tests/support/property-runs.ts`],
          include: ['tests/unit/**/*.test.ts'],
          isolate: false,
          maxWorkers: '100%',
          sequence: { groupOrder: 0 },
          // Properties search; on a busy machine that takes its time.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'worker',
          root: import.meta.dirname,
          setupFiles: [`${import.meta.dirname}/tests/support/property-runs.ts`],
          include: ['tests/worker/**/*.test.ts'],
          isolate: false,
          // These wait for other processes more than they compute: more at once than there are cores.
          maxWorkers: 4,
          sequence: { groupOrder: 1 },
          // Other processes are started and waited for; on a busy machine that takes its time.
          testTimeout: 180_000,
          expect: { poll: { timeout: 50_000 } },
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
