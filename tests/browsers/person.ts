import { LIFTED_MS } from '../support/finger.ts';
import type { Tab } from './tab.ts';

// A browser takes its time on a busy machine.
const PATIENCE_MS = 80_000;

const ROLES = {
  link: 'a[href]',
  button: 'button, summary',
  textbox: 'input:not([type]), input[type="text"], textarea',
  radio: 'input[type="radio"]',
  heading: 'h1, h2, h3',
};

/** The role of an element and the beginning of its name. */
export interface Wanted {
  readonly role: keyof typeof ROLES;
  readonly name: string;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Runs in the page: the middle of the element, scrolled into sight, unless something covers it. */
function middleOf({ selector, name }: { selector: string; name: string }): Point | undefined {
  for (const element of document.querySelectorAll<HTMLInputElement>(selector)) {
    const [label] = element.labels ?? [];
    const names = [element.ariaLabel, label?.textContent, element.textContent].map((text) =>
      (text ?? '').replaceAll(/\s+/g, ' ').trim(),
    );
    if (!names.some((one) => one.startsWith(name))) continue;
    // A box to tick is drawn by its label.
    const seen = label !== undefined && /checkbox|radio/.test(element.type) ? label : element;
    if (!seen.checkVisibility()) continue;
    // A sheet that still slides in would move under the click.
    const moves = document.getAnimations().some(({ playState, effect }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      return playState === 'running' && target?.contains(seen) === true;
    });
    if (moves) return undefined;
    seen.scrollIntoView({ block: 'center' });
    const { x, y, width, height } = seen.getBoundingClientRect();
    const middle = { x: x + width / 2, y: y + height / 2 };
    const hit = document.elementFromPoint(middle.x, middle.y);
    if (seen.contains(hit)) return middle;
  }
  return undefined;
}

/** A user at a tab, who waits for each element. */
export class Person {
  readonly tab: Tab;
  #lifted = 0;

  constructor(tab: Tab) {
    this.tab = tab;
  }

  /** Asks the page until it answers with something true; between two pages it answers nothing. */
  async until<Result, Arg>(
    what: string,
    work: (arg: Arg) => Result | Promise<Result>,
    arg: Arg,
  ): Promise<NonNullable<Result>> {
    const end = Date.now() + PATIENCE_MS;
    let why: unknown;
    do {
      try {
        const answer = await this.tab.evaluate(work, arg);
        if (answer) return answer;
        why = undefined;
      } catch (error) {
        why = error;
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    } while (Date.now() < end);
    const shown = await this.text('body').catch(String);
    throw new Error(`${what} did not come; the page shows:\n${shown}`, { cause: why });
  }

  async tap(role: Wanted['role'], name: string): Promise<void> {
    const at = { selector: ROLES[role], name };
    let before: Point | undefined;
    for (;;) {
      const now = await this.until(`${role} “${name}”`, middleOf, at);
      // Waits until the element stops moving.
      if (before?.x === now.x && before.y === now.y) break;
      before = now;
    }
    // Two taps at one place within this time are held for a slip.
    const wait = Math.max(0, this.#lifted + LIFTED_MS - Date.now());
    await new Promise((resolve) => setTimeout(resolve, wait));
    await this.tab.click(before.x, before.y);
    this.#lifted = Date.now();
  }

  /** Types into a field that is empty. */
  async type(label: string, text: string): Promise<void> {
    await this.tap('textbox', label);
    await this.tab.type(text);
  }

  /** Waits until the page shows a text, and answers with all of its place. */
  async sees(text: string, place = 'body'): Promise<string> {
    return this.until(
      `“${text}” in ${place}`,
      (wanted) => {
        const all = [...document.querySelectorAll<HTMLElement>(wanted.place)];
        return all.map((one) => one.innerText).find((one) => one.includes(wanted.text));
      },
      { text, place },
    );
  }

  async gone(place: string): Promise<void> {
    await this.until(`the end of ${place}`, (one) => document.querySelector(one) === null, place);
  }

  text(place: string): Promise<string> {
    return this.tab.evaluate(
      (one) => document.querySelector<HTMLElement>(one)?.innerText ?? '',
      place,
    );
  }
}
