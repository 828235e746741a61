// One walk over all screens for all that must hold on each: to load a screen costs more than to look at it.
import type { Browser, Page } from '@playwright/test';

import { violations } from './axe.ts';
import { isOfNoPage, openPhone, type Phone } from './browser.ts';
import { faintOnCanvas } from './contrast.ts';
import { belongings } from './house.ts';
import { few, LONG } from './long.ts';
import { moving } from './motion.ts';
import { oddThings } from './odd-things.ts';
import { overBars } from './overlaps.ts';
import { outOfReach } from './reach.ts';
import {
  CUT_LISTS,
  ODD,
  openings,
  OTHERS,
  PROJECT,
  PUBLIC,
  show,
  some,
  type Screen,
} from './screens.ts';
import { keep } from './share.ts';

/** Faults of a screen, by check. It leaves the screen as it found it. */
type Look = (page: Page) => Promise<Readonly<Record<string, readonly string[]>>>;

/** True if React has taken the screen over: a public page stays as it was exported until it is used. */
const isLive = (): boolean => {
  const heading = document.querySelector('#app main h1');
  return heading === null || Object.keys(heading).some((key) => key.startsWith('__react'));
};

const twoFrames = (): Promise<void> =>
  new Promise((done) => {
    requestAnimationFrame(() => requestAnimationFrame(() => done()));
  });

/** Sets the text size of a user who reads large text: drawings measure it on their first paint. */
export async function readAt(page: Page, size: string): Promise<void> {
  await page.evaluate((to) => {
    document.documentElement.style.fontSize = to;
    window.dispatchEvent(new Event('resize'));
  }, size);
  if (Number.parseFloat(size) > 100) await page.waitForFunction(isLive);
  await page.evaluate(twoFrames);
}

const USUAL = { width: 390, height: 844 };
/** The usual phone, the narrowest at twice the text size, and in the long size the narrowest as it is. */
const SIZES = few(
  [
    [USUAL.width, '100%'],
    [320, '200%'],
    [320, '100%'],
  ] as const,
  2,
);

/** Targets of 44 px, nothing sideways, and nothing over the bars. */
export const reaches: Look = async (page) => {
  const found: Record<string, readonly string[]> = {};
  for (const [width, text] of SIZES) {
    await page.setViewportSize({ ...USUAL, width });
    await readAt(page, text);
    const { small, wide } = await outOfReach(page);
    found[`${width} px, text at ${text}`] = [...small, ...wide, ...(await overBars(page))];
  }
  await page.setViewportSize(USUAL);
  await readAt(page, '');
  return found;
};

export const isStill: Look = async (page) => ({ 'less motion': await moving(page) });

export const isSeen: Look = async (page) => {
  const found: Record<string, readonly string[]> = {};
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    found[`own colours on a ${colorScheme} ground`] = await faintOnCanvas(page);
  }
  await page.emulateMedia({ forcedColors: 'none', colorScheme: null });
  return found;
};

/** Violations found by axe, in both themes. */
export const axeInBothThemes: Look = async (page) => {
  const light = await violations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await violations(page, 'colours');
  await page.emulateMedia({ colorScheme: null });
  return { 'axe, light': light, 'axe, dark': dark };
};

const NEWCOMERS = some(PUBLIC);

/** The screens of this size of the tests, grouped by stored data. */
export const GROUPS: readonly (readonly [string, () => Promise<readonly Screen[]>])[] = [
  ['public page', async () => NEWCOMERS],
  ['screen or sheet of a project', async () => some(PROJECT)],
  ['screen or sheet of a cut list', async () => some(CUT_LISTS)],
  ['screen or sheet of odd rooms and of several materials', async () => some(ODD)],
  ['other screen', async () => some(OTHERS)],
  ['screen that a shared link opens', async () => (await openings()).slice(0, LONG ? Infinity : 1)],
];

/** A walk over all screens waits for nothing but the machine, which may be a busy one. */
export const WALK_MS = 600_000;

/** Faults that the checks find on screens, by name. The public pages are seen as by a newcomer. */
export async function walk(
  phone: Phone,
  screens: readonly Screen[],
  looks: readonly Look[],
): Promise<readonly string[]> {
  const { page } = phone;
  if (screens !== NEWCOMERS) {
    await page.goto('/settings');
    await keep(page, { ...belongings(), ...oddThings() });
  }
  const found: string[] = [];
  for (const screen of screens) {
    await show(page, screen);
    for (const look of looks) {
      for (const [how, what] of Object.entries(await look(page))) {
        found.push(...what.map((one) => `${screen.path}, ${how}: ${one}`));
      }
    }
  }
  return found;
}

/** The phone of somebody who wants things to keep still. */
export const walker = (browser: Browser, baseURL: string, locale: string): Promise<Phone> =>
  openPhone(browser, {
    baseURL,
    locale,
    reducedMotion: 'reduce',
    expect: isOfNoPage,
  });
