import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterEach, describe, expect, test } from 'vitest';

import { heldMaps, type Held } from '../../../scripts/uploaded-maps.ts';

let server: Server | undefined;

afterEach(() => {
  server?.close();
});

const BUNDLES = '/api/0/projects/o/p/files/artifact-bundles/?query=id-1';
const FILES = '/api/0/projects/o/p/releases/diy-mini-web%400.1.5%2Bproduction/files/';

/** A collector's answers by address: a list, or a status. */
async function held(answers: Readonly<Record<string, readonly unknown[] | number>>): Promise<Held> {
  server = createServer(({ url = '', headers }, response) => {
    const answer = headers.authorization === 'Bearer t' ? (answers[url] ?? 404) : 401;
    if (typeof answer === 'number') response.writeHead(answer).end('{}');
    else response.end(JSON.stringify(answer));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const release = 'diy-mini-web@0.1.5+production';
  return heldMaps({ url, org: 'o', project: 'p', token: 't', release, debugId: 'id-1' });
}

describe('files of a collector after an upload', () => {
  test('is its bundles with a debug id of the build', async () => {
    expect(await held({ [BUNDLES]: [{ bundleId: 'b' }], [FILES]: [] })).toEqual({
      kind: 'bundles',
      count: 1,
    });
  });

  test('are the files of the release if it has no bundles', async () => {
    const files = [{ name: '~/assets/a.js' }, { name: '~/assets/a.js.map' }];
    expect(await held({ [FILES]: files })).toEqual({ kind: 'release', count: 2 });
    expect(await held({ [BUNDLES]: [], [FILES]: files })).toEqual({ kind: 'release', count: 2 });
  });

  test('are none if it says so', async () => {
    expect(await held({ [BUNDLES]: [], [FILES]: [] })).toMatchObject({ count: 0 });
    expect(await held({ [BUNDLES]: [] })).toMatchObject({ count: 0 });
  });

  test('are unknown if neither can be asked', async () => {
    expect(await held({})).toEqual({ kind: 'unknown', why: 'it answers 404 and 404' });
  });
});
