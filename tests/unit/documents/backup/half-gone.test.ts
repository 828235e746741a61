// What the browser took away, and what each tab says of it.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Phone } from '../../../support/keeping-world.ts';

const KEY = 'measure-twice:prices';
const PROJECT = 'measure-twice:project:aaaa1111';

/** A project of that name, changed at that moment. */
const text = (name: string, changed: number) => JSON.stringify({ version: 2, name, changed });

describe('what is half gone', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is filled from the other half, and said: texts from the copy, the copy from the texts', async () => {
    const phone = new Phone();
    const tab = await phone.open();
    await phone.in(tab, ({ writeText }) => writeText(PROJECT, '{"version":2,"name":"A"}'));
    await phone.second();
    phone.kill(tab);
    phone.shelf.clear();
    const next = await phone.open();
    await phone.second();
    expect(phone.shelf.get(PROJECT)?.text).toContain('"A"');
    expect(await phone.in(next, ({ storageState }) => storageState())).toBe('fine');
    phone.kill(next);
    phone.disk.clear();
    const last = await phone.open();
    await phone.second();
    expect(phone.disk.get(PROJECT)).toContain('"A"');
    expect(await phone.in(last, ({ storageState }) => storageState())).toBe('brought-back');
  });

  it('is said where all of it is, and saved again when the person asks', async () => {
    const phone = new Phone();
    const tab = await phone.open();
    await phone.in(tab, ({ writeText }) => writeText(PROJECT, '{"version":2}'));
    await phone.second();
    phone.disk.clear();
    phone.shelf.clear();
    expect(await phone.in(tab, ({ storageState }) => storageState())).toBe('cleared');
    await phone.second();
    expect(phone.disk.size).toBe(0);
    await phone.in(tab, ({ saveAgain }) => saveAgain());
    expect(phone.disk.get(PROJECT)).toBe('{"version":2}');
  });

  it('waits past the end of a page that had no room, and goes on in the next', async () => {
    const phone = new Phone();
    const tab = await phone.open();
    await phone.in(tab, ({ writeText }) => writeText(PROJECT, '{"version":2,"name":"A"}'));
    phone.room = phone.used;
    await phone.in(tab, ({ writeText }) => writeText(PROJECT, '{"version":2,"name":"long name"}'));
    expect(await phone.in(tab, ({ storageState }) => storageState())).toBe('refused');
    await phone.second();
    phone.kill(tab);
    const next = await phone.open();
    await phone.second();
    expect(await phone.in(next, ({ readText }) => readText(PROJECT))).toContain('long name');
    phone.room = Infinity;
    await phone.second();
    expect(phone.disk.get(PROJECT)).toContain('long name');
    expect(await phone.in(next, ({ storageState }) => storageState())).toBe('fine');
    expect([...phone.shelf.keys()].some((name) => name.startsWith('waiting'))).toBe(false);
  });

  it('waits on where another tab is opened and closed beside the one that has no room', async () => {
    const phone = new Phone();
    const tab = await phone.open();
    await phone.in(tab, ({ writeText }) => writeText(PROJECT, text('A', 1)));
    phone.room = phone.used;
    await phone.in(tab, ({ writeText }) => writeText(PROJECT, text('a longer name', 2)));
    await phone.second();
    const beside = await phone.open();
    await phone.second();
    phone.kill(beside);
    phone.kill(tab);
    const next = await phone.open();
    await phone.second();
    expect(await phone.in(next, ({ readText }) => readText(PROJECT))).toContain('a longer name');
  });

  it('is not overwritten where a newer version of the app wrote it, which is said', async () => {
    const phone = new Phone();
    const tab = await phone.open();
    phone.disk.set(KEY, '{"version":9,"shops":{}}');
    await phone.in(tab, ({ writeText }) => writeText(KEY, '{"a":{"text":"5"}}'));
    expect(phone.disk.get(KEY)).toBe('{"version":9,"shops":{}}');
    expect(await phone.in(tab, ({ storageState }) => storageState())).toBe('newer');
  });

  it('stays gone where the person removed it, also in another tab and with the copy behind', async () => {
    const phone = new Phone();
    const [tab, other] = [await phone.open(), await phone.open()];
    await phone.in(tab, ({ writeText }) => writeText(PROJECT, '{"version":2}'));
    await phone.second();
    await phone.in(other, ({ writeText }) => writeText(PROJECT, null));
    phone.kill(tab);
    phone.kill(other);
    await phone.open();
    await phone.second();
    expect(phone.disk.has(PROJECT)).toBe(false);
    expect(phone.shelf.has(PROJECT)).toBe(false);
  });

  it('stays gone where it was brought back and then removed, with no room for more copies', async () => {
    const phone = new Phone();
    const tab = await phone.open();
    await phone.in(tab, ({ writeText }) => writeText(PROJECT, '{"version":2}'));
    await phone.second();
    phone.kill(tab);
    phone.disk.clear();
    phone.isShelfFull = true;
    const next = await phone.open();
    await phone.in(next, ({ writeText }) => writeText(KEY, '{}'));
    await phone.second();
    await phone.in(next, ({ writeText }) => writeText(PROJECT, null));
    await phone.second();
    phone.kill(next);
    await phone.open();
    await phone.second();
    expect(phone.disk.has(PROJECT)).toBe(false);
  });

  it('comes back where it was restored from a backup, and nothing else was ever saved', async () => {
    const phone = new Phone();
    const tab = await phone.open();
    await phone.in(tab, ({ writeAll }) => writeAll(new Map([[PROJECT, '{"version":2}']])));
    await phone.second();
    phone.kill(tab);
    phone.disk.clear();
    await phone.open();
    await phone.second();
    expect(phone.disk.get(PROJECT)).toBe('{"version":2}');
  });

  it('waits no longer once it was saved: what was typed since is not undone', async () => {
    const phone = new Phone();
    const tab = await phone.open();
    await phone.in(tab, ({ writeText }) => writeText(PROJECT, text('A', 1)));
    phone.room = phone.used;
    await phone.in(tab, ({ writeText }) => writeText(PROJECT, text('waits', 2)));
    await phone.second();
    phone.room = Infinity;
    // The page ends before the copy hears of it.
    await phone.in(tab, ({ writeText }) => writeText(PROJECT, text('typed since', 3)));
    phone.kill(tab);
    await phone.open();
    await phone.second();
    expect(phone.disk.get(PROJECT)).toContain('typed since');
  });

  it('is not saved again by a tab that had no room, once another has erased all', async () => {
    const phone = new Phone();
    const [tab, other] = [await phone.open(), await phone.open()];
    await phone.in(tab, ({ writeText }) => writeText(PROJECT, '{"version":2,"name":"A"}'));
    phone.room = phone.used;
    await phone.in(other, ({ writeText }) => writeText(PROJECT, '{"version":2,"name":"longer"}'));
    phone.room = Infinity;
    await phone.in(tab, ({ forgetAll, writeText }) => {
      forgetAll();
      writeText(PROJECT, null);
    });
    await phone.second();
    expect(phone.disk.has(PROJECT)).toBe(false);
  });
});
