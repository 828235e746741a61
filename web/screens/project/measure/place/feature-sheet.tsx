import type { ReactNode } from 'react';
import type { Locale } from '../../../../language/locale.ts';
import type { FeatureInput } from '../../../../planner/measure/places/place-input.ts';
import {
  asOpening,
  asSide,
  readOf,
  type Read,
} from '../../../../planner/measure/units/read-size.ts';
import {
  curveShortfall,
  USUAL_SPLAY,
} from '../../../../planner/measure/outline/feature-outline.ts';
import {
  formatDimension,
  formatFineArea,
  toArea,
} from '../../../../planner/measure/units/units.ts';
import { usualFeature, type Feature } from '../../../../planner/measure/places/wall-features.ts';
import { Choice } from '../../../../ui/controls/fields/choice.tsx';
import { Field, LengthField } from '../../../../ui/controls/fields/field.tsx';
import { Sheet } from '../../../../ui/controls/frame/sheet.tsx';
import { en } from '../../../../language/en/editors.ts';
import { area as areaOf } from '../../../../language/language.ts';

const words = areaOf('editors', en);

const FORMS = (['square', 'splayed', 'curved'] as const).map((value) => ({
  value,
  label: words.features.forms[value],
}));

/** A chimney breast, bay or recess: its wall, position, width and depth, with the plan. */
export function FeatureSheet(props: {
  readonly feature: FeatureInput;
  /** As placed; undefined if it does not fit or the room is not measured. */
  readonly known: Feature | undefined;
  /** Letters of the possible walls. */
  readonly walls: readonly string[];
  readonly plan: ReactNode;
  readonly read: Read;
  readonly locale: Locale;
  readonly onChange: (change: Partial<Omit<FeatureInput, 'id'>>) => void;
  readonly onForm: (form: FeatureInput['form']) => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}) {
  const { feature, known, walls, plan, read, locale, onChange } = props;
  const kind = words.features.kinds[feature.kind];
  const usual = usualFeature(feature.kind, locale);
  const shown = (size: Parameters<typeof formatDimension>[0]) => formatDimension(size, locale);
  const field = (
    name: 'at' | 'width' | 'depth' | 'front',
    label: string,
    usualSize: string | undefined,
    note?: string,
  ) => (
    <div className="fields__cell">
      <LengthField
        id={`feature-${name}`}
        label={label}
        value={feature[name] ?? ''}
        locale={locale}
        {...(name === 'at' ? asSide(locale) : asOpening(locale))}
        usual={usualSize}
        usualNote={note}
        {...readOf(read, `features.${feature.id}.${name}`)}
        onChange={(text) => onChange({ [name]: text })}
      />
    </div>
  );
  return (
    <Sheet title={kind.name} onClose={props.onClose}>
      <figure className="picture">
        {plan}
        {known !== undefined && (
          <figcaption className="remark">
            {words.features.beside(shown(known.at), shown(known.after))}
          </figcaption>
        )}
      </figure>
      <Choice
        legend={words.opening.onWall}
        value={feature.wall}
        options={walls.map((letter) => ({ value: letter, label: letter }))}
        onChange={(wall) => onChange({ wall })}
      />
      <Choice
        legend={words.features.form}
        value={feature.form ?? 'square'}
        options={FORMS}
        onChange={(form) => props.onForm(form === 'square' ? undefined : form)}
      />
      <div className="fields">
        {field(
          'at',
          words.opening.fromLeft,
          known === undefined ? undefined : shown(known.at),
          words.features.middle,
        )}
        {field('width', words.width, shown(usual.width))}
        {field('depth', words.features.depth, shown(usual.depth))}
        {feature.form === 'splayed' && (
          <>
            <div className="fields__cell">
              <Field
                id="feature-angle"
                label={words.features.angle}
                value={feature.angle ?? ''}
                large
                mode="decimal"
                placeholder={feature.front?.trim() ? '' : `${USUAL_SPLAY}°`}
                problem={read.problems[`features.${feature.id}.angle`]}
                onChange={(angle) => onChange({ angle })}
              />
            </div>
            {field(
              'front',
              words.features.front,
              known === undefined ? undefined : shown(known.front),
              words.features.frontFollows,
            )}
          </>
        )}
      </div>
      {feature.form === 'curved' && known !== undefined && (
        <p className="remark">
          {words.features.curve(
            known.outline.length - 1,
            formatFineArea(toArea(curveShortfall(known.width, known.depth)), locale),
          )}
        </p>
      )}
      <button type="button" className="button button--danger" onClick={props.onRemove}>
        {kind.remove}
      </button>
    </Sheet>
  );
}
