import { changesKept } from '../../documents/backup/backup-note.ts';
import { readText, writeText } from '../../documents/store/device-storage.ts';
import { isRealUse } from '../../documents/store/real-use.ts';
import { isPersisted } from './how-long.ts';

/** Number of projects and lists at the last request: some browsers ask the user. */
const ASKED = 'measure-twice:asked-to-persist';

/** Asked once there is something to keep, and again after a refusal once there is twice as much. */
export const isWorthAsking = (asked: number, things: number): boolean =>
  things > 0 && things >= 2 * asked;

/** Earlier versions stored a word. */
const askedAt = (text: string | null): number => (text === null ? 0 : Number(text) || 1);

/** Asks the browser never to clear the storage by itself, if that is worth asking; again after an installation. */
export async function askToPersist(isJustInstalled = false): Promise<void> {
  const things = changesKept().length;
  const asked = isJustInstalled ? 0 : askedAt(readText(ASKED));
  if (!isRealUse() || !isWorthAsking(asked, things)) return;
  if (await isPersisted()) return;
  writeText(ASKED, String(things));
  await navigator.storage.persist();
}
