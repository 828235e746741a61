import { describe, expect, it, vi } from 'vitest';
import { backupBlob } from '../../../../web/projects/keeping/backup-blob.ts';
import { EMPTY_BUNDLE, readBundle } from '../../../../web/projects/sharing/bundle.ts';
import { keepingStores, useStores } from '../../../support/keeping-stores.ts';
import { kitchen } from '../sharing/sharing.ts';

const database = vi.hoisted(() => ({ isBroken: false }));
vi.mock('../../../../web/projects/keeping/keeping-database.ts', () => ({
  useKeeping: async (...args: Parameters<typeof useStores>) => {
    if (database.isBroken) throw new Error('no answer');
    return useStores(...args);
  },
}));

const pictures = [{ id: 'p', place: 'r', kind: 'photo', at: 1 }] as const;
const bundle = { ...EMPTY_BUNDLE, saved: 1, projects: [kitchen({ pictures })] };

describe('a backup', () => {
  it('says whether it has the photos; its projects it has in any case', async () => {
    keepingStores.pictures.set('p', { bytes: new ArrayBuffer(3), type: 'image/jpeg' });
    for (const isBroken of [false, true]) {
      database.isBroken = isBroken;
      const { blob, isWhole } = await backupBlob(bundle);
      expect(isWhole).toBe(!isBroken);
      const read = readBundle(await blob.text());
      expect(read.ok && read.value.projects).toHaveLength(1);
      expect(read.ok && Object.keys(read.value.pictures)).toEqual(isBroken ? [] : ['p']);
    }
  });

  it('is whole without a photo that is on another phone', async () => {
    database.isBroken = false;
    keepingStores.pictures.clear();
    expect((await backupBlob(bundle)).isWhole).toBe(true);
  });
});
