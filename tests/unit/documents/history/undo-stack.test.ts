import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyChanges, textChanges } from '../../../../web/documents/history/field-changes.ts';
import {
  MOST_STEPS,
  NO_HISTORY,
  pushChange,
  redo,
  undo,
  type History,
} from '../../../../web/documents/history/undo-stack.ts';

/** A device whose every write is recorded. */
class Device {
  readonly texts = new Map<string, string>();
  history: History = NO_HISTORY;

  read = (key: string): string | null => this.texts.get(key) ?? null;

  write(key: string, after: string | null): void {
    if (after === null) this.texts.delete(key);
    else this.texts.set(key, after);
  }

  edit(key: string, after: string | null, joins = false): void {
    const before = this.read(key);
    if (before === after) return;
    this.write(key, after);
    const fields = textChanges(before, after);
    this.history = pushChange(this.history, { key, fields }, joins);
  }

  go(way: typeof undo): boolean {
    const move = way(this.history);
    if (move === undefined) return false;
    for (const { key, fields } of move.changes)
      this.write(key, applyChanges(this.read(key), fields));
    this.history = move.history;
    return true;
  }

  all = (): unknown => Object.fromEntries(this.texts);
}

const TEXTS = fc
  .uniqueArray(fc.constantFrom('x', 'y', 'z'))
  .map((names) => JSON.stringify({ names, size: names.length }));

const edits = fc.array(
  fc.record({
    key: fc.constantFrom('a', 'b', 'c'),
    text: fc.option(fc.oneof(fc.string({ maxLength: 3 }), TEXTS), { nil: null }),
    joins: fc.boolean(),
  }),
  { maxLength: MOST_STEPS - 1 },
);

describe('the history of edits', () => {
  it('comes back to the start by undoing all, and to the end by redoing all', () => {
    fc.assert(
      fc.property(edits, (all) => {
        const device = new Device();
        device.texts.set('a', 'there before');
        const start = device.all();
        for (const { key, text, joins } of all) device.edit(key, text, joins);
        const end = device.all();
        while (device.go(undo));
        expect(device.all()).toEqual(start);
        while (device.go(redo));
        expect(device.all()).toEqual(end);
      }),
    );
  });

  it('stands where it stood after any walk of undo and redo with as many steps back as forth', () => {
    fc.assert(
      fc.property(edits, fc.array(fc.boolean(), { maxLength: 40 }), (all, walk) => {
        const device = new Device();
        for (const { key, text, joins } of all) device.edit(key, text, joins);
        const end = device.all();
        for (const isBack of walk) device.go(isBack ? undo : redo);
        while (device.go(redo));
        expect(device.all()).toEqual(end);
      }),
    );
  });

  it('forgets what was undone once something else is done', () => {
    const device = new Device();
    device.edit('a', '1');
    device.edit('a', '2');
    device.go(undo);
    device.edit('a', '3');
    expect(device.go(redo)).toBe(false);
    device.go(undo);
    expect(device.read('a')).toBe('1');
  });

  it(`keeps the last ${MOST_STEPS} steps`, () => {
    const device = new Device();
    for (let i = 0; i < MOST_STEPS + 10; i += 1) device.edit('a', String(i));
    while (device.go(undo));
    expect(device.read('a')).toBe('9');
  });
});
