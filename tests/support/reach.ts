// oxlint-disable unicorn/consistent-function-scoping -- these run in the page, where nothing of this file is.
import type { Page } from '@playwright/test';

/** Elements of a page that are out of reach, one line each. */
export interface OutOfReach {
  /** Targets smaller than a thumb. */
  readonly small: readonly string[];
  /** Elements that widen the page or stick out of it, and words that stick out of their drawing. */
  readonly wide: readonly string[];
}

/**
 * Looks for targets under 44 × 44 px and for what is wider than the screen. Left out, as WCAG 2.5.8 leaves them out: a
 * link in a sentence, whose line is as high as the words about it, and the walls of a drawing, each of which has a
 * button too. An element that scrolls sideways may be wide if it has a name and Tab reaches it.
 */
export const outOfReach = (page: Page): Promise<OutOfReach> =>
  page.evaluate(() => {
    const THUMB = 44;
    const CONTROLS = 'a[href], button, input, select, textarea, summary';
    const root = document.querySelector('dialog[open]') ?? document.body;
    const isSeen = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true }) && element.closest('[inert]') === null;
    const inSentence = (element: Element): boolean => {
      const { parentElement } = element;
      if (getComputedStyle(element).display !== 'inline' || parentElement === null) return false;
      const around = [...parentElement.childNodes].filter(({ nodeType }) => nodeType === 3);
      return around.some(({ textContent }) => /\p{L}/u.test(textContent ?? ''));
    };
    // The target of a checkbox or a file input is its label, and that of a link over its card the card.
    const touched = (element: Element): Element => {
      if (element.matches('[type="radio"], [type="file"]'))
        return element.closest('label') ?? element;
      const { content, position, inset } = getComputedStyle(element, '::after');
      const isOver = content !== 'none' && position === 'absolute' && inset === '0px';
      return (isOver && (element as HTMLElement).offsetParent) || element;
    };
    const name = (element: Element): string => {
      const { width, height } = element.getBoundingClientRect();
      const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
      const kind = `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`;
      return `${kind} “${words.slice(0, 30)}” ${width.toFixed(1)} × ${height.toFixed(1)}`;
    };
    const scroller = (element: Element): Element | null => {
      for (let at = element.parentElement; at !== null; at = at.parentElement) {
        if (/auto|scroll/.test(getComputedStyle(at).overflowX) && at.scrollWidth > at.clientWidth) {
          return at;
        }
      }
      return null;
    };
    /** An element that ends its text with an ellipsis is on the screen itself. */
    const isCut = (element: Element): boolean => {
      for (let at = element.parentElement; at !== null; at = at.parentElement) {
        const { textOverflow, overflowX } = getComputedStyle(at);
        if (textOverflow === 'ellipsis' && overflowX === 'hidden') return true;
      }
      return false;
    };
    const mayScroll = (element: Element): boolean =>
      element.closest('[aria-label], [aria-labelledby]') !== null &&
      (element.matches('[tabindex="0"]') || element.querySelector(CONTROLS) !== null);

    const small = [...root.querySelectorAll(CONTROLS)]
      .filter((element) => isSeen(element) && !inSentence(element))
      .map(touched)
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        return Math.min(width, height) < THUMB - 0.05;
      })
      .map(name);
    const screen = document.documentElement.clientWidth;
    const out = [...root.querySelectorAll('*')].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 1 && (right > screen + 0.5 || left < -0.5) && isSeen(element);
    });
    const wide = out
      .filter((element) => {
        const within = scroller(element);
        if (element.closest('svg, .unseen') !== null || isCut(element)) return false;
        return within === null || !mayScroll(within);
      })
      .map(name);
    const drawn = [...root.querySelectorAll('svg text')].filter((element) => {
      const picture = element.closest('svg')?.getBoundingClientRect();
      const { left, top, right, bottom, width } = element.getBoundingClientRect();
      const isOut =
        width > 0 &&
        picture !== undefined &&
        (Math.min(left - picture.left, picture.right - right) < -0.5 ||
          Math.min(top - picture.top, picture.bottom - bottom) < -0.5);
      return isOut && isSeen(element);
    });
    const over = document.documentElement.scrollWidth - screen;
    const whole = over > 0 ? [`the page, by ${over} px`] : [];
    return { small, wide: [...whole, ...wide, ...drawn.map(name)] };
  });
