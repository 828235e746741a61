// oxlint-disable unicorn/consistent-function-scoping -- these run in the page, where nothing of this file is.
import type { Page } from '@playwright/test';

import { tapTwice } from './finger.ts';
import { drawn, oneFrame, prepare as prepareTexts, texts, type Texts } from './monkey/in-page.ts';
import { difference, isAsIn, same } from './monkey/texts.ts';

/** Something on a screen that can be tapped, as it is found again after the screen was put back. */
export interface Tappable {
  /** Its path: tags and classes from the screen down to it. Rows of a list have one in common. */
  readonly kind: string;
  /** Its text without numbers. */
  readonly words: string;
  /** The how-manieth of its kind and words. */
  readonly nth: number;
}

/** Its place, and its state: pressed, checked, expanded, open. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly state: string | null;
}

interface Prepared extends Window {
  readonly taps: {
    readonly all: () => readonly (readonly [Element, Tappable])[];
    readonly stateOf: (element: Element) => string | null;
    tapped: Element | undefined;
  };
}

/** Put into every page; what can be tapped is found by its role, or by the hand that a mouse shows over it. */
export async function prepare(page: Page): Promise<void> {
  await prepareTexts(page);
  await page.addInitScript(() => {
    const TAPPED =
      'a[href^="/"], a[href^="?"], button, summary, label:has([type="radio"]), [role="switch"], [role="checkbox"]';
    // Undo and redo are in the history themselves; a file picker opens a window of the browser.
    const OUT =
      '.skip, :disabled, [aria-disabled="true"], [data-repeats], .toast__action, [download], label:has([type="file"]), [inert] *';
    const isAlone = (element: Element): boolean =>
      element.matches(TAPPED) ||
      (getComputedStyle(element).cursor === 'pointer' &&
        element.closest(`${TAPPED}, label, input, select`) === null &&
        getComputedStyle(element.parentElement ?? element).cursor !== 'pointer');
    const kindOf = (element: Element): string => {
      const path: string[] = [];
      for (
        let at: Element | null = element;
        at !== null && path.length < 4;
        at = at.parentElement
      ) {
        const [first = ''] = at.classList;
        path.unshift(`${at.tagName.toLowerCase()}${first === '' ? '' : `.${first}`}`);
        if (at.matches('main, dialog')) break;
      }
      return path.join(' > ');
    };
    const isSeen = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
    const all = (): readonly (readonly [Element, Tappable])[] => {
      const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
      const counts = new Map<string, number>();
      return [...root.querySelectorAll('*')]
        .filter((one) => isAlone(one) && !one.matches(OUT) && isSeen(one))
        .map((one) => {
          const named = one.getAttribute('aria-label') ?? one.textContent ?? '';
          const words = named
            .replaceAll(/[\d.,]+/g, '#')
            .trim()
            .slice(0, 60);
          const kind = kindOf(one);
          const nth = counts.get(kind + words) ?? 0;
          counts.set(kind + words, nth + 1);
          return [one, { kind, words, nth }] as const;
        });
    };
    const stateOf = (element: Element): string | null => {
      const radio = element.querySelector('[type="radio"]');
      if (radio instanceof HTMLInputElement) return radio.checked ? null : 'not chosen';
      const details = element.matches('summary') ? element.parentElement : null;
      if (details instanceof HTMLDetailsElement) return String(details.open);
      // A chosen button stays chosen.
      if (element.getAttribute('aria-pressed') === 'true') return null;
      const names = ['aria-pressed', 'aria-checked', 'aria-expanded'];
      return names.map((name) => element.getAttribute(name)).find((one) => one !== null) ?? null;
    };
    Object.assign(window, { taps: { all, stateOf, tapped: undefined } });
  });
}

/** All that can be tapped on the screen, or on the sheet over it. */
export const tappables = (page: Page): Promise<readonly Tappable[]> =>
  page.evaluate(() => (window as unknown as Prepared).taps.all().map(([, one]) => one));

/** Scrolls it near the middle of the screen, away from the last tap; undefined if it cannot be tapped. */
const placeOf = (page: Page, wanted: Tappable, aside: number): Promise<Place | undefined> =>
  page.evaluate(
    ([{ kind, words, nth }, by]) => {
      const { taps } = window as unknown as Prepared;
      const found = taps
        .all()
        .find(([, one]) => one.kind === kind && one.words === words && one.nth === nth);
      if (found === undefined) return undefined;
      const [element] = found;
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const meet = (): Place | undefined => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const at = { x: x + width / 2, y: y + height / 2, state: taps.stateOf(element) };
        const top = document.elementFromPoint(at.x, at.y);
        return top !== null && (element.contains(top) || top.contains(element)) ? at : undefined;
      };
      const scroller = document.querySelector('dialog[open]') ?? document.documentElement;
      scroller.scrollBy({ top: by, behavior: 'instant' });
      taps.tapped = element;
      const there = meet();
      if (there !== undefined) return there;
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      return meet();
    },
    [wanted, aside] as const,
  );

/** Stored data after one undo, after a second one, and after a redo; then it undoes once more. */
const back = (page: Page): Promise<{ once: Texts; twice: Texts; again: Texts }> =>
  page.evaluate(() => {
    const { monkey } = window as unknown as { monkey: { texts: () => Texts } };
    const press = (key: string): Texts => {
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', { key, ctrlKey: true, bubbles: true }),
      );
      return monkey.texts();
    };
    const [once, twice, again] = [press('z'), press('z'), press('y')];
    press('z');
    return { once, twice, again };
  });

/** Visible state: the address, the tappable elements and their states. */
export const viewOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { taps } = window as unknown as Prepared;
    const { pathname, search } = window.location;
    return JSON.stringify([
      pathname + search,
      ...taps.all().map(([element, one]) => [one.words, taps.stateOf(element)]),
    ]);
  });

/** Number of history entries since the start, and the state of the tapped element. */
const afterwards = (page: Page): Promise<{ at: number; state: string | null | undefined }> =>
  page.evaluate(() => {
    const { taps } = window as unknown as Prepared;
    const { idx = 0 } = (window.history.state ?? {}) as { idx?: number };
    const { tapped } = taps;
    return { at: idx, state: tapped?.isConnected === true ? taps.stateOf(tapped) : undefined };
  });

/** Longer than between two taps that are one double tap, in ms, and farther than a finger is wide, in px. */
const LIFTED_MS = 320;
const FINGER_PX = 30;
/** Frames until the previous screen is complete. */
const PATIENCE = 12;

/** A finger that taps twice at a given place. */
export class DoubleTapper {
  private last = { x: -100, y: -100, at: 0 };
  private aside = 70;
  private readonly page: Page;
  /** Files that were saved. */
  private saved = 0;
  /** Screens the last tap went on. */
  private went = 0;

  constructor(page: Page) {
    this.page = page;
    page.on('download', () => (this.saved += 1));
  }

  /** Waits until a tap there is no second half of the last. */
  private async lift(x: number, y: number): Promise<void> {
    const isNear = Math.hypot(x - this.last.x, y - this.last.y) < FINGER_PX;
    const left = this.last.at + LIFTED_MS - Date.now();
    if (isNear && left > 0) await this.page.waitForTimeout(left);
  }

  /**
   * Taps twice and returns the differences to one tap, or the reason for no result: not tappable, or the page reloaded.
   */
  async tap(what: Tappable): Promise<readonly string[] | 'not met' | 'anew'> {
    return this.tapHere(what).catch((error: unknown) => {
      if (String(error).includes('Execution context was destroyed')) return 'anew';
      throw error;
    });
  }

  private async tapHere(what: Tappable): Promise<readonly string[] | 'not met'> {
    const { page } = this;
    this.aside = -this.aside;
    const place = await placeOf(page, what, this.aside);
    if (place === undefined) return 'not met';
    const { x, y, state } = place;
    await this.lift(x, y);
    const [before, from, saved] = [await texts(page), await afterwards(page), this.saved];
    await tapTwice(page, x, y);
    this.last = { x, y, at: Date.now() };
    await drawn(page);
    const [after, to] = [await texts(page), await afterwards(page)];
    const found: string[] = [];
    this.went = to.at - from.at;
    if (this.went > 1) found.push(`goes ${this.went} screens on`);
    if (this.saved > saved + 1) found.push(`saves ${this.saved - saved} files`);
    if (state !== null && to.state === state) found.push(`is ${state} again`);
    const begun = Object.keys(after).filter((key) => before[key] === undefined);
    if (begun.length > 1) found.push(`begins ${begun.join(' and ')}`);
    const { once, twice, again } = await back(page);
    if (!isAsIn(before, once)) found.push(`is not undone at once: ${difference(before, once)}`);
    if (!same(twice, once)) found.push(`is two steps: ${difference(once, twice)}`);
    if (!isAsIn(before, after) && !same(again, after)) {
      found.push(`is not done again: ${difference(after, again)}`);
    }
    return found;
  }

  /** Goes back to the view before the last tap; false if history does not lead there. */
  async comeBack(view: string): Promise<boolean> {
    const { page } = this;
    if ((await viewOf(page)) === view) return true;
    if (this.went !== 1) return false;
    await page.evaluate(() => window.history.back());
    for (let frames = 0; frames < PATIENCE; frames += 1) {
      await oneFrame(page);
      if ((await viewOf(page)) === view) return true;
    }
    return false;
  }
}
