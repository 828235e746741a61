import { doesFileWait, goOnWithKeptFile } from '../../../app/storage/kept-file.ts';
import { en } from '../../../language/en/bundles.ts';
import { en as enPictures } from '../../../language/en/pictures.ts';
import { area } from '../../../language/language.ts';
import { backupBlob } from '../../../documents/backup/backup-blob.ts';
import { noteBackup } from '../../../documents/backup/backup-note.ts';
import { deviceTexts } from '../../../documents/sharing/device-texts.ts';
import { gatherEverything } from '../../../documents/sharing/gather.ts';
import type { Bundle } from '../../../documents/sharing/bundle.ts';
import { toast } from '../../../ui/controls/toast.tsx';
import { dayOf, fileWith } from '../open/bundle-file.ts';
import { handOver } from '../send/hand-over.ts';

const { backup: words, file } = area('bundles', en);
const ofPictures = area('pictures', enPictures);

/** How many there are of each kind, as a person says them. */
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

/** Saves everything as one file; false where the person left the phone's share sheet. */
export async function saveBackup(bundle: Bundle): Promise<boolean> {
  const now = Date.now();
  const { blob, isWhole } = await backupBlob({ ...bundle, saved: now });
  const fate = await handOver(fileWith(blob, file.backup(dayOf(now))));
  if (fate === 'cancelled') return false;
  // Without its photos it is none to rely on: the person is reminded again.
  if (isWhole) noteBackup(now);
  toast(isWhole ? words.handedOver : ofPictures.notInBackup);
  return true;
}

/** The same of all that is kept now: into the person's own file, where there is one. */
export const backUpNow = async (): Promise<boolean> =>
  (doesFileWait() && (await goOnWithKeptFile())) ||
  (await saveBackup(gatherEverything(deviceTexts(), 0)));
