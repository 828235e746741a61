import { useMemo, useSyncExternalStore } from 'react';
import { Link } from '../../app/router.ts';
import { useSheet } from '../../app/use-sheet.ts';
import { subscribe } from '../../projects/device-storage.ts';
import { isEmpty, type Bundle } from '../../projects/sharing/bundle.ts';
import { deviceTexts } from '../../projects/sharing/device-texts.ts';
import { gatherEverything } from '../../projects/sharing/gather.ts';
import { Screen } from '../../ui/screen.tsx';
import { EraseSheet } from './erase-sheet.tsx';
import { holdings, saveBackup } from './save-backup.ts';

/** Changes when anything kept changes; the export has nothing. */
const stamp = (): string => [...deviceTexts()].map(([key, text]) => `${key}=${text}`).join('\n');

/** Everything kept here as it is now; undefined during the export and the first render over it. */
function useEverything(): Bundle | undefined {
  const now = useSyncExternalStore(subscribe, stamp, () => undefined);
  return useMemo(() => (now === undefined ? undefined : gatherEverything(deviceTexts(), 0)), [now]);
}

/** Everything that is kept on this device, as one file; or none of it. */
export function BackupScreen() {
  const everything = useEverything();
  const erase = useSheet('erase');
  const isNothing = everything === undefined || isEmpty(everything);
  return (
    <Screen
      title="Back up, restore, erase"
      // The export must not say that there is nothing: it does not know.
      line={
        (everything === undefined ? '' : holdings(everything).join(', ')) ||
        'What this app keeps on this device'
      }
      action={
        <button
          type="button"
          className="button button--main"
          disabled={isNothing}
          onClick={() => everything !== undefined && void saveBackup(everything)}
        >
          Back up everything
        </button>
      }
    >
      <p className="lead">
        Projects live on this device alone. A backup is one file with all of them: keep it somewhere
        else, or open it on another phone.
      </p>
      <Link className="button" to="/open">
        Open a backup or a shared file
      </Link>
      <h2 className="group">A backup holds</h2>
      <ul className="plain-list">
        <li>Projects: places, jobs, prices, what is bought and done.</li>
        <li>Cut lists with their plans and the boards cut, your offcuts, the prices you typed.</li>
        <li>The settings, for a device that has none yet.</li>
      </ul>
      {!isNothing && (
        <button type="button" className="button button--danger" onClick={() => erase.open('all')}>
          Erase everything
        </button>
      )}
      {erase.about !== null && everything !== undefined && (
        <EraseSheet everything={everything} onClose={erase.close} />
      )}
    </Screen>
  );
}
