const MOST_BYTES = 2_000_000;
/** More lines than a list may have, so that it is refused with that limit. */
const TOO_LONG = '\n'.repeat(6000);

/** The text of a file of parts; of one that is far too long, or cannot be read, a text that is refused. */
export const readListFile = (file: File): Promise<string> =>
  file.size > MOST_BYTES ? Promise.resolve(TOO_LONG) : file.text().catch(() => '');
