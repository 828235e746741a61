import { words } from '../../language/page/photo.ts';
import type { Locale } from '../../language/locale.ts';
import type { PhotoScale } from '../../planner/measure/plans/rooms/photo-scale.ts';
import { asSide } from '../../planner/measure/units/read-size.ts';
import { formatDimension, mm } from '../../planner/measure/units/units.ts';
import { Choice } from '../../ui/controls/fields/choice.tsx';
import { LengthField } from '../../ui/controls/fields/field.tsx';
import type { Photo } from './open-photo.ts';
import {
  MARKS,
  readTyped,
  SCALE_WAYS,
  scaleOf,
  SCALE_FIELDS,
  type ScaleState,
  type Trace,
} from './trace.ts';

const WAYS = SCALE_WAYS.map((value) => ({ value, label: words.ways[value] }));

/** Size of the complete photo on the plan, to a tenth of a metre or a foot; undefined if it contains the horizon. */
function wholeInWords({ width, height }: Photo, scale: PhotoScale, locale: Locale) {
  const [from, right, foot, far] = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: 0, y: height },
    { x: width, y: height },
  ].map(scale.toPlan);
  if (from === undefined || right === undefined || foot === undefined || far === undefined) {
    return undefined;
  }
  const coarse = locale.units === 'imperial' ? 304.8 : 100;
  const [wide, high] = [right, foot].map((to) => {
    const long = Math.hypot(to.x - from.x, to.y - from.y);
    return formatDimension(mm(coarse * Math.round(long / coarse)), locale).replace(
      /0\u00a0m$/,
      '\u00a0m',
    );
  });
  return words.whole(wide ?? '', high ?? '');
}

/** Known sizes of the photo's marks. */
export function ScaleFields(props: {
  readonly photo: Photo;
  readonly trace: Trace;
  readonly scale: ScaleState;
  readonly locale: Locale;
  readonly onChange: (trace: Trace) => void;
}) {
  const { photo, trace, scale, locale, onChange } = props;
  const { way, typed, marks } = trace;
  const isMarked = marks[way].length === MARKS[way];
  const whole = scale.kind === 'known' ? wholeInWords(photo, scale.scale, locale) : undefined;
  return (
    <>
      {scale.kind === 'wrong' && (
        <p className="alarm" role="alert">
          {words.scaleFaults[scale.reason]}
        </p>
      )}
      <Choice
        legend={words.way}
        value={way}
        options={WAYS}
        onChange={(now) => onChange({ ...trace, way: now })}
      />
      {way === 'rectangle' && !isMarked && <p className="note">{words.slanted}</p>}
      {isMarked && (
        <div className="fields">
          {SCALE_FIELDS[way].map((name) => {
            const read = readTyped(typed[name], locale);
            return (
              <LengthField
                key={name}
                id={`photo-${name}`}
                label={words.sizes[name]}
                value={typed[name]}
                locale={locale}
                {...asSide(locale)}
                problem={read?.ok === false ? read.reason : undefined}
                onChange={(text) => onChange({ ...trace, typed: { ...typed, [name]: text } })}
              />
            );
          })}
        </div>
      )}
      {whole !== undefined && (
        <p className="note" data-spoken="">
          {whole}
        </p>
      )}
      {scaleOf(trace, locale).kind === 'known' && (
        <button
          type="button"
          className="button button--main"
          onClick={() => onChange({ ...trace, step: 'corners' })}
        >
          {words.toCorners}
        </button>
      )}
    </>
  );
}
