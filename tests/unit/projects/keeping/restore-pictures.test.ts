import { beforeEach, describe, expect, it, vi } from 'vitest';
import { EMPTY_BUNDLE } from '../../../../web/projects/sharing/bundle.ts';
import { newPictures, restorePictures } from '../../../../web/projects/keeping/restore-pictures.ts';

/** The database, as far as photos and notes go. */
const stores = vi.hoisted(() => ({
  pictures: new Map<string, unknown>(),
  notes: new Map<string, unknown>(),
}));

vi.mock('../../../../web/projects/keeping/keeping-database.ts', () => ({
  useKeeping: async (
    name: keyof typeof stores,
    _mode: string,
    use: (store: unknown) => Promise<unknown>,
  ) => {
    const transaction = new EventTarget();
    const done = use({
      transaction,
      put: (value: unknown, id: string) => stores[name].set(id, value),
      delete: (id: string) => stores[name].delete(id),
      getAllKeys: () => {
        const request = Object.assign(new EventTarget(), { result: [...stores[name].keys()] });
        queueMicrotask(() => request.dispatchEvent(new Event('success')));
        return request;
      },
    });
    transaction.dispatchEvent(new Event('complete'));
    return done;
  },
}));

const backup = {
  ...EMPTY_BUNDLE,
  pictures: { a: { note: 'chimney', data: 'data:image/jpeg;base64,AAAA' } },
};

describe('a photo out of a backup', () => {
  beforeEach(() => {
    stores.pictures.clear();
    stores.notes.clear();
  });

  it('comes to a phone that has its note alone, which stays as it was typed there', async () => {
    stores.notes.set('a', 'typed here');
    expect(await newPictures(backup)).toEqual(['a']);
    expect(await restorePictures(backup)).toBe(true);
    expect(stores.pictures.has('a')).toBe(true);
    expect(stores.notes.get('a')).toBe('typed here');
    expect(await newPictures(backup)).toEqual([]);
  });

  it('brings its note to a phone that has the photo alone', async () => {
    stores.pictures.set('a', 'here');
    expect(await newPictures(backup)).toEqual(['a']);
    await restorePictures(backup);
    expect(stores.pictures.get('a')).toBe('here');
    expect(stores.notes.get('a')).toBe('chimney');
  });
});
