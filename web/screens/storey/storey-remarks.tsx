import { words as editors } from '../../language/page/editors.ts';
import { words } from '../../language/page/storey.ts';
import type { Locale } from '../../language/locale.ts';
import type { RoomInput } from '../../planner/measure/places/place-input.ts';
import type { PlacedRoom } from '../../planner/measure/storey/lay-out.ts';
import { overlaps } from '../../planner/measure/storey/overlaps.ts';
import type { Door } from '../../planner/measure/storey/shared-doors.ts';
import { leftOutOf } from '../../planner/measure/places/place.ts';
import { Link } from 'react-router-dom';
import type { House } from '../../planner/project/derive-house.ts';
import { pageMemo, placeName } from '../../documents/settings/page-names.ts';
import { measure, goodOf } from '../../planner/project/read-typed.ts';
import type { Project } from '../../planner/schema/project.ts';

interface Remark {
  readonly text: string;
  /** Search parameters of the place to fix it: a room or one of its openings. */
  readonly search?: Readonly<Record<string, string>>;
}

const doorIn = ({ wall, opening }: Door): string =>
  editors.opening.on(editors.openings[opening.kind].name, wall.name);

const toOpening = ({ wall, opening }: Door): Readonly<Record<string, string>> => ({
  opening: opening.id,
  place: wall.room.id,
});

/** Reason why a room is not at its stated position. */
export function faultOf(room: PlacedRoom, project: Project): string | undefined {
  const { beside } = room.measured;
  if (room.fault === undefined || beside === undefined) return undefined;
  return words.faults[room.fault](room.name, placeName(project, beside.room));
}

/** Doors of adjacent rooms that do not fit into a room. */
function unfit(
  input: RoomInput,
  project: Project,
  house: House,
  locale: Locale,
): readonly Remark[] {
  const shared = house.shared.get(input.id);
  if (shared === undefined) return [];
  const measured = measure(input, locale, pageMemo, {
    good: goodOf(project.good, input.id),
    shared,
  });
  if (measured.kind !== 'room') return [];
  return leftOutOf(measured.openings, shared).map(({ kind, from }) => ({
    text: words.unfit(
      words.from(editors.openings[kind].name, from.name),
      placeName(project, input.id),
    ),
    search: { opening: from.opening, place: from.place },
  }));
}

function remarksOn(
  project: Project,
  house: House,
  rooms: readonly RoomInput[],
  chosen: string,
  locale: Locale,
): readonly Remark[] {
  const ids = new Set(rooms.map(({ id }) => id));
  const placed = house.rooms.filter(({ id }) => ids.has(id));
  return [
    ...(house.isTooLarge ? [{ text: words.tooLarge }] : []),
    ...placed
      .filter(({ id }) => id !== chosen)
      .flatMap((room): readonly Remark[] => {
        const text = faultOf(room, project);
        return text === undefined ? [] : [{ text, search: { storey: 'plan', place: room.id } }];
      }),
    ...overlaps(placed).map(([one, other]) => ({
      text: words.overlap(one.name, other.name),
      search: { storey: 'plan', place: other.id },
    })),
    ...house.twice
      .filter(([{ wall }]) => ids.has(wall.room.id))
      .map(([one, other]) => ({
        text: words.twice(one.wall.room.name, other.wall.room.name),
        search: toOpening(other),
      })),
    ...house.lone
      .filter(({ door }) => ids.has(door.wall.room.id))
      .map(({ door, other, why }) => ({
        text: words.lone[why](doorIn(door), door.wall.room.name, other.name),
        search: toOpening(door),
      })),
    ...rooms.flatMap((room) => unfit(room, project, house, locale)),
  ];
}

/** Contradictions on a storey, with links to fix them. */
export function StoreyRemarks(props: {
  readonly project: Project;
  readonly house: House;
  readonly rooms: readonly RoomInput[];
  /** Errors of this room are shown next to its fields. */
  readonly chosen: string;
  readonly locale: Locale;
}) {
  const { project, house, rooms, chosen, locale } = props;
  return remarksOn(project, house, rooms, chosen, locale).map(({ text, search }) => (
    <p key={`${text} ${search?.['opening'] ?? ''}`} className="note">
      {text}{' '}
      {search !== undefined && (
        <Link to={`?${new URLSearchParams(search).toString()}`}>{words.mend}</Link>
      )}
    </p>
  ));
}
