import axe, { type AxeResults, type RunOnly, type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/** WCAG 2.2 AA, and what axe calls best practice. No rule is left out and no element excused. */
const ALL: RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/** The rules that look at colours: no other can find in one theme what it does not in the other. */
export const COLOURS: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/** What axe finds wrong with the page as it is shown: a line each, with the rule and the element. */
export async function violations(page: Page, rules = ALL): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (wanted) => {
    const inPage = window as unknown as {
      axe: { run: (page: Document, options: RunOptions) => Promise<AxeResults> };
    };
    const found = await inPage.axe.run(document, {
      runOnly: wanted,
      resultTypes: ['violations'],
      // The page holds no frames.
      iframes: false,
    });
    return found.violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, any, html }) =>
        [id, help, target.join(' '), any[0]?.message ?? '', html.slice(0, 120)].join(' | '),
      ),
    );
  }, rules);
}
