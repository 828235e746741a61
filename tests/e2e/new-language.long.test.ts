// A language is one message file next to each English one, and one line of the list of languages.
// A build of less would not prove that the line and the files are enough.
import type { Page } from '@playwright/test';
import { openPhone, type Phone } from '../support/browser.ts';
import { belongings } from '../support/house.ts';
import { nextVersion } from '../support/next-version.ts';
import { FORM_SIGNS, PSEUDO, pseudo } from '../support/pseudo-language.ts';
import { outOfReach } from '../support/reach.ts';
import { serveBuilt, type Runtime } from '../support/runtime.ts';
import { CUT_LISTS, PROJECT, show } from '../support/screens.ts';
import { keep } from '../support/share.ts';
import { browser, expect, test } from '../support/test.ts';
import { textFaults } from '../support/text-faults.ts';
import { readAt } from '../support/walk.ts';

let site: Runtime;
let phone: Phone;

test.beforeAll(async () => {
  // It makes a full build; on a busy machine that takes its time.
  test.setTimeout(600_000);
  site = await serveBuilt({ assets: await nextVersion() });
  phone = await openPhone(browser, {
    baseURL: site.url,
    locale: 'pl-PL',
    viewport: { width: 320, height: 640 },
    reducedMotion: 'reduce',
    fresh: true,
  });
  await phone.page.goto('/settings');
  await phone.page.waitForURL('**/pl/settings');
  await keep(phone.page, belongings());
});
test.afterAll(async () => {
  await phone.close();
  await site.stop();
});

/** Eight screens, and an element of each that appears when it is complete. */
const SCREENS = [
  ['home', '/pl', '.today__progress'],
  ['jobs', '/pl/jobs', '.catalogue'],
  ['job', '/pl/jobs/paint-a-room', 'h1'],
  ['settings', '/pl/settings', '.setting'],
  ['measure', '/pl/project/aaaa1111?place=room', '#length, .field__input'],
  ['buy', '/pl/project/aaaa1111/buy', 'main h2'],
  ['cut', '/pl/project/aaaa1111/cut', '.cut-plan[aria-busy="false"]'],
  ['do', '/pl/project/aaaa1111/do', 'main h2'],
] as const;

/** Names that are the same in every language, and texts of the user. */
const NAMES = /Measure Twice|English|House|Living room|Kitchen|Stud wall|Cabinet|Birch ply/g;

/** Days and months, which the browser names. */
const DATES = new Set(
  Array.from({ length: 366 }, (_, day) => new Date(2026, 0, day + 1)).flatMap((date) =>
    (['long', 'short'] as const).flatMap((length) =>
      new Intl.DateTimeFormat('pl-PL', { weekday: length, day: 'numeric', month: length })
        .formatToParts(date)
        .flatMap(({ value }) => value.match(/\p{L}+/gu) ?? []),
    ),
  ),
);
/** A random number of the build. */
const BUILD = new RegExp(`${pseudo('Build')} \\S+`, 'g');

/** Words with a plain vowel, which the invented language has not, and unfilled arguments. */
async function englishWords(page: Page): Promise<readonly string[]> {
  const texts = await page.evaluate(() => {
    const labels = [...document.querySelectorAll('[aria-label], [placeholder], [title], [alt]')];
    const named = labels.flatMap((element) =>
      ['aria-label', 'placeholder', 'title', 'alt'].map((key) => element.getAttribute(key) ?? ''),
    );
    return [document.title, document.body.innerText, ...named];
  });
  const words = texts.flatMap(
    (text) =>
      text
        .replaceAll(NAMES, '')
        .replaceAll(BUILD, '')
        .match(/\p{L}*[aeiouy]\p{L}*|\{.*\}/gu) ?? [],
  );
  return [...new Set(words)].filter((word) => !DATES.has(word.toLowerCase()));
}

const rules = new Intl.PluralRules('pl-PL');
const signs = new Map(Object.entries(FORM_SIGNS).map(([form, sign]) => [sign as string, form]));
const used = new Set<string>();

/** Plural forms that do not belong to their number. */
const wrongForms = (text: string): readonly string[] =>
  [...text.matchAll(/([ᴼᶠᴹᴿ])(\d+(?:\.\d+)?)/gu)].flatMap(([all, sign = '', count]) => {
    const form = signs.get(sign);
    used.add(form ?? sign);
    return rules.select(Number(count)) === form ? [] : [all];
  });

test('a new language with long words fits eight screens at 320 px and 200 % text, in its plural forms', async () => {
  test.setTimeout(1_800_000);
  const { page } = phone;
  for (const size of ['200%', '100%']) {
    for (const [name, path, element] of SCREENS) {
      await test.step(`${name} at ${size}`, async () => {
        await page.goto(path);
        await page.locator(element).first().waitFor();
        expect(await page.locator('html').getAttribute('lang')).toBe(PSEUDO.tag);
        await readAt(page, size);
        const file = `.local/new-language/${name}-${size.replace('%', '')}.png`;
        await page.screenshot({ path: file, fullPage: true });
        const at = `${name} at ${size}`;
        expect.soft((await outOfReach(page)).wide, at).toEqual([]);
        expect.soft(await textFaults(page), at).toEqual([]);
        expect.soft(wrongForms(await page.locator('body').innerText()), at).toEqual([]);
        expect.soft(await englishWords(page), at).toEqual([]);
      });
    }
  }
  // The other screens and sheets of projects and cut lists.
  for (const size of ['100%', '200%']) {
    for (const screen of [...PROJECT, ...CUT_LISTS]) {
      await show(page, { ...screen, path: `/pl${screen.path}` });
      await readAt(page, size);
      const at = `${screen.path} at ${size}`;
      expect.soft((await outOfReach(page)).wide, at).toEqual([]);
      expect.soft(await textFaults(page), at).toEqual([]);
    }
  }
  expect([...used]).toEqual(expect.arrayContaining(['one', 'few', 'many']));
  await page.goto('/pl/settings');
  await expect(page.locator('.setting__value').first()).toHaveText(PSEUDO.name);
});
