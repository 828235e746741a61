// Finger and keyboard input in the app's fields loses no typed value and no other data.
import type { Locator, Page } from '@playwright/test';
import { openPhone, type Phone } from '../support/browser.ts';
import { doubleTap, liftFinger } from '../support/finger.ts';
import { house, lightHouse, panels, studs } from '../support/house.ts';
import { keep, kept } from '../support/share.ts';
import { browser, runtime, expect, test } from '../support/test.ts';

let phone: Phone;
let page: Page;

test.beforeEach(async () => {
  phone = await openPhone(browser, { baseURL: runtime.url });
  ({ page } = phone);
  await keep(page, {
    'measure-twice:project:aaaa1111': lightHouse(),
    // The engine plans none of it, so that the list changes only by input.
    'measure-twice:project:cccc1111': {
      ...house(),
      id: 'cccc1111',
      jobs: house().jobs.slice(0, 1),
    },
    'measure-twice:cuts:cccc3333': studs(),
    'measure-twice:cuts:dddd4444': panels(),
  });
});

test.afterEach(async () => {
  await phone.close();
});

/** Taps a field and types, as on a phone. */
async function type(field: Locator, text: string): Promise<void> {
  await field.tap();
  await page.keyboard.type(text);
}

/** Runs the steps on a phone four times as slow, with its page loaded at full speed. */
async function slowly(run: () => Promise<void>): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  try {
    await run();
  } finally {
    // Later tests have the same renderer, and the slowing keeps a processor busy.
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await session.detach();
  }
}

/** Inputs in the document that the page writes to during some steps, by id or name; `tools` if the screen gets another tool. */
async function writtenInputs(run: () => Promise<void>): Promise<readonly string[]> {
  const written = await page.evaluateHandle(() => {
    const ids = new Set<string>();
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records) {
        if (target instanceof HTMLInputElement) ids.add(target.id || target.name);
        if (addedNodes.length > 0 && (target as Element).closest('.screen__tools'))
          ids.add('tools');
      }
    }).observe(document, { attributes: true, childList: true, subtree: true });
    return ids;
  });
  await run();
  return written.evaluate((ids) => [...ids]);
}

const shopRows = () => page.locator('.shop').count();

test.describe('a tapped field', () => {
  test('takes what is typed, on each tab of a project', async () => {
    await page.goto('/project/aaaa1111');
    await test.step('is selected: “2.4 m”, tapped, takes 2.7', async () => {
      const height = page.locator('#height');
      expect(await height.inputValue()).toBe('2.4 m');
      await type(height, '2.7');
      expect(await height.inputValue()).toBe('2.7');
      await page.getByText('= 2700 mm').waitFor();
    });
    await page.getByRole('link', { name: 'Buy', exact: true }).tap();
    await test.step('that holds a price takes the new one: 24.00 becomes 38, never 24.0038', async () => {
      const open = page.getByRole('button', { name: /^Price of Matt emulsion for walls/ });
      await open.first().tap();
      const price = page.locator('dialog .field__input').first();
      await type(price, '38');
      expect(await price.inputValue()).toBe('38');
      await price.fill('24.0038');
      await page.getByText('“24.0038” is not a price').waitFor();
      await price.fill('38');
      await page.getByRole('button', { name: 'Done' }).tap();
      await page.locator('dialog').waitFor({ state: 'detached' });
    });
    await test.step('on a slow phone, rows ticked and unticked without a pause are all kept', async () => {
      await page.locator('.shop').first().focus();
      await slowly(async () => {
        for (const key of [' ', 'Tab', 'Tab', 'Tab', ' ', ' ', ' ']) await page.keyboard.press(key);
        await expect(page.locator('.shop[aria-pressed="true"]')).toHaveCount(2);
      });
      const { bought } = JSON.parse((await kept(page))['measure-twice:project:aaaa1111'] ?? '');
      expect(Object.keys(bought)).toHaveLength(2);
    });
  });

  test('is the only one that a key writes to: the recording reads each that is', async () => {
    const height = page.locator('#height');
    const length = page.getByLabel('Part 1, length');
    for (const [path, field] of [
      ['/project/aaaa1111', height],
      ['/project/cut/dddd4444', length],
    ] as const) {
      await page.goto(path);
      await field.focus();
      await page.keyboard.press('End');
      const written = await writtenInputs(async () => {
        for (const key of ['Backspace', 'Backspace', ' ', 'm', 'm']) await page.keyboard.press(key);
        await expect(field).toHaveValue(/ mm$/);
        await page.waitForTimeout(500);
      });
      const id = await field.getAttribute('id');
      expect(written.filter((one) => one !== id)).toEqual([]);
    }
  });

  test('takes another unit from the keys without losing its number @long', async () => {
    await page.goto('/project/aaaa1111');
    await page.locator('#height').tap();
    await page.locator('.keys').getByRole('button', { name: /^cm/ }).tap();
    expect(await page.locator('#height').inputValue()).toBe('2.4 cm');
  });

  test('sets the caret with the second tap @long', async () => {
    await page.goto('/project/cut/dddd4444');
    const cell = page.getByLabel('Part 1, length');
    await cell.tap();
    await liftFinger(page);
    await cell.tap();
    await page.keyboard.type('5');
    expect(await cell.inputValue()).toMatch(/^\d*5?\d* ?m?m?5?m?$/);
    expect((await cell.inputValue()).length).toBe('720 mm'.length + 1);
  });
});

const screenLine = () => page.locator('.screen__line').innerText();
// The search for the cheapest list may still be at work on the price.
const areas = async () => /walls.*/.exec(await screenLine())?.[0];
const shown = async () => [await areas(), await page.locator('.fields__cell').count()];
const isHeightOnDisk = async (text: string) =>
  (await kept(page))['measure-twice:project:aaaa1111']?.includes(`"height":"${text}"`);

test.describe('a length on its way', () => {
  test('leaves all that is shown as it was, until the whole of it is there', async () => {
    await page.goto('/project/aaaa1111');
    const height = page.locator('#height');
    await type(height, '3');
    await page.getByText('= 3000 mm').waitFor();
    await expect.poll(areas).toBeDefined();
    const before = await shown();
    for (const text of ['25', '']) {
      await height.fill(text);
      await expect.poll(() => isHeightOnDisk(text)).toBe(true);
      // Gone once the screen waits for the rest of the length.
      await expect(page.getByText('= 3000 mm')).toHaveCount(0);
      expect(await shown()).toEqual(before);
    }
    await type(height, '255');
    await page.locator('.keys').getByRole('button', { name: /^cm/ }).tap();
    await expect.poll(areas).not.toBe(before[0]);
    expect(await height.inputValue()).toBe('255 cm');
  });

  test('is missing once the user taps elsewhere, and the tap does what it is for', async () => {
    await page.goto('/project/aaaa1111');
    const height = page.locator('#height');
    await type(height, '25');
    await expect.poll(() => isHeightOnDisk('25')).toBe(true);
    await page.getByRole('button', { name: 'Add a job here' }).first().tap();
    await page.locator('dialog').waitFor();
    await expect.poll(screenLine).toContain('Still to measure');
    expect(await height.inputValue()).toBe('25 mm');
  });
});

test.describe('a value that cannot be used', () => {
  test('stays in its field with the reason, while the list uses the last valid one @long', async () => {
    await page.goto('/project/cccc1111/buy');
    await page.locator('.shop').first().waitFor();
    const line = await page.locator('.screen__line').innerText();
    // Groups of rows are drawn one after the other.
    const rows = Number(/(\d+) to get/.exec(line)?.[1]);
    await expect.poll(shopRows).toBe(rows);
    await page.getByRole('link', { name: 'Measure', exact: true }).tap();
    await page.locator('#height').fill('2.4 m2.7');
    await page.locator('#height').blur();
    await page.getByText('“2.4 m2.7” is not a length.').waitFor();
    await page.getByText('Until then 2.4 m counts.').waitFor();
    for (const _ of ['now', 'after a reload']) {
      await page.getByRole('link', { name: 'Buy', exact: true }).tap();
      await page.locator('.shop').first().waitFor();
      await expect.poll(shopRows).toBe(rows);
      expect(await page.locator('.screen__line').innerText()).toBe(line);
      await page.reload();
    }
    await page.getByRole('link', { name: 'Measure', exact: true }).tap();
    expect(await page.locator('#height').inputValue()).toBe('2.4 m2.7');
  });

  test('keeps its fold open, and does not close it while it is mended @long', async () => {
    await page.goto('/project/cut/cccc3333');
    await page.locator('summary', { hasText: 'Adjust: saw cut' }).tap();
    const kerf = page.locator('#kerf');
    await kerf.fill('a bit');
    await expect(kerf).toHaveAttribute('aria-invalid', 'true');
    await kerf.fill('3');
    await expect(kerf).not.toHaveAttribute('aria-invalid', 'true');
    await kerf.fill('2');
    await expect(kerf).toBeVisible();
    await kerf.fill('a bit');
    await page.reload();
    await expect(kerf).toBeVisible();
  });

  test('leaves the last valid value of a job’s field @long', async () => {
    await page.goto('/project/aaaa1111?place=thing');
    const depth = page.locator('[id$="-depth"]');
    await depth.fill('300x');
    await page.getByText('Until then 300 counts.').waitFor();
    await page.getByRole('link', { name: 'Cut', exact: true }).tap();
    await expect.poll(() => page.locator('.board').count()).toBeGreaterThan(0);
  });

  test('leaves the last valid price @long', async () => {
    await page.goto('/project/aaaa1111/buy?prices=wall-paint');
    const price = page.locator('dialog .field__input').first();
    await price.fill('38');
    const proof = await page.locator('dialog .proof').innerText();
    await price.fill('38 or so');
    await page.getByText('“38 or so” is not a price').waitFor();
    expect(await page.locator('dialog .proof').innerText()).toBe(proof);
  });
});

test.describe('a job that the list leaves out', () => {
  test('is named on the list with the reason and a link to the field @long', async () => {
    const wide = house().places.map((place) =>
      place.id === 'wall' && place.kind === 'wall'
        ? { ...place, openings: place.openings.map((one) => ({ ...one, width: '5 m' })) }
        : place,
    );
    await keep(page, { 'measure-twice:project:aaaa1111': { ...lightHouse(), places: wide } });
    await page.goto('/project/aaaa1111/buy');
    const note = page.locator('.note', { hasText: '5 m is wider than wall A' });
    expect(await note.innerText()).toContain('Not in this list');
    await note.getByRole('link').tap();
    await page.locator('#opening-width').fill('0.9 m');
    await page.getByRole('button', { name: 'Done' }).tap();
    await page.getByRole('link', { name: 'Buy', exact: true }).tap();
    await page.locator('.shop').first().waitFor();
    expect(await page.getByText('Not in this list').count()).toBe(0);
  });
});

test.describe('an offcut that is added', () => {
  test('is typed at once: its first field has the focus @long', async () => {
    await page.goto('/project/cut/cccc3333/buy');
    await page.getByRole('button', { name: 'Add an offcut' }).tap();
    await page.keyboard.type('640');
    expect(await page.getByLabel('Offcut 1, length').inputValue()).toBe('640');
  });
});

test.describe('the door’s sheet', () => {
  test('is left by the first tap on “Done”, with the keys up @long', async () => {
    await page.goto('/project/aaaa1111?opening=door');
    for (const field of ['width', 'height', 'at', 'sill']) {
      await type(page.locator(`#opening-${field}`), '0.8');
      const done = page.getByRole('button', { name: 'Done' });
      const before = await done.boundingBox();
      await done.tap();
      await page.locator('dialog').waitFor({ state: 'detached' });
      expect(before).not.toBeNull();
      await page.getByRole('button', { name: /^Door/ }).first().tap();
      await page.locator('dialog').waitFor();
    }
    await doubleTap(page, page.getByRole('button', { name: 'Done' }));
    await page.locator('dialog').waitFor({ state: 'detached' });
    expect(page.url()).toContain('/project/aaaa1111');
  });
});

test('sizes of three and four digits are equally large, and no number pushes its unit out', async () => {
  await page.goto('/project/new?job=build-furniture');
  const inputs = page.locator('.field--large input');
  const figures = page.locator('.field--large .field__figure');
  await inputs.nth(0).fill('900');
  await inputs.nth(1).fill('1200');
  await inputs.nth(1).blur();
  const fonts = async () =>
    new Set(await figures.evaluateAll((all) => all.map((one) => getComputedStyle(one).fontSize)));
  await expect.poll(fonts).toEqual(new Set(['30px']));
  await inputs.nth(1).fill('123456789012');
  await inputs.nth(1).blur();
  await page.getByText('longer than a kilometre').waitFor();
  const [unit, field] = await Promise.all([
    figures.nth(1).locator('.unit').boundingBox(),
    page.locator('.field--large').nth(1).boundingBox(),
  ]);
  const rightOf = (box: typeof unit): number => (box?.x ?? Number.NaN) + (box?.width ?? 0);
  expect(rightOf(unit)).toBeLessThan(rightOf(field));
});

test('the name of a room, its last field, loses the focus with Enter', async () => {
  await page.goto('/project/aaaa1111');
  const name = page.getByRole('textbox', { name: 'Room name' });
  await name.fill('Kitchen');
  await name.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
});

test.describe('on a slow phone', () => {
  test('sizes typed without a pause are all kept, and what they change appears', async () => {
    await page.goto('/project/new?job=paint-a-room');
    const [length, width] = [page.locator('#length'), page.locator('#width')];
    await page.waitForURL(/project\/[0-9a-f]{8}$/);
    await length.focus();
    await slowly(async () => {
      for (const text of ['5.1', '3.2', '2.6']) {
        await page.keyboard.type(text);
        await page.keyboard.press('Enter');
      }
      expect(await length.inputValue()).toBe('5.1 m');
      expect(await width.inputValue()).toBe('3.2 m');
      expect(await page.locator('#height').inputValue()).toBe('2.6 m');
      await page.locator('.plan__area', { hasText: '16.3 m²' }).waitFor();
    });
    const id = page.url().split('/').at(-1);
    const { places } = JSON.parse((await kept(page))[`measure-twice:project:${id}`] ?? '');
    expect(places[0].height).toBe('2.6 m');
    const lengths = places[0].sides.map((side: { length: string }) => side.length);
    expect(lengths.slice(0, 2)).toEqual(['5.1 m', '3.2 m']);
  });
});
