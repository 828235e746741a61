// A backup of 200 projects with 50 photos: its time, size and memory, and that it is the same on a fresh phone.
import { stat } from 'node:fs/promises';
import process from 'node:process';
import type { Page } from '@playwright/test';
import { openPhone } from '../support/browser.ts';
import { house } from '../support/house.ts';
import { keep } from '../support/share.ts';
import { browser, expect, runtime, test } from '../support/test.ts';

const PROJECTS = 200;
const PHOTOS = 50;

const idOf = (n: number): string => n.toString(16).padStart(8, '0');
const photoOf = (n: number): string => `f${n.toString(16).padStart(7, '0')}`;

/** Many houses, the first of them with a photo each. */
const texts = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Array.from({ length: PROJECTS }, (_, n) => {
      const pictures =
        n < PHOTOS ? [{ id: photoOf(n), place: 'room', kind: 'photo', at: 1000 + n }] : [];
      const project = { ...house(), id: idOf(n), name: `House ${n}`, pictures };
      return [`measure-twice:project:${idOf(n)}`, JSON.stringify(project)];
    }),
  );

/** Photos as an app keeps them, of noise over a wall: larger than most. */
const takePhotos = (page: Page): Promise<void> =>
  page.evaluate(
    async ([ids]) => {
      const canvas = new OffscreenCanvas(1600, 1200);
      const context = canvas.getContext('2d');
      const open = indexedDB.open('measure-twice');
      const db = await new Promise<IDBDatabase>((resolve) => {
        open.addEventListener('success', () => resolve(open.result));
      });
      for (const [n, id] of ids.entries()) {
        for (let i = 0; i < 4000; i += 1) {
          if (context === null) break;
          context.fillStyle = `hsl(${(i * 37 + n) % 360} 30% ${40 + ((i * 13) % 40)}%)`;
          context.fillRect((i * 131) % 1600, (i * 197 + n) % 1200, 60, 40);
        }
        const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.8 });
        const bytes = await blob.arrayBuffer();
        await new Promise((resolve) => {
          const all = db.transaction(['pictures', 'notes'], 'readwrite');
          all.objectStore('pictures').put({ bytes, type: 'image/jpeg' }, id);
          all.objectStore('notes').put(`wall ${n}`, id);
          all.addEventListener('complete', resolve);
        });
      }
      db.close();
    },
    [Array.from({ length: PHOTOS }, (_, n) => photoOf(n))] as const,
  );

/** Projects, photos and notes of a phone: their texts, and a digest of each photo. */
const holdings = (page: Page) =>
  page.evaluate(async () => {
    const projects = Object.keys(localStorage)
      .filter((key) => key.startsWith('measure-twice:project:'))
      .sort()
      .map((key) => localStorage.getItem(key));
    const open = indexedDB.open('measure-twice');
    const db = await new Promise<IDBDatabase>((resolve) => {
      open.addEventListener('success', () => resolve(open.result));
    });
    const all = <T>(store: string): Promise<T[]> =>
      new Promise((resolve) => {
        const get = db.transaction(store).objectStore(store).getAll();
        get.addEventListener('success', () => resolve(get.result as T[]));
      });
    const photos = await all<{ bytes: ArrayBuffer }>('pictures');
    const digests = await Promise.all(
      photos.map(async ({ bytes }) => {
        const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
        return digest.slice(0, 8).join();
      }),
    );
    const notes = await all<string>('notes');
    db.close();
    return { projects, digests, notes };
  });

/** The most that a page's scripts held while something was done, in bytes. */
async function heapDuring(page: Page, act: () => Promise<void>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  let [most, isOver] = [0, false];
  const watch = (async () => {
    while (!isOver) {
      const { metrics } = await session.send('Performance.getMetrics');
      most = Math.max(most, metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  })();
  await act();
  isOver = true;
  await watch;
  return most;
}

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

test('a backup of 200 projects with 50 photos is the same on a fresh phone', async () => {
  test.setTimeout(300_000);
  const mine = await openPhone(browser, { baseURL: runtime.url });
  await keep(mine.page, texts());
  await mine.page.goto('/backup');
  await mine.page.getByText(`${PROJECTS} projects`).waitFor();
  // Opened before the app does, it would be a database without stores.
  await expect
    .poll(() =>
      mine.page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)),
    )
    .toContain('measure-twice');
  await takePhotos(mine.page);
  const told: string[] = [];
  let path = '';
  let start = performance.now();
  const saving = await heapDuring(mine.page, async () => {
    const [download] = await Promise.all([
      mine.page.waitForEvent('download'),
      mine.page.getByRole('button', { name: 'Back up everything' }).tap(),
    ]);
    path = await download.path();
  });
  const { size } = await stat(path);
  told.push(`saved in ${Math.round(performance.now() - start)} ms, heap ${megabytes(saving)}`);
  told.push(`size ${megabytes(size)}`);

  const fresh = await openPhone(browser, { baseURL: runtime.url });
  await fresh.page.goto('/open');
  await fresh.page.waitForLoadState('networkidle');
  start = performance.now();
  const restoring = await heapDuring(fresh.page, async () => {
    await fresh.page.locator('input[type="file"]').setInputFiles(path);
    await fresh.page.getByText(`Photos and notes: ${PHOTOS} of ${PHOTOS} are new.`).waitFor();
    told.push(`shown in ${Math.round(performance.now() - start)} ms`);
    await fresh.page.getByRole('button', { name: `Restore ${PROJECTS} things` }).tap();
    await fresh.page.getByRole('heading', { name: 'Your projects' }).waitFor();
  });
  told.push(
    `restored in ${Math.round(performance.now() - start)} ms, heap ${megabytes(restoring)}`,
  );
  test.info().annotations.push({ type: 'measured', description: told.join('; ') });
  expect(await holdings(fresh.page)).toEqual(await holdings(mine.page));
  process.stdout.write(`${told.join('; ')}\n`);
  await mine.close();
  await fresh.close();
});
