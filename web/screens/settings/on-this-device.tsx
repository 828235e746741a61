import { useEffect, useState } from 'react';
import { useBuild } from '../../app/build.ts';
import { useOffline } from '../../app/offline/offline-state.ts';
import { words } from '../../language/page/settings.ts';
import { words as pictures } from '../../language/page/pictures.ts';
import { picturesSize } from '../../documents/backup/pictures.ts';
import { useIsHydrated } from '../../platform/store.ts';
import { ScreenSection } from '../../ui/controls/frame/screen.tsx';
import { KeptLine } from '../share/backup/kept-line.tsx';
import { toast } from '../../ui/controls/toast.tsx';

interface Room {
  readonly used: number;
  readonly photos: { readonly count: number; readonly bytes: number };
  /** True if the browser has promised not to clear the data. */
  readonly persisted: boolean;
}

async function room(): Promise<Room | undefined> {
  if (!('storage' in navigator)) return undefined;
  const [{ usage = 0 }, persisted, photos] = await Promise.all([
    navigator.storage.estimate(),
    navigator.storage.persisted(),
    picturesSize().catch(() => ({ count: 0, bytes: 0 })),
  ]);
  return { used: usage, persisted, photos };
}

function StoredRow() {
  const [kept, setKept] = useState<Room>();
  useEffect(() => {
    room().then(setKept, () => undefined);
  }, []);
  if (kept === undefined) return null;
  const ask = async (): Promise<void> => {
    const persisted = await navigator.storage.persist();
    setKept({ ...kept, persisted });
    if (!persisted) toast(words.notPersisted);
  };
  return (
    <li className="row">
      <span className="row__main">
        {words.stored(kept.used / 1e6)}
        {kept.photos.count > 0 && (
          <span className="remark">
            {pictures.stored(kept.photos.count, Math.max(0.1, kept.photos.bytes / 1e6))}
          </span>
        )}
        {/* Reads the state again after the browser has agreed. */}
        <KeptLine key={String(kept.persisted)} isAlone={false} />
      </span>
      {!kept.persisted && (
        <button type="button" className="button button--plain" onClick={() => void ask()}>
          {words.persist}
        </button>
      )}
    </li>
  );
}

/** State of the app and the data on this device; empty in the exported page. */
export function OnThisDevice() {
  const { copy, update } = useOffline();
  const { version, build } = useBuild();
  if (!useIsHydrated()) return null;
  return (
    <ScreenSection id="device" title={words.device}>
      <ul className="rows">
        {/* Unknown until the first touch, because the app is not stored for a page that is only read. */}
        {copy !== 'unknown' && (
          <li className="row">
            <span className="row__main">
              {words.offline} <span className="remark">{words.copy[copy]}</span>
            </span>
          </li>
        )}
        <li className="row">
          <span className="row__main">
            {words.version(version)} <span className="remark">{words.build(build)}</span>
          </span>
          {update !== undefined && (
            <button type="button" className="button button--plain" onClick={() => void update()}>
              {words.update}
            </button>
          )}
        </li>
        {/* Measures again after the app has been stored. */}
        <StoredRow key={copy} />
      </ul>
    </ScreenSection>
  );
}
