import { SourceMap, type SourceMapPayload } from 'node:module';
import { runInNewContext } from 'node:vm';

import { createStackParser } from '@sentry/core';
import { defaultStackLineParsers } from '@sentry/react';
import { describe, expect, test } from 'vitest';

import { debugIdOf, withDebugId } from '../../../scripts/debug-ids.ts';

const id = '0a1b2c3d-0a1b-4c3d-aa1b-0a1b2c3d4e5f';
// `second` is at line 1, column 0 of the source.
const map = { version: 3, sources: ['a.ts'], names: [], mappings: 'AACA' };

const worker = '11111111-1111-4111-a111-111111111111';

/** The files whose ids a script registers, by stacks that the SDK reads. */
function registered(code: string, location: string): unknown {
  const self: Record<string, Record<string, string>> = {};
  // Code run here is not a module.
  const script = code.replaceAll('import.meta.url', '"https://a.example/assets/app-y.js"');
  runInNewContext(script, { location, URL, second: () => undefined, self });
  const parse = createStackParser(...defaultStackLineParsers);
  return Object.fromEntries(
    Object.entries(self['_sentryDebugIds'] ?? {}).map(([stack, its]) => [
      parse(stack).at(-1)?.filename,
      its,
    ]),
  );
}

describe('a script with its debug id', () => {
  const { code, map: moved } = withDebugId(
    { code: 'second();\n', map },
    id,
    'module',
    new Map([['worker-x.js', worker]]),
  );

  test('names it at the place that upload tools read, as does the map', () => {
    expect(code).toMatch(new RegExp(`\\n//# debugId=${id}\\n$`));
    expect(moved).toMatchObject({ debug_id: id, debugId: id });
  });

  test('is mapped a line further down', () => {
    const found = new SourceMap(moved as unknown as SourceMapPayload).findEntry(1, 0);
    expect(found).toMatchObject({ originalSource: 'a.ts', originalLine: 1 });
    expect(code.split('\n')[1]).toBe('second();');
  });

  test('keeps the compiler’s comment at the top', () => {
    const hint = '//# allFunctionsCalledOnLoad\n';
    const hinted = withDebugId(
      { code: `${hint}second();\n`, map: { ...map, mappings: ';AACA' } },
      id,
      'module',
      new Map(),
    );
    expect(hinted.code.startsWith(hint)).toBe(true);
    const found = new SourceMap(hinted.map as unknown as SourceMapPayload).findEntry(2, 0);
    expect(found).toMatchObject({ originalSource: 'a.ts', originalLine: 1 });
    expect(hinted.code.split('\n')[2]).toBe('second();');
  });

  test('registers itself and its worker', () => {
    expect(registered(code, 'https://a.example/jobs')).toEqual({
      'https://a.example/assets/app-y.js': id,
      'https://a.example/assets/worker-x.js': worker,
    });
  });

  test('registers itself in a worker, which may be no module', () => {
    const own = withDebugId({ code: 'second();\n', map }, worker, 'worker', new Map());
    expect(own.code).not.toContain('import.meta');
    expect(registered(own.code, 'https://a.example/assets/worker-x.js')).toEqual({
      'https://a.example/assets/worker-x.js': worker,
    });
  });
});

test('the same script has the same id, another has another, in the form of a UUID', () => {
  expect(debugIdOf('a')).toBe(debugIdOf('a'));
  expect(debugIdOf('a')).not.toBe(debugIdOf('b'));
  expect(debugIdOf('a')).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/);
});
