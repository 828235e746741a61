import { canOpen } from '../../app/offline/can-open.ts';
import {
  changeSettings,
  FRACTIONS,
  useLocale,
  useSettings,
} from '../../documents/settings/settings.ts';
import { addressIn, neutralPath } from '../../language/addresses.ts';
import { LANGUAGES, type Language } from '../../language/language-tags.ts';
import { language } from '../../language/language.ts';
import type { Locale } from '../../language/locale.ts';
import { OFFERED } from '../../language/offered.ts';
import { words } from '../../language/page/settings.ts';
import { formatLength, mm } from '../../planner/measure/units/units.ts';
import { ChoiceRow } from '../../ui/controls/fields/setting-row.tsx';
import { toast } from '../../ui/controls/toast.tsx';
import { TapePicture, type Units } from './tape-picture.tsx';

/** Each language that has all messages, in its own name. */
const languages = OFFERED.map((tag) => ({
  value: tag,
  label: LANGUAGES[tag].name,
  lang: tag,
}));

const fractions = FRACTIONS.map((one) => ({ value: String(one), label: `1/${one}″` }));

/** A board's length and a depth, as examples of each kind of unit. */
const EXAMPLES = [mm(2400), mm(447)] as const;

const exampleIn = (units: Units, locale: Locale): string =>
  EXAMPLES.map((size) => formatLength(size, { ...locale, units })).join(' · ');

/** Stores the language and opens its page, because each language has its own HTML. */
async function speak(chosen: Language): Promise<void> {
  const address = addressIn(chosen, neutralPath(window.location.pathname));
  if (!(await canOpen(address))) toast(words.noSignal(LANGUAGES[chosen].name));
  else if (changeSettings({ language: chosen })) window.location.replace(address);
  else toast(words.notKept);
}

const showTo = (chosen: string): void => {
  const fraction = FRACTIONS.find((one) => String(one) === chosen);
  if (fraction !== undefined) changeSettings({ fraction });
};

/** Rows for the language and the units of sizes. */
export function LanguageRows() {
  const { units, fraction } = useSettings();
  const locale = useLocale();
  const unitsOption = (value: Units) => ({
    value,
    label: words[value],
    example: exampleIn(value, locale),
    picture: <TapePicture units={value} />,
  });
  return (
    <>
      <ChoiceRow
        title={words.language}
        note={words.languageNote}
        value={language()}
        options={languages}
        onChange={(tag) => void speak(tag)}
      />
      <ChoiceRow
        title={words.units}
        note={words.unitsNote}
        value={units}
        options={[unitsOption('metric'), unitsOption('imperial')]}
        onChange={(value) => changeSettings({ units: value })}
      />
      <ChoiceRow
        title={words.fraction}
        value={String(fraction)}
        options={fractions}
        className="settings__inches"
        onChange={showTo}
      />
    </>
  );
}
