import { useState } from 'react';
import { words as keepingWords } from '../../../language/page/keeping.ts';
import { fragmentIn } from '../../../documents/sharing/share-link.ts';
import { copiedText } from '../../../platform/clipboard.ts';
import { useNavigate } from 'react-router-dom';

const words = keepingWords.arrive;

/** Opens a link from the clipboard, for devices on which a tapped link opens elsewhere. */
export function PasteLink() {
  const navigate = useNavigate();
  const [isNothing, setNothing] = useState(false);
  const paste = async (): Promise<void> => {
    const shared = fragmentIn(await copiedText());
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
