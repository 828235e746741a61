import { useState } from 'react';
import { showTheme } from '../../app/settings.ts';
import { eraseEverything } from '../../projects/sharing/erase.ts';
import type { Bundle } from '../../projects/sharing/bundle.ts';
import { clearReports } from '../../telemetry/recent-reports.ts';
import { Field } from '../../ui/field.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { toast } from '../../ui/toast.tsx';
import { holdings, saveBackup } from './save-backup.ts';

const WORD = 'erase';

/** Says what goes, offers the backup first, and takes a typed word before it erases. */
export function EraseSheet(props: { readonly everything: Bundle; readonly onClose: () => void }) {
  const { everything, onClose } = props;
  const [typed, setTyped] = useState('');
  const isMeant = typed.trim().toLowerCase() === WORD;
  const erase = (): void => {
    const undo = eraseEverything();
    void clearReports();
    showTheme();
    onClose();
    toast('Everything is erased', () => {
      undo();
      showTheme();
    });
  };
  return (
    <Sheet title="Erase everything" onClose={onClose}>
      <p>This removes from this device, and from nowhere else:</p>
      <ul className="plain-list erase__list">
        {[...holdings(everything), 'your settings', 'the list of reports that were sent'].map(
          (one) => (
            <li key={one}>{one}</li>
          ),
        )}
      </ul>
      <p className="row__why">Whether this device reports errors stays as you set it.</p>
      <div className="pair">
        <button type="button" className="button" onClick={() => void saveBackup(everything)}>
          Back up first
        </button>
      </div>
      <form
        className="fields erase__form"
        onSubmit={(event) => {
          event.preventDefault();
          if (isMeant) erase();
        }}
      >
        <Field label={`Type “${WORD}” to go on`} value={typed} onChange={setTyped} />
        <button type="submit" className="button button--danger" disabled={!isMeant}>
          Erase everything
        </button>
      </form>
    </Sheet>
  );
}
