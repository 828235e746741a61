import type { Locale } from '../../../../language/locale.ts';
import type { OutlineReading } from '../../../../planner/measure/outline/close-outline.ts';
import { withoutSide, withSide } from '../../../../planner/measure/outline/edit-corners.ts';
import { formatDimension, formatLength } from '../../../../planner/measure/units/units.ts';
import { anglesOfRing } from '../../../../planner/measure/places/place.ts';
import { wallLetter, type SideInput } from '../../../../planner/measure/places/place-input.ts';
import { asSide, readOf, type Read } from '../../../../planner/measure/units/read-size.ts';
import { MOST_SIDES } from '../../../../planner/measure/places/wall-features.ts';
import { LengthField } from '../../../../ui/controls/fields/field.tsx';
import { toastEdit } from '../../../../ui/controls/toast.tsx';
import { words } from '../../../../language/page/editors.ts';
import { cornerName, cornerSize } from './corner-words.ts';
import { sideFieldId } from './side-fields.tsx';

/** A polygon needs three sides. */
const LEAST_SIDES = 3;

interface AngledFieldsProps {
  readonly sides: readonly SideInput[];
  readonly outline: OutlineReading;
  readonly read: Read;
  readonly locale: Locale;
  readonly onActive: (at: number | undefined) => void;
  readonly onChange: (sides: readonly SideInput[]) => void;
  readonly onCorner: (at: number) => void;
}

/** Field for a side, with a button for the corner at its end. */
function SideRow(
  props: AngledFieldsProps & { readonly at: number; readonly angle: number | undefined },
) {
  const { sides, outline, at, angle, read, locale, onActive, onChange, onCorner } = props;
  const side = sides[at];
  if (side === undefined) return null;
  const { problem } = readOf(read, `corners.${at}`);
  const name = cornerName(at, sides.length);
  const size = cornerSize(side, angle);
  const long = outline.ring === undefined ? undefined : outline.lengths[at];
  return (
    <div className="angled__side" onFocus={() => onActive(at)} onBlur={() => onActive(undefined)}>
      <LengthField
        id={sideFieldId(0, at)}
        label={words.side('wall', wallLetter(at))}
        value={side.length}
        locale={locale}
        {...asSide(locale)}
        usual={long === undefined ? undefined : formatDimension(long, locale)}
        usualNote={words.angled.ways.open}
        {...readOf(read, `sides.${at}`)}
        onChange={(text) =>
          onChange(sides.map((one, i) => (i === at ? { ...one, length: text } : one)))
        }
      />
      <button
        type="button"
        className={
          problem === undefined ? 'angled__corner' : 'angled__corner angled__corner--wrong'
        }
        aria-label={words.sized(name, size)}
        onClick={() => onCorner(at)}
      >
        <span className="angled__name">{name}</span> {size}
      </button>
      {problem !== undefined && (
        <p className="note note--wrong angled__note" role="status">
          {problem}
        </p>
      )}
    </div>
  );
}

/** Sides and corners of an outline with any angles, and how well it closes. */
export function AngledFields(props: AngledFieldsProps) {
  const { sides, outline, locale, onChange } = props;
  const angles = outline.ring === undefined ? [] : anglesOfRing(outline.ring);
  const { shared } = outline;
  return (
    <>
      <p className="remark">{words.angled.walk}</p>
      {sides.map((_, i) => (
        // Sides have no key except their order.
        <SideRow key={wallLetter(i)} {...props} at={i} angle={angles[i]} />
      ))}
      {shared !== undefined && (
        <p className="note" role="status">
          {words.angled.shared(
            formatLength(shared.gap, locale),
            shared.degrees < 0.05 ? undefined : `${Math.round(shared.degrees * 10) / 10}°`,
          )}
        </p>
      )}
      <div className="pair">
        {sides.length > LEAST_SIDES && (
          <button
            type="button"
            className="button"
            onClick={() => {
              onChange(withoutSide(sides));
              toastEdit(words.angled.removed(wallLetter(sides.length - 1)));
            }}
          >
            {words.ground.fewer}
          </button>
        )}
        {sides.length < MOST_SIDES && (
          <button type="button" className="button" onClick={() => onChange(withSide(sides))}>
            {words.ground.more}
          </button>
        )}
      </div>
    </>
  );
}
