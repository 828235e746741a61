import { lazy, Suspense, useSyncExternalStore } from 'react';
import { isOnHomeScreen } from '../../app/install/install-offer.ts';
import {
  storageState,
  type StorageState,
  subscribe,
} from '../../documents/store/device-storage.ts';
import { isLaterVisit } from '../../documents/store/visit.ts';
import { en } from '../../language/en/home.ts';
import { area } from '../../language/language.ts';
import { useIsHydrated } from '../../platform/store.ts';
import { FrequentJobs } from './frequent-jobs.tsx';
import { HomeFrame } from './home-frame.tsx';
import { LIVING_ROOM, LIVING_ROOM_NOW } from './living-room.tsx';

const words = area('home', en);

const Keeping = lazy(async () => ({ default: (await import('./keeping.tsx')).Keeping }));
const StorageAlarm = lazy(async () => ({
  default: (await import('../project/project-frame.tsx')).StorageAlarm,
}));

/** The most used jobs and an example room; `isTouched` if the page was used before. */
export function NewHome({ isTouched = false }: { readonly isTouched?: boolean }) {
  const storage = useSyncExternalStore(subscribe, storageState, (): StorageState => 'fine');
  // The exported HTML contains no data of the device.
  const isLive = useIsHydrated();
  return (
    <HomeFrame
      first={
        <>
          {storage !== 'fine' && (
            <Suspense fallback={null}>
              <StorageAlarm state={storage} />
            </Suspense>
          )}
          {isLive && (isOnHomeScreen() || isLaterVisit(() => false)) && (
            <Suspense fallback={null}>
              <Keeping isNothing />
            </Suspense>
          )}
          <FrequentJobs />
        </>
      }
      second={
        <div className="pitch">
          {isTouched ? LIVING_ROOM_NOW : LIVING_ROOM}
          <p className="remark">{words.kept}</p>
        </div>
      }
    />
  );
}
