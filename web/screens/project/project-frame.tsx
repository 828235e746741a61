import { Link } from 'react-router-dom';
import { en } from '../../language/en/project-frame.ts';
import { area } from '../../language/language.ts';
import { Icon } from '../../ui/controls/icon.tsx';
import { saveAgain, type StorageState } from '../../documents/store/device-storage.ts';

const words = area('projectFrame', en);

/** Link to all projects, in the same corner of every tab. */
export function BackToProjects() {
  return (
    <Link className="screen__back" to="/" aria-label={words.back}>
      <Icon name="back" />
    </Link>
  );
}

/** Warns if the inputs may not be saved. */
export function StorageAlarm({ state }: { readonly state: StorageState }) {
  return state === 'fine' ? null : (
    <p className="alarm" role="alert">
      {words.storage[state]}
      {state === 'cleared' && (
        <button type="button" className="button button--plain" onClick={saveAgain}>
          {words.saveAgain}
        </button>
      )}
    </p>
  );
}
