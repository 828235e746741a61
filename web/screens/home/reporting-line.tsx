import { useSyncExternalStore } from 'react';
import { en } from '../../language/en/home.ts';
import { area } from '../../language/language.ts';
import { isReportingOn, onReportingChange } from '../../telemetry/reports/reporting-switch.ts';
import { Link } from 'react-router-dom';

const words = area('home', en);

/** Note that reports leave the device, with a link to the switch. */
export function ReportingLine() {
  const on = useSyncExternalStore(onReportingChange, isReportingOn, () => true);
  return (
    <p className="remark">
      {words.reporting(on)} <Link to="/privacy">{words.theSwitch}</Link>
    </p>
  );
}
