import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { EMPTY_BUNDLE, readBundle } from '../../../../web/documents/sharing/bundle.ts';
import { closeStores, keepingStores, openStores } from '../../../support/keeping-stores.ts';
import { kitchen } from '../sharing/sharing.ts';

const pictures = [{ id: 'p', place: 'r', kind: 'photo', at: 1 }] as const;
const bundle = { ...EMPTY_BUNDLE, saved: 1, projects: [kitchen({ pictures })] };

const load = () => import('../../../../web/documents/backup/backup-blob.ts');

describe('a backup', () => {
  beforeEach(openStores);
  afterAll(closeStores);

  it('says whether it has the photos; its projects it has in any case', async () => {
    const { backupBlob } = await load();
    keepingStores.pictures.set('p', { bytes: new ArrayBuffer(3), type: 'image/jpeg' });
    for (const isBroken of [false, true]) {
      keepingStores.isBroken = isBroken;
      const { blob, isWhole } = await backupBlob(bundle);
      expect(isWhole).toBe(!isBroken);
      const read = readBundle(await blob.text());
      expect(read.ok && read.value.projects).toHaveLength(1);
      expect(read.ok && Object.keys(read.value.pictures)).toEqual(isBroken ? [] : ['p']);
    }
  });

  it('a backup is complete without a photo that is on another phone', async () => {
    const { backupBlob } = await load();
    expect((await backupBlob(bundle)).isWhole).toBe(true);
  });
});
