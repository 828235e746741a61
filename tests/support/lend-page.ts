// Pages that tests reuse: a visit in an idle page costs a third of one in a new context.
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';

/** A page with nothing stored. */
interface Lent {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Returns it for the next test, unless it is fresh or permanently marked. */
  readonly back: () => Promise<void>;
}

/** A phone of tests now and then has other options: those not asked for lately are closed. */
const MOST_IDLE = 4;
/** Keyed by browser: a test may have started another one with its own switches. */
const all = new WeakMap<Browser, { readonly kind: string; readonly page: Page }[]>();

/** Members that change a page permanently: the next test has another one in the same context, whose cache is warm. */
const OF_PAGE = ['addInitScript', 'emulateMedia', 'exposeFunction', 'setViewportSize'];
/** Members that change a context permanently. The clock of a page is its context's. */
const OF_CONTEXT = ['addInitScript', 'clock', 'grantPermissions', 'route', 'setOffline'];

/** Hears of the first use of any of these members; answers how to stop. */
function watch(target: object, names: readonly string[], heard: () => void): () => void {
  const descriptors = new Map<string, PropertyDescriptor | undefined>();
  for (const name of names) {
    const own: unknown = Reflect.get(target, name, target);
    descriptors.set(name, Object.getOwnPropertyDescriptor(target, name));
    const get = (): unknown => {
      heard();
      return own;
    };
    Object.defineProperty(target, name, { configurable: true, get });
  }
  return () => {
    for (const [name, before] of descriptors) {
      if (before === undefined) Reflect.deleteProperty(target, name);
      else Object.defineProperty(target, name, before);
    }
  };
}

/** Parts of the app that are switched off for a page. */
interface Spared {
  /** It sends no reports. */
  readonly isSilent: boolean;
  /** Its searches for cut plans end after their first step. */
  readonly isBrief: boolean;
}

async function newPage(
  browser: Browser,
  options: BrowserContextOptions,
  { isSilent, isBrief }: Spared,
): Promise<Page> {
  const context = await browser.newContext(options);
  if (isSilent) await context.addInitScript(switchReportsOff);
  if (isBrief) await context.addInitScript(shortenSearches, BRIEF_WORK);
  return context.newPage();
}

/** Work of a brief search in milliseconds of a usual laptop: that of the first step of a search for boards. */
const BRIEF_WORK = 100;

/** Runs in the page, before its scripts. */
function shortenSearches(most: number): void {
  const post = Reflect.get(Worker.prototype, 'postMessage') as (...rest: unknown[]) => void;
  Worker.prototype.postMessage = function postBriefly(message: unknown, ...rest: unknown[]) {
    const { limits } = Object(message);
    const isSearch = Array.isArray(limits);
    post.call(this, isSearch ? { ...Object(message), limits: [most] } : message, ...rest);
  };
}

/** Runs in the page, before its scripts. */
function switchReportsOff(): void {
  if (window.origin !== 'null') localStorage.setItem('measure-twice:reporting', 'off');
}

/** A page of a context with these options, an idle one of an earlier test if there is one. */
export async function lendPage(
  browser: Browser,
  options: BrowserContextOptions,
  { fresh, ...spared }: Spared & { readonly fresh: boolean },
): Promise<Lent> {
  const idle = all.get(browser) ?? [];
  all.set(browser, idle);
  const kind = JSON.stringify({ ...options, ...spared });
  const at = fresh ? -1 : idle.findIndex((one) => one.kind === kind);
  const before = at === -1 ? undefined : idle.splice(at, 1)[0]?.page;
  const page = before ?? (await newPage(browser, options, spared));
  const context = page.context();
  const changed = { page: false, context: fresh };
  const unwatch = [
    watch(page, OF_PAGE, () => (changed.page = true)),
    watch(page, ['clock'], () => (changed.context = true)),
    watch(context, OF_CONTEXT, () => (changed.context = true)),
  ];
  let isBack = false;
  return {
    page,
    context,
    back: async () => {
      if (isBack) return;
      isBack = true;
      for (const stop of unwatch) stop();
      const site = options.baseURL;
      if (changed.context || site === undefined || !isAt(site, page)) return context.close();
      const isSpent = changed.page || page.isClosed() || context.pages().length > 1;
      const next = isSpent ? await replacePages(context) : page;
      next.removeAllListeners();
      await next.unrouteAll({ behavior: 'ignoreErrors' });
      await empty(next, site);
      idle.push({ kind, page: next });
      if (idle.length > MOST_IDLE) await idle.shift()?.page.context().close();
    },
  };
}

/** True if a page shows the site, or nothing. */
const isAt = (site: string, page: Page): boolean =>
  ['null', new URL(site).origin].includes(new URL(page.url()).origin);

/** Closes all pages of a context and opens another. */
async function replacePages(context: BrowserContext): Promise<Page> {
  const before = context.pages();
  const page = await context.newPage();
  for (const one of before) await one.close();
  return page;
}

/** Leaves the app for a plain picture, and clears the app's storage. */
async function empty(page: Page, site: string): Promise<void> {
  const { origin } = new URL(site);
  await page.goto(`${origin}/icon.svg`);
  await page.evaluate(() => sessionStorage.clear());
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', {
    origin,
    storageTypes: 'local_storage,indexeddb,cache_storage,cookies',
  });
  await session.detach();
}
