import type { Drawing, JobHere } from '../../jobs/kit/contract.ts';
import { exampleRoom } from '../../jobs/kit/example-places.ts';
import type { UnitSystem } from '../../language/locale.ts';
import type { Room } from '../../measure/place.ts';
import { measureRoom } from '../../measure/room.ts';
import { inches, mm, type Length } from '../../measure/units.ts';
import { exampleLocale } from '../../projects/settings/locale.ts';
import { workOut, type Worked } from '../job/example.ts';

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
  /** The floor with what is laid on it. */
  readonly floor: Drawing | undefined;
}

/** Works the jobs out on the example room when it is so long, in the unit of the slide. Pure. */
export function slidRoom(jobs: readonly JobHere[], at: number): SlidRoom {
  const { unit, of } = slideHere();
  const locale = exampleLocale();
  const example = exampleRoom(locale);
  const sides = example.sides.map((side, i) =>
    i === 0 ? { ...side, length: `${at} ${unit}` } : side,
  );
  const { place } = measureRoom({ ...example, sides }, locale);
  if (place === undefined) throw new Error(`the example room is not measured at ${at} ${unit}`);
  const worked = workOut(jobs, place);
  const drawings = worked.plans.flatMap((plan) => plan.drawings);
  return { ...worked, room: place, long: of(at), floor: drawings.find(({ on }) => on === 'floor') };
}
