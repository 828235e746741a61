import axe, { type AxeResults, type RunOnly, type RunOptions } from 'axe-core';
import type { Page } from '@playwright/test';

/** WCAG 2.2 AA, and what axe calls best practice. No rule is left out and no element excused. */
const ALL: RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/** The rules that look at colours: no other can find in one theme what it does not in the other. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

const RULES = {
  all: { runOnly: ALL },
  colours: { runOnly: { type: 'rule', values: COLOURS } },
} satisfies Readonly<Record<string, RunOptions>>;

/** Violations that axe finds on the page as shown: one line each, with rule and element. */
export async function violations(
  page: Page,
  rules: keyof typeof RULES = 'all',
): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (wanted) => {
    const inPage = window as unknown as {
      axe: { run: (page: Document, options: RunOptions) => Promise<AxeResults> };
    };
    const found = await inPage.axe.run(document, {
      ...wanted,
      resultTypes: ['violations'],
      // The page holds no frames, no film and no sound.
      iframes: false,
      preload: false,
    });
    return found.violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, any, html }) =>
        [id, help, target.join(' '), any[0]?.message ?? '', html.slice(0, 120)].join(' | '),
      ),
    );
  }, RULES[rules]);
}
