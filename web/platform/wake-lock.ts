import { useEffect, useState } from 'react';

/** `absent`: the browser has no such thing. `refused`: it may, as with a low battery. */
export type WakeState = 'absent' | 'off' | 'held' | 'refused';

/**
 * Keeps the screen on until the answer is called, and tells each time whether it could. The browser
 * takes the lock away with the page's visibility; on the person's return it is asked for again.
 */
function keepAwake(tell: (held: boolean) => void): () => void {
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
        if (!hasLeft && document.visibilityState === 'visible') tell(false);
      });
      tell(true);
    } catch {
      if (!hasLeft) tell(false);
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

/** Keeps the screen on while it is wanted and what uses this is shown. */
export function useWakeLock(isWanted: boolean): WakeState {
  const [isHeld, setHeld] = useState<boolean>();
  const isAbsent = !('wakeLock' in navigator);
  useEffect(() => (isWanted && !isAbsent ? keepAwake(setHeld) : undefined), [isWanted, isAbsent]);
  if (isAbsent) return 'absent';
  // Until the browser has answered, it is taken at its word.
  if (isWanted) return isHeld === false ? 'refused' : 'held';
  return 'off';
}
