import { Link } from 'react-router-dom';
import { useSheet } from '../../../app/shell/use-sheet.ts';
import { words as amountsWords } from '../../../language/page/amounts.ts';
import { words as bundlesWords } from '../../../language/page/bundles.ts';
import { isEmpty, type Bundle } from '../../../documents/sharing/bundle.ts';
import { Screen } from '../../../ui/controls/frame/screen.tsx';
import { EraseSheet } from './erase-sheet.tsx';
import { KeptFileRow } from './kept-file-row.tsx';
import { KeptLine, LastBackup } from './kept-line.tsx';
import { holdings, saveBackup } from './save-backup.ts';
import { useMemo, useSyncExternalStore } from 'react';
import { subscribe } from '../../../documents/store/device-storage.ts';
import { deviceTexts, textsStamp } from '../../../documents/sharing/device-texts.ts';
import { gatherEverything } from '../../../documents/sharing/gather.ts';

/** All data on this device; undefined in the export and the first render. */
export function useEverything(): Bundle | undefined {
  const now = useSyncExternalStore(subscribe, textsStamp, () => undefined);
  return useMemo(() => (now === undefined ? undefined : gatherEverything(deviceTexts(), 0)), [now]);
}

const { commas } = amountsWords;

const { backup: words, erase } = bundlesWords;

/** Saves or erases all data of this device. */
export function BackupScreen() {
  const everything = useEverything();
  const erasing = useSheet('erase');
  const isNothing = everything === undefined || isEmpty(everything);
  return (
    <Screen
      title={words.title}
      // Empty in the export, which does not know the data.
      line={(everything === undefined ? '' : commas(holdings(everything))) || words.line}
      action={
        <button
          type="button"
          className="button button--main"
          disabled={isNothing}
          onClick={() => everything !== undefined && void saveBackup(everything)}
        >
          {words.all}
        </button>
      }
    >
      <p className="lead">{words.lead}</p>
      {!isNothing && (
        <div className="backup__keeping">
          <KeptLine isAlone={false} />
          <LastBackup />
          <KeptFileRow />
        </div>
      )}
      <Link className="button" to="/open">
        {words.open}
      </Link>
      <h2 className="group">{words.holds}</h2>
      <ul className="plain-list">
        {words.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      {!isNothing && (
        <button
          type="button"
          className="button button--danger backup__erase"
          onClick={() => erasing.open('all')}
        >
          {erase.title}
        </button>
      )}
      {erasing.about !== null && everything !== undefined && (
        <EraseSheet everything={everything} onClose={erasing.close} />
      )}
    </Screen>
  );
}
