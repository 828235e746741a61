import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { expect, onTestFinished, test } from 'vitest';

const KEYS = {
  CLOUDFLARE_API_TOKEN: 'a key',
  CLOUDFLARE_ACCOUNT_ID: 'an account',
  SENTRY_AUTH_TOKEN: 'another key',
};

test('a deployment builds with no key in the environment, and deploys with no key of the collector', () => {
  const folder = mkdtempSync(join(tmpdir(), 'measure-twice-deploy-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  // Replacements for the two programs that it starts: each records its call.
  for (const name of ['node', 'wrangler']) {
    const note = `#!/bin/sh\n{ echo "called: $*"; env; } > "${folder}/${name}.txt"\n`;
    writeFileSync(join(folder, name), note, { mode: 0o755 });
  }
  const env = { ...process.env, ...KEYS, PATH: `${folder}:/usr/bin:/bin` };
  const { status, stderr } = spawnSync(process.execPath, ['scripts/deploy.ts', '--dry-run'], {
    env,
    encoding: 'utf8',
  });
  expect({ status, stderr }).toMatchObject({ status: 0 });
  const [build, deploy] = ['node', 'wrangler'].map((name) =>
    readFileSync(join(folder, `${name}.txt`), 'utf8').split('\n'),
  );
  expect(build).toContain('called: scripts/build.ts');
  expect(deploy?.[0]).toMatch(/^called: deploy .*--dry-run$/);
  const keysIn = (lines: readonly string[] = []): readonly string[] =>
    Object.keys(KEYS).filter((key) => lines.some((line) => line.startsWith(`${key}=`)));
  expect(keysIn(build)).toEqual([]);
  expect(keysIn(deploy)).toEqual(['CLOUDFLARE_API_TOKEN', 'CLOUDFLARE_ACCOUNT_ID']);
});
