// Pages that tests take in turn: in one that stood before a visit costs a third of one in a new context.
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';

/** A page with nothing stored. */
interface Lent {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Takes it back, for the next test unless it was asked for fresh or is marked for good. */
  readonly back: () => Promise<void>;
}

const idle = new Map<string, Page[]>();

/** What marks a page or its context for good. */
const MARKING = ['addInitScript', 'emulateMedia', 'exposeFunction', 'setViewportSize'];

/** A page of a browser context with such options, one that another test had before where there is one. */
export async function lendPage(
  browser: Browser,
  options: BrowserContextOptions,
  fresh: boolean,
): Promise<Lent> {
  const kind = JSON.stringify(options);
  const before = fresh ? undefined : idle.get(kind)?.pop();
  const page = before ?? (await (await browser.newContext(options)).newPage());
  const context = page.context();
  let isMarked = fresh;
  for (const name of [...MARKING, 'clock']) {
    const own: unknown = Reflect.get(page, name, page);
    Object.defineProperty(page, name, {
      configurable: true,
      get: () => {
        isMarked = true;
        return own;
      },
    });
  }
  return {
    page,
    context,
    back: async () => {
      for (const name of [...MARKING, 'clock']) Reflect.deleteProperty(page, name);
      if (isMarked || page.isClosed() || context.pages().length > 1) return context.close();
      page.removeAllListeners();
      await page.unrouteAll();
      await empty(page);
      idle.set(kind, [...(idle.get(kind) ?? []), page]);
    },
  };
}

/** Leaves the app for a picture beside it, and forgets all that the app kept. */
async function empty(page: Page): Promise<void> {
  const { origin } = new URL(page.url());
  if (origin === 'null') return;
  await page.goto(`${origin}/icon.svg`);
  await page.evaluate(() => sessionStorage.clear());
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', {
    origin,
    storageTypes: 'local_storage,indexeddb,cache_storage,cookies',
  });
  await session.detach();
}
