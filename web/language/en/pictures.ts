import { formatsOf } from '../formats.ts';

const { number, plural } = formatsOf('en-GB');

/** Photos, notes and receipts of a place or a project. */
export const en = {
  title: 'Photos and notes',
  receipts: 'Receipts',
  add: 'Photo or note',
  addReceipt: 'Receipt',
  lead: 'Kept on this phone and in the backup, never in a report or a link.',
  take: 'Take or choose a photo',
  write: 'Write a note',
  note: 'Note',
  noteHint: 'what it shows, its sizes',
  photoOf: (what: string) => (what === '' ? 'Photo' : `Photo: ${what}`),
  missing:
    'This photo is not on this phone: it is on another one, or the browser cleared it. A backup brings it back.',
  remove: 'Remove',
  removed: 'Removed',
  adding: 'Keeping the photo …',
  noRoom: 'There is no room on this phone for it. Nothing was added.',
  /** In the settings. */
  stored: (count: number, megabytes: number) =>
    `${plural(count, { one: 'One photo', other: '# photos' })}, ${number(megabytes, 1)} MB of it`,
  /** In what a backup holds, and what comes in from one. */
  inBackup: (count: number) =>
    plural(count, { one: '# photo or note', other: '# photos and notes' }),
  notInBackup:
    'Saved without the photos and notes: this browser could not read them. Load the page again, then back up once more.',
  come: (fresh: number, all: number) => `Photos and notes: ${fresh} of ${all} are new.`,
  notKept: 'There was no room for all of its photos. Free some space, then open it again.',
};
