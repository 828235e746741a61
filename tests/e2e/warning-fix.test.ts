// A warning offers its fix as a button; one tap changes the field, and the warning is gone.
import { newGround, SHAPES } from '../../web/planner/measure/places/place-input.ts';
import { house } from '../support/house.ts';
import { keep } from '../support/share.ts';
import { expect, runtime, test } from '../support/test.ts';

const ground = {
  ...newGround('ground'),
  sides: SHAPES.rectangle.map((side, i) => ({ ...side, length: ['4 m', '3 m'][i] ?? '' })),
};
const place = house().places.filter(({ kind }) => kind === 'thing');

test('a warning’s button changes the field and ends the warning', async ({ phone: { page } }) => {
  const bed = {
    id: 'bed',
    slug: 'build-a-raised-bed',
    place: 'thing',
    typed: { width: '1500 mm' },
  };
  await keep(page, {
    'measure-twice:project:aaaa1111': { ...house(), places: place, jobs: [bed], done: [] },
  });
  await page.goto(`${runtime.url}/project/aaaa1111?place=thing`);
  const note = page.locator('.job .note', { hasText: 'reach' });
  await expect(note).toHaveCount(1);
  await page.getByRole('button', { name: /^Change Width to \d+ mm$/ }).tap();
  await expect(note).toHaveCount(0);
  await expect(page.locator('#bed-width')).not.toHaveValue('1500 mm');
});

test('a rule that only an engineer can judge has no button @long', async ({ phone: { page } }) => {
  const deck = { id: 'deck', slug: 'build-a-deck', place: 'ground', typed: { heavy: true } };
  await keep(page, {
    'measure-twice:project:aaaa1111': { ...house(), places: [ground], jobs: [deck], done: [] },
  });
  await page.goto(`${runtime.url}/project/aaaa1111?place=ground`);
  await expect(page.locator('.job .note--wrong').first()).toContainText('engineer');
  await expect(page.getByRole('button', { name: /^(?:Change|Turn o)/ })).toHaveCount(0);
});
