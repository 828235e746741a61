const MOST_BYTES = 2_000_000;
/** More lines than a list may have, so that it is refused with that limit. */
const TOO_LONG = '\n'.repeat(6000);

/** The text of a file of parts in any encoding; of one that is far too long, or cannot be read, a text that is refused. */
export async function readListFile(file: Blob): Promise<string> {
  if (file.size > MOST_BYTES) return TOO_LONG;
  try {
    const [bytes, { decodeList }] = await Promise.all([
      file.arrayBuffer(),
      import('../../../planner/import/decode-list.ts'),
    ]);
    return decodeList(new Uint8Array(bytes));
  } catch {
    return '';
  }
}
