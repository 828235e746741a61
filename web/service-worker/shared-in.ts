import { SHARED_IN } from '../app/offline/shared-in.ts';
import { CACHE } from './build.ts';

/** Address of the screen for a shared file or text: the link's own, a new cut list, or a preview. */
export function pageFor(shared: {
  readonly text: string;
  readonly type: string;
  readonly name: string;
  /** First characters of the file. */
  readonly head: string;
}): string {
  const { text, type, name, head } = shared;
  const [, fragment] = /\/open(#[\w.-]+)/.exec(text) ?? [];
  if (fragment !== undefined) return `/open${fragment}`;
  const isOurs = /^\s*\{"app":"measure-twice"/.test(head);
  const isDrawn = /^image\/|pdf|dxf|zip/.test(type) || /\.(?:dxf|sh3d|pdf|hei[cf])$/i.test(name);
  return isOurs || isDrawn ? SHARED_IN.other : SHARED_IN.list;
}

const textIn = (form: FormData, field: string): string => {
  const value = form.get(field);
  return typeof value === 'string' ? value : '';
};

/** Stores a shared file or text and redirects to the screen that opens it, in the language of a prefix. */
export async function takeSharedIn(request: Request, prefix: string): Promise<Response> {
  let page: string = SHARED_IN.list;
  try {
    const form = await request.formData();
    const found = form.get(SHARED_IN.file);
    const file = found instanceof File && found.size > 0 ? found : undefined;
    const { type = '', name = '' } = file ?? {};
    const head = (await file?.slice(0, 64).text()) ?? '';
    const text = textIn(form, SHARED_IN.text);
    page = pageFor({ text: `${text} ${textIn(form, SHARED_IN.url)}`, type, name, head });
    // A link's content is in its address.
    if (page.includes('#')) return Response.redirect(prefix + page, 303);
    const kept = new Response(file ?? text, {
      headers: { [SHARED_IN.name]: encodeURIComponent(name) },
    });
    await (await caches.open(CACHE)).put(SHARED_IN.kept, kept);
  } catch {
    // A form that cannot be read, or no room: the screen opens empty.
  }
  return Response.redirect(prefix + page, 303);
}
