import type { Uses } from '../../planner/jobs/cards.ts';
import { CUT_LIST_PREFIX, keysOf, PROJECT_PREFIX, readStored } from './device-storage.ts';

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
