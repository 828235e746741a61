import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { jobTitle } from '../../app/shell/job-title.ts';
import {
  storageState,
  type StorageState,
  subscribe,
} from '../../documents/store/device-storage.ts';
import { lastOpened } from '../../documents/store/last-opened.ts';
import { type FoundProject, listProjects } from '../../documents/store/project-store.ts';
import { en } from '../../language/en/home.ts';
import { area } from '../../language/language.ts';
import { entryOf } from '../../planner/measure/units/entry-of.ts';
import { SearchField } from '../../ui/controls/fields/search-field.tsx';
import { StorageAlarm } from '../project/project-frame.tsx';
import { CutLists, useCutLists } from './cut-lists.tsx';
import { isCutList, isProject, MANY } from './find.ts';
import { FrequentJobs } from './frequent-jobs.tsx';
import { HomeFrame } from './home-frame.tsx';
import { NewHome } from './new-home.tsx';
import { OwnProjects } from './own-projects.tsx';
import { goesOnAt, Today } from './today.tsx';
import { useDigests } from './use-digests.ts';

const words = area('home', en);

const Keeping = lazy(async () => ({ default: (await import('./keeping.tsx')).Keeping }));

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

/** Home screen of a user with projects or cut lists: the next step, then the documents. */
export function OwnHome() {
  const projects = useSyncExternalStore(subscribe, listProjects);
  const cutLists = useCutLists();
  const storage: StorageState = useSyncExternalStore(subscribe, storageState);
  const [opened] = useState(lastOpened);
  const [wanted, setWanted] = useState('');
  const digests = useDigests(projects);
  const count = projects.length + cutLists.length;
  // Only projects in which nothing was typed.
  if (count === 0) return <NewHome isTouched />;
  const shownProjects = lastFirst(projects, opened).filter((found) =>
    isProject(found, wanted, jobTitle),
  );
  const shownLists = cutLists.filter((found) => isCutList(found, wanted));
  const isNoneFound = wanted.trim() !== '' && shownProjects.length + shownLists.length === 0;
  const [first] = wanted.trim() === '' ? shownProjects : [];
  const today = first?.kind === 'project' ? first.project : undefined;
  const digest = today === undefined ? undefined : digests.get(today);
  return (
    <HomeFrame
      goesOn={today === undefined ? undefined : goesOnAt(today, digest)}
      first={
        <>
          <StorageAlarm state={storage} />
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
          {today !== undefined && <Today project={today} digest={digest} />}
          {projects.length > 0 && (
            <OwnProjects projects={shownProjects} digests={digests} opened={opened} />
          )}
          <CutLists lists={shownLists} />
          <Suspense fallback={null}>
            <Keeping isNothing={false} />
          </Suspense>
        </>
      }
      second={<FrequentJobs />}
    />
  );
}
