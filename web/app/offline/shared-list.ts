/**
 * A cut list that another app shares with this one (`share_target` of the manifest): the service worker keeps its
 * text in a cache until the screen that it leads to takes it out.
 */
export const SHARED_LIST = {
  /** Where the browser posts it. */
  address: '/project/cut/shared',
  /** Names of the form's fields, as in the manifest. */
  text: 'text',
  file: 'list',
  /** A new list that opens with what was shared. */
  page: '/project/cut/new?shared=list',
  /** Under which its text is kept. */
  kept: '/.shared-list',
} as const;

/** Takes out the text that was shared last; empty where there is none, or the browser keeps none. */
export async function takeSharedText(): Promise<string> {
  try {
    const found = await caches.match(SHARED_LIST.kept);
    if (found === undefined) return '';
    const names = await caches.keys();
    await Promise.all(
      names.map(async (name) => (await caches.open(name)).delete(SHARED_LIST.kept)),
    );
    return await found.text();
  } catch {
    // Private windows have no caches; then nothing was kept either.
    return '';
  }
}
