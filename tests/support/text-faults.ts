// oxlint-disable unicorn/consistent-function-scoping -- these run in the page, where nothing of this file is.
import type { Page } from '@playwright/test';

/** Text of a page that is cut off, sticks out of its control, covers the text of another one, or is broken inside a short word. */
export const textFaults = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const CONTROLS = 'button, a[href], summary, label, [role="tab"]';
    const root = document.querySelector('dialog[open]') ?? document.body;
    const isSeen = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      getComputedStyle(element).clipPath === 'none' &&
      element.closest('[inert], svg, .unseen, .skip, .for-keys:not(:focus-within)') === null;
    const positionOf = (element: Element): string => getComputedStyle(element).position;
    /** Elements fixed to the screen pass over all scrolled content. */
    const fixed = (element: Element): Element | null => {
      for (let at: Element | null = element; at !== null; at = at.parentElement) {
        if (/fixed|sticky/.test(positionOf(at))) return at;
      }
      return null;
    };
    /** Boxes of the lines of an element's text, without text that `isLeftOut`. */
    const lines = (
      element: Element,
      isLeftOut: (parent: Element) => boolean = () => false,
    ): readonly DOMRect[] => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const boxes: DOMRect[] = [];
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const { parentElement } = node;
        if (parentElement === null || !isSeen(parentElement) || node.textContent?.trim() === '')
          continue;
        if (isLeftOut(parentElement)) continue;
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
    const sticksOut = (element: Element, isLeftOut?: (parent: Element) => boolean): boolean => {
      const box = element.getBoundingClientRect();
      return lines(element, isLeftOut).some(
        ({ left, right, top, bottom }) =>
          left < box.left - 1 ||
          right > box.right + 1 ||
          top < box.top - 3 ||
          bottom > box.bottom + 3,
      );
    };
    const out = controls.filter((control) => !isInline(control) && sticksOut(control));
    /** True for text that scrolls, and for labels of drawings that end in “…”: the same text is below the drawing. */
    const isReadable = (parent: Element, within: Element): boolean => {
      for (let at: Element | null = parent; at !== null && at !== within; at = at.parentElement) {
        const { overflowX, textOverflow } = getComputedStyle(at);
        if (/auto|scroll/.test(overflowX)) return true;
        const isRepeated = document.body.innerText.split(at.textContent ?? '').length > 2;
        if (textOverflow === 'ellipsis' && isRepeated) return true;
      }
      return false;
    };
    /** True if it is fixed to the screen inside an element, which then does not cut it off. */
    const isFixedIn = (parent: Element, within: Element): boolean => {
      const at = fixed(parent);
      return at !== null && at !== within && within.contains(at) && positionOf(at) === 'fixed';
    };
    const cut = [...root.querySelectorAll('*')].filter((element) => {
      const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
      return (
        /hidden|clip/.test(overflowX + overflowY) &&
        textOverflow !== 'ellipsis' &&
        element.clientWidth > 1 &&
        isSeen(element) &&
        sticksOut(element, (parent) => isReadable(parent, element) || isFixedIn(parent, element))
      );
    });
    const shortened = [...root.querySelectorAll('*')].filter(
      (element) =>
        getComputedStyle(element).textOverflow === 'ellipsis' &&
        isSeen(element) &&
        sticksOut(element) &&
        !isReadable(element, root),
    );
    /** Words on several lines that would fit on one: something next to them takes their place. */
    const broken: string[] = [];
    // Width of a word in two columns, without their margins.
    const MOST = 0.4 * document.documentElement.clientWidth;
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const { parentElement } = node;
      if (parentElement === null || !isSeen(parentElement)) continue;
      // The text below a board has the words in it.
      if (parentElement.closest('pre, .board [aria-hidden]') !== null) continue;
      for (const { index, 0: word } of (node.textContent ?? '').matchAll(
        /\p{Script=Latin}{3,}/gu,
      )) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
        const width = boxes.reduce((sum, box) => sum + box.width, 0);
        const isBroken = new Set(boxes.map(({ top }) => Math.round(top))).size > 1;
        if (isBroken && width < MOST) broken.push(`“${word}” is broken in ${name(parentElement)}`);
      }
    }
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
      ...[...cut, ...shortened].map((element) => `text is cut off in ${name(element)}`),
      ...broken,
      ...covered,
    ];
  });
