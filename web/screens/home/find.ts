import { jobTitle } from '../../app/shell/job-title.ts';
import { hasWords } from '../../language/has-words.ts';
import type { FoundCutList } from '../../documents/store/cut-list-store.ts';
import type { FoundProject } from '../../documents/store/project-store.ts';
import { lostName, placeName, projectName } from '../../documents/settings/page-names.ts';

/** Smallest number of documents for which home has a search field. */
export const MANY = 10;

/** True if a project matches by its name, places or jobs. */
export function isProject(found: FoundProject, wanted: string): boolean {
  if (found.kind === 'none') return false;
  if (found.kind === 'damaged') return hasWords([lostName(found, 'project')], wanted);
  const { project } = found;
  const places = project.places.map(({ id }) => placeName(project, id));
  const done = project.jobs.map(({ slug }) => jobTitle(slug));
  return hasWords([projectName(project), ...places, ...done], wanted);
}

/** True if a cut list matches by its name, material or parts. */
export function isCutList(found: FoundCutList, wanted: string): boolean {
  if (found.kind === 'none') return false;
  if (found.kind === 'damaged') return hasWords([lostName(found, 'cutList')], wanted);
  const { name, more } = found.list;
  const ofMaterials = [found.list, ...more].flatMap(({ material, parts }) => [
    material,
    ...parts.map((part) => part.name),
  ]);
  return hasWords([name, ...ofMaterials], wanted);
}
