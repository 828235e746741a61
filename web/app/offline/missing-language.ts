import { prefixAt, prefixOf } from '../../language/addresses.ts';
import { en } from '../../language/en/app.ts';
import { area, language } from '../../language/language.ts';
import { LANGUAGES } from '../../language/language-tags.ts';
import { toast } from '../../ui/controls/toast.tsx';

const words = area('app', en);

/** Shows a message if the language of the address is not stored on this device and cannot be loaded. */
export function tellMissingLanguage(): void {
  const prefix = prefixAt(window.location.pathname);
  if (prefix === prefixOf(language())) return;
  const wanted = Object.values(LANGUAGES).find(({ files }) => prefix === `/${files}`);
  if (wanted !== undefined) toast(words.languageMissing(wanted.name));
}
