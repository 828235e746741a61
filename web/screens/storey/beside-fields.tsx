import type { Locale } from '../../language/locale.ts';
import { words } from '../../language/page/storey.ts';
import {
  wallLetter,
  type BesideInput,
  type RoomInput,
} from '../../planner/measure/places/place-input.ts';
import {
  brief,
  openingUnit,
  readOf,
  sideUnit,
  type Read,
} from '../../planner/measure/units/read-size.ts';
import { USUAL_WALL_THICKNESS } from '../../planner/measure/storey/read-beside.ts';
import {
  inches,
  length,
  mm,
  toInches,
  toMm,
  type Length,
  formatDimension,
} from '../../planner/measure/units/units.ts';
import { Choice } from '../../ui/controls/fields/choice.tsx';
import { LengthField } from '../../ui/controls/fields/field.tsx';

/** Distance that a tap moves a room. */
const stepOf = (locale: Locale): Length => (locale.units === 'imperial' ? inches(3) : mm(100));

/** Offset along a wall as typed text, to 10 mm or 1/4 inch; empty if it is flush. */
export function offsetText(steps: number, locale: Locale): string {
  const isImperial = locale.units === 'imperial';
  const size = isImperial
    ? Math.round(toInches(length(Math.abs(steps))) * 4) / 4
    : Math.round(toMm(length(Math.abs(steps))) / 10) * 10;
  if (size === 0) return '';
  return `${steps < 0 ? '-' : ''}${size}${isImperial ? '″' : ' mm'}`;
}

interface BesideFieldsProps {
  readonly room: RoomInput;
  readonly name: string;
  readonly beside: BesideInput;
  readonly neighbour: RoomInput;
  readonly neighbourName: string;
  /** Parsed offset along the wall. */
  readonly offset: Length;
  readonly read: Read;
  readonly locale: Locale;
  readonly onChange: (part: Partial<BesideInput>) => void;
}

const lettersOf = ({ sides }: RoomInput) =>
  sides.map((_, i) => ({ value: wallLetter(i), label: wallLetter(i) }));

/** Adjacent walls of two rooms, and the offset along them. */
export function BesideFields(props: BesideFieldsProps) {
  const { room, name, beside, neighbour, neighbourName, offset, read, locale, onChange } = props;
  const step = stepOf(locale);
  const shown = brief(step, locale);
  const move = (way: 1 | -1) => onChange({ offset: offsetText(offset + way * step, locale) });
  return (
    <>
      <Choice
        legend={words.own(name)}
        value={beside.wall}
        options={lettersOf(room)}
        onChange={(wall) => onChange({ wall })}
      />
      <Choice
        legend={words.theirs(neighbourName)}
        value={beside.theirs}
        options={lettersOf(neighbour)}
        onChange={(theirs) => onChange({ theirs })}
      />
      <form className="fields storey__where" onSubmit={(event) => event.preventDefault()}>
        <div className="fields__cell">
          <LengthField
            id="beside-offset"
            label={words.offset(beside.theirs, neighbourName)}
            value={beside.offset}
            locale={locale}
            bare={sideUnit(locale)}
            usual={formatDimension(mm(0), locale)}
            usualNote={words.flush}
            {...readOf(read, 'beside.offset')}
            onChange={(text) => onChange({ offset: text })}
          />
        </div>
        <div className="fields__cell">
          <LengthField
            id="beside-thickness"
            label={words.thickness}
            value={beside.thickness}
            locale={locale}
            bare={openingUnit(locale)}
            usual={formatDimension(USUAL_WALL_THICKNESS, locale)}
            {...readOf(read, 'beside.thickness')}
            onChange={(text) => onChange({ thickness: text })}
          />
        </div>
      </form>
      <div
        className="pair for-keys"
        role="group"
        aria-label={words.offset(beside.theirs, neighbourName)}
      >
        <button type="button" className="button" data-repeats="" onClick={() => move(-1)}>
          {words.back(shown)}
        </button>
        <button type="button" className="button" data-repeats="" onClick={() => move(1)}>
          {words.further(shown)}
        </button>
      </div>
    </>
  );
}
