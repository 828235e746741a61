import type { Page } from '@playwright/test';
import { PAGES } from './pages.ts';
import { EMPTY_BUNDLE, type Bundle } from '../../web/documents/sharing/bundle.ts';
import { linkTo } from '../../web/documents/sharing/share-link.ts';
import { EXAMPLES } from './dxf-files.ts';
import { house, panels, studs } from './house.ts';
import { LONG } from './long.ts';
import { PHOTO, planPng } from './plan-photo.ts';

/** A screen, or a sheet over one, with its address. */
export interface Screen {
  readonly path: string;
  /** Selector of an element that appears when the screen is complete. */
  readonly stands: string;
  /** Steps after the navigation. */
  readonly after?: (page: Page) => Promise<void>;
}

const HEADING = '#app main h1';
const SHEET = 'dialog[open]';
/** Comes last on a screen of sheets to cut. */
const DAMAGE = '[aria-labelledby="damage"]';
const PLAN = '.cut-plan[aria-busy="false"] .proof:not(:has(.proof__stop))';

const at = (path: string, stands = HEADING): Screen => ({ path, stands });
const sheet = (path: string): Screen => at(path, SHEET);

/** Shows the keys of a field. */
const typing = (screen: Screen, field: string): Screen => ({
  ...screen,
  after: async (page) => {
    await page.locator(field).focus();
    await page.locator('.keys').waitFor();
  },
});

/** Shows its drawing in three dimensions. */
const inSpace = (screen: Screen): Screen => ({
  ...screen,
  after: async (page) => {
    await page.locator('.plan-views input').last().check();
    await page.locator('.plan-box .model__picture').waitFor();
  },
});

/** Clicks a pixel of the photo of a plan, which is completely visible. */
async function clickPhoto(page: Page, [x, y]: readonly [number, number]): Promise<void> {
  const photo = page.locator('.trace__taps');
  const { width, height } = (await photo.boundingBox()) ?? { width: 0, height: 0 };
  const scale = Math.min(width / PHOTO.width, height / PHOTO.height);
  await photo.click({
    position: {
      x: (width - PHOTO.width * scale) / 2 + x * scale,
      y: (height - PHOTO.height * scale) / 2 + y * scale,
    },
  });
}

/** A photo with the two ends of a known length marked. */
const traced = (path: string, then: (page: Page) => Promise<void>): Screen => ({
  ...sheet(path),
  after: async (page) => {
    const buffer = planPng();
    await page
      .locator(`${SHEET} input[type="file"]`)
      .setInputFiles({ name: 'plan.png', mimeType: 'image/png', buffer });
    await page.locator('.trace__taps').waitFor();
    const [from, to] = PHOTO.living;
    for (const pixel of [from, to]) await clickPhoto(page, pixel);
    await page.locator('#photo-length').waitFor();
    await then(page);
  },
});

/** The public pages, as a newcomer sees them. */
export const PUBLIC: readonly Screen[] = PAGES.map(({ path }) => at(path));

const project = '/project/aaaa1111';
const odd = '/project/aaaa3333';
const list = '/project/cut/cccc3333';
const cabinet = '/project/cut/dddd4444';
const kitchen = '/project/cut/dddd5555';

/** A project's screens and sheets, for a user with `belongings`. */
export const PROJECT: readonly Screen[] = [
  ...['room', 'wall', 'ground', 'run', 'thing'].map((place) => at(`${project}?place=${place}`)),
  ...[
    'add=place',
    'add=job',
    'add=plan',
    'add=photo',
    'save=plan',
    'opening=door',
    'opening=window',
    'wall=A',
    'wall=F',
    'laser=room',
  ].map((which) => sheet(`${project}?${which}`)),
  sheet(`${project}?share=project`),
  sheet(`${project}?opening=door&place=wall`),
  typing(at(`${project}?place=wall&typing`), '#length'),
  typing(sheet(`${project}?opening=door&typing`), '#opening-width'),
  inSpace(at(`${project}?place=room&in-space`)),
  at(`${project}/buy`, '.shop-row'),
  at('/project/aaaa2222/buy', '.shop-row'),
  sheet(`${project}/buy?prices=wall-paint`),
  sheet(`${project}/buy?prices=batten~25x38-mm`),
  sheet(`${project}/buy?why=wall-paint`),
  sheet(`${project}/buy?why=batten~25x38-mm`),
  at(`${project}/cut`, PLAN),
  at(`${project}/cut?material=batten~25x38-mm`, PLAN),
  sheet(`${project}/cut?bench=1&material=batten~25x38-mm`),
  at(`${project}/do`, '.step--now'),
];

/** The screens and sheets of cut lists. */
export const CUT_LISTS: readonly Screen[] = [
  at(list, '.table-row'),
  at(`${list}/buy`, '.table-row'),
  at(`${list}/cut`, PLAN),
  ...['bench=1', 'save=plan', 'print=plan', 'share=cut-list'].map((which) =>
    sheet(`${list}/cut?${which}`),
  ),
  sheet(`${list}?part=plate`),
  {
    ...sheet(`${list}?import=list`),
    after: async (page) => {
      await page.locator('.paste').fill('3 x 720 shelf\n2 x 560 rail\nand a tap');
      await page.locator(`${SHEET} .button--main`).waitFor();
    },
  },
  at(cabinet, '.table-row'),
  typing(at(`${cabinet}?typing`, '.table-row'), '#part-side-length'),
  at(`${cabinet}/buy`, DAMAGE),
  at(`${cabinet}/cut`, PLAN),
  sheet(`${cabinet}/cut?bench=1`),
  sheet(`${cabinet}?part=top`),
];

/** Unusual data: `oddThings`. */
export const ODD: readonly Screen[] = [
  ...['bay', 'hall', 'thing'].map((place) => at(`${odd}?place=${place}`)),
  at(`${odd}?place=loft`, '#slope-2-across'),
  sheet(`${odd}?place=loft&wall=A`),
  at(`${odd}?storey=plan&place=hall`, '.storey__marks'),
  sheet(`${odd}?place=bay&feature=1`),
  sheet(`${odd}?place=hall&corner=0`),
  {
    ...sheet(`${odd}?place=hall&add=plan`),
    after: async (page) => {
      const [, , , , , , plan] = EXAMPLES;
      const file = { name: 'flat.dxf', mimeType: 'application/dxf' };
      await page
        .locator(`${SHEET} input[type="file"]`)
        .setInputFiles({ ...file, buffer: Buffer.from(plan?.text ?? '') });
      await page.locator('.found-room').first().waitFor();
    },
  },
  traced(`${odd}?place=hall&add=photo&scale`, async () => undefined),
  traced(`${odd}?place=hall&add=photo&corners`, async (page) => {
    await page.locator('#photo-length').fill('4 m');
    await page.locator(`${SHEET} .trace .button--main`).click();
    // A room, and the first side of another.
    const [a, b, c, d] = PHOTO.living;
    for (const pixel of [a, b, c, d, a, PHOTO.bedroom[1], PHOTO.bedroom[2]]) {
      await clickPhoto(page, pixel);
    }
    await page.locator(`${SHEET} .trace .rows .row`).waitFor();
  }),
  sheet(`${odd}?place=hall&save=plan`),
  at(`${odd}/do`, '.step--now'),
  at(`${kitchen}?material=mdf`, '.table-row'),
  at(`${kitchen}/buy`, DAMAGE),
  at(`${kitchen}/cut`, PLAN),
  sheet(`${kitchen}?part=side`),
  {
    ...sheet('/project/cut/dddd6666?start=template'),
    after: (page) => page.locator(`${SHEET} .row`).nth(1).waitFor(),
  },
];

/** The start, the backup, what cannot be shown, and paper; the last of them removes a project. */
export const OTHERS: readonly Screen[] = [
  at('/', '#yours'),
  at('/backup'),
  sheet('/backup?erase=all'),
  at('/project/bbbb2222'),
  at('/project/ffff0000'),
  at('/project/cut/eeee5555'),
  at('/project/cut/ffff0000'),
  {
    ...at('/', '#yours'),
    path: '/?removed',
    after: async (page) => {
      await page.locator('#yours ~ .rows .own-row__menu').first().tap();
      await page.locator('dialog .button--danger').tap();
      await page.locator('.toast__action').waitFor();
    },
  },
];

const bundle = (change: Partial<Bundle>): Bundle => ({ ...EMPTY_BUNDLE, saved: 1000, ...change });

/** Pages of shared links: one project, a cut list, a complete backup, an unreadable link. */
export async function openings(): Promise<readonly Screen[]> {
  const bundles = [
    bundle({ projects: [house()] }),
    bundle({ cutLists: [studs()] }),
    bundle({ projects: [{ ...house(), changed: 5000 }], cutLists: [panels()] }),
  ];
  const links = await Promise.all(bundles.map((one) => linkTo(one, '')));
  return [
    ...links.map((link) => at(link, '.screen__line')),
    at('/open#1.broken', '[role="alert"]'),
  ];
}

/** The screens and sheets of npm test: together they have most of the parts that screens are made of. */
const FEW = new Set([
  '/',
  '/settings',
  ...['?place=room', '?opening=door', '/buy'].map((which) => project + which),
]);

/** The given screens that belong to this size of the tests. */
export const some = (screens: readonly Screen[]): readonly Screen[] =>
  LONG ? screens : screens.filter(({ path }) => FEW.has(path.split('#')[0] ?? path));

/** Waits for the background services of the screens: focus handling and announcements. */
export const atWork = (page: Page): Promise<void> =>
  page.locator('body > .unseen[role="status"]').waitFor({ state: 'attached' });

/** Frames without a new element after which a screen is complete. */
const STILL_FRAMES = 10;

/** Waits until a screen is complete: long lists get a few rows with each paint. */
export const grown = (page: Page): Promise<void> =>
  page.evaluate(async (least) => {
    const elements = document.getElementsByTagName('*');
    for (let [known, still] = [0, 0]; still < least;) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      still = elements.length === known ? still + 1 : 0;
      known = elements.length;
    }
  }, STILL_FRAMES);

/** Opens a screen, waits until it is complete, and unfolds everything. */
export async function show(page: Page, { path, stands, after }: Screen): Promise<void> {
  // Between two links only the fragment changes, which loads no page.
  if (path.startsWith('/open#')) await page.goto('about:blank');
  await page.goto(path);
  await page.locator(stands).first().waitFor();
  await page.waitForFunction(() => {
    const root = document.getElementById('app');
    return root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer'));
  });
  await after?.(page);
  await page.evaluate(() => {
    for (const one of document.querySelectorAll('details')) one.open = true;
  });
  await grown(page);
}
