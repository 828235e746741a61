import { useHowLong } from '../../../app/storage/how-long.ts';
import { words, words as keeping } from '../../../language/page/keeping.ts';
import { Link } from 'react-router-dom';
import { useSyncExternalStore } from 'react';
import { backupNote } from '../../../documents/backup/backup-note.ts';
import { subscribe } from '../../../documents/store/device-storage.ts';
import { formatDay } from '../../../ui/format/time.ts';

/** Line on how long this browser keeps the data; `isAlone` if no backup link is next to it. */
export function KeptLine({ isAlone = true }: { readonly isAlone?: boolean }) {
  const known = useHowLong();
  if (known === undefined) return null;
  return (
    <p className="remark">
      {words.howLong[known]} {isAlone && <Link to="/backup">{words.backUp}</Link>}
    </p>
  );
}

/** Time of the last backup. */
export function LastBackup() {
  const at = useSyncExternalStore(
    subscribe,
    () => backupNote().at,
    () => undefined,
  );
  if (at === undefined) return null;
  return <p className="remark">{at === 0 ? keeping.never : keeping.last(formatDay(at))}</p>;
}
