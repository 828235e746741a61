import type { Locator, Page } from '@playwright/test';
import { slideAtEase } from './finger.ts';

/** Seconds that a user takes for one, with finding the place to tap. */
const TAP_S = 1.2;
const KEY_S = 0.3;

/** A user whose taps and keys are counted, on any device. */
export class Newcomer {
  taps = 0;
  keys = 0;
  page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async tap(what: Locator): Promise<void> {
    this.taps += 1;
    await what.tap();
  }

  tapLink(name: string | RegExp): Promise<void> {
    return this.tap(this.page.getByRole('link', { name, exact: typeof name === 'string' }));
  }

  tapButton(name: string | RegExp): Promise<void> {
    return this.tap(this.page.getByRole('button', { name, exact: typeof name === 'string' }));
  }

  /** Pushes a row away to the left, which takes as long as a tap. */
  async swipeAway(row: Locator): Promise<void> {
    this.taps += 1;
    const { x = 0, y = 0, width = 0, height = 0 } = (await row.boundingBox()) ?? {};
    const through = [0.8, 0.6, 0.4, 0.2, 0.1].map((part) => ({
      x: x + part * width,
      y: y + height / 2,
    }));
    await slideAtEase(this.page, through);
  }

  /** Types with the keyboard, `\n` being the phone's key for the next field. */
  async type(text: string): Promise<void> {
    for (const key of text) await this.press(key === '\n' ? 'Enter' : key);
  }

  async press(key: string): Promise<void> {
    this.keys += 1;
    await this.page.keyboard.press(key);
  }

  /** Says what a task took, and answers with what of that was more than it may. */
  excess(task: string, most: Readonly<{ taps: number; keys: number }>): readonly string[] {
    const seconds = Math.round(this.taps * TAP_S + this.keys * KEY_S);
    console.log(`${task}: ${this.taps} taps and ${this.keys} keys, reckoned ${seconds} s`);
    return (['taps', 'keys'] as const)
      .filter((kind) => this[kind] > most[kind])
      .map((kind) => `${this[kind]} ${kind}, not ${most[kind]}`);
  }
}
