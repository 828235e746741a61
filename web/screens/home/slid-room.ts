import { exampleRoom } from '../../planner/jobs/kit/place/example-places.ts';
import type { UnitSystem } from '../../language/locale.ts';
import type { Room } from '../../planner/measure/places/place.ts';
import { measureRoom } from '../../planner/measure/places/room.ts';
import { inches, mm, type Length } from '../../planner/measure/units/units.ts';
import { exampleLocale } from '../../documents/settings/settings.ts';
import { colourOn } from '../../ui/drawings/layers/layer-fill.tsx';
import { layersOn, type Layer } from '../../ui/drawings/layers/layers.ts';
import { workOut, type ExampleInputs, type Worked } from '../job/example.ts';

/** Range and initial length of the example room, by unit. Public pages use the initial length. */
const SLIDES = {
  metric: { unit: 'mm', of: mm, least: 2600, first: 4020, most: 5200, step: 20 },
  imperial: { unit: 'in', of: inches, least: 108, first: 159, most: 204, step: 1 },
} as const satisfies Readonly<Record<UnitSystem, object>>;

/** Range in the units of this page's region. */
export const slideHere = () => SLIDES[exampleLocale().made];

/** The room at one length, with the results of its jobs. */
export interface SlidRoom extends Worked {
  readonly room: Room;
  readonly long: Length;
  /** Layers on the floor. */
  readonly layers: readonly Layer[];
  /** Colour of the walls. */
  readonly colour: string | undefined;
}

/** Plans the jobs for the example room at a length in the unit of the slider. Pure. */
export function slidRoom(asked: readonly ExampleInputs[], at: number): SlidRoom {
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
