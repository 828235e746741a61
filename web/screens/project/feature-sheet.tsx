import type { ReactNode } from 'react';
import type { Locale } from '../../language/locale.ts';
import { formatDimension } from '../../measure/format-length.ts';
import type { FeatureInput } from '../../measure/place-input.ts';
import {
  OPENING_CENTIMETRES,
  openingUnit,
  SIDE_CENTIMETRES,
  sideUnit,
} from '../../measure/read-size.ts';
import { usualFeature, type Feature } from '../../measure/wall-features.ts';
import { Choice } from '../../ui/controls/choice.tsx';
import { LengthField } from '../../ui/controls/length-field.tsx';
import { Sheet } from '../../ui/controls/sheet.tsx';
import { en } from '../../language/en/editors.ts';
import { area } from '../../language/language.ts';

const words = area('editors', en);

/** A chimney breast, bay or recess: its wall, where on it, its width and depth, and the plan with it. */
export function FeatureSheet(props: {
  readonly feature: FeatureInput;
  /** As placed; undefined where it does not fit, or the room is not measured yet. */
  readonly known: Feature | undefined;
  /** Letters of the walls it can stand on. */
  readonly walls: readonly string[];
  readonly plan: ReactNode;
  readonly problems: Readonly<Record<string, string>>;
  readonly locale: Locale;
  readonly onChange: (change: Partial<Omit<FeatureInput, 'id'>>) => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}) {
  const { feature, known, walls, plan, problems, locale, onChange } = props;
  const kind = words.features.kinds[feature.kind];
  const usual = usualFeature(feature.kind, locale);
  const shown = (size: Parameters<typeof formatDimension>[0]) => formatDimension(size, locale);
  const field = (
    name: 'at' | 'width' | 'depth',
    label: string,
    usualSize: string | undefined,
    note?: string,
  ) => (
    <div className="fields__cell">
      <LengthField
        id={`feature-${name}`}
        label={label}
        value={feature[name]}
        locale={locale}
        bare={name === 'at' ? sideUnit(locale) : openingUnit(locale)}
        centimetres={name === 'at' ? SIDE_CENTIMETRES : OPENING_CENTIMETRES}
        usual={usualSize}
        usualNote={note}
        problem={problems[`features.${feature.id}.${name}`]}
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
      <div className="fields">
        {field(
          'at',
          words.opening.fromLeft,
          known === undefined ? undefined : shown(known.at),
          words.features.middle,
        )}
        {field('width', words.width, shown(usual.width))}
        {field('depth', words.features.depth, shown(usual.depth))}
      </div>
      <button type="button" className="button button--danger" onClick={props.onRemove}>
        {kind.remove}
      </button>
    </Sheet>
  );
}
