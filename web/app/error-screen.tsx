import { en } from '../language/en/app.ts';
import { area } from '../language/language.ts';
import { Screen } from '../ui/screen.tsx';

const words = area('app', en).broken;

/** What a person sees when a screen breaks: what they typed is safe, and how to go on. */
export function ErrorScreen() {
  return (
    <Screen title={words.title}>
      <p>{words.kept}</p>
      <p>
        <button type="button" className="button" onClick={() => window.location.reload()}>
          {words.reload}
        </button>
      </p>
      <p>
        <a href="/">{words.back}</a>
      </p>
    </Screen>
  );
}
