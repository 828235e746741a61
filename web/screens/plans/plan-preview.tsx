import { Fragment, useMemo, useState } from 'react';
import { words } from '../../language/page/plans.ts';
import type { Locale } from '../../language/locale.ts';
import type { RoomInput } from '../../planner/measure/places/place-input.ts';
import {
  findRooms,
  isPlausible,
  likelyUnit,
  PLAN_UNITS,
  type FoundRoom,
  type PlanUnit,
} from '../../planner/measure/plans/rooms/find-rooms.ts';
import type { PlanFile } from '../../planner/measure/plans/read/plan-file.ts';
import { roomFromOutline } from '../../planner/measure/plans/rooms/room-from-outline.ts';
import { formatLength, mm } from '../../planner/measure/units/units.ts';
import { newId } from '../../platform/new-id.ts';
import { MOST_PLACES } from '../../planner/schema/project.ts';
import { Choice } from '../../ui/controls/fields/choice.tsx';
import { PlanOverview } from './plan-overview.tsx';
import { roomSizeText } from './size-in-words.ts';

const UNITS = (['mm', 'cm', 'm', 'in', 'ft'] as const).map((value) => ({
  value,
  label: words.units[value],
}));

/** Gaps and corrections up to this size get no note, because they are normal in drawings, mm. */
const UNSAID = 0.1;

/** A found room with sizes; without sizes it cannot be added. */
interface Offered {
  readonly number: number;
  readonly found: FoundRoom;
  readonly room: RoomInput | undefined;
}

const offer = (found: FoundRoom, i: number, locale: Locale): Offered => ({
  number: i + 1,
  found,
  room:
    found.unfit === undefined
      ? roomFromOutline(
          found.outline,
          {
            id: newId(),
            name: found.name,
            doors: found.doors,
            ...(found.height === undefined ? {} : { height: found.height }),
          },
          locale,
        )
      : undefined,
});

/** Corrections that were made to an outline. */
function changesInWords({ gap, off, doors }: FoundRoom, locale: Locale): readonly string[] {
  return [
    ...(doors.length > 0 ? [words.doors(doors.length)] : []),
    ...(gap > UNSAID ? [words.closed(formatLength(mm(gap), locale))] : []),
    ...(off > UNSAID ? [words.simpler(formatLength(mm(off), locale))] : []),
  ];
}

function RoomRow(props: {
  readonly offered: Offered;
  readonly isChosen: boolean;
  readonly locale: Locale;
  readonly onTick: () => void;
}) {
  const { number, found, room } = props.offered;
  const title = words.named(number, found.name || words.room(number), found.storey);
  const said = (
    <>
      <strong>{title}</strong>
      <span className="remark">{roomSizeText(found.outline, props.locale)}</span>
      {changesInWords(found, props.locale).map((change) => (
        <span key={change} className="remark">
          {change}
        </span>
      ))}
    </>
  );
  return (
    <li className="row">
      {room === undefined ? (
        <span className="row__main">
          {said}
          <span className="remark remark--wrong">{words.unfit[found.unfit ?? 'fine']}</span>
        </span>
      ) : (
        <button
          type="button"
          role="checkbox"
          aria-checked={props.isChosen}
          className="row__main row__button tickable found-room"
          onClick={props.onTick}
        >
          {said}
        </button>
      )}
    </li>
  );
}

/** Unit of a file: stated or likely. */
function unitOf({ unit }: PlanFile): PlanUnit | undefined {
  return UNITS.map(({ value }) => value).find((value) => PLAN_UNITS[value] === unit);
}

/** Rooms of a plan to scale with their sizes. The button adds the selected rooms. */
export function PlanPreview(props: {
  readonly plan: PlanFile;
  readonly locale: Locale;
  readonly places: number;
  readonly onAdd: (rooms: readonly RoomInput[]) => void;
}) {
  const { plan, locale, places, onAdd } = props;
  const said = unitOf(plan);
  const isBelieved = said !== undefined && isPlausible(plan, said);
  const [unit, setUnit] = useState(() =>
    isBelieved ? said : likelyUnit(plan, locale.units === 'imperial'),
  );
  const [ticked, setTicked] = useState<ReadonlyMap<number, boolean>>(new Map());
  const found = useMemo(() => findRooms(plan, PLAN_UNITS[unit]), [plan, unit]);
  const offered = useMemo(
    () => found.rooms.map((room, i) => offer(room, i, locale)),
    [found, locale],
  );
  const isChosen = ({ number, found: { isLikely }, room }: Offered): boolean =>
    room !== undefined && (ticked.get(number) ?? isLikely);
  const toggle = (number: number): void => {
    const one = offered[number - 1];
    if (one !== undefined) setTicked((now) => new Map(now).set(number, !isChosen(one)));
  };
  const chosen = offered.filter(isChosen).flatMap(({ room }) => room ?? []);
  const fits = places + chosen.length <= MOST_PLACES;
  const storeys = [...new Set(found.rooms.map(({ storey }) => storey))];
  const { brokenAt, leftOut, isCut } = plan;
  const notes = [
    ...(plan.unit === undefined ? [words.whichUnit] : []),
    ...(said === undefined || isBelieved ? [] : [words.unlikelyUnit(words.units[said])]),
    ...(brokenAt === undefined ? [] : [words.brokenAt(brokenAt)]),
    ...(isCut ? [words.tooMuch] : []),
    ...(leftOut > 0 ? [words.leftOut(leftOut)] : []),
    ...(found.isTooDense ? [words.tooDense] : []),
    ...(found.more > 0 ? [words.more(found.more)] : []),
  ];
  return (
    <>
      {storeys.map((storey) => (
        <Fragment key={storey}>
          {storey !== '' && <h3 className="group">{storey}</h3>}
          <PlanOverview
            rooms={offered
              .filter((one) => one.found.storey === storey)
              .map((one) => ({
                number: one.number,
                outline: one.found.outline,
                isChosen: isChosen(one),
                isFrame: one.found.isFrame,
              }))}
            onTap={toggle}
          />
        </Fragment>
      ))}
      {notes.map((note) => (
        <p key={note} className="alarm" role="status">
          {note}
        </p>
      ))}
      <Choice
        legend={words.unit}
        value={unit}
        options={UNITS}
        onChange={(now) => {
          setUnit(now);
          // Another unit finds other rooms.
          setTicked(new Map());
        }}
      />
      {offered.length === 0 && (
        <p className="alarm" role="alert">
          {words.refused.noRooms}
        </p>
      )}
      <ul className="rows">
        {offered.map((one) => (
          <RoomRow
            key={one.number}
            offered={one}
            isChosen={isChosen(one)}
            locale={locale}
            onTick={() => toggle(one.number)}
          />
        ))}
      </ul>
      {!fits && (
        <p className="note note--wrong" role="alert">
          {words.noRoom(MOST_PLACES)}
        </p>
      )}
      {chosen.length > 0 && fits && (
        <button type="button" className="button button--main" onClick={() => onAdd(chosen)}>
          {words.add(chosen.length)}
        </button>
      )}
    </>
  );
}
