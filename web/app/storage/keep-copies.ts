import { useKeeping } from '../../documents/backup/keeping-database.ts';
import { changesKept } from '../../documents/backup/backup-note.ts';
import { pictureChanges, sweepPictures } from '../../documents/backup/pictures.ts';
import {
  documentsOpened,
  readStored,
  subscribe,
  writeText,
} from '../../documents/store/device-storage.ts';
import { isRealUse } from '../../documents/store/real-use.ts';
import { done } from '../../platform/database.ts';
import { isPersisted } from './how-long.ts';
import { updateKeptFile } from './kept-file.ts';

/** Number of items at the last request; some browsers show a prompt. */
const ASKED = 'measure-twice:asked-to-persist';

/** A prompt that is open for this time was seen, ms. */
const PROMPT_MS = 10_000;

/** True with the first item, and after a refusal when the number of items has doubled. */
export const isWorthAsking = (asked: number, things: number): boolean =>
  things > 0 && things >= 2 * asked;

/** An earlier version stored a word. */
const askedAt = (text: string | null): number => (text === null ? 0 : Number(text) || 1);

/** Asks the browser to keep the data permanently, if it is worth a prompt; again after installation. */
async function askToPersist(isJustInstalled = false): Promise<void> {
  const things = changesKept().length;
  const asked = isJustInstalled ? 0 : askedAt(readStored(ASKED));
  if (!isRealUse() || !isWorthAsking(asked, things)) return;
  if (await isPersisted()) return;
  // A page that closes at once may not have asked, and a prompt may stay open.
  const waited = new Promise((resolve) => setTimeout(resolve, PROMPT_MS));
  await Promise.race([navigator.storage.persist(), waited]);
  writeText(ASKED, String(things));
}

const ask = async (isJustInstalled: boolean): Promise<void> => {
  // Without storage there is no need to ask.
  await askToPersist(isJustInstalled).catch(() => undefined);
};

const countFiles = (): Promise<number> =>
  useKeeping('files', 'readonly', (files) => done(files.count()));

/** Updates the user's own file, if there is one. */
async function keepFile(): Promise<void> {
  if ((await countFiles().catch(() => 0)) > 0) await updateKeptFile();
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
