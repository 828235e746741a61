import { useLocale } from '../../projects/settings/locale.ts';
import { useEffect, useState } from 'react';
import type { Digest } from '../../projects/derive/digest.ts';
import { listOffcuts } from '../../projects/stores/offcut-store.ts';
import { rememberedPrices } from '../../projects/stores/remembered-prices.ts';
import { language } from '../../language/language.ts';
import { regionOf, type Project } from '../../projects/schema/project.ts';
import type { Found } from '../../projects/stores/project-store.ts';

const NONE: ReadonlyMap<Project, Digest> = new Map();

const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * What there is to show of each project, one after the other: the jobs that count it are fetched when
 * the list stands already, and the page stays free for a finger between two projects.
 */
export function useDigests(projects: readonly Found[]): ReadonlyMap<Project, Digest> {
  const locale = useLocale();
  const [digests, setDigests] = useState(NONE);
  useEffect(() => {
    const controller = new AbortController();
    const work = async (): Promise<void> => {
      if (projects.length === 0) return;
      const [{ digest }, { loadJobs }, { plannerWith }] = await Promise.all([
        import('../../projects/derive/digest.ts'),
        import('../../projects/derive/loaded.ts'),
        import('../../projects/search/known-plans.ts'),
      ]);
      const [remembered, rack] = [rememberedPrices(), listOffcuts()];
      for (const one of projects) {
        if (controller.signal.aborted) return;
        if (one.kind !== 'project') continue;
        const planner = plannerWith(`${one.project.id}/`);
        const { project } = one;
        const loaded = await loadJobs(
          project.jobs.map(({ slug }) => slug),
          regionOf(project, locale.units),
          language(),
        );
        const fresh = digest(project, { locale, loaded, remembered, planner, rack });
        setDigests((known) => new Map(known).set(project, fresh));
        await breath();
      }
    };
    // Without its pictures the list is still a list; the next visit fetches them again.
    work().catch(() => undefined);
    return () => controller.abort();
  }, [projects, locale]);
  return digests;
}
