import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { language } from '../language/language.ts';
import { PAGES } from './pages.ts';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from '../router.ts';
import { resolveLazy, routes } from '../routes.tsx';
import { SHELL, type Page } from '../app/pages.ts';

/** A page of the export with the HTML of its content; a shell has none. */
export interface Rendered {
  readonly page: Page;
  readonly content: string | undefined;
}

const handler = createStaticHandler(routes);

/** The HTML of one public page's content, as React will take it over in the browser. */
async function contentOf(path: string): Promise<string> {
  const context = await handler.query(new Request(`http://export.invalid${path}`));
  if (context instanceof Response) throw new Error(`${path} redirects; it cannot be exported`);
  await resolveLazy(context.matches.map((match) => match.route));
  const router = createStaticRouter(handler.dataRoutes, context);
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </StrictMode>,
  );
  return new Response(prelude).text();
}

/**
 * Every page of the export in the language in force. The shell of projects comes with British English alone: its words
 * are seen for a moment only.
 */
export async function renderPages(): Promise<readonly Rendered[]> {
  const rendered: Rendered[] = [];
  for (const page of PAGES) rendered.push({ page, content: await contentOf(page.path) });
  return language() === 'en' ? [...rendered, { page: SHELL, content: undefined }] : rendered;
}
