import { useState } from 'react';
import { words as controls } from '../../../language/page/controls.ts';
import { words as paperWords } from '../../../language/page/paper.ts';
import { copyText } from '../../../platform/clipboard.ts';
import { Sheet } from '../../../ui/controls/frame/sheet.tsx';
import { toast } from '../../../ui/controls/toast.tsx';
import { Toggle } from '../../../ui/controls/fields/choice.tsx';
import type { ProjectView } from '../../project/tab-screen.tsx';
import { hardwareOfLists, useHardwareLists } from '../../project/buy/from-your-lists.tsx';
import { canSend, sendText } from './hand-over.ts';
import { listText } from './list-text.ts';

const { text: words } = paperWords;

/** Preview of the list as text, with or without prices. */
export function SendListSheet(props: { readonly view: ProjectView; readonly onClose: () => void }) {
  const { project, worked, name, settings } = props.view;
  const [isPriced, setPriced] = useState(false);
  const hardware = hardwareOfLists(useHardwareLists(project.id));
  const currency = isPriced ? settings.currency : undefined;
  const text = listText(name, worked.list.lines, currency, hardware);
  const copy = async (): Promise<void> =>
    toast((await copyText(text)) ? controls.copied : controls.cannotCopy);
  const send = async (): Promise<void> => {
    if (!(await sendText(name, text))) await copy();
  };
  return (
    <Sheet title={words.send} onClose={props.onClose}>
      <div className="toggles">
        <Toggle label={words.prices} pressed={isPriced} onChange={setPriced} />
      </div>
      <pre className="list-text">{text}</pre>
      <div className="pair">
        {canSend() && (
          <button type="button" className="button button--main" onClick={() => void send()}>
            {words.share}
          </button>
        )}
        <button
          type="button"
          className={canSend() ? 'button' : 'button button--main'}
          onClick={() => void copy()}
        >
          {words.copy}
        </button>
      </div>
    </Sheet>
  );
}
