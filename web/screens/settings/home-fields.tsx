import { COUNTRIES } from '../../planner/jobs/kit/place/home.ts';
import { words } from '../../language/page/home-facts.ts';
import { changeSettings, useSettings } from '../../documents/settings/settings.ts';
import { Choice } from '../../ui/controls/fields/choice.tsx';
import { Field } from '../../ui/controls/fields/field.tsx';

/** Facts about the home: its building rules, and hazards in its walls. */
export function HomeFields() {
  const { region, built, country } = useSettings();
  const countries = COUNTRIES[region];
  return (
    <>
      <div className="fields">
        <div className="fields__cell">
          <Field
            id="built"
            label={words.built}
            mode="numeric"
            value={built}
            placeholder={words.builtHint}
            echo={words.builtNote}
            problem={built === '' || /^(1\d|20)\d\d$/.test(built) ? undefined : words.noYear}
            onChange={(value) => changeSettings({ built: value.trim() })}
          />
        </div>
      </div>
      {countries.length > 1 && (
        <Choice
          legend={words.country}
          value={countries.find((one) => one === country) ?? countries[0]}
          options={countries.map((value) => ({ value, label: words.countries[value] }))}
          onChange={(value) => changeSettings({ country: value })}
        />
      )}
    </>
  );
}
