import { Link } from '../../app/router.ts';
import { changeSettings, useSettings } from '../../app/settings.ts';
import { en } from '../../language/en/settings.ts';
import { area, language, LANGUAGES, type Language } from '../../language/language.ts';
import { Choice } from '../../ui/choice.tsx';
import { ReportingChoice } from '../../ui/reporting-choice.tsx';
import { Screen } from '../../ui/screen.tsx';
import { toast } from '../../ui/toast.tsx';
import { OnThisDevice } from './on-this-device.tsx';

const words = area('settings', en);

/** Every language in its own words, so that whoever cannot read this page finds theirs. */
const languages = (Object.keys(LANGUAGES) as Language[]).map((tag) => ({
  value: tag,
  label: LANGUAGES[tag].name,
  lang: tag,
}));

function speak(chosen: Language): void {
  if (changeSettings({ language: chosen })) window.location.reload();
  else toast(words.languageNotKept);
}

/** What a person sets once for this device. */
export function SettingsScreen() {
  const { units, currency, theme } = useSettings();
  return (
    <Screen title={words.title} line={words.line}>
      <Choice legend={words.language} value={language()} options={languages} onChange={speak} />
      <p className="row__why">{words.languageNote}</p>
      <Choice
        legend={words.units}
        value={units}
        options={[
          { value: 'metric', label: words.metric },
          { value: 'imperial', label: words.imperial },
        ]}
        onChange={(value) => changeSettings({ units: value })}
      />
      <p className="row__why">{words.unitsNote}</p>
      <Choice
        legend={words.currency}
        value={currency}
        options={[
          { value: 'GBP', label: '£' },
          { value: 'EUR', label: '€' },
          { value: 'USD', label: '$' },
        ]}
        onChange={(value) => changeSettings({ currency: value })}
      />
      <Choice
        legend={words.appearance}
        value={theme}
        options={[
          { value: 'system', label: words.system },
          { value: 'light', label: words.light },
          { value: 'dark', label: words.dark },
        ]}
        onChange={(value) => changeSettings({ theme: value })}
      />
      <ReportingChoice />
      <ul className="rows settings__links">
        <li className="row">
          <Link className="row__main row__link" to="/backup">
            <strong>{words.backup}</strong>
            <span className="row__why">{words.backupNote}</span>
          </Link>
        </li>
      </ul>
      <p className="foot">
        <Link to="/privacy">{words.reports}</Link>
      </p>
      <OnThisDevice />
    </Screen>
  );
}
