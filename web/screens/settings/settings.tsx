import { Link } from 'react-router-dom';
import { changeSettings, useSettings } from '../../documents/settings/settings.ts';
import { words } from '../../language/page/settings.ts';
import { CURRENCIES } from '../../planner/stock/region.ts';
import { ReportingChoice } from '../../ui/controls/fields/reporting-choice.tsx';
import { Screen, ScreenSection } from '../../ui/controls/frame/screen.tsx';
import { OnThisDevice } from './on-this-device.tsx';
import { words as regions } from '../../language/page/regions.ts';
import { REGION_OPTIONS } from '../../ui/controls/fields/region-options.ts';
import { ChoiceRow } from '../../ui/controls/fields/setting-row.tsx';
import { HomeRows } from './home-rows.tsx';
import { LanguageRows } from './language-rows.tsx';
import { WorkshopRow } from './workshop-row.tsx';

/** Settings of this device: a row for each, with its value. */
export function SettingsScreen() {
  const { region, currency, theme, large } = useSettings();
  return (
    <Screen title={words.title} line={words.line}>
      <ScreenSection id="language" title={words.groups.language}>
        <ul className="rows">
          <LanguageRows />
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
