import type { Browser, Locator, Page } from 'playwright-core';

/** Keeps texts on the phone before a page of the app reads them. The page must be on the app's origin. */
export async function keep(page: Page, texts: Readonly<Record<string, unknown>>): Promise<void> {
  await page.evaluate((all) => {
    for (const [key, value] of Object.entries(all)) {
      localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
    }
  }, texts);
}

/** All that the app keeps on the phone, by key; without what the SDK keeps of its session. */
export const kept = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() =>
    Object.fromEntries(
      Object.keys(localStorage)
        .filter((key) => key.startsWith('measure-twice:'))
        .sort()
        .map((key) => [key, localStorage.getItem(key) ?? '']),
    ),
  );

/** The pixels of an element as it is shown, for a reader that knows nothing of the page. */
export async function pixelsOf(
  browser: Browser,
  element: Locator,
): Promise<{ data: Uint8ClampedArray; width: number; height: number }> {
  const png = await element.screenshot();
  const page = await browser.newPage();
  const { data, ...size } = await page.evaluate(
    async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.width;
      canvas.height = image.height;
      const context = canvas.getContext('2d');
      if (context === null) throw new Error('no canvas');
      context.drawImage(image, 0, 0);
      const pixels = context.getImageData(0, 0, image.width, image.height);
      return { data: [...pixels.data], width: image.width, height: image.height };
    },
    `data:image/png;base64,${png.toString('base64')}`,
  );
  await page.close();
  return { data: Uint8ClampedArray.from(data), ...size };
}

/** Takes what the page copies, in place of a clipboard that a test may not read. */
export async function catchCopies(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(() => {
    const clipboard = {
      writeText: async (text: string) => {
        document.documentElement.setAttribute('data-copied', text);
      },
    };
    Object.defineProperty(navigator, 'clipboard', { value: clipboard });
  });
  return async () => {
    const copied = page.locator('html[data-copied]');
    await copied.waitFor({ state: 'attached' });
    return (await copied.getAttribute('data-copied')) ?? '';
  };
}
