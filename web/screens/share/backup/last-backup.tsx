import { useSyncExternalStore } from 'react';
import { words as keeping } from '../../../language/page/keeping.ts';
import { backupNote } from '../../../documents/backup/backup-note.ts';
import { subscribe } from '../../../documents/store/device-storage.ts';
import { formatDay } from '../../../ui/format/time.ts';

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
