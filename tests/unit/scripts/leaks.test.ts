import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { findLeaks, type Private } from '../../../scripts/leaks.ts';

let project: string;

beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), 'leaks-'));
  await put('dist/index.html', '<a href="/assets/app.js">diy-mini-web@0.1.5+production</a>');
});
afterEach(() => rm(project, { recursive: true }));

async function put(name: string, text: string): Promise<void> {
  await mkdir(dirname(join(project, name)), { recursive: true });
  await writeFile(join(project, name), text);
}

const leaks = (known: Partial<Private> = {}) =>
  findLeaks(join(project, 'dist'), { project, environment: {}, open: [], ...known });

/** Made here, so that no file holds what looks like a secret. */
const random = (length: number): string => 'aB3'.repeat(length).slice(0, length);

describe('a built tree', () => {
  test('has no leak without secrets', () => {
    expect(leaks()).toEqual([]);
  });

  test.each([
    ['the address of a map', 'a()\n//# sourceMappingURL=a.js.map', 'says where its source map is'],
    ['a DSN with two keys', 'dsn:"https://a1:b2@o1.example/7"', 'holds a DSN with its secret key'],
    ['a token of the collector', `"sntrys_${random(60)}"`, 'holds a token of Sentry'],
    ['a token of GitHub', `"ghp_${random(36)}"`, 'holds an access token'],
    ['a private key', '-----BEGIN RSA PRIVATE KEY-----', 'holds a private key'],
    ['a secret’s name', 'process.env.SENTRY_AUTH_TOKEN', 'names a secret'],
    ['a file’s address', 'import("file:///home/me/a.js")', 'holds a path of the machine'],
  ])('is told by %s', async (_, text, what) => {
    await put('dist/assets/a.js', text);
    expect(leaks()).toEqual([{ file: 'assets/a.js', what: expect.stringContaining(what) }]);
  });

  test.each([
    ['assets/a.js.map', 'is a source map'],
    ['.env', 'is a file of secrets'],
    ['.dev.vars.staging', 'is a file of secrets'],
  ])('is told by the file %s', async (file, what) => {
    await put(`dist/${file}`, '');
    expect(leaks()).toEqual([{ file, what }]);
  });

  test('is searched although a folder is called .env, as Python does', async () => {
    await put('.env/bin/python', '');
    expect(leaks()).toEqual([]);
  });

  test('is told by a path into the folder that it was built in', async () => {
    await put('dist/assets/a.js', `"${project}/node_modules/react/index.js"`);
    expect(leaks()).toEqual([{ file: 'assets/a.js', what: `names ${project}/node_modules/` }]);
  });

  test('is told by the value of a secret in the environment, which is not said', async () => {
    const secret = random(20);
    await put('dist/assets/a.js', `key="${secret}"`);
    expect(leaks({ environment: { PATH: secret, GIT_AUTHOR_NAME: secret } })).toEqual([]);
    expect(leaks({ environment: { MY_API_KEY: secret } })).toEqual([
      { file: 'assets/a.js', what: 'holds MY_API_KEY' },
    ]);
  });

  test.each(['.env', '.env.local', '.dev.vars', 'web/.env.production'])(
    'is told by any longer value of %s, but for what is public anyway',
    async (file) => {
      await put(file, 'WHERE="postgres://db.example"\nMODE=production\nDSN=https://a@b/1234');
      await put('dist/assets/a.js', 'postgres://db.example production https://a@b/1234');
      expect(leaks({ open: ['https://a@b/1234'] })).toEqual([
        { file: 'assets/a.js', what: 'holds WHERE' },
      ]);
    },
  );
});
