import type { Locale } from '../../../../language/locale.ts';
import {
  CLOSING_SIDES,
  type OutlineReading,
} from '../../../../planner/measure/outline/close-outline.ts';
import { formatDimension } from '../../../../planner/measure/units/units.ts';
import { wallLetter, type SideInput } from '../../../../planner/measure/places/place-input.ts';
import { asSide, readOf, type Read } from '../../../../planner/measure/units/read-size.ts';
import { LengthField } from '../../../../ui/controls/fields/field.tsx';
import { words } from '../../../../language/page/editors.ts';

type Named = Parameters<typeof words.side>[0];

/** Id of a side's field. `sides` is 0 if every side has its own field. */
export const sideFieldId = (sides: number, at: number): string => {
  if (sides !== 4) return `side-${at}`;
  return at === 0 ? 'length' : 'width';
};

/** Label of a side. `sides` has the same meaning as in `sideFieldId`. */
export const sideLabel = (what: Named, sides: number, at: number): string => {
  if (sides !== 4) return words.side(what, wallLetter(at));
  return at === 0 ? words.bothLengths : words.bothWidths;
};

/** Fields for the measured sides, and a note on the calculated ones. */
export function SideFields(props: {
  readonly sides: readonly SideInput[];
  readonly outline: OutlineReading;
  /** Name of a side. */
  readonly what: Named;
  readonly read: Read;
  readonly locale: Locale;
  readonly onActive: (at: number | undefined) => void;
  readonly onChange: (sides: readonly SideInput[]) => void;
}) {
  const { sides, outline, what, read, locale, onActive, onChange } = props;
  const open = sides.slice(0, -CLOSING_SIDES);
  const closing = sides.slice(-CLOSING_SIDES).map((_, i) => open.length + i);
  const wrong = closing.flatMap((at) => read.problems[`sides.${at}`] ?? []);
  return (
    <>
      {open.map((side, i) => (
        <div
          // Sides have no key except their order.
          key={wallLetter(i)}
          onFocus={() => onActive(i)}
          onBlur={() => onActive(undefined)}
          className="fields__cell"
        >
          <LengthField
            id={sideFieldId(sides.length, i)}
            label={sideLabel(what, sides.length, i)}
            value={side.length}
            locale={locale}
            {...asSide(locale)}
            {...readOf(read, `sides.${i}`)}
            onChange={(text) =>
              onChange(sides.map((one, at) => (at === i ? { ...one, length: text } : one)))
            }
          />
        </div>
      ))}
      {wrong.map((sentence) => (
        <p key={sentence} className="note note--wrong" role="status">
          {sentence}
        </p>
      ))}
      {sides.length > 4 && wrong.length === 0 && (
        <p className="remark">
          {words.closing(
            closing.map((at) => {
              const long = outline.lengths[at];
              const side = words.side(what, wallLetter(at));
              return outline.ring === undefined || long === undefined
                ? side
                : words.sized(side, formatDimension(long, locale));
            }),
          )}
        </p>
      )}
    </>
  );
}
