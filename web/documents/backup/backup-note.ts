import { listCutLists } from '../store/cut-list-store.ts';
import { readText, writeText } from '../store/device-storage.ts';
import { listProjects } from '../store/project-store.ts';
import { json, moment, object } from '../../planner/schema/schema.ts';

const KEY = 'measure-twice:backup';
const DAY_MS = 86_400_000;

/** So many days without a backup are long where anything has changed. */
const LONG_DAYS = 14;
/** So many projects and lists are much work, however new. */
const MUCH = 3;
/** Who was reminded and made no backup is left in peace for so long. */
const PEACE_DAYS = 60;

const readNote = object({
  /** When there was first something to back up, in milliseconds since 1970. */
  first: moment,
  /** The last backup; 0 for none. */
  at: moment,
  /** The last reminder that was seen off. */
  reminded: moment,
});

export interface BackupNote {
  readonly first: number;
  readonly at: number;
  readonly reminded: number;
}

const NONE: BackupNote = { first: 0, at: 0, reminded: 0 };

/** What is known of the backups of this device. */
export const backupNote = (): BackupNote => readNote(json(readText(KEY) ?? '{}')) ?? NONE;

const note = (change: Partial<BackupNote>): void =>
  writeText(KEY, JSON.stringify({ ...backupNote(), ...change }));

/** All that there is has been saved elsewhere. */
export const noteBackup = (now: number): void =>
  note({ at: now, first: backupNote().first || now });

/** The person has seen the reminder off. */
export const noteReminded = (now: number): void => note({ reminded: now });

/** When each project and list was changed. */
export const changesKept = (): readonly number[] => [
  ...listProjects().flatMap((found) => (found.kind === 'project' ? [found.project.changed] : [])),
  ...listCutLists().flatMap((found) => (found.kind === 'list' ? [found.list.changed] : [])),
];

/** How many of these changes no backup holds. A backup ahead of the clock tells nothing of what was changed since. */
export const notBackedUp = ({ at }: BackupNote, changes: readonly number[], now: number): number =>
  changes.filter((changed) => changed > at || at > now).length;

/** Whether a backup is worth a reminder: much has changed since the last, or little for long. Once for each. */
export function isBackupDue(known: BackupNote, changes: readonly number[], now: number): boolean {
  const since = notBackedUp(known, changes, now);
  if (since === 0) return false;
  const isSeenOff = known.reminded > known.at && now - known.reminded < PEACE_DAYS * DAY_MS;
  // A moment ahead of the clock tells nothing.
  if (isSeenOff && known.reminded <= now) return false;
  const from = Math.max(known.first, known.at);
  const isLong = from > 0 && now - from >= LONG_DAYS * DAY_MS;
  return since >= MUCH || isLong;
}

/** Takes down when there was first something to back up. */
export function noteFirst(now: number): void {
  if (backupNote().first === 0) note({ first: now });
}
