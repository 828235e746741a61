import { useState } from 'react';
import { en } from '../../language/en/keeping.ts';
import { area } from '../../language/language.ts';
import { Link, useNavigate } from '../../router.ts';
import { fragmentIn } from '../../projects/sharing/share-link.ts';

const words = area('keeping', en).arrive;

/** The first start from the home screen: what was measured in the browser is brought along. */
export function Arrive() {
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
    <section className="hint" aria-labelledby="arrive">
      <h2 id="arrive">{words.title}</h2>
      <p className="remark">{words.note}</p>
      {isNothing && <p role="alert">{words.nothing}</p>}
      <p className="hint__choices">
        <button type="button" className="button button--plain" onClick={() => void paste()}>
          {words.paste}
        </button>
        <Link className="button button--plain" to="/open">
          {words.open}
        </Link>
      </p>
    </section>
  );
}
