import { keepSecondCopy } from '../../documents/backup/second-copy.ts';
import { pictureChanges, sweepPictures } from '../../documents/backup/pictures.ts';
import { SHELF } from '../../documents/backup/shelf.ts';
import { importQuietly } from '../../platform/import-quietly.ts';
import { askToPersist } from './ask-to-persist.ts';

const ask = async (isJustInstalled: boolean): Promise<void> => {
  // Without storage there is nothing to be asked for.
  await askToPersist(isJustInstalled).catch(() => undefined);
};

/** Writes the person's own file again, where they chose one. */
async function keepFile(): Promise<void> {
  const file = await importQuietly('kept-file', () => import('./kept-file.ts'));
  await file?.updateKeptFile();
}

/** Forgets photos that nothing names any more. */
async function sweep(): Promise<void> {
  await sweepPictures(Date.now()).catch(() => undefined);
}

let isSwept = false;

/** Once all is here that names a photo, whatever the browser cleared. */
function afterCopy(): void {
  void keepFile();
  if (!isSwept) void sweep();
  isSwept = true;
}

/** Sees that what is kept stays: a second copy in this browser, a file outside, the browser's promise not to clear. */
export function keepCopies(): void {
  keepSecondCopy(SHELF, afterCopy);
  pictureChanges.subscribe(() => void keepFile());
  window.addEventListener('appinstalled', () => void ask(true));
  void ask(false);
}
