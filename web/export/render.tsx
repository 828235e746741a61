import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { addressIn, prefixOf } from '../language/addresses.ts';
import { en } from '../language/en/shell.ts';
import { area, language } from '../language/language.ts';
import { PAGES } from './pages.ts';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { resolveLazy, routes } from '../routes.tsx';
import { SHELL, type Page } from '../app/pages.ts';

const words = area('shell', en);

/** A page of the export with its rendered content. */
export interface Rendered {
  readonly page: Page;
  readonly content: string;
  /** True if the user's own data will replace the content. */
  readonly isShell: boolean;
}

const handler = createStaticHandler(routes, { basename: prefixOf(language()) });

async function htmlOf(node: React.ReactNode): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(node, { onError: (error) => void errors.push(error) });
  const html = await new Response(prelude).text();
  // React adds a script to render a failed boundary again; the export must not contain one.
  if (errors.length > 0) throw new AggregateError(errors, 'a page cannot be rendered');
  return html;
}

/** Content of one public page, ready for hydration. */
async function contentOf(path: string): Promise<string> {
  const address = addressIn(language(), path);
  const context = await handler.query(new Request(`http://export.invalid${address}`));
  if (context instanceof Response) throw new Error(`${path} redirects; it cannot be exported`);
  await resolveLazy(context.matches.map((match) => match.route));
  const router = createStaticRouter(handler.dataRoutes, context);
  return htmlOf(
    <StrictMode>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </StrictMode>,
  );
}

/** Content of a shell until the app has found the user's data. */
const opening = (): Promise<string> =>
  htmlOf(
    <main className="screen">
      <p role="status">{words.opening}</p>
      <noscript>
        <h1>{words.needsScript.title}</h1>
        <p>{words.needsScript.why}</p>
        <p>
          <a href={addressIn(language(), '/jobs')}>{words.needsScript.jobs}</a>
        </p>
      </noscript>
    </main>,
  );

/** Renders every page in the current language. */
export async function renderPages(): Promise<readonly Rendered[]> {
  const rendered: Rendered[] = [];
  for (const page of PAGES) {
    rendered.push({ page, content: await contentOf(page.path), isShell: false });
  }
  return [...rendered, { page: SHELL, content: await opening(), isShell: true }];
}
