import { lazy, Suspense } from 'react';
import { importQuietly } from '../../platform/import-quietly.ts';
import { firstTouch } from '../../platform/scheduling.ts';

/** Returned after a failed download, so that the static picture stays. */
const never = new Promise<never>(() => undefined);

const load = () => import('./slide-room.tsx');

/** Loads the planner at the first touch, so that readers of the page do not download it. */
async function loadLater() {
  await firstTouch();
  return (await importQuietly('slide-room', load)) ?? never;
}

const LivingRoom = lazy(async () => {
  const { slideRoom } = await (typeof document === 'undefined' ? load() : loadLater());
  return { default: await slideRoom() };
});

/**
 * Example room, calculated by the planner. The exported HTML contains a static picture. React
 * hydrates it after the first touch, when the planner has loaded. The element is constant, because
 * a Suspense boundary that renders again before hydration loses its content.
 */
export const LIVING_ROOM = (
  <Suspense fallback={<div className="living__room" />}>
    <LivingRoom />
  </Suspense>
);
