/**
 * Files and texts that another app shares with this one (`share_target` of the manifest): a cut list, a backup or
 * project, a photo or a plan. The service worker keeps its file or text in a cache until the screen that it leads to
 * takes it out.
 */
export const SHARED_IN = {
  /** Address to which the browser posts it. */
  address: '/project/cut/shared',
  /** Names of the form's fields, as in the manifest. */
  text: 'text',
  url: 'url',
  file: 'list',
  /** A new list that opens with what was shared. */
  list: '/project/cut/new?shared=list',
  /** All else is looked at first. */
  other: '/open?shared=file',
  /** Key of the stored copy. */
  kept: '/.shared-list',
  /** Header of the stored copy with the file's name, encoded. */
  name: 'x-name',
} as const;

/**
 * Takes out the file or text that was shared last, in its original encoding; empty if there is none, or if the browser
 * stores none.
 */
export async function takeShared(): Promise<File> {
  try {
    const found = await caches.match(SHARED_IN.kept);
    if (found === undefined) return new File([], '');
    const names = await caches.keys();
    await Promise.all(names.map(async (name) => (await caches.open(name)).delete(SHARED_IN.kept)));
    const blob = await found.blob();
    const name = decodeURIComponent(found.headers.get(SHARED_IN.name) ?? '');
    return new File([blob], name, { type: blob.type });
  } catch {
    // Private windows have no caches, and so no shared file.
    return new File([], '');
  }
}
