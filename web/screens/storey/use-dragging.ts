import { houseOptions } from '../../documents/settings/page-names.ts';
import { useState } from 'react';
import type { Locale } from '../../language/locale.ts';
import type { RoomInput } from '../../planner/measure/places/place-input.ts';
import type { Point } from '../../planner/measure/outline/polygon.ts';
import { sidesOfRoom } from '../../planner/measure/storey/facing-walls.ts';
import type { PlacedRoom } from '../../planner/measure/storey/lay-out.ts';
import { deriveHouse } from '../../planner/project/derive-house.ts';
import { editProject } from '../../documents/edits/edit-project.ts';
import { changePlace } from '../../documents/edits/edit.ts';
import type { Project } from '../../planner/schema/project.ts';
import { duringVisit } from '../../documents/store/edit-history.ts';
import { offsetText } from './beside-fields.tsx';
import type { Drag } from './storey-picture.tsx';

/** The project with the room at another offset. */
const withOffset = (project: Project, room: RoomInput, offset: string): Project =>
  changePlace(room, (now) =>
    now.beside === undefined ? now : { ...now, beside: { ...now.beside, offset } },
  )(project);

/** Positions during a drag: the neighbour and all other rooms stay fixed. */
function heldBy(
  neighbour: PlacedRoom,
  before: readonly PlacedRoom[],
  rooms: readonly PlacedRoom[],
): readonly PlacedRoom[] {
  const now = rooms.find(({ id }) => id === neighbour.id);
  const [from, to] = [now?.ring[0], neighbour.ring[0]];
  if (now === undefined || from === undefined || to === undefined) return rooms;
  return rooms.map((room) => {
    if (room.group !== now.group) return before.find(({ id }) => id === room.id) ?? room;
    const ring = room.ring.map(({ x, y }) => ({ x: x + to.x - from.x, y: y + to.y - from.y }));
    return { ...room, ring };
  });
}

/** Drags the selected room along its wall as one edit, with a preview. */
export function useDragging(
  project: Project,
  room: RoomInput,
  locale: Locale,
): { readonly drag: Drag | undefined; readonly seen: readonly PlacedRoom[] } {
  const [by, setBy] = useState<Point>();
  const { rooms } = deriveHouse(project, houseOptions(locale));
  const placed = rooms.find(({ id }) => id === room.id);
  const beside = placed?.measured.beside;
  const there = rooms.find(({ id }) => id === beside?.room);
  const isThere = there !== undefined && placed?.fault === undefined;
  const wall = isThere ? sidesOfRoom(there).find(({ name }) => name === beside?.theirs) : undefined;
  if (wall === undefined || beside === undefined || there === undefined) {
    return { drag: undefined, seen: rooms };
  }
  const at = ({ x, y }: Point): string =>
    offsetText(beside.offset + x * wall.way.x + y * wall.way.y, locale);
  const drag: Drag = {
    onMove: setBy,
    onEnd: (to) => {
      setBy(undefined);
      // A separate undo step.
      duringVisit(undefined);
      editProject(project.id, (now) => withOffset(now, room, at(to)));
    },
    onCancel: () => setBy(undefined),
  };
  if (by === undefined) return { drag, seen: rooms };
  const dragged = deriveHouse(withOffset(project, room, at(by)), houseOptions(locale)).rooms;
  return { drag, seen: heldBy(there, rooms, dragged) };
}
