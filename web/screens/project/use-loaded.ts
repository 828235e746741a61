import { use, useEffect, useState } from 'react';
import { language } from '../../language/language.ts';
import { loadedNow, loadJobs, type Loaded } from '../../planner/project/loaded.ts';
import type { Region } from '../../planner/stock/region.ts';
import { useLocation } from 'react-router-dom';

/** What is on its way to a screen that waits for it. React asks again until it has come, and must be given the same. */
let arriving: { readonly key: string; readonly loaded: Promise<Loaded> } | undefined;

/** Every visit to an address has a try of its own at what could not be fetched. */
function arrival(visit: string, slugs: string, region: Region): Promise<Loaded> {
  const key = [visit, region, slugs].join('/');
  if (arriving?.key !== key) {
    arriving = { key, loaded: loadJobs(slugs.split(' '), region, language()) };
  }
  return arriving.loaded;
}

/**
 * Jobs and the shelf of a region, and those of before while others are on their way. Until they have come the
 * first time the screen of before stands: a screen drawn twice would lose the focus and the place on the page.
 * What cannot be fetched goes to the error screen.
 */
export function useLoaded(wanted: readonly string[], region: Region): Loaded {
  const { key } = useLocation();
  const slugs = [...new Set(wanted)].toSorted().join(' ');
  const now = (): Loaded | undefined => loadedNow(slugs.split(' '), region, language());
  const [known, setLoaded] = useState(now);
  const loaded = known ?? use(arrival(key, slugs, region));
  useEffect(() => {
    let isWanted = true;
    const load = async (): Promise<void> => {
      const fresh = await loadJobs(slugs.split(' '), region, language());
      if (isWanted) setLoaded((before) => (isSame(before, fresh) ? before : fresh));
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
