import { use, useEffect, useState } from 'react';
import { language } from '../../language/language.ts';
import { catalogueLoader } from '../../app/catalogue-loader.ts';
import type { Catalogue } from '../../planner/plan.ts';
import type { Region } from '../../planner/stock/region.ts';
import { useLocation } from '../../router.ts';

/** What is on its way to a screen that waits for it. React asks again until it has come, and must be given the same. */
let arriving: { readonly key: string; readonly loaded: Promise<Catalogue> } | undefined;

/** Every visit to an address has a try of its own at what could not be fetched. */
function arrival(visit: string, slugs: string, region: Region): Promise<Catalogue> {
  const key = [visit, region, slugs].join('/');
  if (arriving?.key !== key) {
    arriving = { key, loaded: catalogueLoader.load(slugs.split(' '), region, language()) };
  }
  return arriving.loaded;
}

/**
 * Jobs and the shelf of a region, and those of before while others are on their way. Until they have come the
 * first time the screen of before stands: a screen drawn twice would lose the focus and the place on the page.
 * What cannot be fetched goes to the error screen.
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
