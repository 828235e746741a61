import { listCutLists } from '../store/cut-list-store.ts';
import { readStored, writeText } from '../store/device-storage.ts';
import { listProjects } from '../store/project-store.ts';
import { json, moment, object } from '../../planner/schema/schema.ts';

const KEY = 'measure-twice:backup';
const DAY_MS = 86_400_000;

/** Days without a backup after which any change is worth a reminder. */
const LONG_DAYS = 14;
/** Changed projects and lists that are worth a reminder at once. */
const MUCH = 3;
/** Days without a reminder after one that the user dismissed. */
const PEACE_DAYS = 60;

const readNote = object({
  /** When there was first something to back up, in milliseconds since 1970. */
  first: moment,
  /** The last backup; 0 for none. */
  at: moment,
  /** The last reminder that the user dismissed. */
  reminded: moment,
});

export interface BackupNote {
  readonly first: number;
  readonly at: number;
  readonly reminded: number;
}

const NONE: BackupNote = { first: 0, at: 0, reminded: 0 };

/** Record of this device's backups. */
export const backupNote = (): BackupNote => readNote(json(readStored(KEY) ?? '{}')) ?? NONE;

const note = (change: Partial<BackupNote>): void =>
  void writeText(KEY, JSON.stringify({ ...backupNote(), ...change }));

/** Records a backup of everything. */
export const noteBackup = (now: number): void =>
  note({ at: now, first: backupNote().first || now });

/** Records that the user dismissed the reminder. */
export const noteReminded = (now: number): void => note({ reminded: now });

/** When each project and list was changed. */
export const changesKept = (): readonly number[] => [
  ...listProjects().flatMap((found) => (found.kind === 'project' ? [found.project.changed] : [])),
  ...listCutLists().flatMap((found) => (found.kind === 'list' ? [found.list.changed] : [])),
];

/** Number of changes that no backup holds. A backup in the future proves nothing about later changes. */
export const notBackedUp = ({ at }: BackupNote, changes: readonly number[], now: number): number =>
  changes.filter((changed) => changed > at || at > now).length;

/** True if a backup is worth a reminder: much has changed since the last one, or a little for long. Once for each. */
export function isBackupDue(known: BackupNote, changes: readonly number[], now: number): boolean {
  const since = notBackedUp(known, changes, now);
  if (since === 0) return false;
  const isSeenOff = known.reminded > known.at && now - known.reminded < PEACE_DAYS * DAY_MS;
  // A time in the future proves nothing.
  if (isSeenOff && known.reminded <= now) return false;
  const from = Math.max(known.first, known.at);
  const isLong = from > 0 && now - from >= LONG_DAYS * DAY_MS;
  return since >= MUCH || isLong;
}

/** Records the first time with something to back up. */
export function noteFirst(now: number): void {
  if (backupNote().first === 0) note({ first: now });
}
