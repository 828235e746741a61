/** Sharing what a screen shows: as a code, a link or a file. */
export const en = {
  share: (name: string) => `Share ${name}`,
  title: 'Share',
  linkCopied: 'Link copied',
  cannotCopy: 'This browser does not let us copy. Send it as a file.',
  saved: 'Saved as a file',
  tooLong: (size: string) =>
    `With ${size} this is too long for a link: messengers would cut it. Send it as a file.`,
  noCode: (size: string, most: string) =>
    `No code to scan: it would hold ${size}, and phones read ${most} well. Send the link or the file.`,
  code: (name: string) => `Code that opens ${name} on another phone`,
  sendLink: 'Send the link',
  copyLink: 'Copy the link',
  sendFile: 'Send as a file',
  note: 'The link itself holds everything that is here, prices and ticks too, and goes through no server of ours. Whoever opens it gets a copy of their own.',
};
