import { useEffect, useState } from 'react';
import type { Uses } from '../../planner/jobs/cards.ts';
import { useClientValue } from '../../platform/store.ts';
import {
  CUT_LIST_PREFIX,
  keysOf,
  PROJECT_PREFIX,
  readStored,
} from '../../documents/store/device-storage.ts';

const SLUG = /"slug":"([\w-]+)"/g;

/**
 * Number of uses of each job in the stored projects. Reads their texts: the code that reads a project is many times larger
 * than that of the catalogue.
 */
export function jobUses(): Uses {
  const uses = new Map([['cut-list', keysOf(CUT_LIST_PREFIX).length]]);
  for (const key of keysOf(PROJECT_PREFIX)) {
    for (const [, slug = ''] of (readStored(key) ?? '').matchAll(SLUG)) {
      uses.set(slug, (uses.get(slug) ?? 0) + 1);
    }
  }
  return uses;
}

const NONE: Uses = new Map();

/** Reads the uses at the first call. Returns NONE if there are none, to avoid another render. */
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
 * Number of uses of each job on this device. It stays constant while the screen is open, so that
 * rows do not move under a finger. It is empty in the exported HTML and until hydration; the head
 * script hides rows that depend on it until then.
 */
export function useJobUses(): Uses {
  const [read] = useState(readOnce);
  useEffect(() => {
    delete document.documentElement.dataset['returning'];
  }, []);
  return useClientValue(read, NONE);
}
