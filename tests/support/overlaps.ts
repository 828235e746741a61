import type { Page } from '@playwright/test';

/** Fields and buttons of a page that a message covers, one line each. */
export const underMessages = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const messages = [...document.querySelectorAll('.message, .toast')];
    const controls = [...document.querySelectorAll('a[href], button, input, select, textarea')];
    return controls.flatMap((control) => {
      const own = control.getBoundingClientRect();
      const over = messages.filter((message) => {
        if (message.contains(control) || !control.checkVisibility()) return false;
        const { left, right, top, bottom } = message.getBoundingClientRect();
        return own.left < right && own.right > left && own.top < bottom && own.bottom > top;
      });
      // Elements fixed to the foot of the screen pass over all scrolled content.
      const isFixed = control.closest('.tab-bar, .screen__action, .keys') !== null;
      const words = control.getAttribute('aria-label') ?? control.textContent ?? control.id;
      return over.length > 0 && !isFixed ? [`${control.tagName} “${words.slice(0, 30)}”`] : [];
    });
  });
