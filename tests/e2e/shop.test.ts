// In the shop and at the bench: large type, a screen that stays on, the aisles, the user's own saw.
import type { Page } from '@playwright/test';
import { en as materials } from '../../web/language/en/materials.ts';
import { AISLES } from '../../web/planner/stock/aisles.ts';
import { isKeptAway, openPhone, type Phone, type PhoneOptions } from '../support/browser.ts';
import { keep, kept } from '../support/share.ts';
import { newGround } from '../../web/planner/measure/places/place-input.ts';
import { newPart, newStock } from '../../web/planner/schema/cut-list.ts';
import { newProject } from '../../web/planner/schema/project.ts';
import { sides } from '../unit/planner/jobs/places.ts';
import { bench, kitchen } from '../unit/documents/sharing/sharing.ts';
import { browser, runtime, expect, test } from '../support/test.ts';
import { chooseSetting, settingRow } from '../support/settings.ts';

const PROJECT = '/project/aaaa1111';
const TEXTS = { 'measure-twice:project:aaaa1111': kitchen() };
const SETTINGS = 'measure-twice:settings';

/** A kitchen to paint, with nothing bought yet. */
const PAINTED = {
  'measure-twice:project:aaaa1111': kitchen({
    jobs: [{ id: 'j', slug: 'paint-a-room', place: 'r', typed: {} }],
    prices: {},
    bought: {},
    done: [],
  }),
};

const phones: Phone[] = [];

test.afterEach(async () => {
  for (const phone of phones.splice(0)) await phone.close();
});

async function newPhone(
  texts: Readonly<Record<string, unknown>> = {},
  options: PhoneOptions = {},
): Promise<Page> {
  const phone = await openPhone(browser, { baseURL: runtime.url, ...options });
  phones.push(phone);
  await keep(phone.page, texts);
  return phone.page;
}

const settings = async (page: Page): Promise<unknown> =>
  JSON.parse((await kept(page))[SETTINGS] ?? '{}');
const rootSize = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
const isWide = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth;
  });
const blur = (page: Page): Promise<void> =>
  page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());

async function openWorkshop(page: Page): Promise<void> {
  await page.goto('/settings');
  await page.getByText('Your saw and your shop').click();
}

test.describe('a line that is hardly enough', () => {
  test('says so and buys more at one tap, and less again: kept, and taken back by Undo @long', async () => {
    const room = kitchen();
    const places = room.places.map((place) =>
      place.kind === 'room'
        ? {
            ...place,
            sides: place.sides.map((side, i) => ({ ...side, length: ['4.76 m', '3 m'][i] ?? '' })),
          }
        : place,
    );
    const page = await newPhone({
      'measure-twice:project:aaaa1111': { ...room, places, prices: {}, bought: {} },
    });
    await page.goto(`${PROJECT}/buy`);
    const more = page.getByRole('button', { name: 'Take 1 × 5 L instead, £6.00 more' });
    const less = page.getByRole('button', { name: 'Back to 1 × 2.5 L, £6.00 less' });
    const ceiling = page.locator('.shop-row').filter({ hasText: 'Matt emulsion for ceilings' });
    // The sum of example prices is rounded; the row is not.
    const sum = async (): Promise<number> =>
      Number((await ceiling.locator('.row__price').innerText()).replaceAll(/[^\d.]/g, ''));
    await page.getByText('Tight: 0.02 L left over').waitFor();
    const before = await sum();
    await more.tap();
    await ceiling.getByText('2.5 L left over, as you chose').waitFor();
    expect(await ceiling.locator('.row__count').innerText()).toBe('1 × 5 L');
    expect(await sum()).toBeCloseTo(before + 6, 5);
    await page.reload();
    await less.waitFor();
    await page.getByRole('button', { name: /^Undo/ }).waitFor({ state: 'detached' });
    await less.tap();
    await page.getByText('Tight: 0.02 L left over').waitFor();
    await page.getByRole('button', { name: /^Undo/ }).first().tap();
    await less.waitFor();
  });
});

test.describe('many small bags', () => {
  test('say what the same costs in bulk, mixed and delivered @long', async () => {
    const path = {
      ...newProject('aaaa1111', 1),
      region: 'uk',
      places: [{ ...newGround('g'), sides: sides('rectangle', 10_000, 5000) }],
      jobs: [{ id: 'j', slug: 'lay-a-path', place: 'g', typed: {} }],
    };
    const page = await newPhone({ 'measure-twice:project:aaaa1111': path });
    await page.goto(`${PROJECT}/buy`);
    await page.getByRole('region', { name: 'Building' }).locator('summary').tap();
    const row = page.locator('.shop-row').filter({ hasText: 'Ready-to-use concrete mix' });
    const note = row.getByText('In bulk:');
    await note.waitFor();
    // 600 L of concrete at the edges, a tenth more: 72 bags of 9.259 L at £6; 1221 kg of ballast, 198 kg of cement.
    expect(await note.innerText()).toMatch(
      /^72 small bags, £432\.00\. In bulk: .*850 kg.* Ballast for concrete and 8 × 25 kg bag Cement, £[\d.]+; or 1 × 1 m³.*, £150\.00\.$/,
    );
  });
});

test.describe('large type', () => {
  test('is kept, and is there before the app is', async () => {
    const page = await newPhone(TEXTS, { expect: isKeptAway });
    await page.goto('/settings');
    await chooseSetting(page, 'Text size', 'Large');
    expect(await rootSize(page)).toBe('24px');
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/settings', { waitUntil: 'commit' });
    await page.locator('main').waitFor();
    expect(await rootSize(page)).toBe('24px');
    await page.unroute('**/assets/*.js');
    await page.goto('/settings');
    await chooseSetting(page, 'Text size', 'Standard');
    expect(await rootSize(page)).toBe('16px');
    expect(await settings(page)).toMatchObject({ large: false });
  });

  test('fits the narrowest phone on every tab, at the bench and in the settings @long', async () => {
    const shelves = kitchen({
      places: [{ kind: 'thing', id: 'r', name: 'Alcove' }],
      jobs: [
        {
          id: 'j',
          slug: 'build-alcove-shelves',
          place: 'r',
          typed: { width: '1200 mm', height: '2000 mm', depth: '300 mm' },
        },
      ],
      done: ['j/measure', 'j/saw', 'j/build'],
      timers: { 'j/build': Date.now() + 7_000_000 },
    });
    const page = await newPhone(
      { [SETTINGS]: { large: true }, 'measure-twice:project:aaaa1111': shelves },
      { viewport: { width: 320, height: 640 } },
    );
    for (const tab of ['', '/buy', '/cut', '/do']) {
      await page.goto(PROJECT + tab);
      await page.locator('.screen__action > *').waitFor();
      await page.locator('.tab-bar__sign').waitFor();
      expect({ tab, isWide: await isWide(page) }).toEqual({ tab, isWide: false });
      const tabs = await page
        .locator('.tab-bar__tab')
        .evaluateAll((all) => all.map((one) => one.scrollWidth <= one.clientWidth));
      expect({ tab, tabs }).toEqual({ tab, tabs: [true, true, true, true] });
    }
    await page.goto(`${PROJECT}/cut?bench=1`);
    await page.locator('.bench__figure').waitFor();
    const parts = await page
      .locator('.bench__body, .bench__body > *, .bench__figure')
      .evaluateAll((all) => all.map((one) => one.scrollWidth <= one.clientWidth));
    expect(parts).not.toContain(false);
    await openWorkshop(page);
    await page.locator('#workshop-kerf').waitFor();
    expect(await isWide(page)).toBe(false);
  });
});

/** Notes each lock that the page takes, in place of nothing: the browser's own is taken. */
const watchLocks = (): void => {
  const locks: WakeLockSentinel[] = [];
  Object.assign(window, { locks });
  const request = navigator.wakeLock.request.bind(navigator.wakeLock);
  navigator.wakeLock.request = async (type) => {
    const lock = await request(type);
    locks.push(lock);
    return lock;
  };
};
const released = (page: Page): Promise<readonly boolean[]> =>
  page.evaluate(() =>
    (Reflect.get(window, 'locks') as WakeLockSentinel[]).map((lock) => lock.released),
  );

/** A browser with a window grants it; a headless one refuses without this permission. */
const newPhoneThatStaysOn = async (): Promise<Page> => {
  const page = await newPhone(TEXTS);
  await page.context().grantPermissions(['screen-wake-lock']);
  return page;
};

/** The page is hidden or shown again. */
const see = (page: Page, state: DocumentVisibilityState): Promise<void> =>
  page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { value: now, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

test.describe('a screen that stays on', () => {
  test('is asked for by a switch, again on the return, and left with the list', async () => {
    const page = await newPhoneThatStaysOn();
    await page.addInitScript(watchLocks);
    await page.goto(`${PROJECT}/buy`);
    const stays = page.getByRole('switch', { name: 'Screen on' });
    expect(await stays.getAttribute('aria-checked')).toBe('false');
    expect(await released(page)).toEqual([]);
    await stays.tap();
    await expect.poll(() => released(page)).toEqual([false]);

    // Browsers do this when the user switches to another app and back.
    await see(page, 'hidden');
    await page.evaluate(async () => {
      const [lock] = Reflect.get(window, 'locks') as WakeLockSentinel[];
      await lock?.release();
    });
    expect(await released(page)).toEqual([true]);
    await see(page, 'visible');
    await expect.poll(() => released(page)).toEqual([true, false]);

    await page.getByRole('link', { name: 'Measure', exact: true }).tap();
    await expect.poll(() => released(page)).toEqual([true, true]);
    await page.getByRole('link', { name: 'Do', exact: true }).tap();
    await expect.poll(() => released(page)).toEqual([true, true, false]);
    await page.getByRole('button', { name: 'Change' }).tap();
    await stays.tap();
    await expect.poll(async () => (await released(page)).includes(false)).toBe(false);
    expect(await settings(page)).toMatchObject({ awake: false });
  });

  test('stays on by itself at the bench, and as long as that is open @long', async () => {
    const stock = [{ ...newStock('s'), length: '2.4 m', price: '5' }];
    const parts = [{ ...newPart('p'), name: 'leg', length: '735 mm', quantity: '3' }];
    const page = await newPhone({ 'measure-twice:cuts:cccc3333': bench({ parts, stock }) });
    await page.context().grantPermissions(['screen-wake-lock']);
    await page.addInitScript(watchLocks);
    await page.goto('/project/cut/cccc3333/cut');
    await page.getByRole('button', { name: 'Start cutting' }).tap();
    await expect.poll(() => released(page)).toEqual([false]);
    await page.getByRole('button', { name: 'Close' }).tap();
    await expect.poll(() => released(page)).toEqual([true]);
  });

  test('says calmly that the phone refuses it, and asks again on the return @long', async () => {
    const page = await newPhoneThatStaysOn();
    await page.addInitScript(() => {
      navigator.wakeLock.request = () =>
        Promise.reject(new DOMException('low battery', 'NotAllowedError'));
    });
    await page.goto(`${PROJECT}/do?days=all`);
    await page.getByRole('switch', { name: 'Screen on' }).tap();
    const refusal = page.getByText('does not keep its screen on now');
    await refusal.waitFor();
    await page.evaluate(() => {
      Reflect.deleteProperty(navigator.wakeLock, 'request');
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect.poll(() => refusal.count()).toBe(0);
  });

  test('is not offered by a browser without wake locks @long', async () => {
    const page = await newPhone(TEXTS);
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'wakeLock'));
    await page.goto(`${PROJECT}/buy`);
    await page.getByRole('button', { name: 'Send the list' }).waitFor();
    expect(await page.getByRole('switch', { name: 'Screen on' }).count()).toBe(0);
  });
});

test.describe('the list in the shop', () => {
  test('goes through the aisles once, and what is ticked sinks within its own @long', async () => {
    const jobs = [
      { id: 'k', slug: 'tile-a-floor', place: 'r', typed: {} },
      { id: 's', slug: 'fit-skirting', place: 'r', typed: {} },
      { id: 'j', slug: 'paint-a-room', place: 'r', typed: {} },
    ];
    const page = await newPhone({
      'measure-twice:project:aaaa1111': kitchen({ jobs, bought: {} }),
    });
    await page.goto(`${PROJECT}/buy`);
    await page.locator('.shop-row').first().waitFor();
    const groups = await page
      .locator('section:has(.shop-group)')
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
    const ways = AISLES.map((aisle) => materials.aisles[aisle]);
    expect(new Set(groups)).toEqual(new Set(ways.filter((way) => groups.includes(way))));
    // The main materials of the three jobs are first, safety is last.
    expect(groups.slice(0, 3)).toEqual(['Paint', 'Tiles', 'Timber']);
    expect(groups.at(-1)).toBe('Safety');
    const first = page.getByRole('region', { name: 'Paint' }).locator('.shop-row').first();
    expect(await first.locator('strong').innerText()).toContain('Matt emulsion for walls');
    const tiles = page.getByRole('region', { name: 'Tiles' }).locator('.shop-row');
    const names = await tiles.allInnerTexts();
    await tiles.first().locator('.shop').tap();
    await tiles.last().and(page.locator('.row--ticked')).waitFor();
    expect(await tiles.count()).toBe(names.length);
    const action = await page.locator('.screen__action > *').boundingBox();
    expect(action?.y ?? 0).toBeGreaterThan((844 * 2) / 3);
  });
});

test.describe('the groups of a list', () => {
  test('fold what prepares and protects, say how much is in them, and stay as they are left @long', async () => {
    const page = await newPhone(PAINTED);
    await page.goto(`${PROJECT}/buy`);
    const group = (name: string) => page.getByRole('region', { name });
    const isOpen = (name: string): Promise<boolean> =>
      group(name)
        .locator('details')
        .evaluate((one) => (one as HTMLDetailsElement).open);
    await group('Paint').locator('.shop-row').first().waitFor();
    expect(await isOpen('Paint')).toBe(true);
    expect(await isOpen('Safety')).toBe(false);
    const safety = group('Safety').locator('summary');
    // A sum of example prices is rounded; the rows are not.
    const [, count, sum] = /Safety\s+(\d+)\s*about £([\d.]+)/.exec(await safety.innerText()) ?? [];
    await safety.tap();
    const rows = group('Safety').locator('.shop-row');
    await rows.first().locator('.row__price').waitFor();
    expect(await rows.count()).toBe(Number(count));
    const prices = await rows.locator('.row__price').allInnerTexts();
    const all = prices.reduce((total, price) => total + Number(price.slice(1)), 0);
    expect(Math.abs(Number(sum) / all - 1)).toBeLessThan(0.1);
    await page.getByRole('link', { name: 'Do', exact: true }).tap();
    await page.getByRole('link', { name: 'Buy', exact: true }).tap();
    await rows.first().waitFor();
    expect(await isOpen('Safety')).toBe(true);
  });
});

const inAll = async (page: Page): Promise<number> =>
  Number(
    (await page.locator('.screen__line').getByText('in all').innerText()).replaceAll(/[^\d.]/g, ''),
  );

test.describe('a product that the user already has', () => {
  const OTHER = 'measure-twice:project:bbbb2222';

  test('leaves the list and the sum at one tap, comes back by Undo or by name, and is offered elsewhere', async () => {
    const [room] = Object.values(PAINTED);
    const page = await newPhone({ ...PAINTED, [OTHER]: { ...room, id: 'bbbb2222' } });
    await page.goto(`${PROJECT}/buy`);
    await page.getByRole('region', { name: 'Safety' }).locator('summary').tap();
    const before = await inAll(page);
    await page.getByRole('button', { name: 'I have this: Safety glasses' }).tap();
    await expect.poll(() => inAll(page)).toBeLessThan(before);
    const undo = page.getByRole('status').getByRole('button', { name: 'Undo' });
    await undo.tap();
    await expect.poll(() => inAll(page)).toBe(before);
    await page.getByRole('button', { name: 'I have this: Safety glasses' }).tap();
    await expect.poll(() => inAll(page)).toBeLessThan(before);
    await page.reload();
    await expect.poll(() => inAll(page)).toBeLessThan(before);

    await page.goto('/project/bbbb2222/buy');
    await page.getByText('In another project you had: Safety glasses.').waitFor();
    expect(await inAll(page)).toBe(before);
    await page.getByRole('button', { name: 'I have them' }).tap();
    await expect.poll(() => inAll(page)).toBeLessThan(before);
    await page.getByRole('region', { name: 'You have these' }).locator('summary').tap();
    await page.getByRole('button', { name: 'Buy it: Safety glasses' }).tap();
    await expect.poll(() => inAll(page)).toBe(before);
  });
});

test.describe('the list as a text', () => {
  test('is what is still to get, and has prices when they are wanted', async () => {
    const page = await newPhone(PAINTED);
    await page.goto(`${PROJECT}/buy`);
    await page.locator('.shop').filter({ hasText: '1 × 5 L' }).first().tap();
    await page.getByRole('button', { name: 'Send the list' }).tap();
    const text = page.locator('.list-text');
    await expect.poll(() => text.innerText()).toMatch(/^To buy: Kitchen\n\nPaint\n- /);
    expect(await text.innerText()).not.toMatch(/£|Matt emulsion for walls: 1 × 5 L/);
    await page.getByRole('button', { name: 'With prices' }).tap();
    await expect.poll(() => text.innerText()).toMatch(/Safety glasses: 1, £\d/);
  });
});

test.describe('the shop of the user', () => {
  test('is one line under the list, and is changed there at any time @long', async () => {
    const page = await newPhone(PAINTED);
    await page.goto(`${PROJECT}/buy`);
    await page.getByText(/^Prices: United Kingdom, 20\d\d/).waitFor();
    await page.getByRole('button', { name: 'Change where you shop' }).tap();
    await page.getByRole('dialog').locator('label', { hasText: 'European Union' }).tap();
    await page.getByRole('button', { name: 'Done' }).tap();
    await page.getByText(/^Prices: European Union, 20\d\d/).waitFor();
    expect(await page.locator('.screen__line').innerText()).toContain('€');
  });
});

test.describe('the sum of what is cut', () => {
  test('is the same on the start as in a project that was not opened yet @long', async () => {
    const jobs = [{ id: 's', slug: 'fit-skirting', place: 'r', typed: {} }];
    const page = await newPhone({
      'measure-twice:project:aaaa1111': kitchen({ jobs, bought: {}, prices: {}, done: [] }),
    });
    await page.goto('/');
    const row = page.getByRole('link', { name: /Kitchen/ }).first();
    await expect.poll(() => row.innerText()).toMatch(/£[\d.]+/);
    const said = /£[\d.]+/.exec(await row.innerText())?.[0];
    await row.tap();
    await page.getByRole('link', { name: 'Buy', exact: true }).tap();
    await page.locator('.shop-row').first().waitFor();
    expect(await page.locator('.screen__line').innerText()).toContain(`${said} in all`);
    // However long its own screens look on.
    await page
      .getByRole('button', { name: /^Price of Skirting/ })
      .first()
      .tap();
    await page.getByText(/^(Cheapest possible|Best found):/).waitFor();
    await page.getByRole('button', { name: 'Done' }).tap();
    expect(await page.locator('.screen__line').innerText()).toContain(`${said} in all`);
  });
});

test.describe('the cost of an answer', () => {
  test('is said with its sum and leads to the answer @long', async () => {
    const jobs = [
      {
        id: 'j',
        slug: 'tile-a-wall',
        place: 'r',
        typed: { wet: 'shower', high: '2 m', rim: '0 mm' },
      },
    ];
    const page = await newPhone({
      'measure-twice:project:aaaa1111': kitchen({ jobs, bought: {}, prices: {}, done: [] }),
    });
    await page.goto(`${PROJECT}/buy`);
    const said = page.getByText(/“Gets wet: Shower” adds £[\d.]+: /);
    await said.getByRole('link', { name: 'Change it' }).tap();
    await page.locator('label').filter({ hasText: /^No$/ }).first().tap();
    await page.getByRole('link', { name: 'What to buy' }).tap();
    await page.locator('.shop-row').first().waitFor();
    await expect.poll(() => said.count()).toBe(0);
  });
});

test.describe('the user’s own saw and shop', () => {
  const LIST = 'measure-twice:cuts:cccc3333';

  test('is answered at its field for what it cannot be @long', async () => {
    const page = await newPhone();
    await openWorkshop(page);
    for (const [id, text, words] of [
      ['kerf', '12', 'This is 10 mm at most.'],
      ['sheetTrim', 'a bit', '“a bit” is not a length'],
      ['lengths', '2.4 m; 10 cm', 'From 600 mm to'],
      ['sheets', '2440', '“2440” is not a sheet.'],
    ] as const) {
      const field = page.locator(`#workshop-${id}`);
      await field.fill(text);
      // A size is judged when its field is left.
      await blur(page);
      await page.locator(`#workshop-${id}-note`).getByText(words).waitFor();
      expect(await field.getAttribute('aria-invalid')).toBe('true');
    }
    await page.reload();
    await expect(settingRow(page, 'Your saw and your shop')).toContainText('Needs attention');
    await openWorkshop(page);
    await expect.poll(() => page.locator('#workshop-sheets').inputValue()).toBe('2440');
    await page.goto('/project/cut/new');
    await page.waitForURL(/\/project\/cut\/[0-9a-f]{8}$/);
    await page.locator('#kerf').waitFor({ state: 'attached' });
    expect(await page.locator('#kerf').inputValue()).toBe('');
    expect(await page.locator('#kerf').getAttribute('placeholder')).toBe('3 mm');
  });

  test('is what new lists and projects start with, and changes none that there are @long', async () => {
    const page = await newPhone({ ...TEXTS, [LIST]: bench() });
    const before = await kept(page);
    await openWorkshop(page);
    await page.locator('#workshop-kerf').fill('2.2');
    await page.locator('#workshop-lengths').fill('3, 2.4');
    await page.locator('#workshop-sheets').fill('2500x1250');
    await blur(page);
    await expect
      .poll(() => settings(page))
      .toMatchObject({
        kerf: '2.2 mm',
        lengths: '3 m; 2.4 m',
        sheets: expect.stringMatching(/^2500\smm\s×\s1250\smm$/),
      });

    await page.goto('/project/cut/new');
    await page.waitForURL(/\/project\/cut\/[0-9a-f]{8}$/);
    await page.locator('#kerf').waitFor({ state: 'attached' });
    expect(await page.locator('#kerf').inputValue()).toBe('2.2 mm');
    await page.goto(`${page.url()}/buy`);
    await page.getByLabel('Board 1, length').waitFor();
    expect(await page.getByLabel('Board 1, length').inputValue()).toBe('2400 mm');
    expect(await page.getByLabel('Board 2, length').inputValue()).toBe('3000 mm');

    await page.goto('/project/new?job=build-alcove-shelves');
    await page.waitForURL(/\/project\/[0-9a-f]{8}$/);
    const shelves = page.url();
    for (const [field, size] of Object.entries({ width: 1200, height: 2000, depth: 300 })) {
      await page.locator(`[id$="-${field}"]`).fill(`${size} mm`);
    }
    expect(await page.locator('[id$="-kerf"]').getAttribute('placeholder')).toBe('2.2 mm');
    await page.goto(`${shelves}/buy`);
    await page.locator('.row__count').filter({ hasText: '2500 × 1250 mm' }).first().waitFor();

    await openWorkshop(page);
    await page.locator('#workshop-kerf').fill('4');
    await page.goto(shelves);
    await page.locator('[id$="-kerf"]').waitFor({ state: 'attached' });
    expect(await page.locator('[id$="-kerf"]').getAttribute('placeholder')).toBe('2.2 mm');
    const after = await kept(page);
    for (const [key, text] of Object.entries(before)) expect(after[key]).toBe(text);
  });
});

test.describe('the settings', () => {
  test('show no pounds as yuan, and sizes to the fraction that was chosen @long', async () => {
    const page = await newPhone({ ...TEXTS, [SETTINGS]: { units: 'imperial' } });
    await page.goto('/settings');
    await chooseSetting(page, 'Currency', '¥');
    await chooseSetting(page, 'Smallest fraction of an inch', '1/8');
    await expect(settingRow(page, 'Smallest fraction of an inch')).toContainText('1/8');
    await page.goto(PROJECT);
    // 4 m are 13′ 1.48″.
    await page.locator('#side-0-note, #length-note').getByText('= 13′ 1 1/2″').waitFor();
    await page.goto(`${PROJECT}/buy`);
    await expect.poll(() => page.locator('.screen__line').innerText()).toMatch(/^No prices yet/);
  });
});
