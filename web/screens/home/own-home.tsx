import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { readHowLong } from '../../app/storage/how-long.ts';
import { keysOf, PROJECT_PREFIX, subscribe } from '../../documents/store/device-storage.ts';
import { lastOpened, listProjects } from '../../documents/store/project-store.ts';
import { readSummaries } from '../../documents/store/summary-store.ts';
import { words } from '../../language/page/home.ts';
import { SearchField } from '../../ui/controls/fields/search-field.tsx';
import { CutLists, useCutLists } from './cut-lists.tsx';
import { isCutList, isProject, MANY } from './find.ts';
import { OwnKeeping } from './own-keeping.tsx';
import { lastFirst, OwnProjects } from './own-projects.tsx';
import { goesOnAt, Today } from './today.tsx';
import { useLastSeen } from './use-last-seen.ts';
import { SCRIPT_PATH, useSummaries } from './use-summaries.ts';

/** Summary of the documents for the frame of the home screen. */
export interface OwnSummary {
  /** True if nothing was typed in any document. */
  readonly isNothing: boolean;
  /** Address of the next step of the last opened project. */
  readonly goesOn: string | undefined;
}

/** Longest time for which the documents wait for what is not in memory, ms. */
const LONGEST_WAIT_MS = 500;

/** Resolves when everything that a row shows is in memory, or the browser takes long. */
export async function rowsRead(): Promise<void> {
  const ids = keysOf(PROJECT_PREFIX).map((key) => key.slice(PROJECT_PREFIX.length));
  await Promise.race([
    Promise.all([readSummaries(SCRIPT_PATH, new Set(ids)), readHowLong()]),
    new Promise((resolve) => {
      setTimeout(resolve, LONGEST_WAIT_MS);
    }),
  ]);
}

/** The next step of the last opened project, then all projects and cut lists. */
export function OwnDocuments(props: { readonly onSummary: (summary: OwnSummary) => void }) {
  const { onSummary } = props;
  const projects = useSyncExternalStore(subscribe, listProjects);
  const cutLists = useCutLists();
  const [opened] = useState(lastOpened);
  const [wanted, setWanted] = useState('');
  const summaryOf = useSummaries(projects);
  const count = projects.length + cutLists.length;
  const latest = lastFirst(projects, opened);
  const shownProjects = latest.filter((found) => isProject(found, wanted));
  const shownLists = cutLists.filter((found) => isCutList(found, wanted));
  const isNoneFound = wanted.trim() !== '' && shownProjects.length + shownLists.length === 0;
  const [first] = latest;
  const today = first?.kind === 'project' ? first.project : undefined;
  const summary = today && summaryOf(today);
  const goesOn = today && goesOnAt(today, summary);
  const isNothing = count === 0;
  // Before the paint, so that the main action does not change in sight.
  useLayoutEffect(() => onSummary({ isNothing, goesOn }), [onSummary, isNothing, goesOn]);
  useLastSeen(!isNothing && wanted === '');
  return (
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
      {!isNothing && <OwnKeeping />}
    </>
  );
}
