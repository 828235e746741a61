import { isOnHomeScreen, useInstallWay } from '../../app/install/install-offer.ts';
import { InstallHint } from './install-hint.tsx';
import { words as keepingWords } from '../../language/page/keeping.ts';
import { Link } from 'react-router-dom';
import { PasteLink } from '../share/open/paste-link.tsx';

const words = keepingWords.arrive;

/** Explains at the first start from the home screen how to move data from the browser. */
const Arrive = () => (
  <section className="hint" aria-labelledby="arrive">
    <h2 id="arrive">{words.title}</h2>
    <p className="remark">{words.note}</p>
    <p className="hint__choices">
      <PasteLink />
      <Link className="button button--plain" to="/open">
        {words.open}
      </Link>
    </p>
  </section>
);

/** Suggestion for a user without documents. */
export function Keeping() {
  const way = useInstallWay();
  return isOnHomeScreen() ? <Arrive /> : <InstallHint way={way} />;
}
