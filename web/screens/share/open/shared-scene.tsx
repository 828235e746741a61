import { useEffect, useState, type ReactNode } from 'react';
import { catalogueLoader } from '../../../app/catalogue-loader.ts';
import { pageMemo } from '../../../documents/settings/page-names.ts';
import { useSettings, type Settings } from '../../../documents/settings/settings.ts';
import { rememberedPrices } from '../../../documents/store/remembered-prices.ts';
import { language } from '../../../language/language.ts';
import type { Locale } from '../../../language/locale.ts';
import { digestSlowly } from '../../../planner/project/digest.ts';
import { isBuilt, type Scene } from '../../../planner/scene/scene.ts';
import { regionOf, type Project } from '../../../planner/schema/project.ts';
import { localeFor } from '../../../planner/stock/region.ts';
import { goesOnUnless } from '../../../platform/scheduling.ts';
import { StepModel } from '../../../ui/drawings/space/model-drawing.tsx';

/** The first built scene of a project; undefined if it has none or cannot be planned. */
async function sceneOf(
  project: Project,
  locale: Locale,
  settings: Settings,
  signal: AbortSignal,
): Promise<Scene | undefined> {
  const { built, country, tools, hours, workDays } = settings;
  const region = regionOf(project, settings);
  const slugs = project.jobs.map(({ slug }) => slug);
  const catalogue = await catalogueLoader.load(slugs, region, language());
  const digest = await digestSlowly(
    {
      project,
      catalogue,
      locale: localeFor(region, locale),
      device: { home: { built, country, tools }, prices: rememberedPrices(), offcuts: [] },
      cuts: new Map(),
    },
    { days: { hours, workDays }, now: Date.now() },
    pageMemo,
    goesOnUnless(signal),
  );
  return digest?.plan.jobs.map(({ plan }) => plan.scene).find(isBuilt);
}

/** The finished work of a shared project in space; `otherwise` until it is planned, and if it builds nothing. */
export function SharedScene(props: {
  readonly project: Project;
  readonly locale: Locale;
  readonly otherwise: ReactNode;
}) {
  const { project, locale, otherwise } = props;
  const settings = useSettings();
  const [scene, setScene] = useState<Scene>();
  useEffect(() => {
    const gone = new AbortController();
    const show = async (): Promise<void> => {
      const found = await sceneOf(project, locale, settings, gone.signal);
      if (!gone.signal.aborted) setScene(found);
    };
    // A project that cannot be planned has its place as picture.
    show().catch(() => undefined);
    return () => gone.abort();
  }, [project, locale, settings]);
  return (
    <div className="bundle__picture">
      {scene === undefined ? otherwise : <StepModel scene={scene} />}
    </div>
  );
}
