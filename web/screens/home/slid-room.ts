import { exampleRoom } from '../../planner/jobs/kit/place/example-places.ts';
import type { UnitSystem } from '../../language/locale.ts';
import type { Room } from '../../planner/measure/places/place.ts';
import { measureRoom } from '../../planner/measure/places/room.ts';
import { inches, mm, type Length } from '../../planner/measure/units/units.ts';
import { exampleLocale } from '../../documents/settings/locale.ts';
import { colourOn } from '../../ui/drawings/layers/layer-fill.tsx';
import { layersOn, type Layer } from '../../ui/drawings/layers/layers.ts';
import { workOut, type Asked, type Worked } from '../job/example.ts';

/** How long the example room can be slid, in a unit, and how long it is at first: as on every public page. */
const SLIDES = {
  metric: { unit: 'mm', of: mm, least: 2600, first: 4020, most: 5200, step: 20 },
  imperial: { unit: 'in', of: inches, least: 108, first: 159, most: 204, step: 1 },
} as const satisfies Readonly<Record<UnitSystem, object>>;

/** As it is measured where this page's readers build. */
export const slideHere = () => SLIDES[exampleLocale().made];

/** The room at one length, and what its jobs come to. */
export interface SlidRoom extends Worked {
  readonly room: Room;
  readonly long: Length;
  /** What is laid on the floor. */
  readonly layers: readonly Layer[];
  /** Of the walls. */
  readonly colour: string | undefined;
}

/** Works the jobs out on the example room when it is so long, in the unit of the slide. Pure. */
export function slidRoom(asked: readonly Asked[], at: number): SlidRoom {
  const { unit, of } = slideHere();
  const locale = exampleLocale();
  const example = exampleRoom(locale);
  const sides = example.sides.map((side, i) =>
    i === 0 ? { ...side, length: `${at} ${unit}` } : side,
  );
  const { place } = measureRoom({ ...example, sides }, locale);
  if (place === undefined) throw new Error(`the example room is not measured at ${at} ${unit}`);
  const worked = workOut(asked, place);
  const layers = layersOn(worked.plans, 'floor');
  const drawings = worked.plans.flatMap((plan) => plan.drawings);
  return {
    ...worked,
    room: place,
    long: of(at),
    layers,
    colour: colourOn({ drawings }, { wall: 'A' }) ?? 'var(--paint)',
  };
}
