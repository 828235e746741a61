import { lazy, Suspense } from 'react';
import { isOnHomeScreen } from '../../app/install/install-offer.ts';
import { isLaterVisit } from '../../documents/store/visit.ts';
import { withAllWords } from '../../language/load-language.ts';
import { words } from '../../language/page/home.ts';
import { useIsHydrated } from '../../platform/store.ts';
import { FrequentJobs } from './frequent-jobs.tsx';
import { LIVING_ROOM, LIVING_ROOM_NOW } from './living-room.tsx';

const Keeping = lazy(async () => ({
  default: (await withAllWords(() => import('./keeping.tsx'))).Keeping,
}));

/** First part of home without documents. */
export function NewFirst() {
  // The exported HTML contains no data of the device.
  const isLive = useIsHydrated();
  return (
    <>
      {isLive && (isOnHomeScreen() || isLaterVisit(() => false)) && (
        <Suspense fallback={null}>
          <Keeping />
        </Suspense>
      )}
      <FrequentJobs />
    </>
  );
}

/** An example room. `isExported`: the HTML has a picture of it. */
export const Pitch = ({ isExported }: { readonly isExported: boolean }) => (
  <div className="pitch">
    {isExported ? LIVING_ROOM : LIVING_ROOM_NOW}
    <p className="remark">{words.kept}</p>
  </div>
);
