import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Uses } from '../../jobs/listed.ts';
import { jobUses } from '../../projects/stores/job-uses.ts';

const NONE: Uses = new Map();
const never = () => () => undefined;
const wasUsed = (): boolean => [...jobUses().values()].some((times) => times > 0);

/**
 * How often this device used each job, as it was when the screen came: nothing moves under a finger. None during the export
 * and the first render over its HTML; until then what depends on it stays unseen (see the head script).
 */
export function useJobUses(): Uses {
  const isUsed = useSyncExternalStore(never, wasUsed, () => false);
  useEffect(() => {
    delete document.documentElement.dataset['returning'];
  }, []);
  return useMemo(() => (isUsed ? jobUses() : NONE), [isUsed]);
}
