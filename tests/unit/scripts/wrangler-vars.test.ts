import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { siteUrl } from '../../../scripts/page-settings.ts';
import { bindsObjects, wranglerVars } from '../../../scripts/wrangler-vars.ts';

let folder: string;
let file: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vars-'));
  file = join(folder, 'wrangler.toml');
  await writeFile(
    file,
    `[vars]\nSENTRY_DSN = "https://a@b/1" # ours\n[env.staging.vars]\nSENTRY_DSN = 'https://c@d/2'\n[env.bad.vars]\nMAX_ENVELOPE_BYTES = 5\n[[env.bad.durable_objects.bindings]]\nname = "SPOOL"\n[env.bare]\nname = "bare"\n`,
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
    expect(() => wranglerVars(file, 'elsewhere')).toThrow(
      'wrangler.toml has no environment “elsewhere” ([env.…]). It has staging, bad, bare.',
    );
    expect(() => wranglerVars(file, 'toString')).toThrow('has no environment');
  });

  it('are refused for an environment without any, which inherits none', () => {
    expect(() => wranglerVars(file, 'bare')).toThrow('bare of');
  });

  it('are refused when the file is no TOML or is not there, with the line', async () => {
    const broken = join(folder, 'broken.toml');
    await writeFile(broken, '[vars]\nSENTRY_DSN = "https://a@b/1\n');
    expect(() => wranglerVars(broken)).toThrow(/broken\.toml, line 2 cannot be read: \S/);
    expect(() => wranglerVars(join(folder, 'gone.toml'))).toThrow(
      /gone\.toml cannot be read: ENOENT/,
    );
  });

  it('are refused when one is no text', () => {
    expect(() => wranglerVars(file, 'bad')).toThrow(
      'must be text in quotes, such as MAX_ENVELOPE_BYTES = "5"',
    );
  });

  it.each(['https://app.example/', 'app.example', 'ftp://app.example', 'https://app.example/a'])(
    'name no site by %j',
    (SITE_URL) => expect(() => siteUrl({ SITE_URL })).toThrow(`it is "${SITE_URL}"`),
  );
});

it('an environment binds only its own variables and inherits nothing', () => {
  expect(bindsObjects(file, 'SPOOL', 'bad')).toBe(true);
  expect(bindsObjects(file, 'SPOOL', 'staging')).toBe(false);
  expect(bindsObjects('wrangler.toml', 'SPOOL', '')).toBe(true);
  expect(bindsObjects('wrangler.toml', 'SPOOL', 'staging')).toBe(true);
});
