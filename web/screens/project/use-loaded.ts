import { use, useEffect, useState } from 'react';
import { language } from '../../language/language.ts';
import { catalogueLoader } from '../../app/catalogue-loader.ts';
import type { Catalogue } from '../../planner/plan.ts';
import type { Region } from '../../planner/stock/region.ts';
import { useLocation } from 'react-router-dom';

/** Pending load of a suspended screen. React renders again and needs the same promise each time. */
let arriving: { readonly key: string; readonly loaded: Promise<Catalogue> } | undefined;

/** Promise of a visit's load. Each visit retries failed downloads. */
function arrival(visit: string, slugs: string, region: Region): Promise<Catalogue> {
  const key = [visit, region, slugs].join('/');
  if (arriving?.key !== key) {
    arriving = { key, loaded: catalogueLoader.load(slugs.split(' '), region, language()) };
  }
  return arriving.loaded;
}

/**
 * Jobs and products of a region. Returns the previous ones while others load. The first load
 * suspends, so that the previous screen stays and keeps focus and scroll position. A failed
 * download shows the error screen.
 */
export function useLoaded(wanted: readonly string[], region: Region): Catalogue {
  const { key } = useLocation();
  const slugs = [...new Set(wanted)].toSorted().join(' ');
  const now = (): Catalogue | undefined =>
    catalogueLoader.loaded(slugs.split(' '), region, language());
  const [known, setLoaded] = useState(now);
  const loaded = known ?? use(arrival(key, slugs, region));
  useEffect(() => {
    let isWanted = true;
    const load = async (): Promise<void> => {
      const fresh = await catalogueLoader.load(slugs.split(' '), region, language());
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

const isSame = (known: Catalogue | undefined, fresh: Catalogue): boolean =>
  known?.shelf === fresh.shelf &&
  known.jobs.size === fresh.jobs.size &&
  [...fresh.jobs].every(([slug, job]) => known.jobs.get(slug) === job);
