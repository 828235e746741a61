import { useLocale } from '../../projects/settings/locale.ts';
import { useEffect, useState } from 'react';
import type { Digest } from '../../projects/derive/digest.ts';
import { listOffcuts } from '../../projects/stores/offcut-store.ts';
import { rememberedPrices } from '../../projects/stores/remembered-prices.ts';
import { useSettings } from '../../projects/settings/settings.ts';
import { language } from '../../language/language.ts';
import { regionOf, type Project } from '../../projects/schema/project.ts';
import type { Found } from '../../projects/stores/project-store.ts';

const NONE: ReadonlyMap<Project, Digest> = new Map();

/**
 * What there is to show of each project, one after the other: the jobs that count it are fetched when
 * the list stands already, and the page stays free for a finger between two jobs.
 */
export function useDigests(projects: readonly Found[]): ReadonlyMap<Project, Digest> {
  const locale = useLocale();
  const { region, currency, currencyChosen, built, country, tools } = useSettings();
  const [digests, setDigests] = useState(NONE);
  useEffect(() => {
    const controller = new AbortController();
    const isStillWanted = async (): Promise<boolean> => {
      await new Promise((resolve) => setTimeout(resolve));
      return !controller.signal.aborted;
    };
    const work = async (): Promise<void> => {
      if (projects.length === 0) return;
      const [{ digestSlowly }, { loadJobs }, { plannerWith }] = await Promise.all([
        import('../../projects/derive/digest.ts'),
        import('../../projects/derive/loaded.ts'),
        import('../../projects/search/known-plans.ts'),
      ]);
      const [remembered, rack] = [rememberedPrices(), listOffcuts()];
      for (const one of projects) {
        if (one.kind !== 'project') continue;
        const planner = plannerWith(`${one.project.id}/`);
        const { project } = one;
        const loaded = await loadJobs(
          project.jobs.map(({ slug }) => slug),
          regionOf(project, { region }),
          language(),
        );
        const options = {
          locale,
          loaded,
          home: { built, country, tools },
          remembered,
          planner,
          rack,
          ...(currencyChosen ? { currency } : {}),
        };
        const fresh = await digestSlowly(project, options, isStillWanted);
        if (fresh !== undefined) setDigests((known) => new Map(known).set(project, fresh));
        if (!(await isStillWanted())) return;
      }
    };
    // Without its pictures the list is still a list; the next visit fetches them again.
    work().catch(() => undefined);
    return () => controller.abort();
  }, [projects, locale, region, currency, currencyChosen, built, country, tools]);
  return digests;
}
