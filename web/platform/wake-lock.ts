import { useEffect, useState } from 'react';

/** `absent`: no wake locks in this browser. `refused`: for example because of a low battery. */
export type WakeState = 'absent' | 'off' | 'held' | 'refused';

/**
 * Keeps the screen on until the returned function is called; reports each success or refusal. The
 * browser releases the lock with the page's visibility, so it is requested again on return.
 */
function keepAwake(report: (held: boolean) => void): () => void {
  let lock: WakeLockSentinel | undefined;
  let isAsking = false;
  let hasLeft = false;
  const take = async (): Promise<void> => {
    if (document.visibilityState !== 'visible' || isAsking || lock?.released === false) return;
    isAsking = true;
    try {
      const taken = await navigator.wakeLock.request('screen');
      if (hasLeft) {
        await taken.release();
        return;
      }
      lock = taken;
      taken.addEventListener('release', () => {
        if (!hasLeft && document.visibilityState === 'visible') report(false);
      });
      report(true);
    } catch {
      if (!hasLeft) report(false);
    } finally {
      isAsking = false;
    }
  };
  const onChange = (): void => void take();
  document.addEventListener('visibilitychange', onChange);
  onChange();
  return () => {
    hasLeft = true;
    document.removeEventListener('visibilitychange', onChange);
    void lock?.release();
  };
}

/** Keeps the screen on while `isWanted` and the component is mounted. */
export function useWakeLock(isWanted: boolean): WakeState {
  const [isHeld, setHeld] = useState<boolean>();
  const isAbsent = !('wakeLock' in navigator);
  useEffect(() => (isWanted && !isAbsent ? keepAwake(setHeld) : undefined), [isWanted, isAbsent]);
  if (isAbsent) return 'absent';
  // Counts as held until the browser has answered.
  if (isWanted) return isHeld === false ? 'refused' : 'held';
  return 'off';
}
