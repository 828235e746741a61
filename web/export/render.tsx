import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from '../router.ts';
import { resolveLazy, routes } from '../routes.tsx';

export { SHELL, NOT_FOUND, type Page } from '../app/pages.ts';
export { PAGES } from './pages.ts';

const handler = createStaticHandler(routes);

/** The HTML of one public page's content, as React will take it over in the browser. */
export async function renderPage(path: string): Promise<string> {
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
