import { useLocale, changeSettings, useSettings } from '../../documents/settings/settings.ts';
import {
  NO_TEXTS,
  nameSizes,
  readWorkshop,
  sawUnit,
  usualSaw,
  type SheetSize,
} from '../../planner/jobs/kit/steps/workshop.ts';
import { words as settingsWords } from '../../language/page/settings.ts';
import { formatLength, toMm, type Length } from '../../planner/measure/units/units.ts';
import { boardName } from '../cut/in-words.ts';
import { shopSizes } from '../../documents/settings/shop-stock.ts';
import { Field, LengthField } from '../../ui/controls/fields/field.tsx';
import { SettingRow } from '../../ui/controls/fields/setting-row.tsx';

const { workshop: words } = settingsWords;

const SAW = ['kerf', 'sheetTrim', 'boardTrim'] as const;

/** Saw and stock sizes for new cut lists and projects. The defaults work; the fields are in a sheet. */
export function WorkshopRow() {
  const settings = useSettings();
  const locale = useLocale();
  const { workshop, problems } = readWorkshop(settings, locale);
  const usual = usualSaw(locale);
  const show = (size: Length): string => formatLength(size, locale);
  const sheet = ({ length, width }: SheetSize): string =>
    boardName({ length: toMm(length), width: toMm(width) }, locale);
  const usualOf = (kind: 'linear' | 'sheet') => shopSizes(kind, NO_TEXTS, locale);
  const lists = [
    {
      field: 'lengths',
      read: workshop.lengths?.map(show),
      usual: usualOf('linear').map(({ length }) => show(length)),
    },
    { field: 'sheets', read: workshop.sheets?.map(sheet), usual: usualOf('sheet').map(sheet) },
  ] as const;
  const isWrong = Object.keys(problems).length > 0;
  const isOwn = [...SAW, 'lengths' as const, 'sheets' as const].some(
    (field) => settings[field] !== '',
  );
  const value = isWrong ? words.wrong : isOwn ? words.own : words.usual;
  return (
    <SettingRow title={words.title} value={value} note={words.note}>
      {() => (
        <fieldset className="fields" aria-label={words.title}>
          {SAW.map((field) => (
            <div key={field} className="fields__cell">
              <LengthField
                id={`workshop-${field}`}
                label={words.labels[field]}
                value={settings[field]}
                locale={locale}
                bare={sawUnit(locale)}
                usual={show(usual[field])}
                usualNote={words.usual}
                problem={problems[field]}
                onChange={(text) => changeSettings({ [field]: text })}
              />
            </div>
          ))}
          {lists.map(({ field, read, usual: sizes }) => (
            <Field
              key={field}
              id={`workshop-${field}`}
              label={words.labels[field]}
              value={settings[field]}
              problem={problems[field]}
              echo={read === undefined ? words.usualSizes(sizes) : `= ${words.sizes(read)}`}
              onChange={(text) => changeSettings({ [field]: text })}
              onBlur={() =>
                problems[field] === undefined &&
                changeSettings({ [field]: nameSizes(settings[field], field, locale) })
              }
            />
          ))}
        </fieldset>
      )}
    </SettingRow>
  );
}
