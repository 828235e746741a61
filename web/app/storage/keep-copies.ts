import { useKeeping } from '../../documents/backup/keeping-database.ts';
import { pictureChanges, sweepPictures } from '../../documents/backup/pictures.ts';
import { documentsOpened, subscribe } from '../../documents/store/device-storage.ts';
import { done } from '../../platform/database.ts';
import { importQuietly } from '../../platform/import-quietly.ts';
import { askToPersist } from './ask-to-persist.ts';

const ask = async (isJustInstalled: boolean): Promise<void> => {
  // Without storage there is no need to ask.
  await askToPersist(isJustInstalled).catch(() => undefined);
};

const countFiles = (): Promise<number> =>
  useKeeping('files', 'readonly', (files) => done(files.count()));

/** Updates the user's own file, if there is one: the code for it needs the planner. */
async function keepFile(): Promise<void> {
  if ((await countFiles().catch(() => 0)) === 0) return;
  const file = await importQuietly('kept-file', () => import('./kept-file.ts'));
  await file?.updateKeptFile();
}

/** Deletes photos that no document uses. */
async function sweep(): Promise<void> {
  await sweepPictures(Date.now()).catch(() => undefined);
}

const QUIET_MS = 500;

/** Keeps the user's own file current, forgets photos that no project names, and asks the browser never to clear. */
export async function keepCopies(): Promise<void> {
  // Every project that names a photo is known by then.
  await documentsOpened();
  void keepFile();
  void sweep();
  let next: ReturnType<typeof setTimeout> | undefined;
  subscribe(() => {
    next ??= setTimeout(() => {
      next = undefined;
      void keepFile();
    }, QUIET_MS);
  });
  pictureChanges.subscribe(() => void keepFile());
  window.addEventListener('appinstalled', () => void ask(true));
  void ask(false);
}
