import { useEffect, useState, useSyncExternalStore } from 'react';
import { copyText } from '../../platform/clipboard.ts';
import { words as keepingWords } from '../../language/page/keeping.ts';
import { storedVersions, subscribe } from '../../documents/store/device-storage.ts';
import { deviceTexts, textsStamp } from '../../documents/sharing/device-texts.ts';
import { gatherEverything } from '../../documents/sharing/gather.ts';
import { linkTo, readLink } from '../../documents/sharing/share-link.ts';
import { listProjects } from '../../documents/store/project-store.ts';
import { toast } from '../../ui/controls/toast.tsx';
import { saveBackup } from '../share/backup/save-backup.ts';

const words = keepingWords.move;

const everything = () => gatherEverything(deviceTexts(), Date.now(), storedVersions);

/**
 * Link with all data, packed before the tap, because Safari only copies existing text. Null if it
 * would be too long, undefined until it is ready.
 */
function useLinkToAll(): string | null | undefined {
  const [link, setLink] = useState<string | null>();
  const now = useSyncExternalStore(subscribe, textsStamp, () => undefined);
  useEffect(() => {
    if (now === undefined) return undefined;
    let isCurrent = true;
    const packUp = async (): Promise<void> => {
      const packed = await linkTo(everything(), window.location.origin);
      const { ok } = await readLink(new URL(packed).hash);
      if (isCurrent) setLink(ok ? packed : null);
    };
    packUp().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [now]);
  return link;
}

async function copy(link: string | null): Promise<void> {
  if (link === null) toast(words.tooLong);
  else toast((await copyText(link)) ? words.copied : words.cannotCopy);
}

/** Moves the data to the app on the home screen. On iOS it shares no storage with the browser. */
export function MoveToHomeScreen() {
  const hasPictures = listProjects().some(
    (found) => found.kind === 'project' && found.project.pictures.length > 0,
  );
  const link = useLinkToAll();
  return (
    <>
      <p className="remark">
        {words.note} {hasPictures && words.photos}
      </p>
      <p className="hint__choices">
        <button
          type="button"
          className="button button--plain"
          disabled={link === undefined}
          onClick={() => link !== undefined && void copy(link)}
        >
          {words.copy}
        </button>
        <button
          type="button"
          className="button button--plain"
          onClick={() => void saveBackup(everything())}
        >
          {words.file}
        </button>
      </p>
    </>
  );
}
