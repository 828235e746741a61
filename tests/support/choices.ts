// oxlint-disable unicorn/consistent-function-scoping -- these run in the page, where nothing of this file is.
import type { Page } from '@playwright/test';

import { LANGUAGES } from '../../web/language/language-tags.ts';
import { liftFinger } from './finger.ts';

/** Scroll position of a choice: everything above it or below it is out of sight. */
type Edge = 'start' | 'end';

/** Input that makes a choice. */
export type Way = 'key' | 'tap';

interface Place {
  readonly x: number;
  readonly y: number;
}

interface Choice {
  readonly nth: number;
  readonly key: string;
}

/** Each language has its own pages: choosing one leaves this page. */
const CHOICES = `[type="radio"]:not(${Object.keys(LANGUAGES)
  .map((language) => `[value="${language}"]`)
  .join()}), [type="checkbox"], select, summary, [role="switch"], [aria-pressed], [aria-expanded]`;

/** Marks the choices of a screen, or of the sheet over it, and says by which key each is made. */
const mark = (page: Page): Promise<readonly Choice[]> =>
  page.evaluate((selector) => {
    // A row that is in closed details now still has its mark.
    for (const one of document.querySelectorAll('[data-choice]'))
      one.removeAttribute('data-choice');
    const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    return [...root.querySelectorAll<HTMLElement>(selector)]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.tabIndex >= 0)
      .filter((one) => !one.matches(':disabled, [inert] *'))
      .map((one, nth) => {
        one.dataset['choice'] = String(nth);
        const isList = one.matches('select');
        return {
          nth,
          key: isList ? 'ArrowDown' : one.matches('[type="radio"]') ? 'ArrowRight' : 'Space',
        };
      });
  }, CHOICES);

/** Scrolls a choice to an edge of what is in sight; its middle, or why it cannot be met there. */
const bring = (page: Page, nth: number, edge: Edge): Promise<Place | 'gone' | 'covered'> =>
  page.evaluate(
    ([wanted, block]) => {
      const one = document.querySelector<HTMLElement>(`[data-choice="${wanted}"]`);
      if (one === null || one.matches(':disabled')) return 'gone';
      // An earlier choice closed the details that it is in.
      if (!one.checkVisibility({ visibilityProperty: true })) return 'covered';
      const drawn = one.closest('label') ?? one;
      // A finger scrolls: the page lets go of the choice before.
      document.dispatchEvent(new Event('touchmove'));
      drawn.scrollIntoView({ block, behavior: 'instant' });
      const { left, top, width, height } = drawn.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const met = document.elementFromPoint(x, y);
      return met !== null && (drawn.contains(met) || met.contains(drawn)) ? { x, y } : 'covered';
    },
    [nth, edge] as const,
  );

/** The new choice if it stays covered or off the screen for ten seconds, as one line. */
const hiddenOf = (page: Page, nth: number): Promise<string> =>
  page.evaluate(async (wanted) => {
    const look = (): string => {
      const focus = document.activeElement;
      const made = document.querySelector(`[data-choice="${wanted}"]`);
      // A new field may have taken the focus.
      const one = focus === null || focus.matches('body, h1, dialog') ? made : focus;
      const sheet = [...document.querySelectorAll('dialog[open]')].at(-1);
      // The choice is gone, or a sheet covers it.
      if (one === null || (sheet !== undefined && !sheet.contains(one))) return '';
      const drawn = one.closest('label') ?? one;
      const { left, top, width, height } = drawn.getBoundingClientRect();
      const covers = [4, height / 2, height - 4].flatMap((down) => {
        const met = document.elementFromPoint(left + width / 2, top + down);
        if (met !== null && (drawn.contains(met) || met.contains(drawn))) return [];
        const cover = `under ${met?.tagName ?? ''}.${met?.getAttribute('class') ?? ''}`;
        return [`${met === null ? 'off the screen' : cover} at ${Math.round(top + down)} px`];
      });
      const name = one.getAttribute('aria-label') ?? drawn.textContent ?? '';
      return covers.length === 0 ? '' : `“${name.trim().slice(0, 40)}” ${covers.join(', ')}`;
    };
    const end = performance.now() + 10_000;
    do {
      await new Promise((drawn) => requestAnimationFrame(drawn));
      await new Promise((drawn) => requestAnimationFrame(drawn));
    } while (look() !== '' && performance.now() < end);
    return look();
  }, nth);

/**
 * Makes every choice of a screen, at the lower and at the upper edge of what is in sight. Number of choices made, and
 * those out of sight after. `show` resets the screen if a choice leads away from it.
 */
export async function makeChoices(
  page: Page,
  way: Way,
  show: () => Promise<void>,
): Promise<{ made: number; hidden: readonly string[] }> {
  await show();
  const url = page.url();
  const dialogs = () => page.locator('dialog[open]').count();
  const open = await dialogs();
  let choices = await mark(page);
  const hidden: string[] = [];
  let made = 0;
  let last: Place | undefined;
  const rounds = [choices.map((_, i) => i), choices.map((_, i) => i).toReversed()];
  for (const [round, order] of rounds.entries()) {
    for (const nth of order) {
      const edge = (nth + round) % 2 === 0 ? 'end' : 'start';
      let place = await bring(page, nth, edge);
      if (place === 'gone') {
        // Another region or language redraws the screen.
        choices = await mark(page);
        place = await bring(page, nth, edge);
      }
      const key = choices[nth]?.key;
      if (typeof place === 'string' || key === undefined) continue;
      if (way === 'key') {
        await page.locator(`[data-choice="${nth}"]`).focus();
        await page.keyboard.press(key);
      } else {
        if (last !== undefined && Math.hypot(last.x - place.x, last.y - place.y) < 40)
          await liftFinger(page);
        await page.touchscreen.tap(place.x, place.y);
        last = place;
      }
      made += 1;
      const fault = await hiddenOf(page, nth);
      if (fault !== '') hidden.push(`${way} at the ${edge}: ${fault}`);
      if (page.url() !== url || (await dialogs()) !== open) {
        await show();
        choices = await mark(page);
      }
    }
  }
  return { made, hidden };
}
