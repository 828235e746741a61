// A choice adds fields or takes them, above it or below: what was chosen stays in sight, by key and by finger.
import { isOfNoPage } from '../support/browser.ts';
import { makeChoices } from '../support/choices.ts';
import { belongings } from '../support/house.ts';
import { oddThings } from '../support/odd-things.ts';
import { CUT_LISTS, ODD, OTHERS, PROJECT, PUBLIC, show } from '../support/screens.ts';
import { forget, keep } from '../support/share.ts';
import { expect, test } from '../support/test.ts';

test.use({ phoneOptions: { reducedMotion: 'reduce', expect: isOfNoPage } });

/** A form that grows above the choice. */
const FORM = '/project/aaaa1111?place=ground';

const all = [...PUBLIC, ...PROJECT, ...CUT_LISTS, ...ODD, ...OTHERS];

for (const [i, screen] of all.entries()) {
  for (const way of ['key', 'tap'] as const) {
    test(`a choice made by ${way} stays in sight on screen ${i + 1}, ${screen.path}`, async ({
      phone,
    }) => {
      test.setTimeout(300_000);
      const { page } = phone;
      const { hidden, made } = await makeChoices(page, way, async () => {
        await page.goto('/icon.svg');
        await forget(page);
        await keep(page, { ...belongings(), ...oddThings() });
        await show(page, screen);
      });
      expect(hidden).toEqual([]);
      if (screen.path === FORM) expect(made).toBeGreaterThan(3);
    });
  }
}
