// The promises of storage that need no kill, in every engine: what is typed stays, what is erased is gone.
import { deflateSync } from 'node:zlib';

import { expect, test } from '@playwright/test';

import { EMPTY_BUNDLE, writeBundle } from '../../web/documents/sharing/bundle.ts';
import { kitchen } from '../unit/documents/sharing/sharing.ts';
import { openBrowser } from './find.ts';
import { Person } from './person.ts';
import { useSite } from './site.ts';

const ID = 'aaaa1111';
const KEY = `measure-twice:project:${ID}`;
const PROJECT = kitchen({
  jobs: [{ id: 'j', slug: 'paint-a-room', place: 'r', typed: {} }],
  prices: {},
  bought: {},
  done: [],
});

const site = useSite();
let person: Person;

/** Everything that IndexedDB and localStorage hold of the app, as one text. */
const stored = (): Promise<string> =>
  person.tab.evaluate(async () => {
    const all = await indexedDB.databases();
    // Opened before the app does, it would be a database without stores.
    if (all.every(({ name }) => name !== 'measure-twice-documents')) return '';
    const records = await new Promise<unknown>((resolve, reject) => {
      const open = indexedDB.open('measure-twice-documents');
      open.addEventListener('error', reject);
      open.addEventListener('success', () => {
        const { result: db } = open;
        const get = db.transaction('records').objectStore('records').getAll();
        get.addEventListener('success', () => {
          db.close();
          resolve(get.result);
        });
      });
    });
    return JSON.stringify([records, Object.entries(localStorage)]);
  });

const isStored = (wanted: string): Promise<boolean> => stored().then((all) => all.includes(wanted));

/** Opens a page and waits for its heading. */
async function visit(path: string): Promise<void> {
  await person.tab.goto(site.url + path);
  await person.until('a heading', () => document.querySelector('main h1') !== null, undefined);
}

const valueOf = (id: string): Promise<string> =>
  person.until(
    `#${id}`,
    (field) => document.querySelector<HTMLInputElement>(`#${field}`)?.value,
    id,
  );

/** Puts the project on the phone as another version would, and opens it. */
async function begin(): Promise<void> {
  await visit('/settings');
  await person.tab.evaluate(({ key, text }) => localStorage.setItem(key, text), {
    key: KEY,
    text: JSON.stringify(PROJECT),
  });
  await visit(`/project/${ID}`);
  expect(await valueOf('height')).toBe('2.4 m');
}

/** Replaces the text of a field by typing. */
async function retype(id: string, text: string): Promise<void> {
  await person.until(
    `the focus in #${id}`,
    (field) => {
      const input = document.querySelector<HTMLInputElement>(`#${field}`);
      input?.focus();
      input?.select();
      return document.activeElement === input && input !== null;
    },
    id,
  );
  await person.tab.type(text);
}

test.beforeEach(async () => {
  person = new Person(await openBrowser(test.info().project.name));
});

test.afterEach(async () => {
  await person.tab.end();
});

test('a size typed just before a reload is there after it, in both stores', async () => {
  await begin();
  await retype('height', '2.71 m');
  await person.tab.reload();
  expect(await valueOf('height')).toBe('2.71 m');
  await expect.poll(() => isStored('2.71 m')).toBe(true);
  await person.tab.evaluate(() => localStorage.clear());
  await visit(`/project/${ID}`);
  await expect.poll(() => valueOf('height')).toBe('2.71 m');
});

test('a tick and a done step stay', async () => {
  await begin();
  await visit(`/project/${ID}/buy`);
  await person.tap('button', 'I have this: ');
  await visit(`/project/${ID}/do`);
  await person.until(
    'a ticked step',
    () => {
      const box = document.querySelector<HTMLElement>('.day[open] .step-row [role=checkbox]');
      box?.click();
      return box !== null;
    },
    undefined,
  );
  await visit(`/project/${ID}/buy`);
  const [had, done] = await person.until(
    'the project with a tick and a step',
    (key) => {
      const project = JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, string[]>;
      const counts = [project['had']?.length ?? 0, project['done']?.length ?? 0] as const;
      return counts.every((count) => count > 0) ? counts : undefined;
    },
    KEY,
  );
  expect([had, done]).toEqual([1, 1]);
});

test('reporting that was switched off stays off after a reload at once', async () => {
  /** State of the switch, before a tap on it; waits until the page has started. */
  const reporting = (isTapped: boolean): Promise<'on' | 'off'> =>
    person.until(
      'the switch',
      (isToTap) => {
        const all = document.querySelectorAll<HTMLButtonElement>('[role=switch]:enabled');
        const found = [...all].find((one) => one.innerText === 'Reports from this device');
        if (found === undefined) return undefined;
        const state = found.ariaChecked === 'true' ? 'on' : 'off';
        if (isToTap) found.click();
        return state;
      },
      isTapped,
    );
  await visit('/settings');
  expect(await reporting(true)).toBe('on');
  await person.tab.reload();
  await expect.poll(() => reporting(false)).toBe('off');
});

test('“Erase everything” leaves no content in either store', async () => {
  await begin();
  await retype('height', '2.72 m');
  await expect.poll(() => isStored('2.72 m')).toBe(true);
  await visit('/backup?erase=all');
  await person.tap('textbox', 'Type');
  await person.tab.type('erase');
  await person.tap('button', 'Erase everything');
  await expect.poll(() => isStored('2.72 m')).toBe(false);
  await visit(`/project/${ID}`);
  await person.sees('not here', 'h1');
  expect(await isStored('Kitchen')).toBe(false);
});

test('a project of another phone is merged, and both sizes are there after a reload', async () => {
  await begin();
  await retype('height', '2.73 m');
  const [place, ...others] = PROJECT.places;
  const theirs = {
    ...PROJECT,
    changed: 5000,
    places: [place, ...others, { ...place, id: 'hall', name: 'Hall' }],
  };
  const text = writeBundle({ ...EMPTY_BUNDLE, saved: 1, projects: [theirs as typeof PROJECT] });
  await visit(`/open#1.${deflateSync(text).toString('base64url')}`);
  await person.tap('button', 'Merge');
  await person.sees('Hall', '.pills');
  await person.tab.reload();
  expect(await valueOf('height')).toBe('2.73 m');
  await person.sees('Hall', '.pills');
});

test('a page whose storage was cleared under it saves everything again with the next change', async () => {
  await begin();
  await retype('height', '2.74 m');
  await expect.poll(() => isStored('2.74 m')).toBe(true);
  await person.tab.evaluate(async () => {
    localStorage.clear();
    await new Promise((resolve, reject) => {
      const deleting = indexedDB.deleteDatabase('measure-twice-documents');
      deleting.addEventListener('success', resolve);
      deleting.addEventListener('error', reject);
    });
  });
  await retype('length', '4.5 m');
  await expect.poll(() => isStored('2.74 m')).toBe(true);
  await person.tab.reload();
  expect(await valueOf('height')).toBe('2.74 m');
  expect(await valueOf('length')).toBe('4.5 m');
});

test('a page that is left in the middle of a transaction does not hold up the next one', async () => {
  await begin();
  await person.tab.evaluate(() => {
    const transaction = Reflect.get(IDBDatabase.prototype, 'transaction');
    const endless = new Proxy(transaction, {
      apply: (work, database, args: Parameters<typeof transaction>) => {
        const begun = Reflect.apply(work, database, args);
        const store = begun.objectStore(begun.objectStoreNames.item(0) ?? '');
        const goOn = (): void => store.count().addEventListener('success', goOn);
        goOn();
        return begun;
      },
    });
    Object.assign(IDBDatabase.prototype, { transaction: endless });
  });
  await retype('height', '2.75 m');
  await visit('/settings');
  await expect.poll(() => isStored('2.75 m')).toBe(true);
});
