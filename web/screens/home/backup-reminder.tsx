import { useEffect, useState, useSyncExternalStore } from 'react';
import { backUpNow } from '../share/backup/save-backup.ts';
import { words } from '../../language/page/keeping.ts';
import {
  backupNote,
  changesKept,
  isBackupDue,
  notBackedUp,
  noteFirst,
  noteReminded,
} from '../../documents/backup/backup-note.ts';
import { subscribe } from '../../documents/store/device-storage.ts';
import { isRealUse } from '../../documents/store/real-use.ts';

/** True if the reminder is due; never during the first visit. */
export function useIsBackupDue(): boolean {
  const isDue = useSyncExternalStore(
    subscribe,
    () => isRealUse() && isBackupDue(backupNote(), changesKept(), Date.now()),
    () => false,
  );
  useEffect(() => {
    if (changesKept().length > 0) noteFirst(Date.now());
  }, []);
  return isDue;
}

/** Reminder that there is no backup, with a button to make one. */
export function BackupReminder() {
  const [{ note, things }] = useState(() => {
    const known = backupNote();
    return { note: known, things: notBackedUp(known, changesKept(), Date.now()) };
  });
  return (
    <section className="hint" aria-labelledby="backup-due">
      <h2 id="backup-due">{words.reminder.title}</h2>
      <p className="remark">
        {note.at === 0 ? words.reminder.unsaved(things) : words.reminder.changed(things)}
      </p>
      <p className="hint__choices">
        <button type="button" className="button button--plain" onClick={() => void backUpNow()}>
          {words.backUp}
        </button>
        <button
          type="button"
          className="button button--plain"
          onClick={() => noteReminded(Date.now())}
        >
          {words.reminder.later}
        </button>
      </p>
    </section>
  );
}
