import { Link } from 'react-router-dom';
import {
  changeSettings,
  FRACTIONS,
  useLocale,
  useSettings,
} from '../../documents/settings/settings.ts';
import { words } from '../../language/page/settings.ts';
import { addressIn, neutralPath } from '../../language/addresses.ts';
import { language } from '../../language/language.ts';
import type { Locale } from '../../language/locale.ts';
import { LANGUAGES, type Language } from '../../language/language-tags.ts';
import { OFFERED } from '../../language/offered.ts';
import { formatLength, mm } from '../../planner/measure/units/units.ts';
import { CURRENCIES } from '../../planner/stock/region.ts';
import { ReportingChoice } from '../../ui/controls/fields/reporting-choice.tsx';
import { Screen, ScreenSection } from '../../ui/controls/frame/screen.tsx';
import { toast } from '../../ui/controls/toast.tsx';
import { canOpen } from '../../app/offline/can-open.ts';
import { OnThisDevice } from './on-this-device.tsx';
import { words as regions } from '../../language/page/regions.ts';
import { REGION_OPTIONS } from '../../ui/controls/fields/region-options.ts';
import { ChoiceRow } from '../../ui/controls/fields/setting-row.tsx';
import { HomeRows } from './home-rows.tsx';
import { TapePicture, type Units } from './tape-picture.tsx';
import { WorkshopRow } from './workshop-row.tsx';

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

/** Settings of this device: a row for each, with its value. */
export function SettingsScreen() {
  const { units, region, fraction, currency, theme, large } = useSettings();
  const locale = useLocale();
  const unitsOption = (value: Units) => ({
    value,
    label: words[value],
    example: exampleIn(value, locale),
    picture: <TapePicture units={value} />,
  });
  return (
    <Screen title={words.title} line={words.line}>
      <ScreenSection id="language" title={words.groups.language}>
        <ul className="rows">
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
        </ul>
      </ScreenSection>
      <ScreenSection id="home-and-shop" title={words.groups.home}>
        <ul className="rows">
          <ChoiceRow
            title={regions.ask}
            note={regions.note}
            value={region}
            options={REGION_OPTIONS}
            onChange={(value) => changeSettings({ region: value })}
          />
          <HomeRows />
          <ChoiceRow
            title={words.currency}
            value={currency}
            options={CURRENCIES.map((value) => ({ value, label: words.currencies[value] }))}
            onChange={(value) => changeSettings({ currency: value })}
          />
          <WorkshopRow />
        </ul>
      </ScreenSection>
      <ScreenSection id="appearance" title={words.groups.look}>
        <ul className="rows">
          <ChoiceRow
            title={words.theme}
            value={theme}
            options={[
              { value: 'system', label: words.system },
              { value: 'light', label: words.light },
              { value: 'dark', label: words.dark },
            ]}
            onChange={(value) => changeSettings({ theme: value })}
          />
          <ChoiceRow
            title={words.type}
            note={words.typeNote}
            value={large ? 'large' : 'usual'}
            options={[
              { value: 'usual', label: words.usualType },
              { value: 'large', label: words.largeType },
            ]}
            onChange={(value) => changeSettings({ large: value === 'large' })}
          />
        </ul>
      </ScreenSection>
      <ScreenSection id="reports" title={words.groups.data}>
        <ReportingChoice />
        <ul className="rows">
          <li className="row">
            <Link className="row__main row__link row__link--onward" to="/privacy">
              {words.reports}
            </Link>
          </li>
          <li className="row">
            <Link className="row__main row__link row__link--onward" to="/backup">
              {words.backup}
              <span className="remark">{words.backupNote}</span>
            </Link>
          </li>
        </ul>
      </ScreenSection>
      <OnThisDevice />
    </Screen>
  );
}
