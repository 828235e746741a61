import { listCutLists } from './cut-list-store.ts';
import { listProjects } from './project-store.ts';
import { isLaterVisit } from './visit.ts';

const hasContent = (): boolean =>
  listProjects().some((found) => found.kind === 'project' && found.project.places.length > 0) ||
  listCutLists().some(
    (found) => found.kind === 'list' && (found.list.parts.length > 0 || found.list.more.length > 0),
  );

/** True if an earlier visit left a project or a cut list worth keeping; see `isLaterVisit`. */
export const isRealUse = (): boolean => isLaterVisit(hasContent);
