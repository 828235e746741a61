// oxlint-disable unicorn/consistent-function-scoping -- these run in the page, where nothing of this file is.
import type { Page } from '@playwright/test';

/** Places that a finger can reach. */
export interface Target {
  readonly x: number;
  readonly y: number;
  readonly name: string;
  /** True if its change is a separate step: undo and redo are in the history already, the key bar continues typing. */
  readonly isStep: boolean;
  /** Meant to be tapped quickly several times. */
  readonly repeats: boolean;
}

/** The user's stored data, by key. */
export type Texts = Readonly<Record<string, string>>;

/**
 * Injected into every page: `monkey.texts()` reads the stored data, and `monkey.before` is the stored data before the
 * step's first tap or visit to a field (leaving the previous field belongs to the step before).
 */
export const prepare = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const OURS = /^measure-twice:(project:|cuts:|offcuts|prices)/;
    const texts = (): Texts => {
      const keys = Object.keys(localStorage).filter((key) => OURS.test(key));
      // When a thing was changed last is no change.
      const timeless = (key: string): string =>
        (monkey.database[key] ?? localStorage.getItem(key) ?? '').replace(
          /"changed":\d+/,
          '"changed":0',
        );
      return Object.fromEntries(keys.sort().map((key) => [key, timeless(key)]));
    };
    const monkey: Prepared['monkey'] = {
      before: undefined,
      database: {},
      texts,
      visits: 0,
      hasUndone: false,
    };
    Object.assign(window, { monkey, print: () => undefined });
    window.addEventListener('click', ({ target }) => {
      monkey.hasUndone ||= (target as Element).closest('.undo-buttons, .toast__action') !== null;
    });
    window.addEventListener('focusin', () => (monkey.visits += 1), { capture: true });
    for (const type of ['focusin', 'click', 'popstate']) {
      window.addEventListener(type, () => (monkey.before ??= texts()), { capture: true });
    }
  });

interface Prepared extends Window {
  readonly monkey: {
    before: Texts | undefined;
    /** The database, where localStorage was full and has older copies; empty before `readDatabase` and on the next page. */
    database: Texts;
    readonly texts: () => Texts;
    /** Number of focus changes. */
    visits: number;
    /** True if a tap of this step hit Undo or Redo: a sheet that closes late puts them under the finger. */
    hasUndone: boolean;
  };
}

/** Leaves the focused field, as a change of tab does: a table cell adds its unit only then. */
export const leaveField = (page: Page): Promise<void> =>
  page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });

/** Number of focus changes so far: a late sheet may take the focus in the middle of a word. */
export const visits = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as Prepared).monkey.visits);

export const texts = (page: Page): Promise<Texts> =>
  page.evaluate(() => (window as unknown as Prepared).monkey.texts());

/** Reads the database, once no transaction of the page is under way: until the next page the texts are its texts. */
export const readDatabase = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { monkey } = window as unknown as Prepared;
    const records = await new Promise<readonly { key: string; text: string | null }[]>(
      (resolve) => {
        const open = indexedDB.open('measure-twice-documents');
        open.addEventListener('success', () => {
          const { result: db } = open;
          const all = db.transaction('records').objectStore('records').getAll();
          all.addEventListener('success', () => {
            db.close();
            resolve(all.result);
          });
        });
      },
    );
    monkey.database = Object.fromEntries(
      records.flatMap(({ key, text }) => (text === null ? [] : [[key, text]])),
    );
  });

/** True if a tap of this step hit Undo or Redo. */
export const hasUndone = (page: Page): Promise<boolean> =>
  page.evaluate(() => (window as unknown as Prepared).monkey.hasUndone);

/** Stored data at the start of the step; the next step begins here. */
export const takeBefore = (page: Page): Promise<Texts> =>
  page.evaluate(() => {
    const { monkey } = window as unknown as Prepared;
    const before = monkey.before ?? monkey.texts();
    monkey.before = undefined;
    monkey.hasUndone = false;
    return before;
  });

/** Undoes the last step and redoes it; returns the stored data after each. */
export const thereAndBack = (page: Page): Promise<{ undone: Texts; redone: Texts }> =>
  page.evaluate(() => {
    const { monkey } = window as unknown as Prepared;
    const press = (key: string): unknown =>
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', { key, ctrlKey: true, bubbles: true }),
      );
    press('z');
    const undone = monkey.texts();
    press('y');
    return { undone, redone: monkey.texts() };
  });

/** The chosen tappable or editable element, scrolled into sight; undefined if there is none. */
export const target = (
  page: Page,
  what: 'tap' | 'type',
  pick: number,
): Promise<Target | undefined> =>
  page.evaluate(
    ([kind, chosen]) => {
      const TAPPED = 'a[href^="/"], a[href^="?"], button, summary, label:has([type="radio"])';
      const TYPED = 'input:not([type="radio"], [type="checkbox"], [type="file"]), textarea';
      const root = document.querySelector('dialog[open]') ?? document.body;
      const all = [...root.querySelectorAll(kind === 'tap' ? TAPPED : TYPED)].filter(
        (one) =>
          one.checkVisibility({ visibilityProperty: true }) &&
          one.getClientRects().length > 0 &&
          !one.matches('.skip, :disabled, [download]'),
      );
      const element = all[chosen % all.length];
      if (element === undefined) return undefined;
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = element.getBoundingClientRect();
      const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
      return {
        x: x + width / 2,
        y: y + height / 2,
        name: (words.trim() === '' ? element.id : words).slice(0, 40),
        isStep: !element.matches('.undo-buttons__button, .toast__action, .keys__key'),
        repeats: element.closest('[data-repeats]') !== null,
      };
    },
    [what, pick] as const,
  );

/** Faults of the page after a step, one line each. */
export const faults = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const { database } = (window as unknown as Prepared).monkey;
    const leaves = new Set<string>();
    const collect = (value: unknown): void => {
      if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect);
      else leaves.add(String(value));
    };
    for (const key of Object.keys(localStorage).filter((one) => one.startsWith('measure-twice:'))) {
      try {
        collect(JSON.parse(database[key] ?? localStorage.getItem(key) ?? ''));
      } catch {
        // Damaged on purpose.
      }
    }
    const inputs = document.querySelectorAll<HTMLInputElement>(
      '#app input:not([type="radio"], [type="checkbox"], [type="file"])',
    );
    // Cleared by somebody: it is saved again with the next change.
    const isCleared = Object.keys((window as unknown as Prepared).monkey.texts()).length === 0;
    for (const input of isCleared ? [] : inputs) {
      const { value } = input;
      const name = input.getAttribute('aria-label') ?? input.labels?.[0]?.textContent ?? input.id;
      const isOwn = input.closest('[data-own-undo]') !== null;
      // A price that the user did not type is a regional example.
      const isExample = location.search.includes('prices=') && /^\d+\.\d\d$/.test(value);
      if (value !== '' && !isOwn && !isExample && !leaves.has(value)) {
        found.push(`“${name}” shows “${value}”, which is not kept`);
      }
    }
    const focus = document.activeElement;
    if (focus instanceof HTMLElement && focus !== document.body && focus.tagName !== 'H1') {
      const name = focus.getAttribute('aria-label') ?? focus.id ?? focus.textContent;
      if (!focus.checkVisibility({ visibilityProperty: true }) || focus.closest('[inert]')) {
        found.push(`the focus is on “${name}”, which nobody sees`);
      } else if (focus.matches('input:focus-visible')) {
        // The visible part of a radio button is its label.
        const seen = focus.closest('label') ?? focus;
        const { left, top, width, height } = seen.getBoundingClientRect();
        const at = document.elementFromPoint(left + width / 2, top + height / 2);
        // A message after undo and redo stays for a moment, here caused by the walk's own keys.
        const isSaid = at !== null && at.closest('.toast') !== null;
        if (!isSaid && (at === null || !(seen.contains(at) || at.contains(seen)))) {
          found.push(`“${name}” has the focus under ${at?.className ?? 'the edge of the screen'}`);
        }
      }
    }
    if (document.querySelector('h1') === null) {
      // A page that loads again has none for a moment, and had no reason to.
      const since = Math.round(performance.now());
      found.push(`there is no heading (${document.readyState}, ${since} ms after the page began)`);
    }
    return found;
  });

export const oneFrame = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => resolve(0))));

/** As long as React takes to show what was done, twice. */
export async function drawn(page: Page): Promise<void> {
  await oneFrame(page);
  await oneFrame(page);
}
