import { Link } from 'react-router-dom';
import { changeSettings, FRACTIONS, useSettings } from '../../documents/settings/settings.ts';
import { words } from '../../language/page/settings.ts';
import { addressIn, neutralPath } from '../../language/addresses.ts';
import { language } from '../../language/language.ts';
import { LANGUAGES, type Language } from '../../language/language-tags.ts';
import { OFFERED } from '../../language/offered.ts';
import { Choice } from '../../ui/controls/fields/choice.tsx';
import { ReportingChoice } from '../../ui/controls/fields/reporting-choice.tsx';
import { Screen, ScreenSection } from '../../ui/controls/frame/screen.tsx';
import { toast } from '../../ui/controls/toast.tsx';
import { canOpen } from '../../app/offline/can-open.ts';
import { OnThisDevice } from './on-this-device.tsx';
import { words as regions } from '../../language/page/regions.ts';
import { REGION_OPTIONS } from '../../ui/controls/fields/region-options.ts';
import { HomeFields } from './home-fields.tsx';
import { WorkshopFields } from './workshop-fields.tsx';

/** Each language that has all messages, in its own name. */
const languages = OFFERED.map((tag) => ({
  value: tag,
  label: LANGUAGES[tag].name,
  lang: tag,
}));

const fractions = FRACTIONS.map((one) => ({ value: String(one), label: `1/${one}` }));

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

/** Settings of this device. */
export function SettingsScreen() {
  const { units, region, fraction, currency, theme, large } = useSettings();
  return (
    <Screen title={words.title} line={words.line}>
      <ScreenSection id="language" title={words.groups.language}>
        <Choice
          legend={words.language}
          value={language()}
          options={languages}
          onChange={(tag) => void speak(tag)}
        />
        <p className="remark">{words.languageNote}</p>
        <Choice
          legend={words.units}
          value={units}
          options={[
            { value: 'metric', label: words.metric },
            { value: 'imperial', label: words.imperial },
          ]}
          onChange={(value) => changeSettings({ units: value })}
        />
        <p className="remark">{words.unitsNote}</p>
        <div className="settings__inches">
          <Choice
            legend={words.fraction}
            value={String(fraction)}
            options={fractions}
            onChange={showTo}
          />
        </div>
      </ScreenSection>
      <ScreenSection id="home-and-shop" title={words.groups.home}>
        <Choice
          legend={regions.ask}
          value={region}
          options={REGION_OPTIONS}
          onChange={(value) => changeSettings({ region: value })}
        />
        <p className="remark">{regions.note}</p>
        <HomeFields />
        <Choice
          legend={words.currency}
          value={currency}
          options={[
            { value: 'GBP', label: '£' },
            { value: 'EUR', label: '€' },
            { value: 'USD', label: '$' },
            { value: 'CNY', label: '¥' },
          ]}
          onChange={(value) => changeSettings({ currency: value })}
        />
        <WorkshopFields />
      </ScreenSection>
      <ScreenSection id="appearance" title={words.groups.look}>
        <Choice
          legend={words.theme}
          value={theme}
          options={[
            { value: 'system', label: words.system },
            { value: 'light', label: words.light },
            { value: 'dark', label: words.dark },
          ]}
          onChange={(value) => changeSettings({ theme: value })}
        />
        <Choice
          legend={words.type}
          value={large ? 'large' : 'usual'}
          options={[
            { value: 'usual', label: words.usualType },
            { value: 'large', label: words.largeType },
          ]}
          onChange={(value) => changeSettings({ large: value === 'large' })}
        />
        <p className="remark">{words.typeNote}</p>
      </ScreenSection>
      <ScreenSection id="reports" title={words.groups.data}>
        <ReportingChoice />
        <ul className="rows settings__links">
          <li className="row">
            <Link className="row__main row__link" to="/backup">
              <strong>{words.backup}</strong>
              <span className="remark">{words.backupNote}</span>
            </Link>
          </li>
        </ul>
        <p className="foot">
          <Link to="/privacy">{words.reports}</Link>
        </p>
      </ScreenSection>
      <OnThisDevice />
    </Screen>
  );
}
