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

/** Scrolls through a screen and returns what takes the taps on its bars while it is under them, one line each. */
export const overBars = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const root = document.querySelector('dialog[open]') ?? document.body;
    const scroller = root.matches('dialog') ? root : document.documentElement;
    const bars = [...root.querySelectorAll('*')].filter((element) => {
      const { position, pointerEvents } = getComputedStyle(element);
      return /sticky|fixed/.test(position) && pointerEvents !== 'none' && element.checkVisibility();
    });
    const [across, down] = [48, 32];
    const found = new Set<string>();
    const start = scroller.scrollTop;
    const end = scroller.scrollHeight - scroller.clientHeight;
    for (let top = 0; top <= end; top += scroller.clientHeight / 8) {
      scroller.scrollTop = top;
      for (const bar of bars) {
        const box = bar.getBoundingClientRect();
        for (let x = box.left + across / 2; x < box.right; x += across) {
          for (let y = box.top + down / 4; y < box.bottom; y += down) {
            const met = document.elementFromPoint(x, y);
            // The button of the bench fills its screen, over its number too.
            if (met?.matches('.bench__cut') !== false) continue;
            if (met.contains(bar) || bars.some((one) => one.contains(met))) continue;
            const names = [met, bar].map(
              (one) => `${one.tagName} ${one.getAttribute('class') ?? ''}`,
            );
            found.add(names.join(' over '));
          }
        }
      }
    }
    scroller.scrollTop = start;
    return [...found];
  });
