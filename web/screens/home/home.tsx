import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { APP_NAME } from '../../app/pages.ts';
import { Link } from 'react-router-dom';
import { en } from '../../language/en/home.ts';
import { isOnHomeScreen } from '../../app/install/install-offer.ts';
import { jobTitle } from '../../app/shell/job-title.ts';
import { area } from '../../language/language.ts';
import { entryOf } from '../../planner/measure/units/entry-of.ts';
import {
  storageState,
  type StorageState,
  subscribe,
} from '../../documents/store/device-storage.ts';
import { lastOpened } from '../../documents/store/last-opened.ts';
import { isRealUse } from '../../documents/store/real-use.ts';
import {
  type FoundProject,
  listProjects,
  NO_PROJECTS,
} from '../../documents/store/project-store.ts';
import { useIsHydrated } from '../../platform/store.ts';
import { Screen } from '../../ui/controls/frame/screen.tsx';
import { SearchField } from '../../ui/controls/fields/search-field.tsx';
import { StorageAlarm } from '../project/project-frame.tsx';
import { CutLists, useCutLists } from './cut-lists.tsx';
import { FrequentJobs } from './frequent-jobs.tsx';
import { isCutList, isProject, MANY } from './find.ts';
import { LIVING_ROOM } from './living-room.tsx';
import { OwnProjects } from './own-projects.tsx';
import { goesOnAt, Today } from './today.tsx';
import { useDigests } from './use-digests.ts';
import { isReportingOn, onReportingChange } from '../../telemetry/reports/reporting-switch.ts';

const words = area('home', en);

const Keeping = lazy(async () => ({ default: (await import('./keeping.tsx')).Keeping }));

const NEW_ROOM = '/project/new?job=paint-a-room';

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

/** Home screen: the user's projects, or an example room for new users. */
export function Home() {
  const projects = useSyncExternalStore(subscribe, listProjects, () => NO_PROJECTS);
  const cutLists = useCutLists();
  const storage = useSyncExternalStore(subscribe, storageState, (): StorageState => 'fine');
  const [opened] = useState(lastOpened);
  const [wanted, setWanted] = useState('');
  // The exported HTML contains no data of the device.
  const isLive = useIsHydrated();
  const digests = useDigests(projects);
  const shownProjects = lastFirst(projects, opened).filter((found) =>
    isProject(found, wanted, jobTitle),
  );
  const shownLists = cutLists.filter((found) => isCutList(found, wanted));
  const [first] = wanted.trim() === '' ? shownProjects : [];
  const today = first?.kind === 'project' ? first.project : undefined;
  const isNothing = projects.length + cutLists.length === 0;
  const isNoneFound = wanted.trim() !== '' && shownProjects.length + shownLists.length === 0;
  return (
    <Screen
      title={APP_NAME}
      line={words.line}
      isBeside
      action={
        today === undefined ? (
          <Link className="button button--main" to={NEW_ROOM}>
            {words.measure}
          </Link>
        ) : (
          <Link className="button button--main" to={goesOnAt(today, digests.get(today))}>
            {words.nextUp.carryOn}
          </Link>
        )
      }
    >
      <div className="home__first">
        <StorageAlarm state={storage} />
        {projects.length + cutLists.length >= MANY && (
          <SearchField
            label={words.find}
            value={wanted}
            placeholder={words.findHint}
            note={isNoneFound ? words.noneFound(wanted.trim()) : undefined}
            isNone={isNoneFound}
            onChange={setWanted}
          />
        )}
        {today !== undefined && <Today project={today} digest={digests.get(today)} />}
        {projects.length > 0 && (
          <OwnProjects projects={shownProjects} digests={digests} opened={opened} />
        )}
        <CutLists lists={shownLists} />
        {isLive && (!isNothing || isOnHomeScreen() || isRealUse()) && (
          <Suspense fallback={null}>
            <Keeping isNothing={isNothing} />
          </Suspense>
        )}
        {isNothing && <FrequentJobs />}
      </div>
      <div className="home__second">
        {isNothing ? (
          <div className="pitch">
            {LIVING_ROOM}
            <p className="remark">{words.kept}</p>
          </div>
        ) : (
          <FrequentJobs />
        )}
        <ReportingLine />
        <p className="foot">
          {today !== undefined && (
            <>
              <Link to={NEW_ROOM}>{words.measure}</Link> ·{' '}
            </>
          )}
          <Link to="/project/cut/new">{words.startCutList}</Link> ·{' '}
          <Link to="/open">{words.openFile}</Link>
        </p>
      </div>
    </Screen>
  );
}

/** Note that reports leave the device, with a link to the switch. */
function ReportingLine() {
  const on = useSyncExternalStore(onReportingChange, isReportingOn, () => true);
  return (
    <p className="remark">
      {words.reporting(on)} <Link to="/privacy">{words.theSwitch}</Link>
    </p>
  );
}
