import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { closeStores, keepingStores, openStores } from '../../../support/keeping-stores.ts';
import { EMPTY_BUNDLE } from '../../../../web/documents/sharing/bundle.ts';

const backup = {
  ...EMPTY_BUNDLE,
  pictures: { a: { note: 'chimney', data: 'data:image/jpeg;base64,AAAA' } },
};

const load = () => import('../../../../web/documents/backup/restore-pictures.ts');
const { pictures, notes } = keepingStores;

describe('a photo out of a backup', () => {
  beforeEach(openStores);
  afterAll(closeStores);

  it('comes to a phone that has its note alone, which stays as it was typed there', async () => {
    const { newPictures, restorePictures } = await load();
    notes.set('a', 'typed here');
    expect(await newPictures(backup)).toEqual(['a']);
    expect(await restorePictures(backup)).toBe(true);
    expect(pictures.has('a')).toBe(true);
    expect(notes.get('a')).toBe('typed here');
    expect(await newPictures(backup)).toEqual([]);
  });

  it('brings its note to a phone that has the photo alone', async () => {
    const { newPictures, restorePictures } = await load();
    pictures.set('a', 'here');
    expect(await newPictures(backup)).toEqual(['a']);
    await restorePictures(backup);
    expect(pictures.get('a')).toBe('here');
    expect(notes.get('a')).toBe('chimney');
  });
});
