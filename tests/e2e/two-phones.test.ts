import type { Page } from '@playwright/test';
import { newRoom } from '../../web/planner/measure/places/place-input.ts';
import { LONG } from '../support/long.ts';
import { openPhone, type Phone } from '../support/browser.ts';
import { catchCopies, keep, kept } from '../support/share.ts';
import { kitchen } from '../unit/documents/sharing/sharing.ts';
import { browser, runtime, expect, test } from '../support/test.ts';

const PROJECT = 'measure-twice:project:aaaa1111';

const phones: Phone[] = [];

test.afterAll(async () => {
  for (const phone of phones) await phone.close();
});

async function newPhone(): Promise<Page> {
  const phone = await openPhone(browser, { baseURL: runtime.url });
  phones.push(phone);
  return phone.page;
}

/** The link that a phone offers for the project. */
async function linkFrom(page: Page): Promise<string> {
  const copied = await catchCopies(page);
  await page.goto('/project/aaaa1111');
  await page.getByRole('button', { name: /^Share / }).tap();
  await page.getByRole('button', { name: 'Copy the link' }).tap();
  return copied();
}

/** Follows a link from another app: a new page load. */
async function follow(page: Page, link: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(link);
}

async function rename(page: Page, place: string, name: string): Promise<void> {
  await page.goto(`/project/aaaa1111?place=${place}`);
  await page.getByRole('textbox', { name: 'Room name' }).fill(name);
}

const projectOn = async (page: Page) => JSON.parse((await kept(page))[PROJECT] ?? '{}');
const namesOn = async (page: Page): Promise<readonly string[]> =>
  (await projectOn(page)).places.map(({ name }: { readonly name: string }) => name);
const row = (page: Page, text: string) => page.locator('main .row', { hasText: text });

test.describe('two phones with one project', () => {
  test('come to the same where each changed a room, see what both changed, and can take it back', async () => {
    const [mine, theirs] = [await newPhone(), await newPhone()];
    const rooms = [
      ...kitchen().places,
      { ...newRoom('hall'), name: 'Hall' },
      { ...newRoom('bath'), name: 'Bath' },
    ];
    await keep(mine, { [PROJECT]: kitchen({ name: '', places: rooms }) });
    await follow(theirs, await linkFrom(mine));
    await theirs.getByRole('button', { name: 'Add it' }).tap();
    await theirs.waitForURL('**/project/aaaa1111');

    await rename(mine, 'r', 'Galley');
    await rename(mine, 'bath', 'Wet room');
    await rename(theirs, 'hall', 'Corridor');
    await rename(theirs, 'bath', 'Shower');
    await follow(theirs, await linkFrom(mine));
    await theirs.getByText('Merged with yours').waitFor();
    expect(await row(theirs, 'Kitchen').first().innerText()).toContain(
      'Changed there: is taken over.',
    );
    expect(await row(theirs, 'Corridor').innerText()).toContain('Changed on this phone: stays.');
    expect(await row(theirs, 'Shower').innerText()).toContain('Changed on both phones:');
    await row(theirs, 'Shower')
      .getByText('Room name: Shower on this phone, Wet room in the link')
      .waitFor();
    const before = await kept(theirs);
    await theirs.getByRole('button', { name: 'Merge' }).tap();
    await theirs.waitForURL('**/project/aaaa1111');
    expect(await namesOn(theirs)).toEqual(['Galley', 'Corridor', 'Shower']);
    await theirs.getByRole('status').getByRole('button', { name: 'Undo' }).tap();
    await expect.poll(() => kept(theirs)).toEqual(before);
    await theirs.getByRole('button', { name: 'Redo' }).tap();
    await expect.poll(() => namesOn(theirs)).toEqual(['Galley', 'Corridor', 'Shower']);

    if (!LONG) return;
    // Back to the first phone: what was decided on the other is not asked again.
    const back = await linkFrom(theirs);
    await follow(mine, back);
    await row(mine, 'Wet room').getByText('Changed there: is taken over.').waitFor();
    expect(await mine.getByRole('radio', { name: 'Theirs' }).count()).toBe(0);
    await mine.getByRole('button', { name: 'Merge' }).tap();
    await mine.waitForURL('**/project/aaaa1111');
    expect({ ...(await projectOn(mine)), changed: 0 }).toEqual({
      ...(await projectOn(theirs)),
      changed: 0,
    });
    await follow(mine, back);
    await mine.getByText('The same as yours: nothing to do.').waitFor();
  });

  test('takes their version of a room that both changed, if chosen @long', async () => {
    const [mine, theirs] = phones.map(({ page }) => page);
    if (mine === undefined || theirs === undefined) throw new Error('no phones');
    await rename(mine, 'r', 'Snug');
    await rename(theirs, 'r', 'Den');
    await follow(theirs, await linkFrom(mine));
    await theirs
      .getByRole('group', { name: 'Room name: Den on this phone, Snug in the link' })
      .getByRole('radio', { name: 'Theirs' })
      .tap();
    await theirs.getByRole('button', { name: 'Merge' }).tap();
    await theirs.waitForURL('**/project/aaaa1111');
    expect((await namesOn(theirs))[0]).toBe('Snug');
  });

  test('keep a width and a height of one room, and show both heights by name @long', async () => {
    const [mine, theirs] = [await newPhone(), await newPhone()];
    await keep(mine, { [PROJECT]: kitchen() });
    await follow(theirs, await linkFrom(mine));
    await theirs.getByRole('button', { name: 'Add it' }).tap();
    await theirs.waitForURL('**/project/aaaa1111');
    for (const [page, field, size, height] of [
      [mine, '#length', '5 m', '2.6 m'],
      [theirs, '#width', '3.5 m', '2.5 m'],
    ] as const) {
      await page.goto('/project/aaaa1111');
      await page.locator(field).fill(size);
      await page.locator('#height').fill(height);
    }
    await follow(theirs, await linkFrom(mine));
    const both = theirs.getByRole('group', {
      name: 'Height: 2.5 m on this phone, 2.6 m in the link',
    });
    await both.getByRole('radio', { name: 'Theirs' }).tap();
    await theirs.getByRole('button', { name: 'Merge' }).tap();
    await theirs.waitForURL('**/project/aaaa1111');
    const [{ sides, height }] = (await projectOn(theirs)).places;
    expect([height, sides[0].length, sides[1].length]).toEqual(['2.6 m', '5 m', '3.5 m']);
  });
});
