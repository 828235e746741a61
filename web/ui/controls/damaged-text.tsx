import { words } from '../../language/page/controls.ts';
import { copyText } from '../../platform/clipboard.ts';

import { toast } from './toast.tsx';

/** Text of a document that cannot be read, so that the user can copy it. */
export function DamagedText({ raw }: { readonly raw: string }) {
  const copy = async (): Promise<void> => {
    toast((await copyText(raw)) ? words.copied : words.cannotCopy);
  };
  return (
    <>
      <textarea className="damaged" readOnly aria-label={words.itsText} value={raw} rows={8} />
      <button type="button" className="button" onClick={() => void copy()}>
        {words.copyText}
      </button>
    </>
  );
}
