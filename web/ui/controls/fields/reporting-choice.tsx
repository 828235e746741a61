import { useSyncExternalStore } from 'react';
import { words } from '../../../language/page/reporting.ts';
import {
  isChoiceKept,
  isReportingOn,
  onReportingChange,
  setReporting,
} from '../../../telemetry/reports/reporting-switch.ts';
import { Choice } from './choice.tsx';

/** Switches all reports from this device on or off, with immediate effect. */
export function ReportingChoice() {
  const on = useSyncExternalStore(onReportingChange, isReportingOn, () => true);
  const isKept = useSyncExternalStore(onReportingChange, isChoiceKept, () => true);
  return (
    <>
      <Choice
        legend={words.legend}
        value={on ? 'on' : 'off'}
        options={[
          { value: 'on', label: words.on },
          { value: 'off', label: words.off },
        ]}
        onChange={(value) => setReporting(value === 'on')}
      />
      {!isKept && (
        <p className="alarm" role="alert">
          {words.notKept}
        </p>
      )}
    </>
  );
}
