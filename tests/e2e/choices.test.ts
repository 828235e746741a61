// A choice adds fields or takes them, above it or below: what was chosen stays in sight, by key and by finger.
import { isOfNoPage } from '../support/browser.ts';
import { makeChoices } from '../support/choices.ts';
import { belongings } from '../support/house.ts';
import { LONG } from '../support/long.ts';
import { oddThings } from '../support/odd-things.ts';
import { CUT_LISTS, ODD, OTHERS, PROJECT, PUBLIC, show } from '../support/screens.ts';
import { forget, keep } from '../support/share.ts';
import { expect, test } from '../support/test.ts';

test.use({ phoneOptions: { reducedMotion: 'reduce', expect: isOfNoPage } });

/** `npm test` uses a form that grows above the choice. */
const FORMS = new Set(['/project/aaaa1111?place=ground']);

const every = [...PUBLIC, ...PROJECT, ...CUT_LISTS, ...ODD, ...OTHERS];
const all = LONG ? every : every.filter(({ path }) => FORMS.has(path));

for (const [i, screen] of all.entries()) {
  // keyboard.test.ts makes choices by key and expects each in sight; the long size does so on every screen.
  for (const way of LONG ? (['key', 'tap'] as const) : (['tap'] as const)) {
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
      if (FORMS.has(screen.path)) expect(made).toBeGreaterThan(3);
    });
  }
}
