import { ReportingChoice } from '../../ui/reporting-choice.tsx';
import { Screen } from '../../ui/screen.tsx';
import { SentReports } from './sent-reports.tsx';

/** What is reported and why, in plain words, with the switch and the reports themselves. */
export function Privacy() {
  return (
    <Screen title="What this app reports">
      <p className="lead">
        Your projects stay on this device. When the app breaks, it tells us what went wrong, so that
        we can mend it.
      </p>
      <ReportingChoice />
      <p className="row__why">
        Off stops every report at once and stays off on this device. A “Do Not Track” or “Global
        Privacy Control” setting of your browser does not switch it: this does.
      </p>
      <h2 className="group">A report holds</h2>
      <ul className="plain-list">
        <li>The error: its message and where in our code it happened.</li>
        <li>Which pages you open, how fast they load, and what was tapped before an error.</li>
        <li>
          Of one visit in ten, and of every visit with an error, a recording of the screen in which
          every letter is masked and every picture blocked: we see boxes move, not what you typed.
        </li>
        <li>
          What this app keeps in your browser’s storage, each entry cut to 500 characters. That
          includes the rooms and prices you typed, because most errors depend on them.
        </li>
        <li>
          Your network address, browser, device type and language, and cookies of this site, of
          which it sets none.
        </li>
      </ul>
      <h2 className="group">A report never holds</h2>
      <ul className="plain-list">
        <li>Anything from other sites, your files, contacts, camera or location.</li>
        <li>An account: there is none.</li>
      </ul>
      <h2 className="group">Where it goes</h2>
      <p>
        To this site’s own server, which hands it to the error collector of whoever runs this site.
        Nobody else.
      </p>
      <h2 className="group">The last reports from this device</h2>
      <SentReports />
    </Screen>
  );
}
