/**
 * A cut list that another app shares with this one (`share_target` of the manifest): the service worker keeps its
 * file or text in a cache until the screen that it leads to takes it out.
 */
export const SHARED_LIST = {
  /** Where the browser posts it. */
  address: '/project/cut/shared',
  /** Names of the form's fields, as in the manifest. */
  text: 'text',
  file: 'list',
  /** A new list that opens with what was shared. */
  page: '/project/cut/new?shared=list',
  /** Under which it is kept. */
  kept: '/.shared-list',
} as const;

/** Takes out the file or text that was shared last, in its own encoding; empty where there is none, or the browser keeps none. */
export async function takeSharedList(): Promise<Blob> {
  try {
    const found = await caches.match(SHARED_LIST.kept);
    if (found === undefined) return new Blob();
    const names = await caches.keys();
    await Promise.all(
      names.map(async (name) => (await caches.open(name)).delete(SHARED_LIST.kept)),
    );
    return await found.blob();
  } catch {
    // Private windows have no caches; then nothing was kept either.
    return new Blob();
  }
}
