/** Serves the pages of the export: each comes in the first of its reader's languages that the app speaks. */
import { parseAccept } from 'hono/utils/accept';
import { firstSpoken } from '../web/language/language-tags.ts';
import { LANGUAGE_PAGES, pageFolder } from '../web/language/page-folder.ts';
import { missing } from './own-answer.ts';

/** What the export has at a path, its redirects included; 404 where it has nothing. */
function fileAt(path: string, request: Request, assets: Fetcher): Promise<Response> {
  const url = new URL(request.url);
  url.pathname = path;
  return assets.fetch(new Request(url, request));
}

/**
 * The page at a path in its reader's language, else in British English. `Vary` tells whoever keeps a copy that another
 * reader may get another page.
 */
async function pageAt(path: string, request: Request, assets: Fetcher): Promise<Response> {
  const languages = parseAccept(request.headers.get('Accept-Language') ?? '');
  // A weight of 0 says that a language is not wanted.
  const wanted = languages.filter(({ q }) => q > 0).map(({ type }) => type);
  const folder = pageFolder(firstSpoken(wanted));
  const own = await fileAt(folder + path, request, assets);
  const isThere = own.status === 200 || own.status === 304;
  const page = isThere || folder === '' ? own : await fileAt(path, request, assets);
  const answer = new Response(page.body, page);
  answer.headers.append('Vary', 'Accept-Language');
  return answer;
}

/** A page of the export; undefined where it has none at the request's path. */
export async function publicPage(request: Request, assets: Fetcher): Promise<Response | undefined> {
  const { pathname } = new URL(request.url);
  if (pathname.startsWith(LANGUAGE_PAGES)) return undefined;
  const page = await pageAt(pathname, request, assets);
  return page.status === 404 ? undefined : page;
}

/** A project lives in the phone alone, so every project's address is served by the same neutral shell. */
export const projectShell = (request: Request, assets: Fetcher): Promise<Response> =>
  fileAt('/project', request, assets);

/** 404: a page for a person, a plain line for a file of the build, which must never look like one. */
export async function notFound(request: Request, assets: Fetcher): Promise<Response> {
  const wantsPage = request.method === 'GET' || request.method === 'HEAD';
  if (!wantsPage || new URL(request.url).pathname.startsWith('/assets/')) return missing();
  // Asked for anew: it must come whole, whatever copy the browser has.
  const headers = { 'Accept-Language': request.headers.get('Accept-Language') ?? '' };
  const page = await pageAt('/404', new Request(request.url, { headers }), assets);
  return new Response(page.body, { status: 404, headers: page.headers });
}
