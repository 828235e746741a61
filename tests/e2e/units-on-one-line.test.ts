// A number and its unit stay on one line on a narrow phone.
import { belongings, house } from '../support/house.ts';
import { oddThings } from '../support/odd-things.ts';
import { few, LONG } from '../support/long.ts';
import { PROJECT, PUBLIC, CUT_LISTS, show, type Screen } from '../support/screens.ts';
import { keep } from '../support/share.ts';
import { browser, runtime, expect, test } from '../support/test.ts';
import { openPhone } from '../support/browser.ts';

const project = '/project/aaaa1111';
const PATHS = [
  '/jobs/lay-a-laminate-floor',
  '/jobs/paint-a-room',
  '/jobs/tile-a-floor',
  `${project}?place=room`,
  `${project}/buy`,
  `${project}/cut`,
  `${project}/do`,
  '/project/cut/cccc3333/cut',
];
/** The screens of `npm test`. */
const FEW = new Set(['/jobs/lay-a-laminate-floor', `${project}/buy`, `${project}/do`]);
/** And those of large text. */
const FEW_LARGE = new Set([`${project}/buy`, `${project}/cut`]);
const screens = PATHS.map((path) =>
  [...PUBLIC, ...PROJECT, ...CUT_LISTS].find((screen) => screen.path === path),
).filter((screen): screen is Screen => screen !== undefined);

/** Amounts on the page, and those whose unit begins another line; hidden text has no lines. */
function amounts(unit: string): { readonly seen: number; readonly broken: readonly string[] } {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const all: { readonly node: Node; readonly at: number }[] = [];
  let text = '';
  while (texts.nextNode() !== null) {
    const { data } = texts.currentNode as Text;
    for (let at = 0; at < data.length; at += 1) all.push({ node: texts.currentNode, at });
    text += data;
  }
  const lineOf = (index: number): number | undefined => {
    const letter = all[index];
    if (letter === undefined) return undefined;
    const range = document.createRange();
    range.setStart(letter.node, letter.at);
    range.setEnd(letter.node, letter.at + 1);
    const [box] = range.getClientRects();
    return box?.bottom;
  };
  let seen = 0;
  const broken: string[] = [];
  for (const { index, 0: amount } of text.matchAll(new RegExp(unit, 'gu'))) {
    const [from, to] = [lineOf(index), lineOf(index + amount.length - 1)];
    if (from === undefined || to === undefined) continue;
    seen += 1;
    if (Math.abs(from - to) > 12) broken.push(text.slice(Math.max(0, index - 20), index + 20));
  }
  return { seen, broken };
}

const UNIT = String.raw`\d\s(?:mm|cm|m[²³]?|L|kg|g|W|h|min|%)(?![\p{L}\d²³])`;

/** A size of an American label: `3 1/2 in`, `5/8 × 5 1/2 in`, `7′ 5 1/2″`. */
const INCHES = String.raw`(?:\d+′\s)?(?:\d+[\s-])?\d+/\d+(?:\s?(?:in|″))?`;

test('no size in inches is broken at 320 px', async () => {
  const phone = await openPhone(browser, { baseURL: runtime.url, locale: 'en-US' });
  const { page } = phone;
  await page.setViewportSize({ width: 320, height: 844 });
  await keep(page, { [`measure-twice:project:aaaa1111`]: { ...house(), region: 'us' } });
  for (const tab of few(['buy', 'cut'])) {
    await page.goto(`/project/aaaa1111/${tab}`);
    await page.locator('.screen__line').waitFor();
    await page.evaluate(() => {
      for (const fold of document.querySelectorAll('details')) fold.open = true;
    });
    const { seen, broken } = await page.evaluate(amounts, INCHES);
    expect.soft(broken, tab).toEqual([]);
    expect.soft(seen, tab).toBeGreaterThan(0);
  }
  await phone.close();
});

for (const [wide, text] of few([
  [320, '200%'],
  [320, '100%'],
  [390, '200%'],
] as const)) {
  test(`no number is apart from its unit at ${wide} px, with text of ${text}`, async () => {
    expect(screens).toHaveLength(8);
    const phone = await openPhone(browser, { baseURL: runtime.url, locale: 'en-GB' });
    const { page } = phone;
    await page.setViewportSize({ width: wide, height: 844 });
    await keep(page, { ...belongings(), ...oddThings() });
    for (const screen of screens.filter(
      ({ path }) => LONG || (text === '100%' ? FEW : FEW_LARGE).has(path),
    )) {
      await show(page, screen);
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
        dispatchEvent(new Event('resize'));
      }, text);
      const { seen, broken } = await page.evaluate(amounts, UNIT);
      expect.soft(broken, screen.path).toEqual([]);
      expect.soft(seen, screen.path).toBeGreaterThan(0);
    }
    await phone.close();
  });
}
