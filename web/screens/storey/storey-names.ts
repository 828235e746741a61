import { words } from '../../language/page/storey.ts';
import type { RoomInput } from '../../planner/measure/places/place-input.ts';
import { roomsOf, storeyKey } from '../../planner/project/derive-house.ts';
import type { Project } from '../../planner/schema/project.ts';

/** A storey with its name. */
export interface Storey {
  readonly key: string;
  readonly name: string;
}

/** Storeys of a project, in the order of their first rooms. */
export function storeysOf(project: Pick<Project, 'places'>): readonly Storey[] {
  const names = new Map<string, string>();
  for (const room of roomsOf(project)) {
    const key = storeyKey(room);
    if (!names.has(key)) names.set(key, key === '' ? words.ground : (room.storey ?? '').trim());
  }
  return [...names].map(([key, name]) => ({ key, name }));
}

/** Stored name; empty for the ground floor. */
export const storeyKept = (name: string): string =>
  storeyKey({ storey: name }) === storeyKey({ storey: words.ground }) ? '' : name;

/** True if another storey has this name. */
export const isTaken = (name: string, key: string, all: readonly Storey[]): boolean =>
  all.some((one) => one.key !== key && one.key === storeyKey({ storey: storeyKept(name) }));

/** Suggested name for the next storey. */
export function nextStorey(all: readonly Storey[]): string {
  const free = [words.ground, ...words.above].find((name) => !isTaken(name, '\n', all));
  return free ?? words.numbered(all.length);
}

/** Moves a room to the storey with this name. */
export function onStorey({ storey: _storey, ...room }: RoomInput, name: string): RoomInput {
  const kept = storeyKept(name);
  return kept === '' ? room : { ...room, storey: kept };
}
