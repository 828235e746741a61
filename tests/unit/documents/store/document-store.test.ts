import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { ForgetfulPhone, type Tab } from '../../../support/forgetful-phone.ts';
import { LONG } from '../../../support/long.ts';

const PREFIX = 'measure-twice:project:';
const A = `${PREFIX}a`;
const B = `${PREFIX}b`;

afterEach(() => {
  vi.unstubAllGlobals();
});

const text = (fields: Readonly<Record<string, string>>): string => JSON.stringify(fields);
const fieldsIn = (written: string | null): Readonly<Record<string, string>> =>
  written === null ? {} : (JSON.parse(written) as Record<string, string>);

/** Changes one field of the text that the tab shows. */
const edit = (phone: ForgetfulPhone, tab: Tab, key: string, field: string, value: string): void =>
  phone.in(tab, ({ store }) => {
    store.write(key, text({ ...fieldsIn(store.read(key)), [field]: value }));
  });

async function start(): Promise<{ phone: ForgetfulPhone; tab: Tab }> {
  const phone = new ForgetfulPhone();
  const tab = phone.open();
  await phone.pass();
  return { phone, tab };
}

describe('a document store', () => {
  it('has everything after a kill that takes localStorage back to nothing', async () => {
    const { phone, tab } = await start();
    edit(phone, tab, A, 'height', '2.4 m');
    await phone.pass();
    phone.kill(0);
    const again = phone.open();
    await phone.pass();
    expect(again.store.read(A)).toBe(text({ height: '2.4 m' }));
  });

  it('prefers the database to a past state of localStorage', async () => {
    const { phone, tab } = await start();
    edit(phone, tab, A, 'height', '2.4 m');
    await phone.pass();
    phone.late.flush();
    edit(phone, tab, A, 'height', '2.5 m');
    await phone.pass();
    phone.kill(0);
    const again = phone.open();
    expect(again.store.read(A)).toBe(text({ height: '2.4 m' }));
    await phone.pass();
    expect(again.store.read(A)).toBe(text({ height: '2.5 m' }));
    expect(again.store.state()).toBe('fine');
  });

  it('has the last moment of a page that is closed before its transaction is complete', async () => {
    const { phone, tab } = await start();
    edit(phone, tab, A, 'height', '2.4 m');
    phone.close(tab);
    await phone.pass();
    const again = phone.open();
    await phone.pass();
    expect(again.store.read(A)).toBe(text({ height: '2.4 m' }));
    expect(phone.database.records.get(A)?.text).toBe(text({ height: '2.4 m' }));
  });

  it('prefers the last moment in localStorage to an older record in the database', async () => {
    const { phone, tab } = await start();
    edit(phone, tab, A, 'height', '2.4 m');
    await phone.pass();
    edit(phone, tab, A, 'height', '2.5 m');
    phone.close(tab);
    await phone.pass();
    const again = phone.open();
    await phone.pass();
    expect(again.store.read(A)).toBe(text({ height: '2.5 m' }));
    expect(phone.database.records.get(A)?.text).toBe(text({ height: '2.5 m' }));
  });

  it.each([
    ['database', 1, 3],
    ['localStorage', 3, 1],
  ] as const)('joins fields if the %s has the later text', async (_, here, there) => {
    const { phone, tab } = await start();
    edit(phone, tab, A, 'height', '2.4 m');
    edit(phone, tab, A, 'width', '2 m');
    await phone.pass();
    const other = phone.open();
    await phone.pass();
    tab.isFrozen = true;
    for (let i = 1; i <= there; i += 1) edit(phone, other, A, 'width', `3.${i} m`);
    await phone.pass();
    // The other tab has not been heard of yet, and the browser is killed before the transaction completes.
    phone.isSlow = true;
    for (let i = 1; i <= here; i += 1) edit(phone, tab, A, 'height', `2.5${i} m`);
    phone.kill(0.999);
    phone.isSlow = false;
    const again = phone.open();
    await phone.pass();
    const both = text({ height: `2.5${here} m`, width: `3.${there} m` });
    expect(again.store.read(A)).toBe(both);
    expect(phone.database.records.get(A)?.text).toBe(both);
  });

  it('keeps no log of changes that the database has', async () => {
    const { phone, tab } = await start();
    edit(phone, tab, A, 'height', '2.4 m');
    await phone.pass();
    edit(phone, tab, A, 'height', '2.5 m');
    const logs = (): readonly string[] =>
      [...phone.late.live.keys()].filter((key) => key.includes(':log:'));
    expect(logs()).toHaveLength(1);
    await phone.pass();
    expect(logs()).toEqual([]);
  });

  it('knows after a reload which fields were changed since a text was shared', async () => {
    const { phone, tab } = await start();
    edit(phone, tab, A, 'height', '2.4 m');
    await phone.pass();
    phone.in(tab, ({ store }) => store.write(A, store.read(A), store.versions(A)));
    await phone.pass();
    phone.close(tab);
    const again = phone.open();
    edit(phone, again, A, 'width', '3 m');
    await phone.pass();
    edit(phone, again, A, 'depth', '1 m');
    const { stamps, seen } = again.store.versions(A) ?? {};
    expect(Object.keys(stamps ?? {}).toSorted()).toEqual(['', '/depth', '/width']);
    expect(Object.keys(seen ?? {}).toSorted()).toEqual(['tab1', 'tab2']);
  });

  it('keeps a change made after two transactions whose answers came too late', async () => {
    const { phone, tab } = await start();
    edit(phone, tab, A, 'height', '');
    await phone.pass();
    phone.isLate = true;
    for (const height of ['2', '2.4 m']) {
      edit(phone, tab, A, 'height', height);
      await phone.pass();
    }
    phone.isLate = false;
    edit(phone, tab, A, 'width', '3 m');
    await phone.pass();
    const both = text({ height: '2.4 m', width: '3 m' });
    expect(tab.store.read(A)).toBe(both);
    expect(phone.database.records.get(A)?.text).toBe(both);
  });

  it('keeps the last key of a tab that thaws and types before it has read the database', async () => {
    const { phone, tab } = await start();
    edit(phone, tab, A, 'length', '1');
    await phone.pass();
    const other = phone.open();
    await phone.pass();
    tab.isFrozen = true;
    for (const length of ['5', '53', '535', '5350']) {
      edit(phone, other, A, 'length', length);
      await phone.pass();
    }
    phone.isSlow = true;
    edit(phone, tab, A, 'length', '2');
    await phone.turns(2);
    phone.thaw(tab);
    edit(phone, tab, A, 'length', '24');
    phone.isSlow = false;
    await phone.pass();
    await phone.pass();
    expect(tab.store.read(A)).toBe(text({ length: '24' }));
    expect(phone.database.records.get(A)?.text).toBe(text({ length: '24' }));
  });

  it('keeps a removal as a record without content', async () => {
    const { phone, tab } = await start();
    edit(phone, tab, A, 'height', '2.4 m');
    await phone.pass();
    phone.late.flush();
    phone.in(tab, ({ store }) => store.write(A, null));
    await phone.pass();
    expect(phone.database.records.get(A)?.text).toBeNull();
    phone.kill(0);
    const again = phone.open();
    await phone.pass();
    expect(again.store.read(A)).toBeNull();
    expect(phone.everything()).not.toContain('2.4 m');
  });

  it('leaves no content when everything is erased, whatever localStorage goes back to', async () => {
    const { phone, tab } = await start();
    edit(phone, tab, A, 'height', '2.4 m');
    await phone.pass();
    phone.late.flush();
    phone.in(tab, ({ store }) => store.erase());
    await phone.pass();
    expect(phone.everything()).not.toContain('2.4 m');
    phone.kill(0);
    expect(phone.late.live.get(A)).toContain('2.4 m');
    const again = phone.open();
    await phone.pass();
    expect(again.store.keys(PREFIX)).toEqual([]);
    expect(phone.everything()).not.toContain('2.4 m');
  });

  it('leaves no erased text in a full localStorage that goes back to it', async () => {
    const { phone, tab } = await start();
    edit(phone, tab, A, 'height', '2.4 m');
    await phone.pass();
    phone.late.flush();
    phone.in(tab, ({ store }) => store.erase());
    edit(phone, tab, A, 'height', '2.5 m');
    await phone.pass();
    phone.kill(0);
    phone.late.room = 0;
    phone.open();
    await phone.pass();
    expect(phone.everything()).toContain('2.5 m');
    expect(phone.everything()).not.toContain('2.4 m');
  });

  it('erases what it had not read yet', async () => {
    const { phone, tab } = await start();
    edit(phone, tab, A, 'height', '2.4 m');
    await phone.pass();
    phone.kill(0);
    phone.isSlow = true;
    const again = phone.open();
    phone.in(again, ({ store }) => store.erase());
    edit(phone, again, B, 'height', '2.5 m');
    phone.isSlow = false;
    await phone.pass();
    expect(again.store.keys(PREFIX)).toEqual([B]);
    expect([...phone.database.records.keys()]).toEqual([B]);
    expect(phone.everything()).not.toContain('2.4 m');
  });

  it('erases with the next start what it could not erase', async () => {
    const { phone, tab } = await start();
    edit(phone, tab, A, 'height', '2.4 m');
    await phone.pass();
    phone.isBroken = true;
    phone.in(tab, ({ store }) => store.erase());
    await phone.pass();
    phone.close(tab);
    phone.isBroken = false;
    const again = phone.open();
    await phone.pass();
    expect(again.store.keys(PREFIX)).toEqual([]);
    expect(phone.everything()).not.toContain('2.4 m');
    edit(phone, again, A, 'height', '2.6 m');
    await phone.pass();
    expect(phone.everything()).toContain('2.6 m');
  });

  it('erases what another tab is writing and localStorage has no room for', async () => {
    const { phone, tab } = await start();
    edit(phone, tab, A, 'height', '2.4 m');
    phone.late.room = 0;
    for (const height of ['2.5 m', '2.6 m']) edit(phone, tab, B, 'height', height);
    const other = phone.open();
    await phone.pass();
    phone.in(other, ({ store }) => store.erase());
    expect(tab.store.keys(PREFIX)).toEqual([]);
    await tab.store.refresh();
    expect(phone.everything()).not.toContain('2.6 m');
  });

  it.each([
    ['fails', 'isBroken'],
    ['takes long', 'isSlow'],
  ] as const)('erases a change that is being written to a database that %s', async (_, trouble) => {
    const { phone, tab } = await start();
    edit(phone, tab, A, 'height', '2.4 m');
    phone[trouble] = true;
    phone.in(tab, ({ store }) => store.erase());
    await phone.pass();
    phone[trouble] = false;
    await tab.store.refresh();
    await phone.pass();
    expect(phone.everything()).not.toContain('2.4 m');
  });

  it.each(['written', 'not written'])(
    'erases what a frozen tab has %s to the database',
    async (state) => {
      const { phone, tab } = await start();
      const other = phone.open();
      await phone.pass();
      phone.isBroken = state === 'not written';
      edit(phone, tab, A, 'height', '2.4 m');
      tab.isFrozen = true;
      await phone.pass();
      phone.isBroken = false;
      phone.in(other, ({ store }) => store.erase());
      await phone.pass();
      phone.thaw(tab);
      await phone.pass();
      expect(tab.store.keys(PREFIX)).toEqual([]);
      expect(phone.everything()).not.toContain('2.4 m');
    },
  );

  it('erases what a frozen tab knows if no tab has read the database', async () => {
    const phone = new ForgetfulPhone();
    phone.isBroken = true;
    const tab = phone.open();
    await phone.pass();
    edit(phone, tab, A, 'height', '2.4 m');
    tab.isFrozen = true;
    const other = phone.open();
    await phone.pass();
    phone.in(other, ({ store }) => store.erase());
    phone.isBroken = false;
    phone.thaw(tab);
    await phone.pass();
    await other.store.refresh();
    expect(phone.everything()).not.toContain('2.4 m');
  });

  it('keeps what another tab wrote since, when the next start erases', async () => {
    const { phone, tab } = await start();
    edit(phone, tab, A, 'height', '2.4 m');
    const other = phone.open();
    await phone.pass();
    phone.isBroken = true;
    phone.in(tab, ({ store }) => store.erase());
    await phone.pass();
    phone.close(tab);
    phone.isBroken = false;
    edit(phone, other, B, 'height', '2.5 m');
    await phone.pass();
    phone.close(other);
    const again = phone.open();
    await phone.pass();
    expect(again.store.keys(PREFIX)).toEqual([B]);
    expect([...phone.database.records.keys()]).toEqual([B]);
    expect(phone.everything()).not.toContain('2.4 m');
  });

  it('does not erase again after a kill that takes localStorage back to an erasing', async () => {
    const { phone, tab } = await start();
    phone.isBroken = true;
    phone.in(tab, ({ store }) => store.erase());
    await phone.pass();
    phone.late.flush();
    phone.isBroken = false;
    phone.in(tab, ({ store }) => store.erase());
    edit(phone, tab, A, 'height', '2.4 m');
    await phone.pass();
    phone.kill(0);
    const again = phone.open();
    await phone.pass();
    expect(again.store.keys(PREFIX)).toEqual([A]);
    expect(phone.database.marker?.former).toHaveLength(0);
  });

  it('lets what was typed before the database had answered win', async () => {
    const { phone, tab } = await start();
    edit(phone, tab, A, 'height', '2.4 m');
    await phone.pass();
    phone.late.flush();
    for (const height of ['2.5 m', '2.6 m', '2.7 m']) edit(phone, tab, A, 'height', height);
    edit(phone, tab, A, 'width', '3 m');
    await phone.pass();
    phone.kill(0);
    const again = phone.open();
    edit(phone, again, A, 'height', '2.8 m');
    await phone.pass();
    expect(fieldsIn(again.store.read(A))).toEqual({ height: '2.8 m', width: '3 m' });
    expect(phone.database.records.get(A)?.text).toBe(again.store.read(A));
  });

  it('does not bring back what another version wrote before everything was erased', async () => {
    const phone = new ForgetfulPhone();
    phone.late.live.set(A, text({ height: '2.4 m' })).set('storage:measure-twice', 'old');
    phone.late.flush();
    const tab = phone.open();
    await phone.pass();
    phone.in(tab, ({ store }) => store.erase());
    await phone.pass();
    phone.kill(0);
    const again = phone.open();
    await phone.pass();
    expect(again.store.keys(PREFIX)).toEqual([]);
    expect(phone.everything()).not.toContain('2.4 m');
  });

  it('lets a frozen tab write neither over newer fields nor over an erasing', async () => {
    const { phone, tab } = await start();
    edit(phone, tab, A, 'height', '2.4 m');
    const frozen = phone.open();
    await phone.pass();
    frozen.isFrozen = true;
    edit(phone, tab, A, 'height', '2.5 m');
    await phone.pass();
    edit(phone, frozen, A, 'width', '3 m');
    await phone.pass();
    expect(fieldsIn(tab.store.read(A))).toEqual({ height: '2.5 m', width: '3 m' });
    phone.in(tab, ({ store }) => store.erase());
    await phone.pass();
    phone.thaw(frozen);
    await phone.pass();
    expect(frozen.store.keys(PREFIX)).toEqual([]);
  });

  it('takes over the texts of the version before, once', async () => {
    const phone = new ForgetfulPhone();
    phone.late.live.set(A, text({ height: '2.4 m' }));
    phone.late.flush();
    const tab = phone.open();
    await phone.pass();
    edit(phone, tab, A, 'height', '2.5 m');
    await phone.pass();
    // The text of the version before is back.
    phone.kill(0);
    const again = phone.open();
    await phone.pass();
    expect(fieldsIn(again.store.read(A))).toEqual({ height: '2.5 m' });
  });

  it('knows in every tab that a text of the version before is old', async () => {
    const phone = new ForgetfulPhone();
    phone.late.live.set(A, text({ height: '2.4 m' }));
    phone.late.flush();
    phone.open();
    await phone.pass();
    const second = phone.open();
    await phone.pass();
    edit(phone, second, A, 'height', '2.5 m');
    await phone.pass();
    phone.kill(0);
    const again = phone.open();
    await phone.pass();
    expect(fieldsIn(again.store.read(A))).toEqual({ height: '2.5 m' });
  });

  it('takes what the version before wrote after this one', async () => {
    const { phone, tab } = await start();
    edit(phone, tab, A, 'height', '2.4 m');
    await phone.pass();
    phone.close(tab);
    phone.late.live.set(A, text({ height: '2.6 m' }));
    const again = phone.open();
    await phone.pass();
    expect(fieldsIn(again.store.read(A))).toEqual({ height: '2.6 m' });
  });

  it('takes the newer one of localStorage and the second copy of the version before', async () => {
    const phone = new ForgetfulPhone();
    phone.late.live.set(A, '{"changed":5,"name":"late"}').set(B, '{"changed":9,"name":"own"}');
    phone.former.set(A, '{"changed":8,"name":"copy"}').set(B, '{"changed":7,"name":"old"}');
    const tab = phone.open();
    await phone.pass();
    expect(tab.store.read(A)).toContain('copy');
    expect(tab.store.read(B)).toContain('own');
  });

  it('says that a change is lost if neither store has it', async () => {
    const { phone, tab } = await start();
    edit(phone, tab, A, 'height', '2.4 m');
    await phone.pass();
    phone.isSlow = true;
    phone.late.room = [...phone.late.live.values()].join('').length + 100;
    edit(phone, tab, A, 'height', `2.${'4'.repeat(200)} m`);
    phone.close(tab);
    phone.isSlow = false;
    const again = phone.open();
    await phone.pass();
    expect(again.store.state()).toBe('lost');
    expect(fieldsIn(again.store.read(A))).toEqual({ height: '2.4 m' });
  });

  it('joins the fields that two tabs add to a new text while there is no database', async () => {
    const { phone, tab } = await start();
    phone.isBroken = true;
    edit(phone, tab, A, 'height', '2.4 m');
    await phone.pass();
    const other = phone.open();
    await phone.pass();
    edit(phone, other, A, 'width', '3 m');
    phone.isBroken = false;
    for (const { store } of [tab, other, tab]) await store.refresh();
    await phone.pass();
    const both = text({ height: '2.4 m', width: '3 m' });
    expect(phone.database.records.get(A)?.text).toBe(both);
    expect([tab, other].map(({ store }) => store.read(A))).toEqual([both, both]);
  });

  it('shows the last change of a field in both tabs while there is no database', async () => {
    const { phone, tab } = await start();
    edit(phone, tab, A, 'changed', '0');
    const other = phone.open();
    await phone.pass();
    phone.isBroken = true;
    for (const [at, one] of [tab, other, tab, tab, other].entries()) {
      edit(phone, one, A, 'changed', `${at % 3}.`);
      await phone.pass();
      expect([tab, other].map(({ store }) => store.read(A))).toEqual(
        Array.from({ length: 2 }, () => text({ changed: `${at % 3}.` })),
      );
    }
    phone.isBroken = false;
    for (const { store } of [tab, other]) await store.refresh();
    expect(phone.database.records.get(A)?.text).toBe(text({ changed: '1.' }));
  });

  it.each([1, 2])(
    'starts with the database after %d tabs had no room for two changes',
    async (tabs) => {
      for (let free = 0; free < 40; free += 1) {
        const { phone, tab } = await start();
        const other = tabs === 1 ? tab : phone.open();
        for (const height of ['2.3 m', '2.4 m']) edit(phone, tab, A, 'height', height);
        await phone.pass();
        // At most room for the order of a text, whose length varies.
        phone.late.room = [...phone.late.live.values()].join('').length + (free % 4);
        const height = `2.${'7'.repeat(20 + free)} m`;
        edit(phone, tab, A, 'height', height);
        await phone.pass();
        edit(phone, other, A, 'width', `3.${free} m`);
        await phone.pass();
        for (const one of phone.tabs) phone.close(one);
        const again = phone.open();
        await phone.pass();
        const both = text({ height, width: `3.${free} m` });
        expect(again.store.read(A)).toBe(both);
        expect(phone.database.records.get(A)?.text).toBe(both);
      }
    },
  );

  it('goes on without a database, and says so', async () => {
    const phone = new ForgetfulPhone();
    phone.isBroken = true;
    const tab = phone.open();
    edit(phone, tab, A, 'height', '2.4 m');
    await phone.pass();
    expect(tab.store.read(A)).toBe(text({ height: '2.4 m' }));
    expect(tab.store.state()).toBe('no-database');
    phone.late.isBlocked = true;
    edit(phone, tab, A, 'height', '2.5 m');
    expect(tab.store.state()).toBe('refused');
    expect(tab.store.isSafe()).toBe(false);
    phone.isBroken = false;
    edit(phone, tab, A, 'width', '3 m');
    await phone.pass();
    expect(tab.store.state()).toBe('fine');
    expect(fieldsIn(phone.database.records.get(A)?.text ?? null)).toEqual({
      height: '2.5 m',
      width: '3 m',
    });
  });

  it.each(['read', 'written'])('asks a database again that could not be %s', async (act) => {
    const { phone, tab } = await start();
    edit(phone, tab, A, 'height', '2.4 m');
    await phone.pass();
    phone.late.room = 0;
    if (act === 'read') edit(phone, tab, A, 'height', '2.5 m');
    await phone.pass();
    phone.isBroken = true;
    const again = act === 'read' ? phone.open() : tab;
    if (act === 'written') edit(phone, tab, A, 'height', '2.5 m');
    await phone.pass();
    await phone.wait();
    expect(again.store.state()).not.toBe('fine');
    phone.isBroken = false;
    await phone.wait();
    expect(again.store.state()).toBe('fine');
    expect(again.store.read(A)).toBe(text({ height: '2.5 m' }));
    expect(phone.database.records.get(A)?.text).toBe(text({ height: '2.5 m' }));
  });

  it('waits for a write under way before it says whether everything is saved', async () => {
    const { phone, tab } = await start();
    phone.late.room = 0;
    edit(phone, tab, A, 'height', '2.4 m');
    expect(tab.store.isSafe()).toBe(false);
    await tab.store.flush();
    expect(tab.store.isSafe()).toBe(true);
  });

  it('needs no room in localStorage', async () => {
    const { phone, tab } = await start();
    phone.late.room = 0;
    edit(phone, tab, A, 'height', '2.4 m');
    await phone.pass();
    expect(tab.store.state()).toBe('fine');
    expect(tab.store.isSafe()).toBe(true);
    phone.kill(0);
    const again = phone.open();
    await phone.pass();
    expect(fieldsIn(again.store.read(A))).toEqual({ height: '2.4 m' });
  });

  it('saves everything again with the next change if the storage was cleared under it', async () => {
    const { phone, tab } = await start();
    edit(phone, tab, A, 'height', '2.4 m');
    edit(phone, tab, B, 'height', '2.5 m');
    await phone.pass();
    phone.late.clear();
    phone.former.clear();
    phone.database = { records: new Map(), marker: undefined };
    await phone.in(tab, ({ store }) => store.refresh());
    expect(tab.store.state()).toBe('cleared');
    expect(phone.everything()).not.toContain('2.5 m');
    edit(phone, tab, A, 'width', '3 m');
    await phone.pass();
    expect(tab.store.state()).toBe('restored');
    expect(phone.everything()).toContain('2.5 m');
  });
});

type Step =
  | { readonly do: 'edit'; readonly slot: number; readonly key: string }
  | { readonly do: 'remove'; readonly key: string }
  | { readonly do: 'kill'; readonly share: number }
  | { readonly do: 'close' | 'freeze' | 'thaw'; readonly slot: number }
  | { readonly do: 'room'; readonly room: number }
  | { readonly do: 'clock'; readonly at: number }
  | { readonly do: 'break' | 'slow' | 'late'; readonly is: boolean }
  | { readonly do: 'erase' | 'pass' | 'flush' | 'clear-copy' };

const slot = fc.nat(2);
const key = fc.constantFrom(A, B);
const STEPS: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ do: fc.constant('edit' as const), slot, key }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constantFrom('pass' as const, 'flush' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('kill' as const),
      share: fc.double({ min: 0, max: 0.999, noNaN: true }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('close' as const, 'freeze' as const, 'thaw' as const),
      slot,
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('remove' as const), key }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('room' as const),
      room: fc.constantFrom(0, 60, Infinity),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('clock' as const), at: fc.nat(2e12) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constantFrom('break' as const, 'slow' as const, 'late' as const),
      is: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constantFrom('erase' as const, 'clear-copy' as const) }),
  },
);

/** The user's view: each tab edits a different field, so no two edits conflict. */
class Expected {
  /** By key and field: values that may be there; the last one is what the user sees. */
  readonly values = new Map<string, (string | undefined)[]>();
  readonly phone = new ForgetfulPhone();
  readonly tabs: (Tab | undefined)[] = [];
  /** Values that are nowhere, with the project that was removed; undefined if everything was erased. */
  readonly erased = new Map<string, string | undefined>();
  readonly faults: string[] = [];
  private count = 0;
  /** Since the last check a tab may have missed what another one wrote. */
  private hasMissed = false;

  async tab(at: number): Promise<Tab> {
    const now = this.tabs[at];
    if (now !== undefined) return now;
    const tab = this.phone.open();
    this.tabs[at] = tab;
    await this.phone.pass();
    return tab;
  }

  private get isWell(): boolean {
    return !this.phone.isBroken && !this.phone.isSlow && !this.phone.isLate;
  }

  private get isFrozen(): boolean {
    return this.tabs.some((tab) => tab?.isFrozen === true);
  }

  /** Nobody edits a project that the tab does not show, nor creates one that exists. */
  private isHidden(project: string, { store }: Tab): boolean {
    const { database, tabs } = this.phone;
    const elsewhere = [...tabs].map((tab) => tab.store.read(project));
    const all = [database.records.get(project)?.text ?? null, ...elsewhere];
    return store.read(project) === null && all.some((one) => one !== null);
  }

  /** A user may edit what was erased and is shown again, until the database answers. */
  private bringBack(project: string, { store }: Tab): void {
    for (const [field, value] of Object.entries(fieldsIn(store.read(project)))) {
      if (this.erased.delete(value)) this.values.set(`${project}/${field}`, [undefined, value]);
    }
  }

  /** Only an undo creates a project that was removed; a full localStorage then keeps its former text. */
  private takeBackRemoval(project: string): void {
    for (const [value, removed] of this.erased) if (removed === project) this.erased.delete(value);
  }

  private name = (project: string, field: number): string => `${project}/f${field}`;

  async run(step: Step): Promise<void> {
    const { phone } = this;
    switch (step.do) {
      case 'edit': {
        const tab = await this.tab(step.slot);
        if (tab.isFrozen || this.isHidden(step.key, tab)) return;
        if (!this.isWell) this.bringBack(step.key, tab);
        if (tab.store.read(step.key) === null) this.takeBackRemoval(step.key);
        this.count += 1;
        const value = `value${this.count}.`;
        edit(phone, tab, step.key, `f${step.slot}`, value);
        const name = this.name(step.key, step.slot);
        this.values.set(name, [...(this.values.get(name) ?? [undefined]), value]);
        return;
      }
      case 'pass':
        await phone.pass();
        if (this.isWell && !this.isFrozen) await this.check();
        return;
      case 'flush':
        phone.late.flush();
        return;
      case 'kill':
        phone.kill(step.share);
        this.tabs.length = 0;
        return;
      case 'close': {
        const tab = this.tabs[step.slot];
        if (tab === undefined) return;
        phone.close(tab);
        this.tabs[step.slot] = undefined;
        return;
      }
      case 'freeze': {
        const tab = this.tabs[step.slot];
        if (tab === undefined) return;
        tab.isFrozen = true;
        this.hasMissed = true;
        return;
      }
      case 'thaw': {
        const tab = this.tabs[step.slot];
        if (tab?.isFrozen === true) phone.thaw(tab);
        return;
      }
      case 'remove':
      case 'erase': {
        const only = step.do === 'remove' ? step.key : undefined;
        if (only !== undefined && (!this.isWell || this.isFrozen)) return;
        const tab = await this.tab(0);
        if (tab.isFrozen) return;
        await phone.pass();
        // Nobody removes a project that the tab does not show.
        if (only !== undefined && tab.store.read(only) === null) return;
        phone.in(tab, ({ store }) =>
          only === undefined ? store.erase() : store.write(only, null),
        );
        for (const [name, all] of this.values) {
          if (only !== undefined && !name.startsWith(`${only}/`)) continue;
          for (const value of all) if (value !== undefined) this.erased.set(value, only);
          this.values.set(name, [undefined]);
        }
        if (only === undefined)
          for (const value of this.erased.keys()) this.erased.set(value, only);
        // After a kill that takes localStorage back, too, nothing would know of it.
        if (!this.isWell) phone.late.flush();
        await phone.pass();
        if (this.isWell && !this.isFrozen) await this.check();
        return;
      }
      case 'room':
        phone.late.room = step.room;
        return;
      case 'clock':
        vi.setSystemTime(step.at);
        return;
      case 'clear-copy':
        // Both at once would be the loss of everything.
        if (!this.isWell || this.isFrozen) return;
        await phone.pass();
        await this.check();
        phone.late.clear();
        return;
      case 'break':
        phone.isBroken = step.is;
        this.hasMissed ||= step.is;
        return;
      case 'slow':
        phone.isSlow = step.is;
        return;
      case 'late':
        phone.isLate = step.is;
        this.hasMissed ||= step.is;
    }
  }

  /** Every tab shows the same; nothing is lost but what no transaction has completed. */
  async check(): Promise<void> {
    const { phone } = this;
    await this.tab(0);
    // What one tab writes late, the others show when they are seen again.
    for (const tab of this.hasMissed ? [...phone.tabs, ...phone.tabs] : phone.tabs)
      await phone.in(tab, ({ store }) => store.refresh());
    this.hasMissed = phone.isBroken || phone.isLate;
    await phone.pass();
    const [first, ...others] = [...phone.tabs];
    for (const project of [A, B]) {
      const shown = first?.store.read(project) ?? null;
      const elsewhere = others.map(({ store }) => store.read(project));
      const stored = phone.database.records.get(project)?.text ?? null;
      for (const other of [...elsewhere, stored]) {
        if (other !== shown) this.faults.push(`${other} in place of ${shown}`);
      }
      for (const field of [0, 1, 2]) {
        const name = this.name(project, field);
        const now = fieldsIn(shown)[`f${field}`];
        if (!(this.values.get(name) ?? [undefined]).includes(now)) {
          this.faults.push(`${name} is ${now}`);
        }
        this.values.set(name, [now]);
      }
    }
    const everything = phone.everything();
    const back = [...this.erased.keys()].filter((value) => everything.includes(value));
    this.faults.push(...back.map((value) => `${value} is back`));
  }
}

describe('a phone that forgets', () => {
  it('loses nothing that a transaction has completed', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await fc.assert(
      fc.asyncProperty(fc.array(STEPS, { maxLength: 60 }), async (steps) => {
        const expected = new Expected();
        for (const step of steps) await expected.run(step);
        const { phone } = expected;
        phone.isBroken = false;
        phone.isSlow = false;
        phone.isLate = false;
        for (const tab of phone.tabs) if (tab.isFrozen) phone.thaw(tab);
        await phone.pass();
        await expected.check();
        expect(expected.faults).toEqual([]);
      }),
      { numRuns: LONG ? 5000 : 13 },
    );
    vi.useRealTimers();
  });
});
