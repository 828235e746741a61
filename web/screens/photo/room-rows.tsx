import { words } from '../../language/page/photo.ts';
import { words as plans } from '../../language/page/plans.ts';
import type { Locale } from '../../language/locale.ts';
import {
  roundedUp,
  type TapFault,
  type TapReading,
} from '../../planner/measure/plans/rooms/room-from-taps.ts';
import { formatLength, mm } from '../../planner/measure/units/units.ts';
import { MOST_SIDES } from '../../planner/measure/places/wall-features.ts';
import { roomSizeText } from '../plans/size-in-words.ts';

/** Correction above which the note warns that a corner may be wrong, mm. */
const FAR = 60;
/** Smallest correction that gets a note, mm. */
const UNSAID = 1;

/** Reason why an outline is not a room. */
function faultInWords({ reason, at = 0 }: TapFault, corners: number): string {
  const { faults } = words;
  const [from, to] = [at + 1, ((at + 1) % corners) + 1];
  switch (reason) {
    case 'many':
      return faults.many(MOST_SIDES);
    case 'beyond':
      return faults.beyond(from);
    case 'together':
    case 'crossing':
      return faults[reason](from, to);
    case 'few':
    case 'small':
    case 'large':
    case 'fine':
      return faults[reason];
  }
}

/** Closed rooms with the data that will be added. */
export function RoomRows(props: {
  readonly readings: readonly (TapReading | undefined)[];
  /** Number of corners of each room. */
  readonly corners: readonly number[];
  readonly locale: Locale;
  readonly onRemove: (line: number) => void;
}) {
  const { readings, corners, locale } = props;
  return (
    <ul className="rows">
      {readings.map((reading, line) => {
        if (reading === undefined) return null;
        const name = plans.room(line + 1);
        return (
          // oxlint-disable-next-line react/no-array-index-key
          <li key={line} className="row">
            <span className="row__main" data-spoken={reading.ok ? '' : undefined}>
              <strong>{name}</strong>
              {reading.ok ? (
                <>
                  <span className="remark">{roomSizeText(reading.outline, locale)}</span>
                  {reading.moved >= UNSAID && (
                    <span className="remark">{movedInWords(reading.moved, locale)}</span>
                  )}
                </>
              ) : (
                <span className="remark remark--wrong" role="alert">
                  {faultInWords(reading, corners[line] ?? 3)}
                </span>
              )}
            </span>
            <button
              type="button"
              className="button button--plain"
              aria-label={words.removeNamed(name)}
              onClick={() => props.onRemove(line)}
            >
              {words.remove}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function movedInWords(moved: number, locale: Locale): string {
  const by = formatLength(mm(roundedUp(moved, locale)), locale);
  return moved > FAR ? words.movedFar(by) : words.moved(by);
}
