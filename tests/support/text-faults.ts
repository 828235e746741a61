// oxlint-disable unicorn/consistent-function-scoping -- these run in the page, where nothing of this file is.
import type { Page } from '@playwright/test';

/** Controls of a page whose text is cut off, sticks out of them, or covers the text of another one. */
export const textFaults = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const CONTROLS = 'button, a[href], summary, label, [role="tab"]';
    const root = document.querySelector('dialog[open]') ?? document.body;
    const isSeen = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.closest('[inert], svg, .unseen, .skip') === null;
    /** Elements fixed to the screen pass over all scrolled content. */
    const fixed = (element: Element): Element | null => {
      for (let at: Element | null = element; at !== null; at = at.parentElement) {
        if (/fixed|sticky/.test(getComputedStyle(at).position)) return at;
      }
      return null;
    };
    /** Boxes of the lines of an element's text. */
    const lines = (element: Element): readonly DOMRect[] => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const boxes: DOMRect[] = [];
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const { parentElement } = node;
        if (parentElement === null || !isSeen(parentElement) || node.textContent?.trim() === '')
          continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        boxes.push(...range.getClientRects());
      }
      return boxes.filter(({ width, height }) => width > 1 && height > 1);
    };
    const name = (element: Element): string =>
      `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} “${(element.textContent ?? '').slice(0, 40)}”`;
    const controls = [...root.querySelectorAll(CONTROLS)].filter(isSeen);

    const isInline = (element: Element): boolean => getComputedStyle(element).display === 'inline';
    const out = controls.filter((control) => {
      if (isInline(control)) return false;
      const box = control.getBoundingClientRect();
      return lines(control).some(
        ({ left, right, top, bottom }) =>
          left < box.left - 1 ||
          right > box.right + 1 ||
          top < box.top - 3 ||
          bottom > box.bottom + 3,
      );
    });
    const cut = [...root.querySelectorAll('*')].filter((element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
      const isCut =
        (/hidden|clip/.test(overflowX) && scrollWidth > clientWidth + 1) ||
        (/hidden|clip/.test(overflowY) && scrollHeight > clientHeight + 3);
      return isCut && clientWidth > 1 && isSeen(element) && lines(element).length > 0;
    });
    const texts = controls.map((control) => ({
      control,
      on: fixed(control),
      boxes: lines(control),
    }));
    const covered = texts.flatMap((one, at) =>
      texts.slice(at + 1).flatMap((other) => {
        const isNested = one.control.contains(other.control) || other.control.contains(one.control);
        if (isNested || one.on !== other.on) return [];
        const meets = one.boxes.some((a) =>
          other.boxes.some(
            (b) =>
              Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
              Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 6,
          ),
        );
        return meets ? [`${name(one.control)} covers ${name(other.control)}`] : [];
      }),
    );
    return [
      ...out.map((control) => `text sticks out of ${name(control)}`),
      ...cut.map((element) => `text is cut off in ${name(element)}`),
      ...covered,
    ];
  });
