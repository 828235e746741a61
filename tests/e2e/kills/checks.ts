// Actions that a killed browser may lose: each check acts on the page, and looks for the result after the restart.
import type { BrowserContext, Page } from '@playwright/test';

import { deflateSync } from 'node:zlib';

import { EMPTY_BUNDLE, writeBundle } from '../../../web/documents/sharing/bundle.ts';
import { newRoom } from '../../../web/planner/measure/places/place-input.ts';
import { planPng } from '../../support/plan-photo.ts';
import { keep } from '../../support/share.ts';
import { kitchen } from '../../unit/documents/sharing/sharing.ts';
import { reportSwitch } from '../../support/settings.ts';

/** One change a user made. */
export interface Act {
  /** When the page showed it, ms since 1970. */
  readonly at: number;
  readonly name: string;
  /** Looks for it in the restarted browser. */
  readonly isThere: (context: BrowserContext) => Promise<boolean>;
}

/** One thing that is tried and killed. */
export interface Check {
  readonly name: string;
  /** Time between the last act and the kill, ms. */
  readonly killAfter: number;
  readonly act: (context: BrowserContext, site: string) => Promise<readonly Act[]>;
}

const ID = 'aaaa1111';

/** Content of the phone before each check. */
export const TEXTS = {
  [`measure-twice:project:${ID}`]: kitchen({
    jobs: [{ id: 'j', slug: 'paint-a-room', place: 'r', typed: {} }],
    prices: {},
    bought: {},
    done: [],
  }),
  'measure-twice:project:bbbb2222': kitchen({ id: 'bbbb2222', name: 'Hall' }),
  'measure-twice:project:cccc3333': kitchen({ id: 'cccc3333', name: 'Bath' }),
};

/** Puts the projects on the phone, and opens one so that the app has seen them. */
export async function prepare(context: BrowserContext, site: string): Promise<void> {
  const page = await pageOf(context);
  await page.goto(`${site}/settings`);
  await keep(page, TEXTS);
  await page.goto(`${site}/project/${ID}`);
  await page.locator('#height').waitFor();
  await page.waitForLoadState('networkidle');
}

const pageOf = async (context: BrowserContext): Promise<Page> =>
  context.pages()[0] ?? context.newPage();

/** Opens an address as the restarted browser shows it. */
async function open(context: BrowserContext, address: string): Promise<Page> {
  const page = await pageOf(context);
  await page.goto(address);
  await page.locator('main h1').first().waitFor();
  // Until the database has answered and the page has shown what it said.
  await page.waitForLoadState('networkidle');
  return page;
}

/** Waits a fixed time: a check kills the browser this long after the action. */
const pass = (page: Page, ms: number): Promise<void> => page.waitForTimeout(ms);

/** Types a new height every `every` ms. */
const sizes = (count: number, every: number): Check => ({
  name: `${count} sizes in ${(count * every) / 1000} s`,
  killAfter: 1000,
  act: async (context, site) => {
    const page = await open(context, `${site}/project/${ID}`);
    const acts: Act[] = [];
    for (let i = 0; i < count; i += 1) {
      await pass(page, every);
      const height = `2.${500 + i} m`;
      await page.locator('#height').fill(height);
      acts.push({
        at: Date.now(),
        name: height,
        isThere: async (after) => {
          const again = await open(after, `${site}/project/${ID}`);
          return (await again.locator('#height').inputValue()) >= height;
        },
      });
    }
    return acts;
  },
});

/** New projects, with the time from one to the next, ms. */
const projects = (waits: readonly number[]): Check => ({
  name: `${waits.length} new projects`,
  killAfter: 1500,
  act: async (context, site) => {
    const page = await pageOf(context);
    const acts: Act[] = [];
    for (const [i, wait] of waits.entries()) {
      await page.goto(`${site}/project/new?job=paint-a-room`);
      await page.locator('#height').fill(`3.${i} m`);
      await page.waitForURL(/project\/(?!new)/);
      const address = page.url();
      acts.push({
        at: Date.now(),
        name: `project ${i + 1}`,
        isThere: async (after) => {
          const again = await open(after, address);
          const height = again.locator('#height');
          return (await height.count()) > 0 && (await height.inputValue()) === `3.${i} m`;
        },
      });
      await pass(page, wait);
    }
    return acts;
  },
});

const tick: Check = {
  name: 'a tick on the list',
  killAfter: 1000,
  act: async (context, site) => {
    const address = `${site}/project/${ID}/buy`;
    const page = await open(context, address);
    const button = page.getByRole('button', { name: /^I have this: / }).first();
    const label = (await button.getAttribute('aria-label')) ?? (await button.innerText());
    await button.click();
    const at = Date.now();
    return [
      {
        at,
        name: label,
        isThere: async (after) => {
          const again = await open(after, address);
          await again.getByRole('heading', { level: 1 }).waitFor();
          return (await again.getByRole('button', { name: label, exact: true }).count()) === 0;
        },
      },
    ];
  },
};

const step: Check = {
  name: 'a done step',
  killAfter: 1000,
  act: async (context, site) => {
    const address = `${site}/project/${ID}/do`;
    const page = await open(context, address);
    const box = page.locator('.day[open] .step-row').first().getByRole('checkbox');
    const label = (await box.getAttribute('aria-label')) ?? '';
    await box.click();
    return [
      {
        at: Date.now(),
        name: 'the first step',
        isThere: async (after) => {
          const again = await open(after, address);
          await again.locator('.step-row').first().waitFor();
          const before = again.locator('.day[open]').getByRole('checkbox', { name: label });
          return (await before.count()) === 0 || (await before.first().isChecked());
        },
      },
    ];
  },
};

const twoTabs: Check = {
  name: 'a change in each of two tabs',
  killAfter: 1000,
  act: async (context, site) => {
    const address = `${site}/project/${ID}`;
    const page = await open(context, address);
    const other = await context.newPage();
    await other.goto(address);
    await other.locator('#height').fill('2.9 m');
    const first = Date.now();
    await page.bringToFront();
    await page.locator('#length').fill('4.9 m');
    const holds =
      (field: string, value: string) =>
      async (after: BrowserContext): Promise<boolean> => {
        const again = await open(after, address);
        return (await again.locator(field).inputValue()) === value;
      };
    return [
      { at: first, name: 'height', isThere: holds('#height', '2.9 m') },
      { at: Date.now(), name: 'wall', isThere: holds('#length', '4.9 m') },
    ];
  },
};

/** A photo of the place, as a file input takes it. */
const photo: Check = {
  name: 'a photo',
  killAfter: 1000,
  act: async (context, site) => {
    const address = `${site}/project/${ID}?pictures=r`;
    const page = await open(context, address);
    await page.getByRole('dialog').locator('input[type="file"]').setInputFiles({
      name: 'wall.png',
      mimeType: 'image/png',
      buffer: planPng(),
    });
    await page.getByRole('dialog').getByRole('img').waitFor();
    return [
      {
        at: Date.now(),
        name: 'photo',
        isThere: async (after) => {
          const again = await open(after, address);
          const shown = again.getByRole('dialog').getByRole('img');
          return shown.waitFor({ timeout: 5000 }).then(
            () => true,
            () => false,
          );
        },
      },
    ];
  },
};

/** A project of another phone, merged with the one that is here. */
const merge: Check = {
  name: 'a merge',
  killAfter: 1000,
  act: async (context, site) => {
    const address = `${site}/project/${ID}`;
    const theirs = kitchen({ ...TEXTS[`measure-twice:project:${ID}`], changed: 5000 });
    const places = [...theirs.places, { ...newRoom('hall'), name: 'Hall' }];
    const text = writeBundle({ ...EMPTY_BUNDLE, saved: 1, projects: [{ ...theirs, places }] });
    const packed = deflateSync(text).toString('base64url');
    const page = await open(context, `${site}/open#1.${packed}`);
    await page.getByRole('button', { name: 'Merge', exact: true }).click();
    // In the language of the browser, whose prefix the address then has.
    await page.waitForURL(`**/project/${ID}`);
    await page.getByRole('link', { name: 'Hall', exact: true }).waitFor();
    return [
      {
        at: Date.now(),
        name: 'hall',
        isThere: async (after) => {
          const again = await open(after, address);
          return (await again.getByRole('link', { name: 'Hall', exact: true }).count()) > 0;
        },
      },
    ];
  },
};

const reportingOff = (killAfter: number): Check => ({
  name: `reporting off ${killAfter / 1000} s before`,
  killAfter,
  act: async (context, site) => {
    const page = await open(context, `${site}/settings`);
    await reportSwitch(page).uncheck();
    return [
      {
        at: Date.now(),
        name: 'off',
        isThere: async (after) => {
          let sent = 0;
          after.on('request', (request) => {
            if (request.method() === 'POST') sent += 1;
          });
          const again = await open(after, `${site}/settings`);
          const isOff = !(await reportSwitch(again).isChecked());
          await again.goto(`${site}/privacy`);
          await again.mouse.click(10, 400);
          await pass(again, 4000);
          return isOff && sent === 0;
        },
      },
    ];
  },
});

const erase = (killAfter: number): Check => ({
  name: `everything erased ${killAfter / 1000} s before`,
  killAfter,
  act: async (context, site) => {
    const page = await open(context, `${site}/backup?erase=all`);
    await page.getByRole('textbox').fill('erase');
    await page.getByRole('dialog').getByRole('button', { name: 'Erase everything' }).click();
    return [
      {
        at: Date.now(),
        name: 'erased',
        isThere: async (after) => {
          for (const id of [ID, 'bbbb2222', 'cccc3333']) {
            const again = await open(after, `${site}/project/${id}`);
            if ((await again.locator('#height').count()) > 0) return false;
          }
          return true;
        },
      },
    ];
  },
});

/** The checks. */
export const CHECKS: readonly Check[] = [
  sizes(18, 3000),
  projects([13_100, 2900, 0]),
  tick,
  step,
  twoTabs,
  photo,
  merge,
  ...[200, 1000, 10_000].map(reportingOff),
  ...[200, 1000, 10_000].map(erase),
];

/** Those that `npm test` has time for. */
export const GATE_CHECKS: readonly Check[] = [sizes(3, 400)];

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Checks that are killed at random moments. */
export function randomChecks(count: number): readonly Check[] {
  const random = seeded(60);
  const between = (least: number, most: number): number =>
    Math.round(least + random() * (most - least));
  return Array.from({ length: count }, (): Check => {
    const killAfter = between(0, 2000);
    const kinds = [
      () => sizes(between(2, 12), between(100, 1000)),
      () => projects([between(500, 3000), 0]),
      () => tick,
      () => step,
      () => twoTabs,
      () => photo,
      () => merge,
      () => erase(between(200, 3000)),
      () => reportingOff(between(200, 3000)),
    ];
    const check = kinds[between(0, kinds.length - 1)]?.() ?? tick;
    const isChoice = /erased|reporting/.test(check.name);
    return isChoice ? check : { ...check, killAfter, name: `${check.name}, ${killAfter} ms later` };
  });
}
