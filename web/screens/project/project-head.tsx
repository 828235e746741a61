import { Link } from '../../router.ts';
import { en } from '../../language/en/project-frame.ts';
import { area } from '../../language/language.ts';

const words = area('projectFrame', en);

/** The way back to all projects, in the same corner on every tab. */
export function BackToProjects() {
  return (
    <Link className="screen__back" to="/" aria-label={words.back}>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d="M15 5l-7 7 7 7" fill="none" stroke="currentColor" strokeWidth="2.5" />
      </svg>
    </Link>
  );
}
