import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepingStores, useStores } from '../../../support/keeping-stores.ts';
import { EMPTY_BUNDLE } from '../../../../web/projects/sharing/bundle.ts';
import { newPictures, restorePictures } from '../../../../web/projects/keeping/restore-pictures.ts';

vi.mock('../../../../web/projects/keeping/keeping-database.ts', () => ({ useKeeping: useStores }));

const backup = {
  ...EMPTY_BUNDLE,
  pictures: { a: { note: 'chimney', data: 'data:image/jpeg;base64,AAAA' } },
};

const { pictures, notes } = keepingStores;

describe('a photo out of a backup', () => {
  beforeEach(() => {
    pictures.clear();
    notes.clear();
  });

  it('comes to a phone that has its note alone, which stays as it was typed there', async () => {
    notes.set('a', 'typed here');
    expect(await newPictures(backup)).toEqual(['a']);
    expect(await restorePictures(backup)).toBe(true);
    expect(pictures.has('a')).toBe(true);
    expect(notes.get('a')).toBe('typed here');
    expect(await newPictures(backup)).toEqual([]);
  });

  it('brings its note to a phone that has the photo alone', async () => {
    pictures.set('a', 'here');
    expect(await newPictures(backup)).toEqual(['a']);
    await restorePictures(backup);
    expect(pictures.get('a')).toBe('here');
    expect(notes.get('a')).toBe('chimney');
  });
});
