import { lazy, Suspense, useSyncExternalStore } from 'react';
import { hasDocuments, subscribe } from '../../documents/store/device-storage.ts';
import { HomeFrame } from './home-frame.tsx';
import { NewHome } from './new-home.tsx';

/** A chunk of its own: a new user does not download the code that reads documents. */
const OwnHome = lazy(async () => ({ default: (await import('./own-home.tsx')).OwnHome }));

/** Home screen: an example room for new users, their documents for others. */
export function Home() {
  const hasOwn = useSyncExternalStore(subscribe, hasDocuments, () => false);
  return hasOwn ? (
    <Suspense fallback={<HomeFrame />}>
      <OwnHome />
    </Suspense>
  ) : (
    <NewHome />
  );
}
