import type { Browser, Locator, Page } from '@playwright/test';

/** Stores texts on the phone. A page that shows nothing yet opens an image of the site, not the app. */
export async function keep(page: Page, texts: Readonly<Record<string, unknown>>): Promise<void> {
  if (page.url() === 'about:blank') await page.goto('/icon.svg');
  await page.evaluate((all) => {
    for (const [key, value] of Object.entries(all)) {
      localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
    }
  }, texts);
}

/** Leaves the app, then deletes every text: a page that is open would save again what it knows. */
export async function forget(page: Page): Promise<void> {
  const { origin } = new URL(page.url());
  if (origin === 'null') return;
  await page.goto(`${origin}/icon.svg`);
  await deleteTexts(page);
}

/** Deletes every text, in localStorage and in the databases, under an open page; photos and notes stay. */
export const deleteTexts = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    localStorage.clear();
    await new Promise((resolve, reject) => {
      const deleting = indexedDB.deleteDatabase('measure-twice-documents');
      deleting.addEventListener('success', resolve);
      deleting.addEventListener('error', reject);
    });
    // Opened before the app does, it would be a database without stores.
    const all = await indexedDB.databases();
    if (all.every(({ name }) => name !== 'measure-twice')) return;
    await new Promise<void>((resolve) => {
      const open = indexedDB.open('measure-twice');
      open.addEventListener('success', () => {
        const { result: db } = open;
        const transaction = db.transaction('texts', 'readwrite');
        transaction.objectStore('texts').clear();
        transaction.addEventListener('complete', () => {
          db.close();
          resolve();
        });
      });
    });
  });

/**
 * All that the app keeps for its owner on the phone, by key; not what it notes of the browser, or the SDK of its
 * session.
 */
export const kept = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() =>
    Object.fromEntries(
      Object.keys(localStorage)
        .filter(
          (key) =>
            key.startsWith('measure-twice:') &&
            !/:(asked-to-persist|backup|last-seen|opened)$/.test(key),
        )
        .sort()
        .map((key) => [key, localStorage.getItem(key) ?? '']),
    ),
  );

/** The text that the database has under a key; empty for none or a removed one. */
export const storedText = (page: Page, key: string): Promise<string> =>
  page.evaluate(async (name) => {
    // Opened before the app does, it would be a database without stores.
    const all = await indexedDB.databases();
    if (all.every((one) => one.name !== 'measure-twice-documents')) return '';
    return new Promise<string>((resolve) => {
      const open = indexedDB.open('measure-twice-documents');
      open.addEventListener('success', () => {
        const { result: db } = open;
        const get = db.transaction('records').objectStore('records').get(name);
        get.addEventListener('success', () => {
          db.close();
          resolve((get.result as { text: string | null } | undefined)?.text ?? '');
        });
      });
    });
  }, key);

/** Black for the sign of a dark pixel, else white. */
function rgba(dark: string): Uint8ClampedArray {
  const data = new Uint8ClampedArray(4 * dark.length).fill(255);
  for (let i = 0; i < dark.length; i += 1) if (dark[i] === '1') data.fill(0, 4 * i, 4 * i + 3);
  return data;
}

/** The pixels of an element as it is shown, for a reader that knows nothing of the page. */
export async function pixelsOf(
  browser: Browser,
  element: Locator,
): Promise<{ data: Uint8ClampedArray; width: number; height: number }> {
  // Scrolled clear of the message at the foot, and to integer pixels, because a camera never sees half ones.
  await element.evaluate((one: HTMLElement) => {
    one.scrollIntoView({ block: 'center' });
    const { y } = one.getBoundingClientRect();
    one.style.translate = `0 ${Math.ceil(y) - y}px`;
  });
  const png = await element.screenshot();
  const page = await browser.newPage();
  const { dark, ...size } = await page.evaluate(
    async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const { width, height } = image;
      const context = new OffscreenCanvas(width, height).getContext('2d');
      if (context === null) throw new Error('no canvas');
      context.drawImage(image, 0, 0);
      const { data } = context.getImageData(0, 0, width, height);
      // A sign a pixel: a list of millions of numbers takes long to hand over.
      const signs = Array.from({ length: width * height }, (_, i) =>
        (data[4 * i] ?? 0) < 128 ? '1' : '0',
      );
      return { dark: signs.join(''), width, height };
    },
    `data:image/png;base64,${png.toString('base64')}`,
  );
  await page.close();
  return { data: rgba(dark), ...size };
}

/**
 * Opens fragments one after the other in a tab that is at /open, each as an address typed there, and
 * waits until each is shown or refused. Answers with the words of the refused.
 */
export const openInTab = (page: Page, fragments: readonly string[]): Promise<readonly string[]> =>
  page.evaluate(async (all) => {
    const refused: string[] = [];
    const fresh = '.screen__line:not([data-seen]), [role="alert"]:not([data-seen])';
    for (const fragment of all) {
      document
        .querySelectorAll('.screen__line, [role="alert"]')
        .forEach((one) => one.setAttribute('data-seen', ''));
      window.location.hash = fragment;
      const end = Date.now() + 20_000;
      const element = await new Promise<Element>((resolve, reject) => {
        const look = (): void => {
          const found = document.querySelector(fresh);
          if (found !== null) resolve(found);
          else if (Date.now() > end) reject(new Error(`nothing came of ${fragment.slice(0, 300)}`));
          else requestAnimationFrame(look);
        };
        look();
      });
      if (element.role === 'alert') refused.push(element.textContent ?? '');
    }
    return refused;
  }, fragments);

/** Takes what the page copies, in place of a clipboard that a test may not read. */
export async function catchCopies(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(() => {
    const clipboard = {
      writeText: async (text: string) => {
        document.documentElement.setAttribute('data-copied', text);
      },
    };
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  });
  return async () => {
    const copied = page.locator('html[data-copied]');
    await copied.waitFor({ state: 'attached' });
    return (await copied.getAttribute('data-copied')) ?? '';
  };
}
