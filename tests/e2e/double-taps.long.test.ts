// Whatever can be tapped, a double tap of it does once, on every screen; and one Undo takes it back.
import type { Page } from '@playwright/test';
import { isOfNoPage } from '../support/browser.ts';
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
import { forget, keep } from '../support/share.ts';
import { expect, test } from '../support/test.ts';

const at = (path: string): Screen => ({ path, stands: '#app main h1' });
const PUBLIC: readonly Screen[] = ['/jobs', '/jobs/tile-a-floor', '/settings', '/privacy'].map(at);

/** Rows of a list on a screen: its first, for what comes after it, and its last. */
const FEW = 2;
/** One kind on all screens, with any text. */
const MOST = 2;

/** Chooses what is to be tapped on a screen: of what is alike, nothing twice, and of long lists a few rows. */
class Chooser {
  private readonly seen = new Set<string>();
  private readonly counts = new Map<string, number>();

  private isNew({ kind, words }: Tappable): boolean {
    const [name, count] = [`${kind} ${words}`, this.counts.get(kind) ?? 0];
    if (this.seen.has(name) || count >= MOST) return false;
    this.seen.add(name);
    this.counts.set(kind, count + 1);
    return true;
  }

  of(all: readonly Tappable[]): readonly Tappable[] {
    return [...Map.groupBy(all, ({ kind }) => kind).values()].flatMap((alike) => {
      const rows = alike.length <= FEW ? alike : [...alike.slice(0, 1), ...alike.slice(-1)];
      return rows.filter((one) => this.isNew(one));
    });
  }
}

/** Puts all back as it was, and shows the screen. */
async function begin(page: Page, screen: Screen): Promise<string> {
  await forget(page);
  await keep(page, { ...belongings(), ...oddThings() });
  await show(page, screen);
  return viewOf(page);
}

/** Before these nothing was done that could be undone. */
const untouched = OTHERS.filter(({ path }) => path !== '/?removed');

type Group = readonly [string, number, () => Promise<readonly Screen[]>];
/** Screens, and how many there are at least to tap. */
const groups: readonly Group[] = [
  ['of the start, the jobs and the settings', 15, async () => [...untouched, ...PUBLIC]],
  ['of a project', 50, async () => PROJECT],
  ['of cut lists', 10, async () => CUT_LISTS],
  ['of odd rooms and several materials', 15, async () => ODD],
  ['that a shared link opens', 1, openings],
];
test.use({ phoneOptions: { reducedMotion: 'reduce', expect: isOfNoPage } });

test('a double tap does once what a tap does, on every screen and sheet', async ({ phone }) => {
  test.setTimeout(1_800_000);
  const { page } = phone;
  await prepare(page);
  await page.goto('/icon.svg');
  const [tapper, chooser] = [new DoubleTapper(page), new Chooser()];

  /** Taps what is new on a screen: how much that was, and what it did twice. */
  async function tapAll(screen: Screen): Promise<{ tapped: number; faults: readonly string[] }> {
    const view = await begin(page, screen);
    const found: string[] = [];
    let tapped = 0;
    for (const what of chooser.of(await tappables(page))) {
      const faults = await tapper.tap(what);
      if (faults === 'anew') {
        await page.waitForLoadState();
        await begin(page, screen);
      }
      if (typeof faults === 'string') continue;
      tapped += 1;
      found.push(...faults.map((one) => `${screen.path}: ${what.kind} “${what.words}” ${one}`));
      if (faults.length > 0 || !(await tapper.comeBack(view))) await begin(page, screen);
    }
    return { tapped, faults: found };
  }

  for (const [name, least, screens] of groups) {
    await test.step(name, async () => {
      let tapped = 0;
      for (const screen of await screens()) {
        const done = await tapAll(screen);
        expect.soft(done.faults).toEqual([]);
        tapped += done.tapped;
      }
      expect(tapped).toBeGreaterThan(least);
    });
  }
});
