import { SHARED_LIST } from '../app/offline/shared-list.ts';
import { CACHE } from './build.ts';

/** More than any list is; the page says so where a text is too long. */
const MOST_BYTES = 2_000_000;

/** What was shared in a form: its file in whatever encoding, else what it says itself. */
function sharedIn(form: FormData): Blob | string {
  const file = form.get(SHARED_LIST.file);
  if (file instanceof File && file.size > 0) return file.slice(0, MOST_BYTES);
  const text = form.get(SHARED_LIST.text);
  return typeof text === 'string' ? text : '';
}

/** Keeps the list that another app shares, and leads to a new list that opens with it, in the language of a prefix. */
export async function takeSharedList(request: Request, prefix: string): Promise<Response> {
  try {
    const shared = sharedIn(await request.formData());
    await (await caches.open(CACHE)).put(SHARED_LIST.kept, new Response(shared));
  } catch {
    // A form that cannot be read, or no room: the list opens empty, to paste into.
  }
  return Response.redirect(prefix + SHARED_LIST.page, 303);
}
