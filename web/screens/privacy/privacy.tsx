import { Screen } from '../../ui/screen.tsx';

/** What is reported and why, in plain words. */
export function Privacy() {
  return (
    <Screen title="What this app reports">
      <p className="lead">
        Your projects stay on this device. When the app breaks, it tells us what went wrong, so that
        we can mend it.
      </p>
      <h2 className="group">A report holds</h2>
      <ul className="plain-list">
        <li>The error: its message and where in our code it happened.</li>
        <li>How fast pages load and which pages you open.</li>
        <li>
          Of one visit in ten, and of every visit with an error, a recording of the screen in which
          every letter is masked and every picture blocked: we see boxes move, not what you typed.
        </li>
        <li>
          What this app keeps in your browser’s storage, each entry cut to 500 characters. That
          includes the rooms and prices you typed, because most errors depend on them.
        </li>
        <li>Your network address, browser and device type, as any web server sees them.</li>
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
    </Screen>
  );
}
