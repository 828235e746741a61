import { lazy, Suspense, useSyncExternalStore } from 'react';
import {
  CUT_LIST_PREFIX,
  keysOf,
  PROJECT_PREFIX,
  subscribe,
} from '../../documents/store/device-storage.ts';
import { HomeFrame } from './home-frame.tsx';
import { NewHome } from './new-home.tsx';

/** A chunk of its own: a new user does not download the code that reads documents. */
const OwnHome = lazy(async () => ({ default: (await import('./own-home.tsx')).OwnHome }));

const hasDocuments = (): boolean =>
  [PROJECT_PREFIX, CUT_LIST_PREFIX].some((prefix) => keysOf(prefix).length > 0);

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
