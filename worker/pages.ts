/** Serves what is no file of the export. Files themselves are served before the Worker is asked. */
import { missing } from './own-answer.ts';

/** A project lives in the phone alone, so every project's address is served by the same neutral shell. */
export function projectShell(request: Request, assets: Fetcher): Promise<Response> {
  return assets.fetch(new Request(new URL('/project', request.url), request));
}

/** 404: a page for a person, a plain line for a file of the build, which must never look like one. */
export async function notFound(request: Request, assets: Fetcher): Promise<Response> {
  const url = new URL(request.url);
  const wantsPage = request.method === 'GET' || request.method === 'HEAD';
  if (!wantsPage || url.pathname.startsWith('/assets/')) return missing();
  const page = await assets.fetch(new URL('/404', url));
  return new Response(page.body, { status: 404, headers: page.headers });
}
