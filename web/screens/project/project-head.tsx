import { Link } from 'react-router-dom';
import { en } from '../../language/en/project-frame.ts';
import { area } from '../../language/language.ts';
import { Icon } from '../../ui/controls/icon.tsx';

const words = area('projectFrame', en);

/** Link to all projects, in the same corner of every tab. */
export function BackToProjects() {
  return (
    <Link className="screen__back" to="/" aria-label={words.back}>
      <Icon name="back" />
    </Link>
  );
}
