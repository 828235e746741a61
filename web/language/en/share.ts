import { formatsOf } from '../formats.ts';

const { plural } = formatsOf('en-GB');

/** Sharing what a screen shows: as a code, a link or a file. */
export const en = {
  share: (name: string) => `Share ${name}`,
  title: 'Share',
  linkCopied: 'Link copied',
  cannotCopy: 'This browser does not let us copy. Send it as a file.',
  saved: 'Saved as a file',
  tooLong: (size: string) =>
    `With ${size} this is too long for a link: messengers would cut it. Send it as a file.`,
  parts: {
    how: (count: number) =>
      `Too much for one code: it comes in ${count}. On the other phone open “Open a file” and scan, or point its camera at each.`,
    code: (name: string, at: number, of: number) => `Code ${at} of ${of} for ${name}`,
    at: (at: number, of: number) => `Code ${at} of ${of}`,
    next: 'Next code',
    turn: 'Turn by itself',
  },
  code: (name: string) => `Code that opens ${name} on another phone`,
  sendLink: 'Send the link',
  copyLink: 'Copy the link',
  sendFile: 'Send as a file',
  photos: (count: number) =>
    plural(count, {
      one: 'Its photo or note does not travel with a link or a code. Send the file: that holds it.',
      other:
        'Its # photos and notes do not travel with a link or a code. Send the file: that holds them.',
    }),
  note: 'The link itself holds everything that is here, prices and ticks too, and goes through no server of ours. Whoever opens it gets a copy of their own.',
};
