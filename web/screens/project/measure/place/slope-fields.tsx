import type { Locale } from '../../../../language/locale.ts';
import { words } from '../../../../language/page/editors.ts';
import { addSlope } from '../../../../planner/measure/places/edit-slopes.ts';
import { formatDimension } from '../../../../planner/measure/units/units.ts';
import { entryOf } from '../../../../planner/measure/units/entry-of.ts';
import {
  MOST_SLOPES,
  PLAN_SIDES,
  type RoomInput,
  type SlopeInput,
} from '../../../../planner/measure/places/place-input.ts';
import { asHeight, asSide, readOf } from '../../../../planner/measure/units/read-size.ts';
import { slantedWalls } from '../../../../planner/measure/places/read-slopes.ts';
import type { MeasuredRoom } from '../../../../planner/measure/places/room.ts';
import { Choice } from '../../../../ui/controls/fields/choice.tsx';
import { LengthField } from '../../../../ui/controls/fields/field.tsx';
import { toastEdit } from '../../../../ui/controls/toast.tsx';
import { lowSideName } from './corner-words.ts';

interface SlopesProps {
  readonly room: RoomInput;
  readonly measured: MeasuredRoom;
  readonly locale: Locale;
  readonly onChange: (change: (room: RoomInput) => RoomInput) => void;
}

/** Possible low sides of a slope: sides of the plan, walls at other angles, and the current one. */
function lowSides({ low }: SlopeInput, { plan, outline }: MeasuredRoom): readonly string[] {
  const walls =
    plan.ring === undefined || outline.ring === undefined
      ? []
      : slantedWalls(plan.ring, outline.ring);
  return [...new Set([...PLAN_SIDES, ...walls, low])];
}

function SlopeFields(props: SlopesProps & { readonly slope: SlopeInput; readonly nth: number }) {
  const { room, measured, locale, slope, nth, onChange } = props;
  const { problems, across } = measured;
  const { id } = slope;
  const isAlone = room.slopes.length === 1;
  const patch = (part: Partial<SlopeInput>): void =>
    onChange((now) => ({
      ...now,
      slopes: now.slopes.map((one) => (one.id === id ? { ...one, ...part } : one)),
    }));
  const reach = entryOf(across, id);
  const wrong = problems[`slopes.${id}.low`];
  return (
    <div
      className="fields"
      role="group"
      aria-label={isAlone ? words.sloped : words.slopes.nth(nth)}
    >
      {!isAlone && <h2 className="group">{words.slopes.nth(nth)}</h2>}
      <Choice
        legend={words.lowSideOfDrawing}
        value={slope.low}
        options={lowSides(slope, measured).map((low) => ({ value: low, label: lowSideName(low) }))}
        onChange={(low) => patch({ low })}
      />
      {wrong !== undefined && (
        <p className="remark remark--wrong" role="status">
          {wrong}
        </p>
      )}
      <div className="fields__cell">
        <LengthField
          id={`slope-${id}-height`}
          label={words.lowSide}
          value={slope.height}
          locale={locale}
          {...asHeight(locale)}
          {...readOf(measured, `slopes.${id}.height`)}
          onChange={(height) => patch({ height })}
        />
      </div>
      <div className="fields__cell">
        <LengthField
          id={`slope-${id}-across`}
          label={words.slopes.across}
          value={slope.across}
          locale={locale}
          {...asSide(locale)}
          usual={reach === undefined ? undefined : formatDimension(reach, locale)}
          usualNote={isAlone ? words.slopes.allAcross : words.slopes.asOthers}
          {...readOf(measured, `slopes.${id}.across`)}
          onChange={(text) => patch({ across: text })}
        />
      </div>
      {!isAlone && (
        <button
          type="button"
          className="button button--danger"
          onClick={() => {
            onChange((now) => ({ ...now, slopes: now.slopes.filter((one) => one.id !== id) }));
            toastEdit(words.slopeRemoved);
          }}
        >
          {words.slopes.remove(nth)}
        </button>
      )}
    </div>
  );
}

/** Slopes of a ceiling: low side, height there and extent, with a button to add one. */
export function Slopes(props: SlopesProps) {
  const { room, onChange } = props;
  return (
    <>
      {room.slopes.map((slope, i) => (
        <SlopeFields key={slope.id} {...props} slope={slope} nth={i + 1} />
      ))}
      {room.slopes.length < MOST_SLOPES && (
        <div className="fields">
          <button
            type="button"
            className="button"
            onClick={() => onChange((now) => ({ ...now, slopes: addSlope(now.slopes) }))}
          >
            {words.slopes.add}
          </button>
        </div>
      )}
    </>
  );
}
