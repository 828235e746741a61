import { useState, useSyncExternalStore } from 'react';
import { readHowLong } from '../../app/storage/how-long.ts';
import { keysOf, PROJECT_PREFIX, subscribe } from '../../documents/store/device-storage.ts';
import { findProject, lastOpened, listProjects } from '../../documents/store/project-store.ts';
import { readSummaries } from '../../documents/store/summary-store.ts';
import { words } from '../../language/page/home.ts';
import { nextTask } from '../../platform/scheduling.ts';
import { SearchField } from '../../ui/controls/fields/search-field.tsx';
import { CutLists, useCutLists } from './cut-lists.tsx';
import { isCutList, isProject, MANY } from './find.ts';
import { FrequentJobs } from './frequent-jobs.tsx';
import { HomeFrame } from './home-frame.tsx';
import { NewFirst, Pitch } from './new-home.tsx';
import { OwnKeeping } from './own-keeping.tsx';
import { lastFirst, OwnProjects } from './own-projects.tsx';
import { goesOnAt, Today } from './today.tsx';
import { useLastSeen } from './use-last-seen.ts';
import { SCRIPT_PATH, useSummaries } from './use-summaries.ts';

/** Longest time that the documents wait for data outside memory, ms. */
const LONGEST_WAIT_MS = 500;
/** Longest time for which documents are read in one task, ms. */
const SLICE_MS = 5;

/** Reads the documents in slices. Resolves when everything that a row shows is in memory, or the browser takes long. */
export async function documentsRead(): Promise<void> {
  const ids = keysOf(PROJECT_PREFIX).map((key) => key.slice(PROJECT_PREFIX.length));
  const isLate = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS));
  const others = Promise.all([readSummaries(SCRIPT_PATH, new Set(ids)), readHowLong()]);
  await readInSlices(ids);
  await Promise.race([others, isLate]);
}

async function readInSlices(ids: readonly string[]): Promise<void> {
  let start = performance.now();
  for (const id of ids) {
    findProject(id);
    if (performance.now() - start < SLICE_MS) continue;
    await nextTask();
    start = performance.now();
  }
}

/** Home of a user with documents: the next step of the last opened project, then all projects and cut lists. */
export function OwnHome() {
  const projects = useSyncExternalStore(subscribe, listProjects);
  const cutLists = useCutLists();
  const [opened] = useState(lastOpened);
  const [wanted, setWanted] = useState('');
  const summaryOf = useSummaries(projects);
  const count = projects.length + cutLists.length;
  useLastSeen(count > 0 && wanted === '');
  const latest = lastFirst(projects, opened);
  const isSearch = wanted.trim() !== '';
  const shownProjects = isSearch ? latest.filter((one) => isProject(one, wanted)) : latest;
  const shownLists = isSearch ? cutLists.filter((one) => isCutList(one, wanted)) : cutLists;
  const isNoneFound = isSearch && shownProjects.length + shownLists.length === 0;
  const [first] = latest;
  const today = first?.kind === 'project' ? first.project : undefined;
  const summary = today && summaryOf(today);
  return (
    <HomeFrame
      isKnown
      goesOn={today && goesOnAt(today, summary)}
      first={
        count === 0 ? (
          <NewFirst />
        ) : (
          <>
            {today !== undefined && <Today project={today} summary={summary} />}
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
              <OwnProjects projects={shownProjects} summaryOf={summaryOf} opened={opened} />
            )}
            <CutLists lists={shownLists} />
            <OwnKeeping />
          </>
        )
      }
      second={count === 0 ? <Pitch isExported={false} /> : <FrequentJobs />}
    />
  );
}
