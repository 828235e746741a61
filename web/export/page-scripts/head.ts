import { firstSpoken, isLanguage } from '../../language/language-tags.ts';
import { SETTINGS_KEY } from '../../projects/settings/settings-key.ts';

/**
 * Runs before first paint: sets the chosen theme, large type and the language, and marks the page of a
 * person who measures in inches (by the rules of settings.ts) and of one who has projects or cut lists, so
 * that nothing moves and the words for newcomers do not flash when the app comes to know it too. The
 * page comes in a language: where that is not the person's, it is `waiting` until the app has drawn
 * itself (base.css says what is seen of it). Should the app not come, all is seen after four seconds. It must never throw.
 */

interface Kept {
  readonly theme?: unknown;
  readonly large?: unknown;
  readonly units?: unknown;
  readonly language?: unknown;
}

const WAIT_MS = 4000;
const page = document.documentElement;

/** What is kept on this device; nothing where it is blocked or damaged. */
function readKept(): Kept {
  try {
    const kept = (JSON.parse(localStorage.getItem(SETTINGS_KEY) ?? '{}') ?? {}) as Kept;
    if (Object.keys(localStorage).some((key) => /^measure-twice:(project|cuts):/.test(key))) {
      page.dataset['returning'] = '';
    }
    return kept;
  } catch {
    return {};
  }
}

const { theme, large, units, language: chosen } = readKept();
if (theme === 'light' || theme === 'dark') page.dataset['theme'] = theme;
if (large === true) page.dataset['large'] = '';
const isAmerican = units !== 'metric' && navigator.language === 'en-US';
if (units === 'imperial' || isAmerican) page.dataset['inches'] = '';
const language = isLanguage(chosen) ? chosen : firstSpoken(navigator.languages ?? []);
if (language !== page.lang) {
  page.lang = language;
  page.dataset['waiting'] = '';
}
setTimeout(() => {
  delete page.dataset['waiting'];
  delete page.dataset['returning'];
}, WAIT_MS);
