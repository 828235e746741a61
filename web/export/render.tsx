import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { addressIn, prefixOf } from '../language/addresses.ts';
import { en } from '../language/en/shell.ts';
import { area, language } from '../language/language.ts';
import { matchRoutes, StaticRouter } from 'react-router-dom';
import { routes, Screens } from '../routes.tsx';
import { SHELL, type Page, APP_PAGES, NOT_FOUND } from '../app/pages.ts';
import { ExportedPicture } from '../ui/drawings/space/exported-picture.ts';
import { SpacePicture, type PictureProps } from '../ui/drawings/space/space-picture.tsx';
import { jobPage } from '../app/job-page.ts';
import { JOBS } from '../planner/jobs/catalogue.ts';
import { cutListPage } from '../screens/cut/cut-page.tsx';

/** All public pages, in the order of the export. */
export const PAGES: readonly Page[] = [
  ...APP_PAGES,
  cutListPage(),
  ...(await Promise.all(
    JOBS.map(async ({ file }) => jobPage(await (await file()).job.load(language()))),
  )),
  NOT_FOUND,
];

const words = area('shell', en);

/** A page of the export with its rendered content. */
export interface Rendered {
  readonly page: Page;
  readonly content: string;
  /** True if the user's own data will replace the content. */
  readonly isShell: boolean;
}

async function htmlOf(node: React.ReactNode): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(node, {
    onError: (error) => void errors.push(error),
    // Content of a long page would otherwise be hidden until its script runs.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
  });
  const html = await new Response(prelude).text();
  // React adds a script to render a failed boundary again; the export must not contain one.
  if (errors.length > 0) throw new AggregateError(errors, 'a page cannot be rendered');
  return html;
}

const drawStill = (props: PictureProps) => <SpacePicture {...props} isStill />;

/** Content of one public page, ready for hydration. */
async function contentOf(path: string): Promise<string> {
  const [address, basename] = [addressIn(language(), path), prefixOf(language())];
  const matches = matchRoutes(routes, address, basename) ?? [];
  await Promise.all(matches.map(({ route }) => route.load()));
  return htmlOf(
    <StrictMode>
      <ExportedPicture value={drawStill}>
        <StaticRouter location={address} basename={basename}>
          <Screens />
        </StaticRouter>
      </ExportedPicture>
    </StrictMode>,
  );
}

/** Content of a shell until the app has found the user's data. */
const opening = (): Promise<string> =>
  htmlOf(
    <main className="screen skeleton">
      <p className="skeleton__line" role="status">
        {words.opening}
      </p>
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
