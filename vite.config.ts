import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

import { writeModules } from './scripts/messages/generate.ts';
import { pageSettings } from './scripts/page-settings.ts';
import { retryChunks } from './scripts/retry-chunks.ts';

// The build and the tests import the modules of the message files.
writeModules(import.meta.dirname);

const SETUP = ['property-runs', 'plain-spaces'].map(
  (name) => `${import.meta.dirname}/tests/support/${name}.ts`,
);

export default defineConfig({
  root: 'web',
  plugins: [react(), retryChunks()],
  define: pageSettings(`${import.meta.dirname}/wrangler.toml`),
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    sourcemap: 'hidden',
  },
  worker: {
    // The package marks all its modules as free of side effects, but the worker is only side
    // effects.
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
          setupFiles: SETUP,
          include: ['tests/unit/**/*.test.ts'],
          isolate: false,
          maxWorkers: '100%',
          // MB; plans live so briefly that larger young generations collect less.
          execArgv: ['--max-semi-space-size=32'],
          sequence: { groupOrder: 0 },
          // Property tests take long on a busy machine.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'worker',
          root: import.meta.dirname,
          setupFiles: SETUP,
          globalSetup: `${import.meta.dirname}/tests/support/bundle.ts`,
          include: ['tests/worker/**/*.test.ts'],
          isolate: false,
          // These tests wait for other processes more than they compute, so more run than there are
          // cores.
          maxWorkers: 6,
          sequence: { groupOrder: 1 },
          // Other processes have to start first, which takes long on a busy machine.
          testTimeout: 180_000,
          expect: { poll: { timeout: 50_000 } },
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
