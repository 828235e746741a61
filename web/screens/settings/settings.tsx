import { Link } from '../../app/router.ts';
import { changeSettings, useSettings } from '../../app/settings.ts';
import { Choice } from '../../ui/choice.tsx';
import { ReportingChoice } from '../../ui/reporting-choice.tsx';
import { Screen } from '../../ui/screen.tsx';

/** What a person sets once for this device. */
export function SettingsScreen() {
  const { units, currency, theme } = useSettings();
  return (
    <Screen title="Settings" line="Kept on this device.">
      <Choice
        legend="Units"
        value={units}
        options={[
          { value: 'metric', label: 'Metres' },
          { value: 'imperial', label: 'Feet and inches' },
        ]}
        onChange={(value) => changeSettings({ units: value })}
      />
      <p className="row__why">Both are understood everywhere; this is how sizes are shown.</p>
      <Choice
        legend="Currency"
        value={currency}
        options={[
          { value: 'GBP', label: '£' },
          { value: 'EUR', label: '€' },
          { value: 'USD', label: '$' },
        ]}
        onChange={(value) => changeSettings({ currency: value })}
      />
      <Choice
        legend="Appearance"
        value={theme}
        options={[
          { value: 'system', label: 'As the phone' },
          { value: 'light', label: 'Paper' },
          { value: 'dark', label: 'Blackboard' },
        ]}
        onChange={(value) => changeSettings({ theme: value })}
      />
      <ReportingChoice />
      <p className="foot">
        <Link to="/privacy">What this app reports</Link>
      </p>
    </Screen>
  );
}
