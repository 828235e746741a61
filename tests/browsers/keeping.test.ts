// Data that a browser cleared is restored from its second copy, in every engine.
import { test } from '@playwright/test';

import { openBrowser } from './find.ts';
import { Person } from './person.ts';
import { useSite } from './site.ts';

const site = useSite();

test('a project comes back from the database if localStorage was cleared alone', async () => {
  const person = new Person(await openBrowser(test.info().project.name));
  const { tab } = person;
  await tab.goto(`${site.url}/project/new?job=paint-a-room`);
  await person.type('Length', '4.02');
  await person.type('Width', '3.4');
  await person.until(
    'its record in the database',
    async (typed) => {
      const all = await indexedDB.databases();
      if (all.every(({ name }) => name !== 'measure-twice-documents')) return false;
      return new Promise<boolean>((resolve) => {
        const open = indexedDB.open('measure-twice-documents');
        open.addEventListener('success', () => {
          const { result: db } = open;
          const get = db.transaction('records').objectStore('records').getAll();
          get.addEventListener('success', () => {
            db.close();
            resolve(JSON.stringify(get.result).includes(typed));
          });
        });
      });
    },
    '3.4',
  );
  // While no page of the app is open: an open one would save its data again when it closes.
  await tab.goto(`${site.url}/icon.svg`);
  await tab.evaluate(() => localStorage.clear());
  await tab.goto(site.url);
  await person.sees('brought back', '[role="alert"]');
  await person.sees('Paint a room', 'main');
  await tab.end();
});
