import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { jobTitle } from '../../app/shell/job-title.ts';
import { subscribe } from '../../documents/store/device-storage.ts';
import { lastOpened } from '../../documents/store/last-opened.ts';
import { type FoundProject, listProjects } from '../../documents/store/project-store.ts';
import { en } from '../../language/en/home.ts';
import { area } from '../../language/language.ts';
import { entryOf } from '../../planner/measure/units/entry-of.ts';
import { SearchField } from '../../ui/controls/fields/search-field.tsx';
import { CutLists, useCutLists } from './cut-lists.tsx';
import { isCutList, isProject, MANY } from './find.ts';
import { OwnProjects } from './own-projects.tsx';
import { goesOnAt, Today } from './today.tsx';
import { useDigests } from './use-digests.ts';

const words = area('home', en);

/** Sorts projects by last opening or change, latest first; damaged projects are last. */
function lastFirst(
  projects: readonly FoundProject[],
  opened: Readonly<Record<string, number>>,
): readonly FoundProject[] {
  const at = (found: FoundProject): number =>
    found.kind === 'project'
      ? Math.max(entryOf(opened, found.project.id) ?? 0, found.project.changed)
      : 0;
  return projects.toSorted((a, b) => at(b) - at(a));
}

/** Summary of the documents for the frame of the home screen. */
export interface OwnSummary {
  /** True if nothing was typed in any document. */
  readonly isNothing: boolean;
  /** Address of the next step of the last opened project. */
  readonly goesOn: string | undefined;
}

/** The next step of the last opened project, then all projects and cut lists. */
export function OwnDocuments(props: { readonly onSummary: (summary: OwnSummary) => void }) {
  const { onSummary } = props;
  const projects = useSyncExternalStore(subscribe, listProjects);
  const cutLists = useCutLists();
  const [opened] = useState(lastOpened);
  const [wanted, setWanted] = useState('');
  const digests = useDigests(projects);
  const count = projects.length + cutLists.length;
  const latest = lastFirst(projects, opened);
  const shownProjects = latest.filter((found) => isProject(found, wanted, jobTitle));
  const shownLists = cutLists.filter((found) => isCutList(found, wanted));
  const isNoneFound = wanted.trim() !== '' && shownProjects.length + shownLists.length === 0;
  const [first] = latest;
  const today = first?.kind === 'project' ? first.project : undefined;
  const digest = today === undefined ? undefined : digests.get(today);
  const goesOn = today === undefined ? undefined : goesOnAt(today, digest);
  const isNothing = count === 0;
  // Before the paint, so that the main action does not change in sight.
  useLayoutEffect(() => onSummary({ isNothing, goesOn }), [onSummary, isNothing, goesOn]);
  return (
    <>
      {today !== undefined && <Today project={today} digest={digest} />}
      {count >= MANY && (
        <SearchField
          label={words.find}
          value={wanted}
          placeholder={words.findHint}
          note={isNoneFound ? words.noneFound(wanted.trim()) : undefined}
          isNone={isNoneFound}
          onChange={setWanted}
        />
      )}
      {projects.length > 0 && (
        <OwnProjects projects={shownProjects} digests={digests} opened={opened} />
      )}
      <CutLists lists={shownLists} />
    </>
  );
}
