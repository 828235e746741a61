// No text, no input, no picture leaves the page in a recording: searched for on every screen.

import { NOT_FOUND } from '../../../web/app/pages.ts';
import { planPng } from '../../support/plan-photo.ts';
import { LONG } from '../../support/long.ts';
import { SHOWN } from '../../support/pages.ts';
import type { Fields } from '../../collector/decode.ts';
import { fieldsOf } from '../../collector/receive.ts';
import { sdkReady, startSite, type Site, type Visitor } from './site.ts';
import { expect, test } from '../../support/test.ts';

let site: Site;
let phone: Visitor;

// One phone for all: its one recording goes on from page to page, so that only the first has to grow old enough.
test.beforeAll(async () => {
  site = await startSite();
  phone = await site.phone();
  await phone.page.addInitScript(() => {
    Math.random = () => 0.05;
  });
});
test.afterAll(async () => {
  await phone.close();
  await site.stop();
});

const wordy = [
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-valuetext',
].concat(['label', 'placeholder', 'title', 'value']);
const media = new Set(['img', 'image', 'svg', 'video', 'audio', 'picture', 'object', 'embed']);

/** Texts and pictures that a node of a recording and its children would reveal. Style sheets are not the user's. */
function leaks(node: Fields): string[] {
  const attributes = (node['attributes'] ?? {}) as Fields;
  const { tagName: tag = '' } = node as { tagName?: string };
  const own = [
    ...(node['type'] === 3 && node['isStyle'] !== true ? [node['textContent']] : []),
    ...(media.has(tag) && ((node['childNodes'] ?? []) as Fields[]).length > 0 ? [tag] : []),
    ...(tag === 'meta' || tag === 'style' ? [] : wordy.map((name) => attributes[name])),
  ].filter((text) => typeof text === 'string' && !/^[\s*]*$/.test(text));
  const children = tag === 'style' ? [] : ((node['childNodes'] ?? []) as Fields[]);
  return own.map(String).concat(children.flatMap(leaks));
}

/** Texts and pictures that all received segments reveal. */
function leaksOf(events: readonly Fields[]): string[] {
  return events.flatMap((event) => {
    const data = event['data'] as Fields;
    if (event['type'] === 2) return leaks(data['node'] as Fields);
    if (event['type'] !== 3) return [];
    const texts = ((data['texts'] ?? []) as Fields[]).map(({ value }) => value);
    const changed = ((data['attributes'] ?? []) as Fields[]).flatMap((change) =>
      wordy.map((name) => (change['attributes'] as Fields)[name]),
    );
    return [...texts, ...changed, ...(data['source'] === 5 ? [data['text']] : [])]
      .filter((text) => typeof text === 'string' && !/^[\s*]*$/.test(text))
      .map(String)
      .concat(((data['adds'] ?? []) as Fields[]).flatMap(({ node }) => leaks(node as Fields)));
  });
}

function recorded(): Fields[] {
  return phone.received('replay_recording').flatMap(({ payload }) => payload as Fields[]);
}

/** All texts in it. Among thousands of numbers, the times above all, any few digits come up. */
function textIn(events: readonly Fields[]): string {
  return JSON.stringify(events, (_, value: unknown) => {
    return typeof value === 'number' ? undefined : value;
  });
}

let checked = 0;

/**
 * Has the recording sent and waits until a segment has come that was made after this moment. Returns what came since the
 * last call: each event is checked once, by the first test that sees it.
 */
async function recordedUntilNow(): Promise<Fields[]> {
  const now = await phone.page.evaluate(() => {
    const made = Date.now() / 1000;
    // There is always something to send.
    document.body.append('');
    const replay = window.runningSdk()?.getIntegrationByName('Replay') as
      | { flush(): Promise<void> }
      | undefined;
    void replay?.flush();
    return made;
  });
  await phone.waitFor(
    (item) => item.type === 'replay_event' && Number(fieldsOf(item)['timestamp']) > now,
  );
  const { envelope } = phone.received('replay_event').at(-1) ?? {};
  await phone.waitFor((item) => item.type === 'replay_recording' && item.envelope === envelope);
  const events = recorded().slice(checked);
  checked += events.length;
  return events;
}

test.describe('a recording gives nothing away', () => {
  // A job page has figures and pictures.
  for (const path of LONG ? SHOWN.map((page) => page.path) : ['/jobs/paint-a-room']) {
    test(`masks the text of ${path}`, async () => {
      await phone.page.goto(path === NOT_FOUND.path ? '/no-such-page' : path);
      await sdkReady(phone.page);
      const events = await recordedUntilNow();
      expect(events.some(({ type }) => type === 2)).toBe(true);
      expect(leaksOf(events)).toEqual([]);
      const words = await phone.page.locator('main').innerText();
      const all = textIn(events);
      const lines = words.split('\n').filter((text) => text.trim().length > 12);
      expect(lines.filter((line) => all.includes(JSON.stringify(line).slice(1, -1)))).toEqual([]);
    });
  }

  test('masks a project while the user types and on each tab', async () => {
    const { page } = phone;
    await page.goto('/jobs/paint-a-room');
    await page.getByRole('link', { name: 'Measure your room' }).click();
    await page.waitForURL(/\/project\/[0-9a-f]{8}$/);
    await sdkReady(page);
    await page.getByRole('textbox', { name: 'Room name' }).fill('Grandmother’s parlour');
    await page.locator('#length').fill('4.0217 m');
    await page.locator('#width').fill(`11' 1 1/4"`);
    await page.locator('#height').fill('2.4157 m');
    await page.locator('#height').blur();
    for (const tab of await page.getByRole('navigation').getByRole('link').all()) {
      await tab.click();
      await page.locator('main').waitFor();
    }
    const events = await recordedUntilNow();
    expect(leaksOf(events)).toEqual([]);
    const all = textIn(events);
    expect(all).not.toContain('Grandmother');
    expect(all).not.toContain('4.0217');
    expect(all).not.toContain('2.4157');
  });

  test('masks a photo and its note, also in reports', async () => {
    const { page } = phone;
    await page.goto('/project/new');
    await page.waitForURL(/\/project\/[0-9a-f]{8}$/);
    await sdkReady(page);
    await page.getByRole('button', { name: 'Photo or note' }).click();
    const sheet = page.getByRole('dialog', { name: 'Photos and notes' });
    await sheet.locator('input[type="file"]').setInputFiles({
      name: 'grandmother.png',
      mimeType: 'image/png',
      buffer: planPng(),
    });
    await sheet.getByRole('img').waitFor();
    await sheet.getByRole('textbox', { name: 'Note' }).fill('grandmother’s chimney, 733.5');
    await sheet.getByRole('button', { name: 'Done' }).click();
    // A report tells what was tapped, by its attributes.
    await page.getByRole('button', { name: 'Photo: grandmother' }).click();
    await sheet.getByRole('img').click();
    await page.evaluate(
      () => void setTimeout(() => void Promise.reject(new Error('with a photo'))),
    );
    await phone.waitFor(
      (item) => item.type === 'event' && JSON.stringify(item.payload).includes('with a photo'),
    );
    const events = await recordedUntilNow();
    expect(leaksOf(events)).toEqual([]);
    for (const sent of [textIn(events), JSON.stringify(phone.received('event'))]) {
      expect(sent).not.toMatch(/grandmother.s chimney|733\.5|data:image|grandmother\.png/);
    }
  });

  test('masks a cut list while the user types and on each tab @long', async () => {
    const { page } = phone;
    await page.goto('/project/cut/new');
    await page.waitForURL(/\/cut\/[0-9a-f]+$/);
    await sdkReady(page);
    await page.getByRole('textbox', { name: 'Part 1, length' }).fill('733.5');
    await page.getByRole('textbox', { name: 'Part 1, name' }).fill('grandmother’s leg');
    for (const tab of await page.getByRole('navigation').getByRole('link').all()) {
      await tab.click();
      await page.locator('main').waitFor();
    }
    const events = await recordedUntilNow();
    expect(leaksOf(events)).toEqual([]);
    expect(textIn(events)).not.toMatch(/733\.5|grandmother/);
  });

  test('masks pictures and the text of attributes', async () => {
    const { page } = phone;
    const secrets = `<img src="/icon.svg" alt="secret alt"><svg><text>secret drawing</text></svg>
      <button title="secret title" aria-label="secret label">secret button</button>
      <input type="submit" value="secret submit"><input placeholder="secret hint" value="secret value">
      <textarea>secret area</textarea><select><option label="secret option">secret choice</option></select>
      <meter aria-valuetext="secret meter"></meter><p contenteditable>secret edit</p>`;
    await page.route(`${site.url}/`, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({ response, body: html.replace('</body>', `${secrets}$&`) });
    });
    await page.goto('/');
    await sdkReady(page);
    await page.locator('button[title="secret title"]').dispatchEvent('click');
    const events = await recordedUntilNow();
    expect(leaksOf(events)).toEqual([]);
    expect(textIn(events)).not.toContain('secret');
  });
});
