import { expect, test } from 'vitest';

import { redirectsFile } from '../../../web/export/redirects.ts';
import { matchRoutes } from 'react-router-dom';
import { routes } from '../../../web/routes.tsx';
import { chooseAnswer } from '../../../web/service-worker/choose-answer.ts';

const rules = redirectsFile()
  .trim()
  .split('\n')
  .map((line) => line.split(' '));
const BUILD = { version: '', entry: '', files: [], languages: {}, aside: [] };

/** An address that a rule matches, as the platform matches it. */
const example = (source = ''): string => source.replaceAll(/:\w+/g, 'b7f3');

test('each rule is one line of three words, those without placeholders first', () => {
  for (const rule of rules) expect(rule).toHaveLength(3);
  const dynamic = rules.map(([source = '']) => source.includes(':'));
  expect(dynamic).toEqual(dynamic.toSorted((a, b) => Number(a) - Number(b)));
  expect(rules.length).toBeLessThanOrEqual(100);
});

test('every address rewritten to a shell is a project to the app and the service worker, and no other is', () => {
  for (const [source, to = '', status] of rules) {
    if (status !== '200' || !to.endsWith('/project')) continue;
    const address = example(source);
    const prefix = to.slice(0, -'/project'.length);
    const [match] = matchRoutes(routes, address, prefix) ?? [];
    expect(match?.route.path).toMatch(/^\/project/);
    const asked = { method: 'GET', mode: 'navigate', headers: new Headers() };
    const url = `https://measure.example${address}`;
    expect(chooseAnswer({ ...asked, url }, 'https://measure.example', BUILD)).toEqual({
      kind: 'page',
      path: `${prefix}/project/new`,
      prefix,
    });
  }
  expect(rules.filter(([, to]) => to?.endsWith('/project'))).toHaveLength(9);
});
