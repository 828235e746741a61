// The room that the start shows: slid by a finger and by keys, worked out by the planner.
import { slideQuickly } from '../support/finger.ts';
import { expect, test } from '../support/test.ts';

test('a finger slides the wall of the start, keys too, and the list follows', async ({
  phone: { page },
}) => {
  await page.goto('/');
  const slider = page.getByRole('slider', { name: 'Length of the room' });
  await page.locator('.living__handle').tap();
  await slider.waitFor();
  const says = async (): Promise<readonly [length: number, cost: number]> => {
    const [, length, cost] =
      /^([\d.]+)\sm, £([\d.,]+) in all$/.exec(
        (await slider.getAttribute('aria-valuetext')) ?? '',
      ) ?? [];
    return [Number(length), Number(cost?.replace(',', ''))];
  };
  const sum = async () =>
    Number((await page.locator('.living__sum strong').innerText()).replaceAll(/[£,]/g, ''));
  expect((await says())[0]).toBe(4.02);
  expect((await says())[1]).toBe(await sum());

  await slider.focus();
  await page.keyboard.press('ArrowRight');
  expect((await says())[0]).toBe(4.04);
  await page.keyboard.press('Home');
  const [short, cheap] = await says();
  expect(short).toBe(2.6);
  await page.getByRole('img', { name: /^Plan of a room 2\.60.m long/ }).waitFor();

  const knob = (await page.locator('.living__handle circle').boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  const [x, y] = [knob.x + knob.width / 2, knob.y + knob.height / 2];
  await slideQuickly(
    page,
    [0, 20, 50, 80, 100].map((by) => ({ x: x + by, y })),
  );
  await expect.poll(async () => (await says())[0]).toBeGreaterThan(3.5);
  expect((await says())[1]).toBeGreaterThan(cheap);
  expect((await says())[1]).toBe(await sum());
  // A wall under the finger follows it: no farther from it than the finger is wide.
  const after = await page.locator('.living__handle circle').boundingBox();
  expect(Math.abs((after?.x ?? 0) + (after?.width ?? 0) / 2 - (x + 100))).toBeLessThan(24);
});

test('a page that is only read loads no planner', async ({ phone: { page } }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((path) => /planning|slide-room/.test(path))).toEqual([]);
  await page.locator('.living__handle').tap();
  await expect.poll(() => scripts.some((path) => path.includes('slide-room'))).toBe(true);
});
