import { useEffect, useState } from 'react';
import { language } from '../../language/language.ts';
import { loadedNow, loadJobs, type Loaded } from '../../projects/derive/loaded.ts';
import { regionOf, type Project } from '../../projects/schema/project.ts';
import type { UnitSystem } from '../../language/locale.ts';

/**
 * A project's jobs and the shelf of its region; undefined until they have come the first time, and those of
 * before while another is on its way. What cannot be fetched goes to the error screen.
 */
export function useLoaded(project: Project, units: UnitSystem): Loaded | undefined {
  const region = regionOf(project, units);
  const slugs = [...new Set(project.jobs.map(({ slug }) => slug))].toSorted().join(' ');
  const now = (): Loaded | undefined => loadedNow(slugs.split(' '), region, language());
  const [loaded, setLoaded] = useState(now);
  useEffect(() => {
    let isWanted = true;
    const load = async (): Promise<void> => {
      const fresh = await loadJobs(slugs.split(' '), region, language());
      if (isWanted) setLoaded((known) => (isSame(known, fresh) ? known : fresh));
    };
    load().catch((error: unknown) => {
      setLoaded(() => {
        throw error;
      });
    });
    return () => {
      isWanted = false;
    };
  }, [slugs, region]);
  return loaded;
}

const isSame = (known: Loaded | undefined, fresh: Loaded): boolean =>
  known?.shelf === fresh.shelf &&
  known.jobs.size === fresh.jobs.size &&
  [...fresh.jobs].every(([slug, job]) => known.jobs.get(slug) === job);
