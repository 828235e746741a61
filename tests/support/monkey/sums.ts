import type { Page } from '@playwright/test';

const PROJECT = '/project/aaaa1111';
const ROW = `.row:has([href="${PROJECT}"])`;
/** A search for cuts may better a plan between two looks at it, on a busy machine for as long as this. */
const SETTLED_MS = 15_000;

/** The amounts of money in an element, without the words; empty if it is not shown. */
const amounts = (page: Page, selector: string): Promise<readonly string[]> =>
  page.evaluate((of) => {
    const text = document.querySelector(of)?.textContent ?? '';
    return text.match(/(?:US)?[£$€¥] ?[\d.,]*\d|[\d.,]*\d ?[£$€¥]/g) ?? [];
  }, selector);

/** The sum of a project on each screen that shows it exactly; Measure rounds it. */
async function sumsOf(page: Page): Promise<Readonly<Record<string, string | undefined>>> {
  await page
    .locator(`${ROW} .row__money`)
    .waitFor({ timeout: 3000 })
    .catch(() => undefined);
  const [start] = await amounts(page, `${ROW} .row__money`);
  await page.locator(`${ROW} a`).click();
  const buyTab = page.locator(`.tab-bar [href="${PROJECT}/buy"]`);
  await buyTab.waitFor();
  await buyTab.click();
  await page.waitForURL(/\/buy$/);
  const [buy] = await amounts(page, '.screen__line');
  await page.locator('.screen__head a[href="/"]').click();
  await page.locator(ROW).waitFor();
  return { start, buy };
}

/** A screen shows no sum while something on the list has no price. */
const areOne = (sums: Readonly<Record<string, string | undefined>>): boolean =>
  new Set(Object.values(sums).filter((sum) => sum !== undefined)).size <= 1;

/** Screens among start and Buy with different sums. */
export async function sumsThatDiffer(
  page: Page,
  arrive: (go: () => Promise<unknown>) => Promise<void>,
): Promise<readonly string[]> {
  await arrive(() => page.goto('/'));
  if ((await page.locator(ROW).count()) === 0) return [];
  const late = performance.now() + SETTLED_MS;
  let sums = await sumsOf(page);
  while (!areOne(sums) && performance.now() < late) sums = await sumsOf(page);
  return areOne(sums) ? [] : [`the sums differ: ${JSON.stringify(sums)}`];
}
