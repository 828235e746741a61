// Made from the message files by scripts/messages.ts: edit those.
import { formatsOf } from '../formats.ts';

const formats = formatsOf('en-GB');

export const en = {
  title: "What this app reports",
  lead: "Your projects stay on this device. When the app breaks, it tells us what went wrong, so that we can mend it.",
  off: "Off stops every report at once and stays off on this device. A “Do Not Track” or “Global Privacy Control” setting of your browser does not switch it: this does.",
  holds: "A report holds",
  held: [
    "The error: its message and where in our code it happened.",
    "Which pages you open, how fast they load, and what was tapped before an error.",
    "Of one visit in ten, and of every visit with an error, a recording of the screen in which every letter is masked and every picture blocked: we see boxes move, not what you typed.",
    "What this app keeps in your browser’s storage, each entry cut to 500 characters. That includes the rooms and prices you typed, because most errors depend on them; never photos and notes.",
    "Your network address, browser, device type and language, and cookies of this site, of which it sets none.",
  ],
  neverHolds: "A report never holds",
  neverHeld: [
    "Anything from other sites, your files, contacts, camera or location.",
    "An account: there is none.",
  ],
  goes: "Where it goes",
  destination: "To this site’s own server, which hands it to the error collector of whoever runs this site. Nobody else.",
  kept: "What is kept on this device",
  keptHere: [
    "Copies of the last 20 reports, until newer ones take their place or you forget them below.",
    "Reports made without signal: 100 at most and no more than 5 MB, until they can be sent, 14 days at most. Recordings go first when there is no room, errors last. Off forgets them at once.",
    "The choice “Off”, until you switch reports on again.",
  ],
  last: "The last reports from this device",
  none: "Nothing has been reported from this device so far.",
  forget: "Forget these copies",
  tooLarge: "It was too large to keep a copy on this device.",
  unreadable: "This copy cannot be read.",
  sent: (kilobytes: string, fate: string): string => `${kilobytes} kB, ${fate}`,
  taken: "taken",
  answered: (status: number): string => `answered ${status}`,
  waiting: "waiting for signal",
  more: (characters: number): string => `… ${formats.number(characters)} more character${characters === 1 ? '' : "s"}`,
  items: {
    event: "Error",
    transaction: "Page or step timed",
    replay_event: "Recording, summary",
    replay_recording: "Recording, masked",
    client_report: "Reports not sent",
    session: "Visit",
    feedback: "Message",
  },
};
