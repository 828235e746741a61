import { describe, expect, test } from 'vitest';
import { appChunk } from '../../../scripts/app-chunk.ts';

/** Who imports whom: the entry imports one, the start another and all it needs, a screen a third and what it shares. */
const importers: Readonly<Record<string, readonly string[]>> = {
  '/web/early.ts': ['/web/entry.tsx'],
  '/web/app/layout.tsx': ['/web/app/start.tsx'],
  '/react.js': ['/web/app/layout.tsx', '/web/home.tsx', '/ring.js'],
  '/ring.js': ['/react.js'],
  '/web/both.ts': ['/web/app/layout.tsx', '/web/early.ts'],
  '/web/list.tsx': ['/web/home.tsx'],
  '/web/language/intl.ts': ['/web/app/layout.tsx', '/web/language/zh/home.ts'],
  '/web/language/en/app.ts': ['/web/app/layout.tsx'],
};
const graph = { getModuleInfo: (id: string) => ({ importers: importers[id] ?? [] }) };

describe('the chunk of every page', () => {
  test.each(['/web/app/layout.tsx', '/react.js', '/web/language/en/app.ts', '/web/own-script.ts'])(
    'takes %s',
    (id) => {
      expect(appChunk(id, graph)).toBe('app');
    },
  );

  test.each([
    ['what the entry needs before the language is known', '/web/early.ts'],
    ['what the start shares with the entry', '/web/both.ts'],
    ['what a language is made with', '/web/language/intl.ts'],
    ['the entry', '/web/entry.tsx'],
    ['the start, which the page asks for by name', '/web/app/start.tsx'],
    ['what only a screen needs', '/web/list.tsx'],
  ])('leaves %s', (_, id) => {
    expect(appChunk(id, graph)).toBeNull();
  });
});
