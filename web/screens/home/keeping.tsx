import { isOnHomeScreen, useInstallWay } from '../../app/install/install-offer.ts';
import { KeptLine } from '../share/backup/kept-line.tsx';
import { BackupReminder, useIsBackupDue } from './backup-reminder.tsx';
import { InstallHint } from './install-hint.tsx';
import { en } from '../../language/en/keeping.ts';
import { area } from '../../language/language.ts';
import { Link } from 'react-router-dom';
import { PasteLink } from '../share/open/paste-link.tsx';

const words = area('keeping', en).arrive;

/** Explains at the first start from the home screen how to move data from the browser. */
const Arrive = () => (
  <section className="hint" aria-labelledby="arrive">
    <h2 id="arrive">{words.title}</h2>
    <p className="remark">{words.note}</p>
    <p className="hint__choices">
      <PasteLink />
      <Link className="button button--plain" to="/open">
        {words.open}
      </Link>
    </p>
  </section>
);

/** Safety of the stored data: at most one suggestion, and how long the browser keeps the data. */
export function Keeping({ isNothing }: { readonly isNothing: boolean }) {
  const isDue = useIsBackupDue();
  const way = useInstallWay();
  if (isNothing) return isOnHomeScreen() ? <Arrive /> : <InstallHint way={way} />;
  return (
    <>
      {isDue ? <BackupReminder /> : <InstallHint way={way} />}
      <KeptLine />
    </>
  );
}
