import { useEffect } from 'react';
import {
  readLocale,
  useLocale,
  readSettings,
  useSettings,
  type Settings,
} from '../../documents/settings/settings.ts';
import { findProject, type FoundProject } from '../../documents/store/project-store.ts';
import { summaries } from '../../documents/store/summary-store.ts';
import type { Locale } from '../../language/locale.ts';
import type { Project } from '../../planner/schema/project.ts';
import { idle } from '../../platform/scheduling.ts';
import { useStore } from '../../platform/store.ts';
import { isCurrent, shownSummary, presentStamps, type ShownSummary } from './summary-stamps.ts';

/**
 * Build of the app: the address of this script. It contains a digest of everything that the script loads, so a build
 * with other rules, prices or step titles has another one.
 */
export const SCRIPT_PATH = new URL(import.meta.url).pathname;

/** Language, units and settings of this page. */
interface Page {
  readonly locale: Locale;
  readonly settings: Settings;
}

const loadPlanner = () => import('./plan-summary.tsx');

/**
 * Plans the projects whose summaries are not current, one after the other while the browser is idle. Missing cut plans
 * are searched last, with the limits of the project screen, so that the sums are equal.
 */
async function keepCurrent(
  projects: readonly FoundProject[],
  page: Page,
  signal: AbortSignal,
): Promise<void> {
  const searches: (() => Promise<void>)[] = [];
  for (const found of projects) {
    if (found.kind !== 'project') continue;
    const { project } = found;
    const stamps = presentStamps(project, page.locale, page.settings);
    if (isCurrent(summaries.get().get(project.id), stamps, Date.now())) continue;
    // A page in the background may have no idle time before it is closed.
    if (!document.hidden) await idle();
    if (signal.aborted) return;
    const { planSummary } = await loadPlanner();
    const search = await planSummary(project, { ...page, build: SCRIPT_PATH }, signal);
    if (search !== undefined) searches.push(search);
  }
  for (const search of searches) if (!signal.aborted) await search();
}

/** Summaries of projects, kept current while a list of projects is visible. */
export function useSummaries(
  projects: readonly FoundProject[],
): (project: Project) => ShownSummary | undefined {
  const locale = useLocale();
  const settings = useSettings();
  const known = useStore(summaries);
  useEffect(() => {
    const controller = new AbortController();
    // The list works without summaries; the next visit tries again.
    keepCurrent(projects, { locale, settings }, controller.signal).catch(() => undefined);
    return () => controller.abort();
  }, [projects, locale, settings]);
  return (project) => {
    const summary = known.get(project.id);
    return summary && shownSummary(summary, presentStamps(project, locale, settings), Date.now());
  };
}

/** Writes the summary of an open project when its page goes to the background: the next start plans nothing. */
export function useSummaryInBackground(id: string): void {
  useEffect(() => {
    let controller = new AbortController();
    const keep = (): void => {
      controller.abort();
      controller = new AbortController();
      if (!document.hidden) return;
      const page = { locale: readLocale(), settings: readSettings() };
      keepCurrent([findProject(id)], page, controller.signal).catch(() => undefined);
    };
    document.addEventListener('visibilitychange', keep);
    return () => {
      controller.abort();
      document.removeEventListener('visibilitychange', keep);
    };
  }, [id]);
}
