import { words as appWords } from '../../language/page/app.ts';
import { addressIn } from '../../language/addresses.ts';
import { language } from '../../language/language.ts';
import { Screen } from '../../ui/controls/frame/screen.tsx';
import { useTitle } from './document-head.ts';

const words = appWords.broken;

/** Shown when a screen throws: the data is safe, and the user can reload or go back. */
export function ErrorScreen() {
  useTitle(words.title);
  return (
    <Screen title={words.title}>
      <p>{words.kept}</p>
      <p>
        <button type="button" className="button" onClick={() => window.location.reload()}>
          {words.reload}
        </button>
      </p>
      <p className="links">
        <a href={addressIn(language(), '/')}>{words.back}</a>
      </p>
    </Screen>
  );
}
