// Whatever can be tapped, a double tap of it does once, on every screen; and one Undo takes it back.
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { isOfNoPage, openPhone } from '../support/browser.ts';
import { DoubleTapper, prepare, tappables, viewOf, type Tappable } from '../support/double-taps.ts';
import { belongings } from '../support/house.ts';
import { oddThings } from '../support/odd-things.ts';
import {
  CUT_LISTS,
  ODD,
  openings,
  OTHERS,
  PROJECT,
  show,
  type Screen,
} from '../support/screens.ts';
import { keep } from '../support/share.ts';
import { shared, type Shared } from '../support/shared.ts';

let runtime: Shared['runtime'];
let browser: Browser;

beforeAll(async () => {
  ({ runtime, browser } = await shared());
});

const at = (path: string): Screen => ({ path, stands: '#app main h1' });
const PUBLIC: readonly Screen[] = ['/jobs', '/jobs/tile-a-floor', '/settings', '/privacy'].map(at);

/** Of a list as many rows as may differ: its first, one in the middle, its last. */
const FEW = 4;

/** Chooses what is to be tapped on a screen: of what is alike, nothing twice, and of long lists a few rows. */
class Chooser {
  private readonly seen = new Set<string>();

  of(all: readonly Tappable[]): readonly Tappable[] {
    const kinds = Map.groupBy(all, ({ kind }) => kind);
    return [...kinds.values()].flatMap((alike) => {
      const rows =
        alike.length <= FEW ? alike : [0, alike.length >> 1, alike.length - 1].map((i) => alike[i]);
      return rows.filter((one): one is Tappable => {
        if (one === undefined) return false;
        const name = `${one.kind} ${one.words}`;
        const isNew = !this.seen.has(name);
        this.seen.add(name);
        return isNew;
      });
    });
  }
}

/** Puts all back as it was, and shows the screen. */
async function begin(page: Page, screen: Screen): Promise<string> {
  await page.goto('/icon.svg');
  await page.evaluate(() => localStorage.clear());
  await keep(page, { ...belongings(), ...oddThings() });
  await show(page, screen);
  return viewOf(page);
}

/** Goes back to a view, if need be anew. */
async function comeBack(page: Page, screen: Screen, view: string): Promise<void> {
  if ((await viewOf(page)) === view) return;
  await begin(page, screen);
}

const groups: readonly (readonly [string, () => Promise<readonly Screen[]>])[] = [
  ['of the start, the jobs, the settings and the backup', async () => [...OTHERS, ...PUBLIC]],
  ['of a project', async () => PROJECT],
  ['of cut lists', async () => CUT_LISTS],
  ['of odd rooms and several materials', async () => ODD],
  ['that a shared link opens', openings],
];

describe('a double tap does once what a tap does', () => {
  it.each(groups)('on every screen and sheet %s', { timeout: 600_000 }, async (_, screens) => {
    const phone = await openPhone(browser, {
      baseURL: runtime.url,
      reducedMotion: 'reduce',
      expect: isOfNoPage,
    });
    const { page } = phone;
    await prepare(page);
    const [tapper, chooser, found] = [new DoubleTapper(page), new Chooser(), [] as string[]];
    for (const screen of await screens()) {
      const started = performance.now();
      let [view, tapped, again] = [await begin(page, screen), 0, 0];
      for (const what of chooser.of(await tappables(page))) {
        const faults = await tapper.tap(what);
        if (faults === undefined) continue;
        tapped += 1;
        found.push(
          ...faults.map((fault) => `${screen.path}: ${what.kind} “${what.words}” ${fault}`),
        );
        if (faults.length > 0 || (await viewOf(page)) !== view) {
          again += 1;
          await comeBack(page, screen, view);
        }
      }
      console.log(screen.path, tapped, again, Math.round(performance.now() - started));
    }
    expect(found).toEqual([]);
    await phone.close();
  });
});
