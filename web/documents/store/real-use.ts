import { listCutLists } from './cut-list-store.ts';
import { listProjects } from './project-store.ts';

const VISIT = 'measure-twice:visit';

const hasContent = (): boolean =>
  listProjects().some((found) => found.kind === 'project' && found.project.places.length > 0) ||
  listCutLists().some(
    (found) => found.kind === 'list' && (found.list.parts.length > 0 || found.list.more.length > 0),
  );

/**
 * Whether an earlier visit left something worth keeping. Found out at the first call of a visit, which
 * lasts as long as its tab, so that what is made in it does not count.
 */
export function isRealUse(): boolean {
  try {
    const known = sessionStorage.getItem(VISIT);
    if (known !== null) return known === 'again';
    const again = hasContent();
    sessionStorage.setItem(VISIT, again ? 'again' : 'first');
    return again;
  } catch {
    return false;
  }
}
