import { changesKept } from '../../documents/backup/backup-note.ts';
import { readStored, writeText } from '../../documents/store/device-storage.ts';
import { isRealUse } from '../../documents/store/real-use.ts';
import { isPersisted } from './how-long.ts';

/** Number of items at the last request; some browsers show a prompt. */
const ASKED = 'measure-twice:asked-to-persist';

/** True with the first item, and after a refusal when the number of items has doubled. */
export const isWorthAsking = (asked: number, things: number): boolean =>
  things > 0 && things >= 2 * asked;

/** An earlier version stored a word. */
const askedAt = (text: string | null): number => (text === null ? 0 : Number(text) || 1);

/** Asks the browser to keep the data permanently, if it is worth a prompt; again after installation. */
export async function askToPersist(isJustInstalled = false): Promise<void> {
  const things = changesKept().length;
  const asked = isJustInstalled ? 0 : askedAt(readStored(ASKED));
  if (!isRealUse() || !isWorthAsking(asked, things)) return;
  if (await isPersisted()) return;
  writeText(ASKED, String(things));
  await navigator.storage.persist();
}
