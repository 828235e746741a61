import { SHARED_IN } from '../app/offline/shared-in.ts';
import { CACHE } from './build.ts';

/** Where what was shared is shown: at a link's own address, as a list of parts, or to be looked at first. */
export function pageFor(shared: {
  readonly text: string;
  readonly type: string;
  readonly name: string;
  /** How the file begins. */
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

/** Keeps what another app shares, and leads to where it opens, in the language of a prefix. */
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
    // What a link holds is in its address.
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
