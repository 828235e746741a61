import { lazy, Suspense } from 'react';
import { importQuietly } from '../../platform/import-quietly.ts';
import { firstTouch } from '../../platform/scheduling.ts';

/** A failed download keeps the static picture. */
const never = new Promise<never>(() => undefined);

const load = () => import('./slide-room.tsx');

/** Loads the planner when the user touches the page, so that a page which is only read stays light. */
async function loadLater() {
  await firstTouch();
  return (await importQuietly('slide-room', load)) ?? never;
}

const LivingRoom = lazy(async () => {
  const { slideRoom } = await (typeof document === 'undefined' ? load() : loadLater());
  return { default: await slideRoom() };
});

/**
 * A room to try out, calculated by the planner. The export contains it as a static picture, which
 * React hydrates when the user has touched the page and the planner has loaded. A constant element, because a boundary that renders
 * again before hydration loses its content.
 */
export const LIVING_ROOM = (
  <Suspense fallback={<div className="living__room" />}>
    <LivingRoom />
  </Suspense>
);
