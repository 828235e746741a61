import { useSyncExternalStore } from 'react';
import { words } from '../../../language/page/reporting.ts';
import {
  isChoiceKept,
  isReportingOn,
  onReportingChange,
  setReporting,
} from '../../../telemetry/reports/reporting-switch.ts';
import { useIsHydrated } from '../../../platform/store.ts';
import { Switch } from './switch.tsx';

/** Switches all reports from this device on or off, with immediate effect. */
export function ReportingChoice() {
  const on = useSyncExternalStore(onReportingChange, isReportingOn, () => true);
  const isLive = useIsHydrated();
  const isKept = useSyncExternalStore(onReportingChange, isChoiceKept, () => true);
  return (
    <>
      <div className="row">
        <Switch label={words.legend} on={on} isOff={!isLive} onChange={setReporting} />
      </div>
      {!isKept && (
        <p className="alarm" role="alert">
          {words.notKept}
        </p>
      )}
    </>
  );
}
