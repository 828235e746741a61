import { useState } from 'react';
import { en } from '../../language/en/keeping.ts';
import { area } from '../../language/language.ts';
import { fragmentIn } from '../../projects/sharing/share-link.ts';
import { useNavigate } from '../../router.ts';

const words = area('keeping', en).arrive;

/** Takes a link from the clipboard, where a link that is tapped opens elsewhere. */
export function PasteLink() {
  const navigate = useNavigate();
  const [isNothing, setNothing] = useState(false);
  const paste = async (): Promise<void> => {
    // The browser may ask, and be told no.
    const text = await navigator.clipboard.readText().catch(() => '');
    const shared = fragmentIn(text);
    setNothing(shared === undefined);
    if (shared !== undefined) void navigate('/open', { state: { shared } });
  };
  return (
    <>
      <button type="button" className="button button--plain" onClick={() => void paste()}>
        {words.paste}
      </button>
      {isNothing && <span role="alert">{words.nothing}</span>}
    </>
  );
}
