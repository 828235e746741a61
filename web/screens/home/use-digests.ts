import { useLocale } from '../../documents/settings/locale.ts';
import { useEffect, useState } from 'react';
import type { Inputs } from '../../planner/plan.ts';
import type { Digest } from '../../planner/project/digest.ts';
import { nextTask } from '../../platform/scheduling.ts';
import { listOffcuts } from '../../documents/store/offcut-store.ts';
import { rememberedPrices } from '../../documents/store/remembered-prices.ts';
import { useSettings } from '../../documents/settings/settings.ts';
import { pageMemo } from '../../documents/settings/page-memo.ts';
import { language } from '../../language/language.ts';
import { regionOf, type Project } from '../../planner/schema/project.ts';
import type { FoundProject } from '../../documents/store/project-store.ts';

const NONE: ReadonlyMap<Project, Digest> = new Map();

/**
 * Summaries of projects, loaded one after the other after the list is visible, with pauses for
 * input. Missing cutting plans are then calculated with the limits of the project screen, so that
 * the sums are equal.
 */
export function useDigests(projects: readonly FoundProject[]): ReadonlyMap<Project, Digest> {
  const locale = useLocale();
  const { region, currency, currencyChosen, built, country, tools, hours, workDays } =
    useSettings();
  const [digests, setDigests] = useState(NONE);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const isStillWanted = async (): Promise<boolean> => {
      await nextTask();
      return !signal.aborted;
    };
    const work = async (): Promise<void> => {
      if (projects.length === 0) return;
      const [{ digestSlowly }, { catalogueLoader }, { cutsWith }] = await Promise.all([
        import('../../planner/project/digest.ts'),
        import('../../app/catalogue-loader.ts'),
        import('../../app/cut-search/known-cuts.ts'),
      ]);
      const today = { days: { hours, workDays }, now: Date.now() };
      const [prices, offcuts] = [rememberedPrices(), listOffcuts()];
      const inputsOf = async (project: Project): Promise<Inputs> => {
        const slugs = project.jobs.map(({ slug }) => slug);
        const itsRegion = regionOf(project, { region });
        return {
          project,
          catalogue: await catalogueLoader.load(slugs, itsRegion, language()),
          locale,
          device: {
            home: { built, country, tools },
            prices,
            offcuts,
            ...(currencyChosen ? { currency } : {}),
          },
          cuts: cutsWith(`${project.id}/`).cuts,
        };
      };
      const show = async (project: Project): Promise<Digest | undefined> => {
        const fresh = await digestSlowly(await inputsOf(project), today, pageMemo, isStillWanted);
        if (fresh !== undefined) setDigests((known) => new Map(known).set(project, fresh));
        return fresh;
      };
      const unplanned: { project: Project; wanted: Digest['unplanned'] }[] = [];
      for (const one of projects) {
        if (one.kind !== 'project') continue;
        const { unplanned: wanted = [] } = (await show(one.project)) ?? {};
        if (wanted.length > 0) unplanned.push({ project: one.project, wanted });
        if (!(await isStillWanted())) return;
      }
      if (unplanned.length === 0) return;
      const { planAll } = await import('../../app/cut-search/use-plan-search.ts');
      for (const { project, wanted } of unplanned) {
        await planAll(wanted, locale, signal);
        if (!(await isStillWanted())) return;
        await show(project);
      }
    };
    // The list works without summaries; the next visit tries again.
    work().catch(() => undefined);
    return () => controller.abort();
  }, [projects, locale, region, currency, currencyChosen, built, country, tools, hours, workDays]);
  return digests;
}
