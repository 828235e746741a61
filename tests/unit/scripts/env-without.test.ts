import process from 'node:process';
import { expect, test } from 'vitest';
import { envWithout } from '../../../scripts/run.ts';

test('a child process gets the environment without what begins so', () => {
  process.env['CLOUDFLARE_API_TOKEN'] = 'secret';
  process.env['CLOUDFLARE_ENV'] = 'staging';
  try {
    const env = envWithout('CLOUDFLARE_API_', 'SENTRY_AUTH_');
    expect(env['CLOUDFLARE_API_TOKEN']).toBeUndefined();
    expect(env['CLOUDFLARE_ENV']).toBe('staging');
    expect(env['PATH']).toBe(process.env['PATH']);
  } finally {
    delete process.env['CLOUDFLARE_API_TOKEN'];
    delete process.env['CLOUDFLARE_ENV'];
  }
});
