import { listCutLists } from './cut-list-store.ts';
import { listProjects } from './project-store.ts';

const VISIT = 'measure-twice:visit';

const hasContent = (): boolean =>
  listProjects().some((found) => found.kind === 'project' && found.project.places.length > 0) ||
  listCutLists().some(
    (found) => found.kind === 'list' && (found.list.parts.length > 0 || found.list.more.length > 0),
  );

/**
 * True if an earlier visit left something worth keeping. The first call of a visit decides, and a visit lasts as long as
 * its tab: things made in it do not count.
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
