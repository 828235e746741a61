import { isOnHomeScreen, useInstallWay } from '../../app/install/install-offer.ts';
import { KeptLine } from '../share/backup/kept-line.tsx';
import { Arrive } from './arrive.tsx';
import { BackupReminder, useIsBackupDue } from './backup-reminder.tsx';
import { InstallHint } from './install-hint.tsx';

/** Safety of the stored data and the next action, one at a time. */
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
