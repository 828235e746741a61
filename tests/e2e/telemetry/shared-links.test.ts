// What a shared link holds stays out of every report: addresses, breadcrumbs, spans, recordings.
import { afterAll, beforeAll, expect, test } from 'vitest';

import { EMPTY_BUNDLE, writeBundle } from '../../../web/projects/sharing/bundle.ts';
import { pack } from '../../../web/projects/sharing/pack.ts';
import { kitchen } from '../../unit/projects/sharing/sharing.ts';
import { fieldsOf, saysError, sdkReady, startSite, throwInPage } from './site.ts';
import type { Site } from './site.ts';

let site: Site;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

test('an opened link leaves no trace of what it holds in any envelope', async () => {
  const phone = await site.phone();
  const { page } = phone;
  await page.addInitScript(() => {
    Math.random = () => 0.05;
  });
  const asked: string[] = [];
  page.on('request', (request) =>
    asked.push(`${request.url()} ${JSON.stringify(request.headers())}`),
  );
  const packed = await Promise.all(
    ['First', 'Second'].map((name) =>
      pack(writeBundle({ ...EMPTY_BUNDLE, projects: [kitchen({ name })] })),
    ),
  );
  const [first = '', second = ''] = packed;
  await page.goto(`/open#1.${first}`);
  await sdkReady(page);
  await page.getByRole('heading', { level: 1, name: 'First' }).waitFor();
  // The second arrives while the SDK listens, once as a tap on a link and once as an address.
  await page.evaluate((hash) => {
    window.location.hash = hash;
  }, `1.${second}`);
  await page.getByRole('heading', { level: 1, name: 'Second' }).waitFor();
  await page.reload();
  await sdkReady(page);
  await page.getByRole('heading', { level: 1, name: 'Second' }).waitFor();
  await throwInPage(page, 'with a link open');

  const event = fieldsOf(await phone.waitFor(saysError('with a link open')));
  expect(event).toMatchObject({ request: { url: `${site.url}/open` }, transaction: '/open' });
  await phone.waitFor(({ type }) => type === 'transaction');
  await phone.waitFor(({ type }) => type === 'replay_recording');
  const all = JSON.stringify(phone.received().map(({ headers, payload }) => [headers, payload]));
  expect(all).toContain('/open');
  for (const link of packed) {
    for (const part of [link.slice(0, 24), link.slice(-24)]) {
      expect(all).not.toContain(part);
      expect(asked.join('\n')).not.toContain(part);
    }
  }
  await phone.close();
});
