import { describe, expect, it } from 'vitest';

import {
  type DeployState,
  deployRefusals,
  deployRemarks,
} from '../../../scripts/deploy-refusals.ts';

const fit: DeployState = {
  vars: {
    SENTRY_DSN: 'https://abc@o1.ingest.example.io/4501',
    COLLECTOR_HOST: '',
    SITE_URL: 'https://app.example',
  },
  environment: {},
  loggedIn: true,
};

describe('npm run deploy', () => {
  it('goes ahead with a DSN of one’s own and an account', () => {
    expect(deployRefusals(fit)).toEqual([]);
  });

  it('refuses without an account', () => {
    expect(deployRefusals({ ...fit, loggedIn: false })).toEqual([
      expect.stringContaining('wrangler login'),
    ]);
  });

  it.each(['127.0.0.1:9000', 'localhost', '[::1]:9000', '192.168.1.4', 'relay.internal'])(
    'refuses a collector at %s, which no deployed Worker reaches',
    (host) => {
      const vars = { SENTRY_DSN: `http://abc@${host}/1` };
      expect(deployRefusals({ ...fit, vars })).toEqual([expect.stringContaining(host)]);
    },
  );

  it('takes a local host in the DSN when the collector is elsewhere', () => {
    const vars = { SENTRY_DSN: 'http://abc@localhost/1', COLLECTOR_HOST: 'https://relay.example' };
    expect(deployRefusals({ ...fit, vars })).toEqual([]);
  });

  it.each([
    [{ SENTRY_DSN: '' }, 'SENTRY_DSN'],
    [{ ...fit.vars, COLLECTOR_HOST: 'https://a.example/?x' }, 'COLLECTOR_HOST'],
    [{ ...fit.vars, MAX_ENVELOPE_BYTES: '20 MB' }, 'MAX_ENVELOPE_BYTES'],
    [{ ...fit.vars, SITE_URL: 'http://127.0.0.1:8787' }, 'SITE_URL'],
    [{ ...fit.vars, SITE_URL: 'app.example' }, 'SITE_URL'],
  ])('refuses %j, naming the variable', (vars, name) => {
    expect(deployRefusals({ ...fit, vars })).toEqual([expect.stringContaining(name)]);
  });

  it.each([
    [{ MAX_ENVELOPE_BYTES: '100000001' }, 'MAX_ENVELOPE_BYTES'],
    [{ SPOOL_MAX_BYTES: '10000000001' }, 'SPOOL_MAX_BYTES'],
    [{ ALLOWED_ORIGINS: Array(300).fill('https://app.example').join(',') }, 'ALLOWED_ORIGINS'],
  ])('refuses what the platform does not take: %j', (more, name) => {
    expect(deployRefusals({ ...fit, vars: { ...fit.vars, ...more } })).toEqual([
      expect.stringContaining(name),
    ]);
  });

  it('remarks that no spool is bound, and that one is larger than the free plan has', () => {
    expect(deployRemarks(fit.vars, true)).toEqual([]);
    expect(deployRemarks({ ...fit.vars, SITE_URL: '' }, true)).toEqual([
      expect.stringContaining('No SITE_URL'),
    ]);
    expect(deployRemarks(fit.vars, false)).toEqual([expect.stringContaining('No SPOOL')]);
    const large = { ...fit.vars, SPOOL_MAX_BYTES: '6000000000' };
    expect(deployRemarks(large, true)).toEqual([expect.stringContaining('Free plan')]);
  });

  it('refuses half of what uploading source maps needs, naming the other half', () => {
    const environment = { SENTRY_AUTH_TOKEN: 'x', SENTRY_ORG: 'y' };
    expect(deployRefusals({ ...fit, environment })).toEqual([
      expect.stringContaining('SENTRY_PROJECT'),
    ]);
  });
});
