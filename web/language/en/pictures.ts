// Made from the message files by scripts/messages.ts: edit those.
import { formatsOf } from '../formats.ts';

const formats = formatsOf('en-GB');

export const en = {
  title: "Photos and notes",
  receipts: "Receipts",
  add: "Photo or note",
  addReceipt: "Receipt",
  lead: "Kept on this phone and in the backup, never in a report or a link.",
  take: "Take or choose a photo",
  write: "Write a note",
  note: "Note",
  noteHint: "what it shows, its sizes",
  photoOf: (what: string): string => `Photo${what === '' ? '' : `: ${what}`}`,
  missing: "This photo is not on this phone: it is on another one, or the browser cleared it. A backup brings it back.",
  remove: "Remove",
  removed: "Removed",
  adding: "Keeping the photo …",
  noRoom: "There is no room on this phone for it. Nothing was added.",
  stored: (count: number, megabytes: number): string => `${count === 1 ? "One photo" : `${formats.number(count)} photos`}, ${formats.number(megabytes, 1)} MB of it`,
  inBackup: (count: number): string => `${formats.number(count)} photo${count === 1 ? " or note" : "s and notes"}`,
  notInBackup: "Saved without the photos and notes: this browser could not read them. Load the page again, then back up once more.",
  come: (fresh: number, all: number): string => `Photos and notes: ${fresh} of ${all} are new.`,
  notKept: "There was no room for all of its photos. Free some space, then open it again.",
};
