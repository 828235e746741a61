// The page follows the focused field until the user scrolls away from it, and never moves under a tap.
import type { Locator, Page } from '@playwright/test';

import { slideAtEase } from '../support/finger.ts';
import { house } from '../support/house.ts';
import { few } from '../support/long.ts';
import { keep } from '../support/share.ts';
import { expect, test } from '../support/test.ts';

const position = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));

/** Position after the page had time to react in two frames. */
const positionAfterFrames = async (page: Page): Promise<number> => {
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  return position(page);
};

/** Jobs elsewhere would only take longer. */
const PROJECT = { ...house(), jobs: house().jobs.filter(({ place }) => place === 'room') };

async function openRoom(page: Page): Promise<void> {
  await keep(page, { 'measure-twice:project:aaaa1111': PROJECT });
  await page.goto('/project/aaaa1111?place=room');
}

/** Leaves a text in a field, and the focus. */
async function typeInto(field: Locator, text: string): Promise<void> {
  await field.tap();
  await field.press('Control+a');
  await field.page().keyboard.type(text);
  await expect(field).toHaveValue(text);
}

/** Moves the finger up the screen until the field has left it. */
async function scrollAway(page: Page): Promise<void> {
  for (let i = 0; i < 4; i += 1) {
    const slid = [500, 420, 340, 260].map((y) => ({ x: 20, y }));
    await slideAtEase(page, slid);
  }
  await expect(page.locator('#height')).not.toBeInViewport();
}

/** A text that is no size. */
const NO_SIZE = '2.4 m2.7';

/** Runs in the page: middle of the element if it is visible and not covered. */
function middleIfSeen(element: Element): { x: number; y: number } | undefined {
  const { left, top, width, height } = element.getBoundingClientRect();
  const at = { x: left + width / 2, y: top + height / 2 };
  return element.contains(document.elementFromPoint(at.x, at.y)) ? at : undefined;
}

/** Adds a line above everything, as a message does. */
const change = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.querySelector('#main')?.setAttribute('data-changed', '');
  });

test('the page follows the focused field until the user scrolls away', async ({
  phone: { page },
}) => {
  await openRoom(page);
  const field = page.locator('#height');

  await test.step('a tap elsewhere does not scroll back to the field that was left', async () => {
    await typeInto(field, '2.5');
    await scrollAway(page);
    const before = await position(page);
    // Text that is no control takes the focus from the field.
    const texts = await page.locator('#main :is(h2, h3, p):not(:is(a, button, label) *)').all();
    const seen = await Promise.all(texts.map((text) => text.evaluate(middleIfSeen)));
    const at = seen.find((one) => one !== undefined);
    if (at === undefined) throw new Error('no text is visible');
    await page.touchscreen.tap(at.x, at.y);
    await expect(field).not.toBeFocused();
    await change(page);
    expect(await positionAfterFrames(page)).toBe(before);
  });

  await test.step('a page that grows as its address bar hides does not scroll back to a field off the screen', async () => {
    await typeInto(field, '2.6');
    await scrollAway(page);
    const before = await position(page);
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    await page.setViewportSize({ width, height: height - 64 });
    // The drawing has a share of the height, so the page below it moves a little.
    expect(Math.abs((await positionAfterFrames(page)) - before)).toBeLessThan(64);
    await expect(field).not.toBeInViewport();
    await expect(field).toBeFocused();
  });

  await test.step('a page that is scrolled by keys or by a screen reader stays there as its figures change', async () => {
    await typeInto(field, '2.7');
    await page.evaluate(async () => {
      // The page follows the field from the frame after the last key.
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
      document.querySelector('#main')?.setAttribute('data-changed', '');
    });
    const before = await position(page);
    await expect(field).not.toBeInViewport();
    expect(await positionAfterFrames(page)).toBe(before);
    await change(page);
    expect(await positionAfterFrames(page)).toBe(before);
  });

  await test.step('a page that a screen reader scrolls right after a choice stays there as its figures change', async () => {
    await field.tap();
    const before = await page.evaluate(async () => {
      document.querySelector<HTMLElement>('#height')?.click();
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
      document.querySelector('#main')?.setAttribute('data-changed', 'again');
      return Math.round(window.scrollY);
    });
    await expect(field).not.toBeInViewport();
    expect(await positionAfterFrames(page)).toBe(before);
  });

  await test.step('a field stays in sight as the keyboard opens and as fields appear above it', async () => {
    await typeInto(field, '2.8');
    await field.evaluate((one) => one.scrollIntoView({ block: 'end' }));
    await page.setViewportSize({ width: 390, height: 420 });
    await expect(field).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => {
      const added = document.createElement('p');
      added.style.blockSize = '900px';
      document.querySelector('#height')?.closest('form, section, main')?.prepend(added);
    });
    await expect(field).toBeInViewport({ ratio: 1 });
  });
});

test('a tap after a field that holds an error meets the control under the finger', async ({
  phone: { page },
}) => {
  await page.addInitScript(() => {
    const met: Element[] = [];
    const note = (event: Event): void => {
      if (!(event.target instanceof Element) || event.target.id === 'height') return;
      met.push(event.target);
      // The page stays as it is for the next control.
      if (event.type === 'click') event.stopImmediatePropagation();
    };
    for (const type of ['pointerdown', 'click']) addEventListener(type, note, true);
    Object.assign(window, { met });
  });
  await openRoom(page);
  const field = page.locator('#height');
  const controls = page
    .getByRole('button')
    .or(page.getByRole('textbox'))
    .and(page.locator(':not(#height)'));
  await typeInto(field, NO_SIZE);
  const seen: Locator[] = [];
  for (const one of await controls.all()) {
    if ((await one.evaluate(middleIfSeen)) !== undefined) seen.push(one);
  }
  expect(seen.length).toBeGreaterThan(3);
  for (const one of few(seen)) {
    await typeInto(field, NO_SIZE);
    const at = await one.evaluate(middleIfSeen);
    if (at === undefined) throw new Error('a control is covered after the second visit');
    await page.touchscreen.tap(at.x, at.y);
    const met = await page.evaluate(() => {
      const [down, click]: readonly Element[] = Object(window).met.splice(0);
      return [
        down !== undefined && down === click,
        down?.outerHTML.slice(0, 80),
        click?.outerHTML.slice(0, 80),
      ];
    });
    expect(met[0], met.join('\n')).toBe(true);
  }
});
