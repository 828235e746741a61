import { useInstallWay } from '../../app/install/install-offer.ts';
import { KeptLine } from '../share/backup/kept-line.tsx';
import { BackupReminder, useIsBackupDue } from './backup-reminder.tsx';
import { InstallHint } from './install-hint.tsx';

/** Safety of the stored documents: at most one suggestion, and how long the browser keeps them. */
export function OwnKeeping() {
  const isDue = useIsBackupDue();
  const way = useInstallWay();
  return (
    <>
      {isDue ? <BackupReminder /> : <InstallHint way={way} />}
      <KeptLine />
    </>
  );
}
