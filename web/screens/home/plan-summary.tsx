import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { catalogueLoader } from '../../app/catalogue-loader.ts';
import { cutsWith, knownOf } from '../../app/cut-search/known-cuts.ts';
import { pageMemo } from '../../documents/settings/page-names.ts';
import type { Settings } from '../../documents/settings/settings.ts';
import { listOffcuts } from '../../documents/store/offcut-store.ts';
import { rememberedPrices } from '../../documents/store/remembered-prices.ts';
import { keepSummary } from '../../documents/store/summary-store.ts';
import { language } from '../../language/language.ts';
import type { Locale } from '../../language/locale.ts';
import { digestSlowly, figuresOf, type Digest } from '../../planner/project/digest.ts';
import { regionOf, type Project } from '../../planner/schema/project.ts';
import { localeFor } from '../../planner/stock/region.ts';
import type { NodeData } from '../../platform/node-data.ts';
import { goesOnUnless, nextTask } from '../../platform/scheduling.ts';
import { drawnNode, type Detail } from '../../ui/drawings/drawn-picture.tsx';
import { NextPicture, ProjectPicture } from './project-picture.tsx';
import { firstEnd, presentStamps } from './summary-stamps.ts';

/** A row shows a sixth of the size of a drawing, without what `own-row.css` hides. */
const IN_ROW: Detail = { without: 'text, .solid__grain, .material__marks', decimals: 0 };
const FULL: Detail = { without: '.plan__note', decimals: 1 };

/** Tasks until a picture is drawn whose script is there; a picture that fails is left out. */
const MOST_TASKS = 100;

/** Draws a picture outside the page. `prefix` makes its ids different from those of other pictures. */
async function draw(picture: ReactNode, prefix: string, detail: Detail) {
  const host = document.createElement('div');
  const root = createRoot(host, { identifierPrefix: prefix, onUncaughtError: () => undefined });
  root.render(picture);
  for (let n = 0; n < MOST_TASKS && host.querySelector('svg') === null; n += 1) await nextTask();
  const [drawn] = host.querySelector('svg') === null ? [] : host.children;
  const node = drawn && drawnNode(drawn, detail);
  root.unmount();
  return node;
}

async function drawBoth(project: Project, digest: Digest, locale: Locale) {
  // Otherwise it would load while the picture is drawn.
  await import('../../ui/drawings/space/space-picture.tsx');
  const { id } = project;
  const next = <NextPicture project={project} digest={digest} locale={locale} />;
  const picture = await draw(<ProjectPicture digest={digest} />, `${id}-`, IN_ROW);
  return { picture, stepPicture: await draw(next, `${id}-step-`, FULL) };
}

interface Pictures {
  readonly picture: NodeData | undefined;
  readonly stepPicture: NodeData | undefined;
}

const NO_PICTURES: Pictures = { picture: undefined, stepPicture: undefined };

/**
 * Plans a project and keeps its summary. Returns the search for the cut plans that its sum lacks, which keeps the summary
 * with them.
 */
export async function planSummary(
  project: Project,
  page: { readonly build: string; readonly locale: Locale; readonly settings: Settings },
  signal: AbortSignal,
): Promise<(() => Promise<void>) | undefined> {
  const { build, locale, settings } = page;
  const { currency, currencyChosen, built, country, tools, hours, workDays } = settings;
  const region = regionOf(project, settings);
  const slugs = project.jobs.map(({ slug }) => slug);
  const catalogue = await catalogueLoader.load(slugs, region, language());
  const isWanted = goesOnUnless(signal);
  const write = async (): Promise<Digest['unplanned']> => {
    const now = Date.now();
    const stamps = presentStamps(project, locale, settings);
    const inputs = {
      project,
      catalogue,
      locale: localeFor(region, locale),
      device: {
        home: { built, country, tools },
        prices: rememberedPrices(),
        offcuts: listOffcuts(),
        ...(currencyChosen ? { currency } : {}),
      },
      cuts: cutsWith(`${project.id}/`).cuts,
    };
    const today = { days: { hours, workDays }, now };
    const digest = await digestSlowly(inputs, today, pageMemo, isWanted);
    if (signal.aborted) return [];
    const pictures =
      digest === undefined ? NO_PICTURES : await drawBoth(project, digest, inputs.locale);
    const { unplanned = [] } = digest ?? {};
    const until = firstEnd(project, now);
    const figures = digest && figuresOf(digest);
    // A search that failed is repeated; one that was refused would end the same.
    const isSearched = unplanned.every(({ request }) => knownOf(request).phase?.kind === 'refused');
    await keepSummary(project.id, { build, ...stamps, isSearched, until, figures, ...pictures });
    return unplanned;
  };
  const unplanned = await write();
  if (unplanned.length === 0) return undefined;
  return async () => {
    const { planAll } = await import('../../app/cut-search/use-plan-search.ts');
    await planAll(unplanned, locale, signal);
    if (!signal.aborted) await write();
  };
}
