import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { NOT_FOUND } from '../../web/app/pages.ts';
import { PAGES } from '../../web/export/pages.ts';
import { isOfNoPage, openPhone, type Phone } from '../support/browser.ts';
import { faintOnCanvas } from '../support/contrast.ts';
import { belongings } from '../support/house.ts';
import { outOfReach } from '../support/reach.ts';
import { shared, type Shared } from '../support/shared.ts';
import {
  atWork,
  CUT_LISTS,
  openings,
  OTHERS,
  PROJECT,
  PUBLIC,
  show,
  type Screen,
} from '../support/screens.ts';
import { keep } from '../support/share.ts';

let runtime: Shared['runtime'];
let browser: Browser;

beforeAll(async () => {
  ({ runtime, browser } = await shared());
});

async function visit(locale: string, belongs: boolean): Promise<Phone> {
  const phone = await openPhone(browser, {
    baseURL: runtime.url,
    locale,
    reducedMotion: 'reduce',
    expect: isOfNoPage,
  });
  if (belongs) {
    await phone.page.goto('/settings');
    await keep(phone.page, belongings());
  }
  return phone;
}

/** As a person has it who reads large text: the drawings measure it when they are first drawn. */
const readAt = (page: Page, size: string): Promise<void> =>
  page.evaluate((to) => {
    document.documentElement.style.fontSize = to;
    window.dispatchEvent(new Event('resize'));
    return new Promise((done) => {
      requestAnimationFrame(() => requestAnimationFrame(() => done()));
    });
  }, size);

/** The usual phone, the narrowest, and the narrowest of a person who reads at twice the size. */
const SIZES = [
  [390, '100%'],
  [320, '100%'],
  [320, '200%'],
] as const;

type Look = (page: Page) => Promise<Readonly<Record<string, readonly string[]>>>;

const reaches: Look = async (page) => {
  const found: Record<string, readonly string[]> = {};
  for (const [width, text] of SIZES) {
    await page.setViewportSize({ width, height: 844 });
    await readAt(page, text);
    const { small, wide } = await outOfReach(page);
    found[`${width} px, text at ${text}`] = [...small, ...wide];
  }
  return found;
};

/** Classes of what moves, or would. */
const moving = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) => {
        const { animationName, transitionDuration, scrollBehavior } = getComputedStyle(element);
        return (
          animationName !== 'none' || transitionDuration !== '0s' || scrollBehavior === 'smooth'
        );
      })
      .map((element) => element.className),
  );

const isStill: Look = async (page) => ({ 'less motion': await moving(page) });

const isSeen: Look = async (page) => {
  const found: Record<string, readonly string[]> = {};
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    found[`own colours on a ${colorScheme} ground`] = await faintOnCanvas(page);
  }
  await page.emulateMedia({ forcedColors: 'none', colorScheme: null });
  return found;
};

/** A walk over all screens waits for nothing but the machine, which may be a busy one. */
const WALK = { timeout: 600_000 };

/** What looks find on screens: nothing, by name. */
async function findings(page: Page, screens: readonly Screen[], looks: readonly Look[]) {
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

const GROUPS = [
  ['public page', PUBLIC],
  ['screen or sheet of a project', PROJECT],
  ['screen or sheet of a cut list', CUT_LISTS],
  ['other screen', OTHERS],
] as const;

describe('English: targets of 44 px, nothing sideways, less motion, own colours', () => {
  it.each(GROUPS)('hold on every %s', WALK, async (_, screens) => {
    const phone = await visit('en-GB', screens !== PUBLIC);
    expect(await findings(phone.page, screens, [isStill, isSeen, reaches])).toEqual([]);
    await phone.close();
  });

  it('hold on what a shared link opens', WALK, async () => {
    const phone = await visit('en-GB', true);
    expect(await findings(phone.page, await openings(), [isStill, isSeen, reaches])).toEqual([]);
    await phone.close();
  });
});

// Neither motion nor colours depend on the language.
describe('Chinese: targets of 44 px, nothing sideways', () => {
  it.each(GROUPS)('hold on every %s', WALK, async (_, screens) => {
    const phone = await visit('zh-CN', screens !== PUBLIC);
    expect(await findings(phone.page, screens, [reaches])).toEqual([]);
    await phone.close();
  });
});

describe('a person who asks for less motion', () => {
  it('sees none where others see a sheet rise', async () => {
    const phone = await visit('en-GB', true);
    const { page } = phone;
    await page.goto('/backup?erase=all');
    await page.locator('dialog[open]').waitFor();
    expect(await moving(page)).toEqual([]);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    expect(await moving(page)).toEqual(['sheet']);
    await phone.close();
  });
});

describe('a person with few colours of their own', () => {
  it('can tell what is chosen, and the tab one is at', async () => {
    const phone = await visit('en-GB', true);
    const { page } = phone;
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/project/aaaa1111');
    await page.locator('.toggle[aria-pressed="true"]').first().waitFor();
    const look = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const { backgroundColor, borderTopColor } = getComputedStyle(element);
          return { backgroundColor, borderTopColor };
        });
    for (const [chosen, other] of [
      ['.toggle[aria-pressed="true"]', '.toggle[aria-pressed="false"]'],
      ['.pills__pill[aria-current]', '.pills__pill:not([aria-current])'],
      ['.tab-bar__tab[aria-current]', '.tab-bar__tab:not([aria-current])'],
      ['.choice__option input:checked + span', '.choice__option input:not(:checked) + span'],
    ] as const) {
      expect(await look(chosen)).not.toEqual(await look(other));
    }
    await phone.close();
  });
});

describe('a person who hears the page', () => {
  const cut = 'Stud wall';
  const ROUTES: readonly (readonly [string, string])[] = [
    ...PAGES.map(({ path, title }) => [path, title] as const),
    ['/project/aaaa1111', 'House · Measure Twice'],
    ['/project/aaaa1111/buy', 'Buy: House · Measure Twice'],
    ['/project/aaaa1111/cut', 'Cut: House · Measure Twice'],
    ['/project/aaaa1111/do', 'Do: House · Measure Twice'],
    ['/project/bbbb2222', 'This project is not here · Measure Twice'],
    ['/project/aaaa1111/elsewhere', NOT_FOUND.title],
    ['/project/cut/cccc3333', `${cut} · Measure Twice`],
    ['/project/cut/cccc3333/stock', `Boards: ${cut} · Measure Twice`],
    ['/project/cut/cccc3333/plan', `Plan: ${cut} · Measure Twice`],
    ['/project/cut/ffff0000', 'This cut list is not here · Measure Twice'],
    ['/nowhere', NOT_FOUND.title],
  ];

  it('is told the title of every place and put at its heading, forwards and back', async () => {
    const phone = await visit('en-GB', true);
    const { page } = phone;
    await page.goto('/settings');
    await atWork(page);
    const at = () =>
      page.evaluate(() => ({
        path: window.location.pathname,
        title: document.title,
        focus: document.activeElement?.tagName,
      }));
    for (const [path, title] of ROUTES) {
      // As a link goes there, without loading the page anew.
      await page.evaluate((to) => {
        window.history.pushState(null, '', to);
        window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
      }, path);
      await expect.poll(at).toEqual({ path, title, focus: 'H1' });
    }
    const [path, title] = ROUTES.at(-2) ?? ['', ''];
    await page.goBack();
    await expect.poll(at).toEqual({ path, title, focus: 'H1' });
    await phone.close();
  });
});
