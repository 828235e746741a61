import { useSyncExternalStore } from 'react';
import { en } from '../../../language/en/reporting.ts';
import { area } from '../../../language/language.ts';
import {
  isChoiceKept,
  isReportingOn,
  onReportingChange,
  setReporting,
} from '../../../telemetry/reports/reporting-switch.ts';
import { Choice } from './choice.tsx';

const words = area('reporting', en);

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
