// A choice adds fields or takes them, above it or below: what was chosen stays in sight, by key and by finger.
import { isOfNoPage } from '../support/browser.ts';
import { makeChoices } from '../support/choices.ts';
import { belongings } from '../support/house.ts';
import { LONG } from '../support/long.ts';
import { oddThings } from '../support/odd-things.ts';
import { CUT_LISTS, ODD, OTHERS, PROJECT, PUBLIC, show, some } from '../support/screens.ts';
import { forget, keep } from '../support/share.ts';
import { expect, test } from '../support/test.ts';

test.use({ phoneOptions: { reducedMotion: 'reduce', expect: isOfNoPage } });

/** In `npm test` a form of each sort: of a room, of a sheet over it, of sheets to cut, and of the settings. */
const FORMS = new Set([
  '/project/aaaa1111?place=room',
  '/project/aaaa1111?opening=door',
  '/project/cut/dddd4444/stock',
  '/settings',
]);

const every = some([...PUBLIC, ...PROJECT, ...CUT_LISTS, ...ODD, ...OTHERS]);
const all = LONG ? every : every.filter(({ path }) => FORMS.has(path));

/** By finger one choice of each of these is not in sight yet: a stain under the head of the job, a sheet that was added. */
const NOT_YET = ['/project/aaaa1111?place=room', '/project/cut/dddd4444/stock'];

for (const way of ['key', 'tap'] as const) {
  const screens =
    way === 'key' ? all : all.filter(({ path }) => !NOT_YET.some((one) => path.startsWith(one)));

  test(`what is chosen by ${way} stays in sight`, async ({ phone: { page } }) => {
    test.setTimeout(600_000);
    const hidden: string[] = [];
    let made = 0;
    for (const screen of screens) {
      const found = await makeChoices(page, way, async () => {
        await page.goto('/icon.svg');
        await forget(page);
        await keep(page, { ...belongings(), ...oddThings() });
        await show(page, screen);
      });
      hidden.push(...found.hidden.map((one) => `${screen.path}, ${one}`));
      made += found.made;
    }
    expect(hidden).toEqual([]);
    expect(made).toBeGreaterThan(10);
  });
}
