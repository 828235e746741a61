import type { Browser, Page } from '@playwright/test';

import { openPhone, type Phone } from '../browser.ts';
import { tapTwice } from '../finger.ts';
import { FILLER, fillStorage } from '../full-storage.ts';
import { belongings, lightHouse } from '../house.ts';
import { forget, keep } from '../share.ts';
import * as look from './in-page.ts';
import type { Step, Walk } from './steps.ts';
import { difference, isAsIn, same } from './texts.ts';
import { sumsThatDiffer } from './sums.ts';

/** True if an entry was removed or changed, not only added. */
const isLost = (before: look.Texts, after: look.Texts): boolean => !isAsIn(before, after);

/** Longer than a browser takes to tell a tab of a change in another. */
const TOLD_MS = 1000;

/** Changes the site's storage as another tab does, and waits for the page to notice. */
const elsewhere = (page: Page, what: 'clear' | 'make room' | Readonly<Record<string, unknown>>) =>
  page.evaluate(
    async ([change, most, filler]) => {
      const told = new Promise((resolve) => {
        window.addEventListener('storage', resolve, { once: true });
        setTimeout(resolve, most);
      });
      const frame = document.createElement('iframe');
      frame.hidden = true;
      document.body.append(frame);
      const storage = frame.contentWindow?.localStorage;
      const key = 'measure-twice:settings';
      const settings = JSON.parse(storage?.getItem(key) ?? '{}') as object;
      if (change === 'clear') storage?.clear();
      else if (change === 'make room') storage?.removeItem(filler);
      else storage?.setItem(key, JSON.stringify({ ...settings, ...Object(change) }));
      await told;
      frame.remove();
    },
    [what, TOLD_MS, FILLER] as const,
  );

/** One walk on one phone. */
class Walker {
  readonly told: string[] = [];
  private isFull = false;
  private other: Page | undefined;
  private readonly page: Page;
  private readonly phone: Phone;

  constructor(phone: Phone) {
    this.phone = phone;
    this.page = phone.page;
  }

  /** Resets everything and opens the walk's first screen. */
  async begin(path: string): Promise<void> {
    const { page } = this;
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/icon.svg');
    await forget(page);
    await keep(page, { ...belongings(), 'measure-twice:project:aaaa1111': lightHouse() });
    await this.arrive(() => page.goto(path));
  }

  /** Complaints of the page, except for the missing icon of a picture. */
  private complaints(): readonly string[] {
    return this.phone.complaints
      .map(({ text }) => text)
      .filter((text) => !text.includes('favicon.ico'));
  }

  private async arrive(go: () => Promise<unknown>): Promise<void> {
    await go();
    await this.page.waitForFunction(() => {
      const root = document.getElementById('app');
      return (
        root !== null &&
        root.querySelector('h1') !== null &&
        Object.keys(root).some((key) => key.startsWith('__reactContainer'))
      );
    });
    await look.drawn(this.page);
  }

  private async tap(step: Step & { pick: number }, times: 1 | 2) {
    const at = await look.target(this.page, 'tap', step.pick);
    if (at === undefined) return undefined;
    this.told.push(`${step.kind} “${at.name}”`);
    if (times === 1) await this.page.touchscreen.tap(at.x, at.y);
    else await tapTwice(this.page, at.x, at.y);
    return at;
  }

  private async type(page: Page, step: { readonly pick: number; readonly text: string }) {
    const at = await look.target(page, 'type', step.pick);
    if (at === undefined) return;
    await page.touchscreen.tap(at.x, at.y);
    await page.keyboard.type(step.text);
    this.told.push(`type “${step.text}” into “${at.name}”`);
  }

  /** Does a step; true where what it changed is in the page's history as one step. */
  private async act(step: Step): Promise<boolean> {
    const { page } = this;
    switch (step.kind) {
      case 'tap':
        return (await this.tap(step, 1))?.isStep === true;
      case 'double tap': {
        const at = await this.tap(step, 2);
        return at?.isStep === true && !at.repeats;
      }
      case 'type':
        await this.leaveField();
        return this.typeAtOnce(step);
      case 'press':
        await page.keyboard.press(step.key);
        return false;
      case 'back':
      case 'forward':
        await this.leaveField();
        await page.evaluate(
          (by) => {
            // Not out of the app, nor to the page before the walk.
            const { idx = 0 } = (history.state ?? {}) as { idx?: number };
            if (idx + by >= 0) history.go(by);
          },
          step.kind === 'back' ? -1 : 1,
        );
        // The browser navigates in its own task.
        await page.waitForTimeout(30);
        return false;
      case 'rotate': {
        const { width = 390, height = 844 } = page.viewportSize() ?? {};
        await page.setViewportSize({ width: height, height: width });
        return false;
      }
      case 'reload':
        if (!this.isFull) await this.arrive(() => page.reload());
        return false;
      case 'undo':
        await page.keyboard.press('Control+z');
        return false;
      case 'redo':
        await page.keyboard.press('Control+Shift+z');
        return false;
      case 'settings':
        if (!this.isFull) await elsewhere(page, step.change);
        return false;
      case 'other tab':
        if (!this.isFull) await this.inOtherTab(step);
        return false;
      case 'clear':
        if (!this.isFull) await elsewhere(page, 'clear');
        return false;
      case 'fill':
        await fillStorage(page);
        this.isFull = true;
        return false;
      case 'make room':
        await this.makeRoom();
        return false;
    }
  }

  /** True where all of it went into one visit to the field. */
  private async typeAtOnce(step: { readonly pick: number; readonly text: string }) {
    const before = await look.visits(this.page);
    await this.type(this.page, step);
    return (await look.visits(this.page)) - before <= 1;
  }

  /** Makes the next change a separate step. */
  private async leaveField(): Promise<void> {
    await this.page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  }

  /** Looks again if a change of language reloaded the page meanwhile. */
  private async see<T>(how: (page: Page) => Promise<T>): Promise<T> {
    return how(this.page).catch(async (error: unknown) => {
      if (!String(error).includes('Execution context was destroyed')) throw error;
      await this.arrive(() => this.page.waitForLoadState());
      return how(this.page);
    });
  }

  private async makeRoom(): Promise<void> {
    this.isFull = false;
    await elsewhere(this.page, 'make room');
  }

  private async inOtherTab(step: { readonly pick: number; readonly text: string }): Promise<void> {
    if (this.other === undefined) {
      this.other = await this.page.context().newPage();
      await this.other.goto(this.page.url());
      await this.other.locator('h1').first().waitFor();
      await look.drawn(this.other);
    }
    await this.type(this.other, step);
    await this.page.bringToFront();
  }

  /** Does a step, and says what it broke. */
  async go(step: Step): Promise<readonly string[]> {
    const { page } = this;
    const said = this.told.length;
    if (step.kind === 'settings') await look.leaveField(page);
    await look.takeBefore(page);
    const isOne = await this.act(step);
    if (this.told.length === said) {
      const more = step.kind === 'press' ? step.key : '';
      this.told.push(
        `${step.kind} ${step.kind === 'settings' ? JSON.stringify(step.change) : more}`,
      );
    }
    await this.see(look.drawn);
    await this.screenIsThere();
    const broken = [...this.complaints()];
    if (this.isFull) return broken;
    const isStep = isOne && !(await this.see(look.hasUndone));
    const [after, before] = [await this.see(look.texts), await this.see(look.takeBefore)];
    if (isStep && isLost(before, after) && Object.keys(before).length > 0) {
      const { undone, redone } = await look.thereAndBack(page);
      if (!isAsIn(before, undone))
        broken.push(`undo does not bring back ${difference(before, undone)}`);
      if (!isAsIn(after, redone))
        broken.push(`redo does not do it again: ${difference(after, redone)}`);
      await look.drawn(page);
    } else if (step.kind === 'settings' && !same(before, after)) {
      broken.push(`settings changed ${difference(before, after)}`);
    }
    // Undo and redo may have opened another screen.
    await this.screenIsThere();
    return [...broken, ...(await this.see(look.faults))];
  }

  /** A screen's script may still be loading; a screen that fails has no heading, which is reported. */
  private async screenIsThere(): Promise<void> {
    await this.page
      .locator('h1')
      .first()
      .waitFor()
      .catch(() => undefined);
  }

  /** Checks after the last step. */
  async end(): Promise<readonly string[]> {
    await this.other?.close();
    const wasFull = this.isFull;
    if (wasFull) await this.makeRoom();
    await look.drawn(this.page);
    if (wasFull) await look.readDatabase(this.page);
    const [before, broken] = [await look.texts(this.page), await look.faults(this.page)];
    const differ = await sumsThatDiffer(this.page, (go) => this.arrive(go));
    const after = await look.texts(this.page);
    const changed = isLost(before, after) ? [`looking changed ${difference(before, after)}`] : [];
    return [...broken, ...differ, ...changed, ...this.complaints()];
  }
}

/** A phone on which one walk after the other can be gone. */
export interface Monkey {
  /** Goes a walk; what it broke and what it did, or undefined where every promise held. */
  go(walk: Walk): Promise<string | undefined>;
  close(): Promise<void>;
}

export async function openMonkey(browser: Browser, baseURL: string): Promise<Monkey> {
  const open = async (): Promise<Phone> => {
    const phone = await openPhone(browser, { baseURL, expect: () => true, isReporting: true });
    phone.page.on('dialog', (dialog) => void dialog.accept());
    await look.prepare(phone.page);
    return phone;
  };
  let phone = await open();
  return {
    go: async ({ path, steps }) => {
      const walker = new Walker(phone);
      let broken: readonly string[] = [];
      try {
        await walker.begin(path);
        for (const step of steps) {
          broken = await walker.go(step);
          if (broken.length > 0) break;
        }
        if (broken.length === 0) broken = await walker.end();
      } catch (error) {
        broken = [String(error)];
      }
      if (broken.length === 0) return undefined;
      // Complaints are reported once.
      await phone.close();
      phone = await open();
      return `${[...new Set(broken)].join('\n')}\n  from ${path}: ${walker.told.join(', ')}`;
    },
    close: () => phone.close(),
  };
}
