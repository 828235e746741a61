import { useSyncExternalStore } from 'react';
import { isReportingOn, onReportingChange, setReporting } from '../telemetry/reporting-switch.ts';
import { Choice } from './choice.tsx';

/** The switch that stops all reporting from this device at once, until it is switched on again. */
export function ReportingChoice() {
  const on = useSyncExternalStore(onReportingChange, isReportingOn, () => true);
  return (
    <Choice
      legend="Reports from this device"
      value={on ? 'on' : 'off'}
      options={[
        { value: 'on', label: 'On' },
        { value: 'off', label: 'Off' },
      ]}
      onChange={(value) => setReporting(value === 'on')}
    />
  );
}
