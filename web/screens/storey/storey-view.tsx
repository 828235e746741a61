import { words as amountsWords } from '../../language/page/amounts.ts';
import { words } from '../../language/page/storey.ts';
import type { Locale } from '../../language/locale.ts';
import type { RoomInput } from '../../planner/measure/places/place-input.ts';
import { NOTHING_READ } from '../../planner/measure/units/read-size.ts';
import type { PlacedRoom } from '../../planner/measure/storey/lay-out.ts';
import { searchWith } from '../../app/shell/use-sheet.ts';
import { mm } from '../../planner/measure/units/units.ts';
import { Link, useSearchParams } from 'react-router-dom';
import { newId } from '../../platform/new-id.ts';
import { copyStorey } from '../../documents/edits/copy-rooms.ts';
import { deriveHouse, roomsOf, storeyKey } from '../../planner/project/derive-house.ts';
import { editProject } from '../../documents/edits/edit-project.ts';
import { freeBeside } from '../../planner/project/free-beside.ts';
import { changePlace } from '../../documents/edits/edit.ts';
import { MOST_PLACES, type Project } from '../../planner/schema/project.ts';
import { houseOptions, placeName } from '../../documents/settings/page-names.ts';
import { changeProject } from '../../documents/store/project-store.ts';
import { Choice } from '../../ui/controls/fields/choice.tsx';
import { toast, toastEdit } from '../../ui/controls/toast.tsx';
import { BesideFields } from './beside-fields.tsx';
import { StoreyFields } from './storey-fields.tsx';
import { nextStorey, storeysOf } from './storey-names.ts';
import { StoreyPicture } from './storey-picture.tsx';
import { StoreyRemarks, faultOf } from './storey-remarks.tsx';
import { StoreySums } from './storey-sums.tsx';
import { useDragging } from './use-dragging.ts';

const { commas } = amountsWords;

/** Value for no room; ids have no spaces. */
const NOBODY = ' ';

/** This room and the rooms whose position depends on it; it cannot be placed next to them. */
function dependentRooms(id: string, rooms: readonly RoomInput[]): ReadonlySet<string> {
  const all = new Set([id]);
  for (let size = 0; size < all.size;) {
    size = all.size;
    for (const { id: one, beside } of rooms) {
      if (beside !== undefined && all.has(beside.room)) all.add(one);
    }
  }
  return all;
}

/** Neighbour of the selected room, adjacent walls, and offset. */
function Where(props: {
  readonly project: Project;
  readonly room: RoomInput;
  readonly placed: PlacedRoom | undefined;
  readonly locale: Locale;
}) {
  const { project, room, placed, locale } = props;
  const rooms = roomsOf(project);
  const name = placeName(project, room.id);
  const hanging = dependentRooms(room.id, rooms);
  const choices = rooms.filter(
    (one) =>
      storeyKey(one) === storeyKey(room) && (!hanging.has(one.id) || one.id === room.beside?.room),
  );
  const others = choices.filter(({ id }) => id !== room.id);
  const neighbour = rooms.find(({ id }) => id === room.beside?.room);
  const change = (with_: (now: RoomInput) => RoomInput): void =>
    editProject(project.id, changePlace(room, with_));
  const choose = (id: string): void => {
    const beside = id === NOBODY ? undefined : freeBeside(project, room, id, houseOptions(locale));
    change(({ beside: _before, ...now }) => (beside === undefined ? now : { ...now, beside }));
  };
  if (others.length === 0 && room.beside === undefined) {
    return <p className="remark">{words.alone}</p>;
  }
  const fault = placed && faultOf(placed, project);
  return (
    <>
      <Choice
        legend={words.stands(name)}
        value={room.beside?.room ?? NOBODY}
        options={[
          { value: NOBODY, label: words.nowhere },
          ...others.map(({ id }) => ({ value: id, label: placeName(project, id) })),
        ]}
        onChange={choose}
      />
      {fault !== undefined && <p className="note">{fault}</p>}
      {room.beside !== undefined && neighbour !== undefined && neighbour.id !== room.id && (
        <BesideFields
          room={room}
          name={name}
          beside={room.beside}
          neighbour={neighbour}
          neighbourName={placeName(project, neighbour.id)}
          offset={placed?.measured.beside?.offset ?? mm(0)}
          read={placed?.measured ?? NOTHING_READ}
          locale={locale}
          onChange={(part) =>
            change((now) =>
              now.beside === undefined ? now : { ...now, beside: { ...now.beside, ...part } },
            )
          }
        />
      )}
    </>
  );
}

/** Storey of the selected room: plan, position of the room, contradictions and sums. */
export function StoreyView(props: {
  readonly project: Project;
  /** Current place; its storey is shown, else the first. */
  readonly shown: string;
  readonly locale: Locale;
}) {
  const rooms = roomsOf(props.project);
  const room = rooms.find(({ id }) => id === props.shown) ?? rooms[0];
  return room === undefined ? null : <StoreyOf {...props} room={room} />;
}

function StoreyOf(props: {
  readonly project: Project;
  readonly room: RoomInput;
  readonly locale: Locale;
}) {
  const { project, room, locale } = props;
  const [search, setSearch] = useSearchParams();
  const storeys = storeysOf(project);
  const key = storeyKey(room);
  const name = storeys.find((one) => one.key === key)?.name ?? '';
  const here = roomsOf(project).filter((one) => storeyKey(one) === key);
  const { drag, seen } = useDragging(project, room, locale);
  const house = deriveHouse(project, houseOptions(locale));
  const onStorey = (all: readonly PlacedRoom[]) => all.filter(({ storey }) => storey === key);
  const placed = onStorey(house.rooms);
  const unmeasured = here.filter(({ id }) => placed.every((one) => one.id !== id));
  const choose = (id: string): void =>
    setSearch(searchWith(search, { storey: 'plan', place: id }), {
      replace: true,
      preventScrollReset: true,
    });
  const copy = (): void => {
    if (project.places.length + here.length > MOST_PLACES) {
      toast(words.full(MOST_PLACES));
      return;
    }
    const storey = nextStorey(storeys);
    changeProject(project.id, (now) =>
      copyStorey(now, (one) => storeyKey(one) === key, storey, newId),
    );
    toastEdit(words.copied(storey, here.length));
  };
  return (
    <>
      {placed.length > 0 && (
        <div className="plan-box">
          <StoreyPicture
            name={name}
            rooms={onStorey(seen)}
            chosen={room.id}
            onTap={choose}
            drag={drag}
            framed={placed}
          />
        </div>
      )}
      {placed.length > 0 && <p className="remark">{words.drag}</p>}
      {unmeasured.length > 0 && (
        <p className="note">
          {words.unmeasured(commas(unmeasured.map(({ id }) => placeName(project, id))))}
        </p>
      )}
      {storeys.length > 1 && (
        <Choice
          legend={words.storeys}
          value={key}
          options={storeys.map((one) => ({ value: one.key, label: one.name }))}
          onChange={(to) =>
            choose(roomsOf(project).find((one) => storeyKey(one) === to)?.id ?? room.id)
          }
        />
      )}
      {here.length > 1 && (
        <Choice
          legend={words.room}
          value={room.id}
          options={here.map(({ id }) => ({ value: id, label: placeName(project, id) }))}
          onChange={choose}
        />
      )}
      <Where
        project={project}
        room={room}
        placed={placed.find(({ id }) => id === room.id)}
        locale={locale}
      />
      <StoreyFields project={project} room={room} storeys={storeys} />
      <StoreyRemarks
        project={project}
        house={house}
        rooms={here}
        chosen={room.id}
        locale={locale}
      />
      <StoreySums project={project} storeys={storeys} locale={locale} />
      <div className="next">
        <Link className="button" to={`?${new URLSearchParams({ place: room.id }).toString()}`}>
          {words.measure(placeName(project, room.id))}
        </Link>
        <button type="button" className="button" onClick={copy}>
          {words.copy(name)}
        </button>
      </div>
    </>
  );
}
