import { Link } from 'react-router-dom';
import { useTitle } from '../../app/shell/document-head.ts';
import { words } from '../../language/page/controls.ts';
import { copyText } from '../../platform/clipboard.ts';
import { Screen } from '../../ui/controls/frame/screen.tsx';
import { toast } from '../../ui/controls/toast.tsx';

/** Text of a document that cannot be read, so that the user can copy it. */
function DamagedText({ raw }: { readonly raw: string }) {
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

/** Shown instead of a document that is missing or damaged; `raw` is the text of a damaged one. */
export function NotHere(props: {
  readonly title: string;
  readonly why: string;
  readonly raw?: string;
  readonly back: string;
}) {
  const { title, why, raw, back } = props;
  useTitle(title);
  return (
    <Screen title={title}>
      <p>{why}</p>
      {raw !== undefined && <DamagedText raw={raw} />}
      <p className="links">
        <Link to="/">{back}</Link>
      </p>
    </Screen>
  );
}
