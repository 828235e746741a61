import type { Page } from '@playwright/test';

interface Waiting {
  readonly rank: number;
  readonly text: string;
}

/** Reports in the page's database, oldest first. */
export const waiting = (page: Page): Promise<Waiting[]> =>
  page.evaluate(
    () =>
      new Promise<Waiting[]>((resolve, reject) => {
        const opening = indexedDB.open('measure-twice-reports', 2);
        opening.addEventListener('error', () => reject(opening.error ?? new Error('no database')));
        opening.addEventListener('upgradeneeded', () => {
          for (const name of ['reports', 'waiting']) {
            opening.result.createObjectStore(name, { autoIncrement: true });
          }
        });
        opening.addEventListener('success', () => {
          const all = opening.result.transaction('waiting').objectStore('waiting').getAll();
          all.addEventListener('success', () => {
            opening.result.close();
            const decoder = new TextDecoder();
            resolve(
              all.result.map((record: unknown) => {
                const { rank, body } = Object(record) as { rank: number; body: unknown };
                const isBytes = body instanceof Uint8Array;
                return { rank, text: isBytes ? decoder.decode(body) : String(body) };
              }),
            );
          });
        });
      }),
  );

/** True if an item of a type waits. */
export const waits = async (page: Page, type: string): Promise<boolean> =>
  (await waiting(page)).some(({ text }) => text.includes(`"type":"${type}"`));

/** Puts a record into the queue as another form of the app might have left it. */
export const putWaiting = (page: Page, records: readonly unknown[]): Promise<void> =>
  page.evaluate(async (all) => {
    const opening = indexedDB.open('measure-twice-reports', 2);
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const store = opening.result.transaction('waiting', 'readwrite').objectStore('waiting');
    for (const record of all) store.add(record);
    await new Promise((resolve) => store.transaction.addEventListener('complete', resolve));
    opening.result.close();
  }, records);
