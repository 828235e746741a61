import { doesFileWait, goOnWithKeptFile } from '../../../app/storage/kept-file.ts';
import { words as bundlesWords } from '../../../language/page/bundles.ts';
import { words as ofPictures } from '../../../language/page/pictures.ts';
import { backupBlob } from '../../../documents/backup/backup-blob.ts';
import { noteBackup } from '../../../documents/backup/backup-note.ts';
import { storedVersions } from '../../../documents/store/device-storage.ts';
import { deviceTexts } from '../../../documents/sharing/device-texts.ts';
import { gatherEverything } from '../../../documents/sharing/gather.ts';
import type { Bundle } from '../../../documents/sharing/bundle.ts';
import { toast } from '../../../ui/controls/toast.tsx';
import { dayOf, fileWith } from '../open/bundle-file.ts';
import { handOver } from '../send/hand-over.ts';

const { backup: words, file } = bundlesWords;

/** Number of items of each kind, as text. */
export function holdings(bundle: Bundle): readonly string[] {
  const { projects, cutLists, offcuts, prices, damaged } = bundle;
  const all: readonly [number, (count: number) => string][] = [
    [projects.length, words.projects],
    [cutLists.length, words.cutLists],
    [offcuts.length, words.offcuts],
    [Object.keys(prices).length, words.prices],
    [projects.reduce((sum, { pictures }) => sum + pictures.length, 0), ofPictures.inBackup],
    [Object.keys(damaged).length, words.damaged],
  ];
  return all.flatMap(([count, say]) => (count === 0 ? [] : [say(count)]));
}

/** Saves all data as one file; false if the user cancelled. */
export async function saveBackup(bundle: Bundle): Promise<boolean> {
  const now = Date.now();
  const { blob, isWhole } = await backupBlob({ ...bundle, saved: now });
  const fate = await handOver(fileWith(blob, file.backup(dayOf(now))));
  if (fate === 'cancelled') return false;
  // A backup without its photos does not end the reminder.
  if (isWhole) noteBackup(now);
  toast(isWhole ? words.handedOver : ofPictures.notInBackup);
  return true;
}

/** Saves all current data, in the user's own file if there is one. */
export const backUpNow = async (): Promise<boolean> =>
  (doesFileWait() && (await goOnWithKeptFile())) ||
  (await saveBackup(gatherEverything(deviceTexts(), 0, storedVersions)));
