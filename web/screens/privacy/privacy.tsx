import { words } from '../../language/page/privacy.ts';
import { ReportingChoice } from '../../ui/controls/fields/reporting-choice.tsx';
import { Screen } from '../../ui/controls/frame/screen.tsx';
import { SentReports } from './sent-reports.tsx';

/** Explains the reports, with the switch and the recent reports. */
export function Privacy() {
  return (
    <Screen title={words.title}>
      <p className="lead">{words.lead}</p>
      <ReportingChoice />
      <p className="remark">{words.off}</p>
      <h2 className="group">{words.holds}</h2>
      <ul className="plain-list">
        {words.held.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <h2 className="group">{words.neverHolds}</h2>
      <ul className="plain-list">
        {words.neverHeld.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <h2 className="group">{words.goes}</h2>
      <p>{words.destination}</p>
      <h2 className="group">{words.kept}</h2>
      <ul className="plain-list">
        {words.keptHere.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <h2 className="group">{words.last}</h2>
      <SentReports />
    </Screen>
  );
}
