import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { APP_NAME } from '../../app/pages.ts';
import {
  storageState,
  type StorageState,
  subscribe,
} from '../../documents/store/device-storage.ts';
import { withAllWords } from '../../language/load-language.ts';
import { words } from '../../language/page/home.ts';
import { isReportingOn, onReportingChange } from '../../telemetry/reports/reporting-switch.ts';
import { Screen } from '../../ui/controls/frame/screen.tsx';

const StorageAlarm = lazy(async () => ({
  default: (await withAllWords(() => import('../project/project-frame.tsx'))).StorageAlarm,
}));

/** Address of a new project with a room to measure. */
const NEW_ROOM = '/project/new?job=paint-a-room';

/** Frame of the home screen: two columns on a wide screen, else one below the other. */
export function HomeFrame(props: {
  readonly first?: ReactNode;
  readonly second?: ReactNode;
  /** True until the documents of the device are visible: only the title is. */
  readonly isWaiting?: boolean;
  /** True if the documents were read: the main action is final. */
  readonly isKnown?: boolean;
  /** Address of the next step of the last opened project; without one, a room is measured. */
  readonly goesOn?: string | undefined;
}) {
  const { first, second, isWaiting = false, isKnown = false, goesOn } = props;
  const storage = useSyncExternalStore(subscribe, storageState, (): StorageState => 'fine');
  return (
    <Screen
      title={APP_NAME}
      line={words.line}
      isBeside
      action={
        <Link
          className={[
            'button',
            'button--main',
            ...(isKnown ? [] : ['home__begin']),
            ...(isWaiting ? ['home__begin--waiting'] : []),
          ].join(' ')}
          to={goesOn ?? NEW_ROOM}
        >
          {goesOn === undefined ? words.measure : words.nextUp.carryOn}
        </Link>
      }
    >
      <div className="home__first">
        {storage !== 'fine' && (
          <Suspense fallback={null}>
            <StorageAlarm state={storage} />
          </Suspense>
        )}
        {first}
      </div>
      <div className="home__second">
        {!isWaiting && (
          <>
            {second}
            <ReportingLine />
            <p className="foot links">
              {goesOn !== undefined && <Link to={NEW_ROOM}>{words.measure}</Link>}
              <Link to="/project/cut/new">{words.startCutList}</Link>
              <Link to="/open">{words.openFile}</Link>
            </p>
          </>
        )}
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
