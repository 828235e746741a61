import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { hasDocuments, storageState, subscribe } from '../../documents/store/device-storage.ts';
import { withAllWords } from '../../language/load-language.ts';
import { HomeFrame } from './home-frame.tsx';
import { NewFirst, Pitch } from './new-home.tsx';

/** A chunk of its own: a new user does not download the code that reads documents. */
async function loadOwn() {
  const { documentsRead, OwnHome: Own } = await withAllWords(() => import('./own-home.tsx'));
  // Rows have their figures and pictures in the first frame.
  await documentsRead();
  return { default: Own };
}

// The download does not wait for the first render.
const early = !import.meta.env.SSR && hasDocuments() ? loadOwn() : undefined;
const OwnHome = lazy(() => early ?? loadOwn());
// The screen reports a failure.
const loaded = early?.catch(() => undefined);
/** Resolves when the documents can be rendered; at once if storage was cleared, because no former home is painted then. */
export const documentsLoaded =
  loaded !== undefined && storageState() === 'fine' ? loaded : undefined;

/** Home screen: an example room for new users, their documents for others. */
export function Home() {
  const hasOwn = useSyncExternalStore(subscribe, hasDocuments, () => false);
  const [isOwn, setOwn] = useState(hasOwn);
  if (hasOwn && !isOwn) setOwn(true);
  // The frame stays when the last document is removed, and the focus in it.
  if (!isOwn) return <HomeFrame first={<NewFirst />} second={<Pitch isExported />} />;
  return (
    // All parts appear in one frame, so that none moves another.
    <Suspense fallback={<HomeFrame isWaiting />}>
      <OwnHome />
    </Suspense>
  );
}
