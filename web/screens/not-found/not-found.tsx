import { NOT_FOUND } from '../../app/pages.ts';
import { Link } from 'react-router-dom';
import { usePageWords } from '../../app/shell/document-head.ts';
import { en } from '../../language/en/not-found.ts';
import { area } from '../../language/language.ts';
import { Screen } from '../../ui/controls/frame/screen.tsx';

const words = area('notFound', en);

export function NotFound() {
  usePageWords(NOT_FOUND);
  return (
    <Screen title={words.title}>
      <p>{words.why}</p>
      <p className="links">
        <Link to="/">{words.projects}</Link> <Link to="/jobs">{words.jobs}</Link>
      </p>
    </Screen>
  );
}
