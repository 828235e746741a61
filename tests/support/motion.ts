import type { Page } from '@playwright/test';

/** Classes of what moves, or would. */
export const moving = (page: Page): Promise<readonly string[]> =>
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
