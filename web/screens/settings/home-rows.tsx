import { COUNTRIES } from '../../planner/jobs/kit/place/home.ts';
import { words } from '../../language/page/home-facts.ts';
import { changeSettings, useSettings } from '../../documents/settings/settings.ts';
import { Field } from '../../ui/controls/fields/field.tsx';
import { ChoiceRow, SettingRow } from '../../ui/controls/fields/setting-row.tsx';

/** Facts about the home: its building rules, and hazards in its walls. */
export function HomeRows() {
  const { region, built, country } = useSettings();
  const countries = COUNTRIES[region];
  return (
    <>
      {countries.length > 1 && (
        <ChoiceRow
          title={words.country}
          value={countries.find((one) => one === country) ?? countries[0]}
          options={countries.map((value) => ({ value, label: words.countries[value] }))}
          onChange={(value) => changeSettings({ country: value })}
        />
      )}
      <SettingRow
        title={words.built}
        value={built === '' ? words.builtUnknown : built}
        note={words.builtNote}
      >
        {() => (
          <div className="fields">
            <div className="fields__cell">
              <Field
                id="built"
                label={words.built}
                mode="numeric"
                value={built}
                placeholder={words.builtHint}
                problem={built === '' || /^(1\d|20)\d\d$/.test(built) ? undefined : words.noYear}
                onChange={(value) => changeSettings({ built: value.trim() })}
              />
            </div>
          </div>
        )}
      </SettingRow>
    </>
  );
}
