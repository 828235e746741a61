import { keepSecondCopy } from '../../documents/backup/second-copy.ts';
import { pictureChanges, sweepPictures } from '../../documents/backup/pictures.ts';
import { SHELF } from '../../documents/backup/shelf.ts';
import { importQuietly } from '../../platform/import-quietly.ts';
import { askToPersist } from './ask-to-persist.ts';

const ask = async (isJustInstalled: boolean): Promise<void> => {
  // Without storage there is no need to ask.
  await askToPersist(isJustInstalled).catch(() => undefined);
};

/** Updates the user's own file, if there is one. */
async function keepFile(): Promise<void> {
  const file = await importQuietly('kept-file', () => import('./kept-file.ts'));
  await file?.updateKeptFile();
}

/** Deletes photos that no document uses. */
async function sweep(): Promise<void> {
  await sweepPictures(Date.now()).catch(() => undefined);
}

let isSwept = false;

/** Runs after the second copy is restored, so all documents that use photos are loaded. */
function afterCopy(): void {
  void keepFile();
  if (!isSwept) void sweep();
  isSwept = true;
}

/** Keeps the data safe: a second copy in this browser, an external file, and persistent storage. */
export function keepCopies(): void {
  keepSecondCopy(SHELF, afterCopy);
  pictureChanges.subscribe(() => void keepFile());
  window.addEventListener('appinstalled', () => void ask(true));
  void ask(false);
}
