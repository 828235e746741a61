// An event that the collector would refuse is made smaller on the phone.
import { fieldsOf } from '../../collector/receive.ts';
import { saysError, sdkReady, startSite, throwInPage, type Site } from './site.ts';
import { expect, test } from '../../support/test.ts';

const MIB = 1024 * 1024;
const KEYS = 2300;

let site: Site;

test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(() => site.stop());

test('an event with 2300 stored texts arrives below 1 MiB with every key, and says that it was shortened', async () => {
  const phone = await site.phone();
  const { page } = phone;
  await page.addInitScript((keys) => {
    for (let i = 0; i < keys; i += 1) localStorage.setItem(`note ${i}`, '墙'.repeat(600));
  }, KEYS);
  await page.goto('/jobs');
  await sdkReady(page);
  await throwInPage(page, 'much is stored');
  const event = await phone.waitFor(saysError('much is stored'));
  const load = await phone.waitFor(({ type }) => type === 'transaction');
  for (const item of [event, load]) {
    expect(item.size).toBeLessThanOrEqual(MIB);
    const { extra, tags } = fieldsOf(item) as {
      extra: { localStorage: Record<string, string> };
      tags: Record<string, string>;
    };
    expect(Object.keys(extra.localStorage).length).toBeGreaterThanOrEqual(KEYS);
    expect(extra.localStorage['note 7']).toMatch(/^墙{100,}$/);
    expect(tags['shortened']).toMatch(/stored texts cut to \d+ characters/);
  }
  await phone.close();
});
