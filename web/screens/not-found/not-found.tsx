import { NOT_FOUND } from '../../app/pages.ts';
import { Link } from 'react-router-dom';
import { usePageWords } from '../../app/shell/document-head.ts';
import { words } from '../../language/page/not-found.ts';
import { Screen } from '../../ui/controls/frame/screen.tsx';

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
