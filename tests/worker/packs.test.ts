// Packs hold the files that the site serves, so a page that the service worker stored is the same as from the network.
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sample } from '../support/long.ts';
import { serveBuilt, type Runtime } from '../support/runtime.ts';
import type { OfflinePack } from '../../web/service-worker/pack.ts';

const packs = readdirSync('dist/offline').map((name) => ({
  name,
  pack: JSON.parse(readFileSync(`dist/offline/${name}`, 'utf8')) as OfflinePack,
}));

let runtime: Runtime;
beforeAll(async () => {
  runtime = await serveBuilt();
});
afterAll(() => runtime.stop());

for (const { name, pack } of packs) {
  test(`${name} has each file as the site serves it`, async () => {
    expect(pack.files.length).toBeGreaterThan(20);
    const files = sample(pack.files);
    const served = await Promise.all(
      files.map(async ([path]) => {
        const response = await fetch(runtime.url + path);
        return [path, response.headers.get('content-type'), await response.text()];
      }),
    );
    expect(files).toEqual(served);
  });
}

test('the packs of all languages have a shell, and no file twice', () => {
  const paths = packs.flatMap(({ pack }) => pack.files.map(([path]) => path));
  expect(new Set(paths).size).toBe(paths.length);
  for (const shell of ['/project/new', '/en-us/project/new', '/zh/project/new']) {
    expect(paths).toContain(shell);
  }
});
