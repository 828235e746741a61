// A choice adds fields or takes them, above it or below: what was chosen stays in sight, by key and by finger.
import { isOfNoPage } from '../support/browser.ts';
import { makeChoices } from '../support/choices.ts';
import { belongings } from '../support/house.ts';
import { oddThings } from '../support/odd-things.ts';
import { CUT_LISTS, ODD, OTHERS, PROJECT, PUBLIC, show, some } from '../support/screens.ts';
import { keep } from '../support/share.ts';
import { expect, test } from '../support/test.ts';

test.use({ phoneOptions: { reducedMotion: 'reduce', expect: isOfNoPage } });

const screens = some([...PUBLIC, ...PROJECT, ...CUT_LISTS, ...ODD, ...OTHERS]);

for (const way of ['key', 'tap'] as const) {
  test(`what is chosen by ${way} stays in sight`, async ({ phone: { page } }) => {
    test.setTimeout(600_000);
    const hidden: string[] = [];
    let made = 0;
    for (const screen of screens) {
      const found = await makeChoices(page, way, async () => {
        await page.goto('/icon.svg');
        await page.evaluate(() => localStorage.clear());
        await keep(page, { ...belongings(), ...oddThings() });
        await show(page, screen);
      });
      hidden.push(...found.hidden.map((one) => `${screen.path}, ${one}`));
      made += found.made;
    }
    console.log(`${made} choices by ${way}`);
    expect(hidden).toEqual([]);
    expect(made).toBeGreaterThan(20);
  });
}
