import { useState } from 'react';
import { install, type InstallWay } from '../../app/install/install-offer.ts';
import { words as homeWords } from '../../language/page/home.ts';
import { readStored, writeText } from '../../documents/store/device-storage.ts';
import { isRealUse } from '../../documents/store/real-use.ts';
import { MoveToHomeScreen } from './move-to-home-screen.tsx';

const DISMISSED = 'measure-twice:no-install-hint';

const words = homeWords.install;

/** Tells returning users once that the app can be installed. */
export function InstallHint({ way }: { readonly way: InstallWay }) {
  const [dismissed, setDismissed] = useState(() => readStored(DISMISSED) !== null);
  if (way === 'none' || dismissed || !isRealUse()) return null;
  const dismiss = (): void => {
    writeText(DISMISSED, 'yes');
    setDismissed(true);
  };
  return (
    <section className="hint" aria-labelledby="install">
      <h2 id="install">{words.title}</h2>
      {way === 'by-hand' && <MoveToHomeScreen />}
      <p className="remark">{way === 'ask' ? words.ask : words.byHand}</p>
      <p className="hint__choices">
        {way === 'ask' && (
          <button type="button" className="button button--plain" onClick={() => void install()}>
            {words.yes}
          </button>
        )}
        <button type="button" className="button button--plain" onClick={dismiss}>
          {way === 'ask' ? words.no : words.understood}
        </button>
      </p>
    </section>
  );
}
