import { use, useEffect, useState } from 'react';
import { language } from '../../language/language.ts';
import { loadedNow, loadJobs, type Loaded } from '../../planner/project/loaded.ts';
import type { Region } from '../../planner/stock/region.ts';
import { useLocation } from 'react-router-dom';

/**
 * Pending load of a suspended screen. React renders it again until then and needs the same promise.
 */
let arriving: { readonly key: string; readonly loaded: Promise<Loaded> } | undefined;

/** Each visit retries failed downloads. */
function arrival(visit: string, slugs: string, region: Region): Promise<Loaded> {
  const key = [visit, region, slugs].join('/');
  if (arriving?.key !== key) {
    arriving = { key, loaded: loadJobs(slugs.split(' '), region, language()) };
  }
  return arriving.loaded;
}

/**
 * Jobs and products of a region; the previous ones while others load. The first load suspends, so
 * that the previous screen stays and keeps focus and scroll position. A failed download leads to
 * the error screen.
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
