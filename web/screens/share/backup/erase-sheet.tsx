import { useState } from 'react';
import { eraseDevice } from '../../../app/storage/erase-device.ts';
import { showAppearance } from '../../../documents/settings/settings.ts';
import { words as bundlesWords } from '../../../language/page/bundles.ts';
import type { Bundle } from '../../../documents/sharing/bundle.ts';
import { Field } from '../../../ui/controls/fields/field.tsx';
import { Sheet } from '../../../ui/controls/frame/sheet.tsx';
import { toastEdit } from '../../../ui/controls/toast.tsx';
import { holdings, saveBackup } from './save-backup.ts';

const { erase: words } = bundlesWords;

/** Lists the data to be erased, offers a backup, and requires a typed word. */
export function EraseSheet(props: { readonly everything: Bundle; readonly onClose: () => void }) {
  const { everything, onClose } = props;
  const [typed, setTyped] = useState('');
  const isMeant = typed.trim().toLowerCase() === words.word;
  const erase = (): void => {
    eraseDevice();
    showAppearance();
    onClose();
    toastEdit(words.erased);
  };
  return (
    <Sheet title={words.title} onClose={onClose}>
      <p>{words.lead}</p>
      <ul className="plain-list erase__list">
        {[...holdings(everything), words.settings, words.reports].map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
      <p className="remark">{words.note}</p>
      <div className="pair">
        <button type="button" className="button" onClick={() => void saveBackup(everything)}>
          {words.backup}
        </button>
      </div>
      <form
        className="fields erase__form"
        data-own-undo=""
        onSubmit={(event) => {
          event.preventDefault();
          if (isMeant) erase();
        }}
      >
        <Field label={words.type(words.word)} value={typed} onChange={setTyped} />
        <button type="submit" className="button button--danger" disabled={!isMeant}>
          {words.title}
        </button>
      </form>
    </Sheet>
  );
}
