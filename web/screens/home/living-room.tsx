import { lazy, Suspense } from 'react';
import { importQuietly } from '../../platform/import-quietly.ts';
import { whenIdle } from '../../platform/when-idle.ts';

/** Where what makes it live cannot be fetched, the still stays. */
const never = new Promise<never>(() => undefined);

const load = () => import('./slide-room.tsx');

/** As the page comes by it: after all else. */
async function loadLater() {
  await whenIdle(Promise.resolve());
  return (await importQuietly('slide-room', load)) ?? never;
}

const LivingRoom = lazy(async () => {
  const { slideRoom } = await (typeof document === 'undefined' ? load() : loadLater());
  return { default: await slideRoom() };
});

/**
 * A room to play with, worked out by the planner. The export holds it as a still, which React takes over once the planner
 * has come, after all else. One element, always the same: a boundary that is drawn again before would lose its still.
 */
export const LIVING_ROOM = (
  <Suspense fallback={<div className="living__room" />}>
    <LivingRoom />
  </Suspense>
);
