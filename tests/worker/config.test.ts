import { describe, expect, test } from 'vitest';

import { readConfig, type Vars } from '../../worker/config.ts';

const KEY = 'd1f5a7c0b3e84629a1c4d7e0f2b58c36';
const DSN = `https://${KEY}@o1.ingest.example/4501`;

function config(vars: Vars = {}) {
  return readConfig({ SENTRY_DSN: DSN, ...vars });
}

function envelopeUrl(vars: Vars): string | undefined {
  return [...config(vars).destinations.values()][0]?.envelopeUrl;
}

describe('a bad value is refused with a message that names the variable', () => {
  test.each<[keyof Vars, unknown]>([
    ['SENTRY_DSN', ''],
    ['SENTRY_DSN', undefined],
    ['SENTRY_DSN', ' , '],
    ['SENTRY_DSN', 'o1.ingest.example/4501'],
    ['SENTRY_DSN', 'https://o1.ingest.example/4501'],
    ['SENTRY_DSN', `https://${KEY}@o1.ingest.example/`],
    ['SENTRY_DSN', `https://${KEY}@o1.ingest.example/app`],
    ['SENTRY_DSN', `ftp://${KEY}@o1.ingest.example/1`],
    ['SENTRY_DSN', `${DSN},nonsense`],
    ['SENTRY_DSN', true],
    ['COLLECTOR_HOST', 'ftp://collector.example'],
    ['COLLECTOR_HOST', 'http://'],
    ['COLLECTOR_HOST', 'two words'],
    ['COLLECTOR_HOST', 'http://user:secret@collector.example'],
    ['COLLECTOR_HOST', 'http://collector.example/?a=b'],
    ['COLLECTOR_HOST', 'http://collector.example/#a'],
    ['COLLECTOR_HOST', 'collector.example:99999'],
    ['TUNNEL_PATH', 'telemetry'],
    ['TUNNEL_PATH', '/'],
    ['TUNNEL_PATH', '/a?b'],
    ['TUNNEL_PATH', '/a b'],
    ['TUNNEL_PATH', '//evil.example'],
    ['TUNNEL_PATH', '/assets/x'],
    ['TUNNEL_PATH', '/health'],
    ['ALLOWED_ORIGINS', '*'],
    ['ALLOWED_ORIGINS', 'null'],
    ['ALLOWED_ORIGINS', 'app.example'],
    ['ALLOWED_ORIGINS', 'https://app.example/page'],
    ['ALLOWED_ORIGINS', 'https://app.example,nonsense'],
    ['MAX_ENVELOPE_BYTES', '20MB'],
    ['MAX_ENVELOPE_BYTES', '0'],
    ['MAX_ENVELOPE_BYTES', '-1'],
    ['MAX_ENVELOPE_BYTES', '1.5'],
    ['MAX_ENVELOPE_BYTES', '1e6'],
    ['MAX_ENVELOPE_BYTES', '99999999999999999999'],
    ['SPOOL_MAX_BYTES', 'lots'],
    ['SPOOL_MAX_AGE_HOURS', 'a day'],
    ['SPOOL_MAX_AGE_HOURS', '0'],
    ['SPOOL_MAX_AGE_HOURS', '-1'],
    ['SPOOL_LOCATION', 'moon'],
    ['SPOOL_LOCATION', 'EU'],
    ['STATUS_TOKEN', false],
  ])('%s = %j', (name, value) => {
    expect(() => config({ [name]: value })).toThrow(new RegExp(`^${name} must be `));
  });
});

describe('where envelopes go', () => {
  test.each([
    [{}, `https://o1.ingest.example/api/4501/envelope/`],
    [{ SENTRY_DSN: `http://${KEY}@h:9000/sub/path/7` }, 'http://h:9000/sub/path/api/7/envelope/'],
    [{ SENTRY_DSN: `https://${KEY}:@h/7` }, 'https://h/api/7/envelope/'],
    [{ SENTRY_DSN: `https://${KEY}@[::1]:9000/7` }, 'https://[::1]:9000/api/7/envelope/'],
    [{ COLLECTOR_HOST: 'c.example' }, 'https://c.example/api/4501/envelope/'],
    [{ COLLECTOR_HOST: 'c.example:9000' }, 'https://c.example:9000/api/4501/envelope/'],
    [{ COLLECTOR_HOST: 'http://127.0.0.1:9000' }, 'http://127.0.0.1:9000/api/4501/envelope/'],
    [{ COLLECTOR_HOST: 'http://c.example/' }, 'http://c.example/api/4501/envelope/'],
    [{ COLLECTOR_HOST: 'http://c.example/relay/' }, 'http://c.example/relay/api/4501/envelope/'],
  ])('%j → %s', (vars, url) => {
    expect(envelopeUrl(vars)).toBe(`${url}?sentry_version=7&sentry_key=${KEY}`);
  });
});

test('takes every DSN of a list, each at its own derived path', () => {
  const { destinations, tunnelPaths } = config({ SENTRY_DSN: `${DSN} , https://abc@h/2,` });
  expect([...destinations.keys()]).toEqual([`${KEY}/4501`, 'abc/2']);
  expect(tunnelPaths.size).toBe(2);
});

test('takes a jurisdiction or a place for the spool', () => {
  expect(config({ SPOOL_LOCATION: 'eu' }).spoolLocation).toEqual({ jurisdiction: 'eu' });
  expect(config({ SPOOL_LOCATION: 'weur' }).spoolLocation).toEqual({ hint: 'weur' });
  expect(config().spoolLocation).toBeUndefined();
});

test('puts a fixed path in the place of the derived ones', () => {
  expect([...config({ TUNNEL_PATH: '/t/' }).tunnelPaths]).toEqual(['/t']);
});

test('has the defaults of the design, also for empty values', () => {
  const expected = {
    maxEnvelopeBytes: 20 * 1024 * 1024,
    spoolMaxBytes: 500 * 1024 * 1024,
    spoolMaxAgeMs: 24 * 3_600_000,
    statusToken: undefined,
  };
  expect(config()).toMatchObject(expected);
  expect(
    config({
      MAX_ENVELOPE_BYTES: '',
      SPOOL_MAX_BYTES: ' ',
      SPOOL_MAX_AGE_HOURS: '',
      STATUS_TOKEN: '',
    }),
  ).toMatchObject(expected);
});

test('takes numbers where wrangler.toml has them', () => {
  expect(config({ MAX_ENVELOPE_BYTES: 1000, SPOOL_MAX_AGE_HOURS: 0.5 })).toMatchObject({
    maxEnvelopeBytes: 1000,
    spoolMaxAgeMs: 1_800_000,
  });
});

test('two bad values are both named', () => {
  const vars = { SENTRY_DSN: 'nonsense', COLLECTOR_HOST: 'two words', SPOOL_LOCATION: 'moon' };
  expect(() => readConfig(vars)).toThrow(
    /^SENTRY_DSN must be .*; COLLECTOR_HOST must be .*; SPOOL_LOCATION must be /,
  );
});
