import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { isOnHomeScreen } from '../../app/install/install-offer.ts';
import {
  hasDocuments,
  storageState,
  type StorageState,
  subscribe,
} from '../../documents/store/device-storage.ts';
import { isLaterVisit } from '../../documents/store/visit.ts';
import { withAllWords } from '../../language/load-language.ts';
import { words } from '../../language/page/home.ts';
import { useIsHydrated } from '../../platform/store.ts';
import { FrequentJobs } from './frequent-jobs.tsx';
import { HomeFrame } from './home-frame.tsx';
import { LIVING_ROOM, LIVING_ROOM_NOW } from './living-room.tsx';
import type { OwnSummary } from './own-documents.tsx';

const Keeping = lazy(async () => ({
  default: (await withAllWords(() => import('./keeping.tsx'))).Keeping,
}));
const StorageAlarm = lazy(async () => ({
  default: (await withAllWords(() => import('../project/project-frame.tsx'))).StorageAlarm,
}));
/** A chunk of its own: a new user does not download the code that reads documents. */
async function loadOwn() {
  const { OwnDocuments: Own, rowsRead } = await withAllWords(() => import('./own-documents.tsx'));
  // Rows have their figures and pictures in the first frame.
  await rowsRead();
  return { default: Own };
}

// The download does not wait for the first render.
const early = !import.meta.env.SSR && hasDocuments() ? loadOwn() : undefined;
const OwnDocuments = lazy(() => early ?? loadOwn());
// The screen reports a failure.
const loaded = early?.catch(() => undefined);
/** Resolves when the documents can be rendered; at once if storage was cleared, because no former home is painted then. */
export const documentsLoaded = storageState() === 'fine' ? loaded : undefined;

/** Home screen: an example room for new users, their documents for others. */
export function Home() {
  const hasOwn = useSyncExternalStore(subscribe, hasDocuments, () => false);
  const storage = useSyncExternalStore(subscribe, storageState, (): StorageState => 'fine');
  const [own, setOwn] = useState<OwnSummary>();
  // The exported HTML contains no data of the device.
  const isLive = useIsHydrated();
  const isNothing = !hasOwn || own?.isNothing === true;
  return (
    <HomeFrame
      // All parts appear in one frame, so that none moves another.
      isWaiting={hasOwn && own === undefined}
      isKnown={own !== undefined}
      goesOn={isNothing ? undefined : own?.goesOn}
      first={
        <>
          {storage !== 'fine' && (
            <Suspense fallback={null}>
              <StorageAlarm state={storage} />
            </Suspense>
          )}
          {hasOwn && (
            <Suspense fallback={null}>
              <OwnDocuments onSummary={setOwn} />
            </Suspense>
          )}
          {isLive && isNothing && (isOnHomeScreen() || isLaterVisit(() => false)) && (
            <Suspense fallback={null}>
              <Keeping />
            </Suspense>
          )}
          {isNothing && <FrequentJobs />}
        </>
      }
      second={
        isNothing ? (
          <div className="pitch">
            {hasOwn ? LIVING_ROOM_NOW : LIVING_ROOM}
            <p className="remark">{words.kept}</p>
          </div>
        ) : (
          <FrequentJobs />
        )
      }
    />
  );
}
