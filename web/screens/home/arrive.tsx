import { en } from '../../language/en/keeping.ts';
import { area } from '../../language/language.ts';
import { Link } from 'react-router-dom';
import { PasteLink } from '../share/open/paste-link.tsx';

const words = area('keeping', en).arrive;

/** First start from the home screen: explains how to move data from the browser. */
export const Arrive = () => (
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
