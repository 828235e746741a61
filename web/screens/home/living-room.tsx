import { lazy, Suspense } from 'react';
import { withAllWords } from '../../language/load-language.ts';
import { importQuietly } from '../../platform/import-quietly.ts';
import { firstTouch } from '../../platform/scheduling.ts';

/** Returned after a failed download, so that the static picture stays. */
const never = new Promise<never>(() => undefined);

const load = () => withAllWords(() => import('./slide-room.tsx'));

/** Loads the planner at the first touch, so that readers of the page do not download it. */
async function loadLater() {
  await firstTouch();
  return (await importQuietly('slide-room', load)) ?? never;
}

/** The element is constant: a Suspense boundary that renders again before hydration loses its content. */
function roomOf(loading: typeof load) {
  const LivingRoom = lazy(async () => {
    const { slideRoom } = await loading();
    return { default: await slideRoom() };
  });
  return (
    <Suspense fallback={<div className="living__room" />}>
      <LivingRoom />
    </Suspense>
  );
}

/**
 * Example room, calculated by the planner. The exported HTML contains a static picture. React
 * hydrates it after the first touch, when the planner has loaded.
 */
export const LIVING_ROOM = roomOf(typeof document === 'undefined' ? load : loadLater);

/** The same room, loaded at once: the HTML has no picture of it. */
export const LIVING_ROOM_NOW = roomOf(load);
