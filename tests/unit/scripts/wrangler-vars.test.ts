import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { bindsObjects, wranglerVars } from '../../../scripts/wrangler-vars.ts';

let folder: string;
let file: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vars-'));
  file = join(folder, 'wrangler.toml');
  await writeFile(
    file,
    `[vars]\nSENTRY_DSN = "https://a@b/1" # ours\n[env.staging.vars]\nSENTRY_DSN = 'https://c@d/2'\n[env.bad.vars]\nMAX_ENVELOPE_BYTES = 5\n[[env.bad.durable_objects.bindings]]\nname = "SPOOL"\n`,
  );
});
afterAll(() => rm(folder, { recursive: true }));

describe('the vars of wrangler.toml', () => {
  it('are the top level’s without an environment', () => {
    expect(wranglerVars(file, '')).toEqual({ SENTRY_DSN: 'https://a@b/1' });
  });

  it('are the named environment’s alone, as with wrangler', () => {
    expect(wranglerVars(file, 'staging')).toEqual({ SENTRY_DSN: 'https://c@d/2' });
  });

  it('are refused for an environment that the file does not have', () => {
    expect(() => wranglerVars(file, 'elsewhere')).toThrow('has no [elsewhere]');
  });

  it('are refused when one is no text', () => {
    expect(() => wranglerVars(file, 'bad')).toThrow('MAX_ENVELOPE_BYTES');
  });
});

it('an environment binds what stands in it, and inherits nothing', () => {
  expect(bindsObjects(file, 'SPOOL', 'bad')).toBe(true);
  expect(bindsObjects(file, 'SPOOL', 'staging')).toBe(false);
  expect(bindsObjects('wrangler.toml', 'SPOOL', '')).toBe(true);
  expect(bindsObjects('wrangler.toml', 'SPOOL', 'staging')).toBe(true);
});
