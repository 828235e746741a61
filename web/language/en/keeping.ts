// Made from the message files by scripts/messages.ts: edit those.
import { formatsOf } from '../formats.ts';

const formats = formatsOf('en-GB');

export const en = {
  howLong: {
    persisted: "This browser keeps your projects until you erase them or its data.",
    "seven-days": "This browser erases your projects after seven days of use in which you do not open this page.",
    "home-screen": "Kept as long as the app is on the home screen, unless the phone runs out of space.",
    "may-be-cleared": "The browser may clear your projects when this phone runs out of space.",
    private: "This looks like a private window: your projects go when it is closed.",
  },
  backUp: "Back up",
  last: (day: string): string => `Last backup: ${day}.`,
  never: "No backup yet.",
  reminder: {
    title: "These are only on this phone",
    changed: (things: number): string => `${formats.number(things)} project${things === 1 ? " or list has" : "s and lists have"} changed since your last backup.`,
    unsaved: (things: number): string => `${formats.number(things)} project${things === 1 ? " or list" : "s and lists"}, and no backup yet.`,
    later: "Not now",
  },
  file: {
    choose: "Keep a file up to date",
    note: "Choose a file once, best in a folder that is synchronised. It is written again after each change.",
    kept: (name: string, moment: string): string => `${name} is kept up to date, last ${moment}.`,
    waits: (name: string): string => `${name} is no longer up to date: the browser asks before it goes on.`,
    failed: (name: string): string => `${name} could not be written. Choose it again.`,
    goOn: "Go on",
    stop: "Stop",
    name: "measure-twice-backup",
  },
  move: {
    note: "The app on the home screen starts empty: take your projects along first.",
    copy: "Copy them",
    copied: "Copied. Open the app from the home screen and tap “Paste”.",
    cannotCopy: "This browser would not copy them. Take the file.",
    tooLong: "They are too large to copy. Take the file.",
    photos: "Photos and notes come with the file alone.",
    file: "Save a file",
  },
  arrive: {
    title: "Did you measure in the browser before?",
    note: "The browser keeps that for itself. Paste what you copied there, or open the file.",
    paste: "Paste",
    nothing: "There is nothing of this app on the clipboard.",
    open: "Open a file",
  },
};
