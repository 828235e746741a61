import { useEffect, useState } from 'react';
import type { Uses } from '../../planner/jobs/cards.ts';
import { useClientValue } from '../../platform/store.ts';
import { jobUses } from '../../documents/store/job-uses.ts';

const NONE: Uses = new Map();

/** Reads them once, when first asked; the same object as in the export where nothing was used. */
function readOnce(): () => Uses {
  let known: Uses | undefined;
  return () => {
    if (known !== undefined) return known;
    const uses = jobUses();
    known = [...uses.values()].some((times) => times > 0) ? uses : NONE;
    return known;
  };
}

/**
 * How often this device used each job, as it was when the screen came: nothing moves under a finger. None during the export
 * and the first render over its HTML; until then what depends on it stays unseen (see the head script).
 */
export function useJobUses(): Uses {
  const [read] = useState(readOnce);
  useEffect(() => {
    delete document.documentElement.dataset['returning'];
  }, []);
  return useClientValue(read, NONE);
}
