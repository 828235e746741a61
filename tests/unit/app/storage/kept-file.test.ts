import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeStores, keepingStores, openStores } from '../../../support/keeping-stores.ts';
import { ForgetfulPhone } from '../../../support/forgetful-phone.ts';
import { kitchen } from '../../documents/sharing/sharing.ts';

const PROJECT = 'measure-twice:project:aaaa1111';
const SETTINGS = 'measure-twice:settings';

/** The user's file; writing takes time. */
class OwnFile {
  readonly name = 'backup.json';
  text = '';
  onWrite: () => void = () => undefined;
  async isSameEntry(other: OwnFile) {
    return other === this;
  }
  async createWritable() {
    let next = '';
    return {
      write: async (blob: Blob) => {
        next = await blob.text();
        this.onWrite();
      },
      close: async () => {
        this.text = next;
      },
    };
  }
}

const app = () => import('../../../../web/app/storage/kept-file.ts');
const settle = () => vi.advanceTimersByTimeAsync(10_000);

describe('a backup file that is updated automatically', () => {
  let writeText: (key: string, text: string | null) => void;
  let own: OwnFile;
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'performance'] });
    openStores();
    vi.resetModules();
    vi.stubGlobal('localStorage', new ForgetfulPhone().late.storage);
    vi.stubGlobal('window', new EventTarget());
    ({ writeText } = await import('../../../../web/documents/store/device-storage.ts'));
    own = new OwnFile();
    keepingStores.files.set('backup', { handle: own, at: 0 });
    writeText(PROJECT, JSON.stringify(kitchen()));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    closeStores();
  });
  it('holds what was typed while it was written', async () => {
    const { updateKeptFile } = await app();
    own.onWrite = () => {
      own.onWrite = () => undefined;
      writeText(PROJECT, JSON.stringify(kitchen({ name: 'Scullery' })));
      void updateKeptFile();
    };
    await updateKeptFile();
    await settle();
    expect(own.text).toContain('Scullery');
  });

  it('stays forgotten if it was being written', async () => {
    const { forgetKeptFile, updateKeptFile } = await app();
    own.onWrite = () => void forgetKeptFile();
    await updateKeptFile();
    await settle();
    expect(keepingStores.files.has('backup')).toBe(false);
  });

  it('stays the one that was chosen while another was written', async () => {
    const { updateKeptFile } = await app();
    const other = new OwnFile();
    own.onWrite = () => keepingStores.files.set('backup', { handle: other, at: 0 });
    await updateKeptFile();
    await settle();
    expect(keepingStores.files.get('backup')).toMatchObject({ handle: other });
  });

  it('holds a note that was typed since, though no project changed', async () => {
    const { updateKeptFile } = await app();
    const { putNote } = await import('../../../../web/documents/backup/pictures.ts');
    const picture = { id: 'p', place: 'r', kind: 'note', at: 1 } as const;
    writeText(PROJECT, JSON.stringify(kitchen({ pictures: [picture] })));
    await updateKeptFile();
    await putNote('p', 'chimney');
    await settle();
    await updateKeptFile();
    await settle();
    expect(own.text).toContain('chimney');
  });

  it('is not overwritten if everything is gone and only settings were made since', async () => {
    const { updateKeptFile } = await app();
    await updateKeptFile();
    writeText(PROJECT, null);
    writeText(SETTINGS, '{"language":"en"}');
    await settle();
    await updateKeptFile();
    await settle();
    expect(own.text).toContain('aaaa1111');
  });
});
