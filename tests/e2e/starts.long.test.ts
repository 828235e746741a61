// The drawing that counted tiles or planks says how wide its cuts are, and what another start would give.
import { newRoom, newWall, SHAPES } from '../../web/planner/measure/places/place-input.ts';
import { newProject } from '../../web/planner/schema/project.ts';
import { openPhone } from '../support/browser.ts';
import { keep } from '../support/share.ts';
import { browser, runtime, expect, test } from '../support/test.ts';

/** A floor with 12 mm left if a full tile starts in the corner, and a wall without that. */
const project = {
  ...newProject('aaaa1111', 1000),
  region: 'uk',
  places: [
    {
      ...newRoom('room'),
      sides: SHAPES.rectangle.map((side, i) => ({
        ...side,
        length: ['2133 mm', '1832 mm'][i] ?? '',
      })),
    },
    { ...newWall('wall'), length: '2 m', height: '1.4 m' },
  ],
  jobs: [
    { id: 'floor', slug: 'tile-a-floor', place: 'room', typed: {} },
    { id: 'wall', slug: 'tile-a-wall', place: 'wall', typed: {} },
    { id: 'planks', slug: 'lay-a-laminate-floor', place: 'room', typed: {} },
  ],
};

test.describe('the drawing of what is laid', () => {
  test('shows the widths of its cuts and the reason for the start, and compares other starts', async () => {
    const phone = await openPhone(browser, { baseURL: runtime.url });
    const { page } = phone;
    await keep(page, { 'measure-twice:project:aaaa1111': project });
    await page.goto('/project/aaaa1111/buy');
    const row = page.locator('.shop-row').filter({ hasText: '300 × 300 mm' });
    await row.getByRole('button', { name: /^Why/ }).tap();
    const sheet = page.getByRole('dialog');
    const caption = sheet.locator('figcaption');
    await sheet
      .getByText(
        'Moved: with a whole tile in the corner the narrowest cut, at an edge or an opening, would be 12 mm.',
      )
      .waitFor();
    const before = await caption.innerText();
    expect(before).toMatch(
      /Widths at the edges: left \d+ mm, right \d+ mm, top \d+ mm, bottom \d+ mm\./,
    );
    const other = await sheet.getByText(/^Joint in the middle: Floor/).innerText();
    await sheet.getByRole('radio', { name: 'Joint in the middle' }).tap();
    await expect.poll(() => caption.innerText()).toBe(other.replace('Joint in the middle: ', ''));
    await sheet.getByText(`Whole tile in the corner: ${before}`).waitFor();
    await phone.close();
  });
});
