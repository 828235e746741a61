import { saveAgain, type StorageState } from '../../documents/store/device-storage.ts';
import { en } from '../../language/en/project-frame.ts';
import { area } from '../../language/language.ts';

const words = area('projectFrame', en);

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
