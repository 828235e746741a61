import { floorArea, type Room } from '../measure/places/place.ts';
import type { MeasuredRoom } from '../measure/places/room.ts';
import { toArea, type Area } from '../measure/units/units.ts';
import type { Project } from '../schema/project.ts';
import { deriveHouse, roomsOf, storeyKey, type HouseOptions } from './derive-house.ts';
import { measure, goodOf } from './read-typed.ts';

/** Sums over the rooms of a storey or of a house. */
export interface Totals {
  readonly rooms: number;
  /** Rooms that are not measured completely; the areas are without them. */
  readonly unmeasured: number;
  readonly floor: Area;
  /** Net area, without openings. */
  readonly walls: Area;
  /** A door between two rooms counts once. */
  readonly doors: number;
  readonly openings: number;
  readonly windows: number;
}

export interface StoreyTotals extends Totals {
  readonly key: string;
}

const NOTHING: Totals = {
  rooms: 0,
  unmeasured: 0,
  floor: toArea(0),
  walls: toArea(0),
  doors: 0,
  openings: 0,
  windows: 0,
};

const sum = (a: Totals, b: Totals): Totals => ({
  rooms: a.rooms + b.rooms,
  unmeasured: a.unmeasured + b.unmeasured,
  floor: toArea(a.floor + b.floor),
  walls: toArea(a.walls + b.walls),
  doors: a.doors + b.doors,
  openings: a.openings + b.openings,
  windows: a.windows + b.windows,
});

const wallArea = ({ walls }: Room): Area => toArea(walls.reduce((all, wall) => all + wall.area, 0));

/** Totals of one room, without the doors that another room counts. */
function totalsOf({ place, openings }: MeasuredRoom, others: ReadonlySet<string>): Totals {
  const own = Object.values(openings)
    .flat()
    .filter(({ id, from }) => from === undefined && !others.has(id));
  const count = (kind: (typeof own)[number]['kind']): number =>
    own.filter((one) => one.kind === kind).length;
  return {
    rooms: 1,
    unmeasured: place === undefined ? 1 : 0,
    floor: place === undefined ? toArea(0) : floorArea(place),
    walls: place === undefined ? toArea(0) : wallArea(place),
    doors: count('door'),
    openings: count('opening'),
    windows: count('window'),
  };
}

/** Totals of each storey, in the order of their first rooms, and of the house. */
export function houseTotals(
  project: Pick<Project, 'places' | 'good'>,
  options: HouseOptions,
): { readonly storeys: readonly StoreyTotals[]; readonly house: Totals } {
  const { shared, twice } = deriveHouse(project, options);
  const others = Map.groupBy(
    twice.map(([, { wall, opening }]) => ({ room: wall.room.id, opening: opening.id })),
    ({ room }) => room,
  );
  const storeys = new Map<string, Totals>();
  for (const input of roomsOf(project)) {
    const { id } = input;
    const measured = measure(input, options.locale, options.memo, {
      good: goodOf(project.good, id),
      shared: shared.get(id),
    });
    if (measured.kind !== 'room') continue;
    const counted = new Set(others.get(id)?.map(({ opening }) => opening));
    const key = storeyKey(input);
    storeys.set(key, sum(storeys.get(key) ?? NOTHING, totalsOf(measured, counted)));
  }
  return {
    storeys: [...storeys].map(([key, totals]) => ({ key, ...totals })),
    house: [...storeys.values()].reduce(sum, NOTHING),
  };
}
