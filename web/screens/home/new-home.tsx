import { lazy, Suspense } from 'react';
import { isOnHomeScreen } from '../../app/install/install-offer.ts';
import { isLaterVisit } from '../../documents/store/visit.ts';
import { withAllWords } from '../../language/load-language.ts';
import { words } from '../../language/page/home.ts';
import { useIsHydrated } from '../../platform/store.ts';
import { FrequentJobs } from './frequent-jobs.tsx';
import { HomeFrame } from './home-frame.tsx';
import { LIVING_ROOM, LIVING_ROOM_NOW } from './living-room.tsx';

const Keeping = lazy(async () => ({
  default: (await withAllWords(() => import('./keeping.tsx'))).Keeping,
}));

/** Home of a user without documents: an example room. `isExported`: the HTML has a picture of the room. */
export function NewHome({ isExported }: { readonly isExported: boolean }) {
  // The exported HTML contains no data of the device.
  const isLive = useIsHydrated();
  return (
    <HomeFrame
      isKnown={!isExported}
      first={
        <>
          {isLive && (isOnHomeScreen() || isLaterVisit(() => false)) && (
            <Suspense fallback={null}>
              <Keeping />
            </Suspense>
          )}
          <FrequentJobs />
        </>
      }
      second={
        <div className="pitch">
          {isExported ? LIVING_ROOM : LIVING_ROOM_NOW}
          <p className="remark">{words.kept}</p>
        </div>
      }
    />
  );
}
