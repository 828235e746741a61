// A room measured with a laser: by Bluetooth, as Chromium's own emulation has it (tests/support/laser.ts), and by one
// that types as a keyboard.
import type { Browser, Locator, Page } from '@playwright/test';
import { newRoom, SHAPES } from '../../web/planner/measure/places/place-input.ts';
import { newProject } from '../../web/planner/schema/project.ts';
import { launchBrowser, openPhone, type Complaint, type Phone } from '../support/browser.ts';
import { BLUETOOTH, emulateLaser, type EmulatedLaser } from '../support/laser.ts';
import { sentFrame, type Sent } from '../support/laser-frames.ts';
import { keep } from '../support/share.ts';
import { browser, runtime, expect, test } from '../support/test.ts';

let phone: Phone;
let page: Page;

test.afterEach(() => phone.close());

const KEY = 'measure-twice:project:aaaa1111';
const project = {
  ...newProject('aaaa1111', 1000),
  region: 'uk',
  places: [
    {
      ...newRoom('room'),
      sides: SHAPES.rectangle,
      openings: [{ id: 'd', kind: 'door', wall: 'C', width: '', height: '', at: '', sill: '' }],
    },
  ],
  jobs: [{ id: 'skirting', slug: 'fit-skirting', place: 'room', typed: {} }],
};

/** Linux has it only by a switch, which Chromium remarks on. */
const isOfPlatform = ({ text }: Complaint): boolean => text.includes('Bluetooth is experimental');

/** The room with nothing measured, on the way to be measured with a laser. */
async function openRoom(inside: Browser): Promise<void> {
  phone = await openPhone(inside, { baseURL: runtime.url, expect: isOfPlatform });
  ({ page } = phone);
  await page.context().grantPermissions(['screen-wake-lock']);
  await keep(page, { [KEY]: project });
  await page.goto('/project/aaaa1111');
  await page.getByRole('button', { name: 'Measure with a laser' }).tap();
  await sheet().waitFor();
}

const sheet = (): Locator => page.getByRole('dialog', { name: 'Measure with a laser' });
const button = (name: string): Locator => sheet().getByRole('button', { name, exact: true });
const says = (text: string | RegExp): Promise<void> =>
  sheet().getByRole('status').filter({ hasText: text }).waitFor();
/** The marked size, with its facts. */
const marked = (): Promise<string | null> => sheet().locator('[aria-current="step"]').textContent();

interface Kept {
  readonly places: readonly {
    readonly sides: readonly { readonly length: string }[];
    readonly openings: readonly { readonly width: string }[];
  }[];
}
const measured = async (): Promise<readonly string[]> => {
  const text = await page.evaluate((key) => localStorage.getItem(key) ?? '', KEY);
  const [room] = (JSON.parse(text) as Kept).places;
  return [
    ...(room?.sides ?? []).slice(0, 2).map(({ length }) => length),
    ...(room?.openings ?? []).map(({ width }) => width),
  ];
};

test.describe('a laser by Bluetooth', () => {
  let withBluetooth: Browser;
  let laser: EmulatedLaser;
  let id = 0;
  const shoot = (what: Partial<Sent> & { readonly metres: number }): Promise<void> =>
    laser.send(sentFrame({ id: (id += 1), ...what }));

  // The emulation applies to the complete browser.
  test.beforeEach(async () => {
    withBluetooth = await launchBrowser(BLUETOOTH);
  });
  test.afterEach(() => withBluetooth.close());

  test('fills the size that is marked and goes on; is left, chosen again, lost and found', async () => {
    await openRoom(withBluetooth);
    laser = await emulateLaser(withBluetooth, page, [
      '02a6c0d0-0451-4000-b000-fb3210111989',
      '02a6c0d1-0451-4000-b000-fb3210111989',
    ]);
    laser.choose(false);
    await button('Connect a Bosch laser').tap();
    await says('No laser was chosen.');
    laser.choose(true);
    await button('Connect a Bosch laser').tap();
    await says('Connected: Bosch GLM50C x1234');
    expect(laser.written).toEqual(['c0550201001a']);

    await shoot({ metres: 4.0203 });
    await says('Length, A and C: 4.02 m. Next: Width, B and D.');
    // The same frame again, its light on, an area, and half a frame: no length.
    await shoot({ metres: 4.0203, id });
    await shoot({ metres: 3, isAiming: true });
    await laser.send(sentFrame({ metres: 3 }).slice(0, 9));
    await shoot({ metres: 12, mode: 4 });
    await says('The laser is not set to a single length.');
    await expect.poll(marked).toBe('Width, B and D');
    await shoot({ metres: 0.05 });
    await says(/^Width, B and D: 50\smm is too small/);
    await shoot({ metres: 2.9996 });
    await says('Next: Door, wall C: Width.');
    await expect.poll(measured).toEqual(['4020 mm', '3000 mm', '']);

    await button('Again').tap();
    await expect.poll(marked).toBe('Width, B and D3.00 m');
    await laser.goOut();
    await says('Bosch GLM50C x1234 is off or out of reach.');
    await button('Connect again').tap();
    await says('Connected: Bosch GLM50C x1234');
    await shoot({ metres: 3.1 });
    await says('Next: Door, wall C: Width.');
    await shoot({ metres: 0.8 });
    await says('Door, wall C: Width: 0.80 m. Next: Door, wall C: Height.');
    await button('Skip').tap();
    await button('Skip').tap();
    await says('That was the last.');
    await shoot({ metres: 7 });
    await expect.poll(measured).toEqual(['4020 mm', '3100 mm', '800 mm']);
    await button('Undo').tap();
    await expect.poll(measured).toEqual(['4020 mm', '3100 mm', '']);
    await button('Disconnect').tap();
    await button('Connect a Bosch laser').waitFor();
  });
});

test.describe('a laser that types as a keyboard', () => {
  test('goes on with its Enter, wherever the focus is, and skips nothing that cannot be read', async () => {
    await openRoom(browser);
    await sheet().getByText('This browser connects no laser by Bluetooth.').waitFor();
    await page.keyboard.type('4,020 m\n');
    await says('Length, A and C: 4.02 m. Next: Width, B and D.');
    await page.keyboard.type('3.1.1\n');
    await says(/^Width, B and D: “3.1.1” is not a length/);
    await page.keyboard.type('3.100\n');
    await says('Next: Door, wall C: Width.');
    await button('Again').tap();
    await page.keyboard.type('3.2\n');
    await says('Next: Door, wall C: Width.');
    await button('Skip').tap();
    await says('Next: Door, wall C: Height.');
    await expect.poll(measured).toEqual(['4,020 m', '3.2 m', '']);
  });
});
