import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_BUNDLE, readBundle, writeBundle } from '../../../../web/documents/sharing/bundle.ts';
import { LONG } from '../../../support/long.ts';
import { bench, kitchen } from './sharing.ts';

const IDS = Array.from({ length: 6 }, (_, i) => `aaaa111${i}`);
const whole = {
  ...EMPTY_BUNDLE,
  saved: 5,
  projects: IDS.map((id) => kitchen({ id, name: `"{Room}" \\ ${id}` })),
  cutLists: [bench()],
  pictures: { p: { note: 'a "note", [of] sorts', data: 'data:image/png;base64,AA==' } },
};
const TEXT = writeBundle(whole);

/** How far one place where it is cut off lies from the next. */
const STEP = LONG ? 1 : 37;

/** Where the text of a project ends. */
const endOf = (id: string): number =>
  TEXT.indexOf(JSON.stringify(kitchen({ id, name: '' }).id)) + 1;

describe('a backup that is damaged', () => {
  it('is read as far as it is whole, wherever it was cut off', () => {
    for (let end = TEXT.indexOf('[') + 2; end < TEXT.length; end += STEP) {
      const read = readBundle(TEXT.slice(0, end));
      const isOne = TEXT.slice(0, end).includes('},{"version"');
      if (!read.ok) {
        expect({ end, isOne }).toEqual({ end, isOne: false });
        continue;
      }
      expect(read.value.isCut).toBe(true);
      // Only what is whole, each as it was.
      for (const project of read.value.projects) {
        expect(whole.projects).toContainEqual(project);
      }
      for (const list of read.value.cutLists) expect(whole.cutLists).toContainEqual(list);
      for (const picture of Object.values(read.value.pictures)) {
        expect(picture).toEqual(whole.pictures.p);
      }
    }
    expect(endOf('aaaa1110')).toBeGreaterThan(0);
  });

  it('keeps what stands before and beside one sign that changed', () => {
    const start = TEXT.indexOf('[') + 1;
    fc.assert(
      fc.property(
        fc.integer({ min: start, max: TEXT.length - 1 }),
        fc.string({ minLength: 1, maxLength: 1 }),
        (at, sign) => {
          const text = TEXT.slice(0, at) + sign + TEXT.slice(at + 1);
          const read = readBundle(text);
          const before = IDS.filter(
            (id) =>
              TEXT.lastIndexOf(id, at) >= 0 &&
              TEXT.indexOf('},{"version"', TEXT.indexOf(id)) < at &&
              TEXT.indexOf('},{"version"', TEXT.indexOf(id)) > 0,
          );
          if (before.length === 0) return;
          expect(read.ok).toBe(true);
          if (!read.ok) return;
          const ids = read.value.projects.map(({ id }) => id);
          for (const id of before) expect(ids).toContain(id);
        },
      ),
    );
  });

  it('keeps what stands behind one sign that is missing, too', () => {
    const start = TEXT.indexOf('[') + 1;
    for (let at = start; at < TEXT.indexOf('"pictures":'); at += 1) {
      if (!/[[\]{}"]/.test(TEXT.charAt(at))) continue;
      // What names the parts stays readable here.
      if (/^[\]}"]*,?"(?:cutLists|pictures)|^(?:cutLists)?":\[/.test(TEXT.slice(at))) continue;
      const read = readBundle(TEXT.slice(0, at) + TEXT.slice(at + 1));
      const { projects = [], cutLists = [] } = read.ok ? read.value : {};
      expect({ at, found: projects.length + cutLists.length >= IDS.length - 1 }).toEqual({
        at,
        found: true,
      });
      for (const project of projects) expect(IDS).toContain(project.id);
    }
  });

  it('is refused where nothing in it is whole, in words', () => {
    const read = readBundle(TEXT.slice(0, TEXT.indexOf('[') + 20));
    expect(read).toMatchObject({ ok: false, reason: expect.stringContaining('damaged') });
  });

  it('is read in linear time, whatever is in it', () => {
    const hostile = '{"app":"measure-twice","version":1,"projects":[' + '{"a":['.repeat(200_000);
    expect(readBundle(hostile).ok).toBe(false);
    expect(
      readBundle(`{"app":"measure-twice","version":1,"projects":["${'\\'.repeat(400_001)}`).ok,
    ).toBe(false);
  });
});
