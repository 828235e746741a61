import { exampleRoom } from '../../jobs/kit/example-places.ts';
import { measureRoom } from '../../measure/room.ts';
import { exampleLocale } from '../../projects/settings/locale.ts';
import { RoomPlan } from './room-plan.tsx';

const WALLS = new Set(['A', 'B', 'C', 'D']);

/** A drawing of the example room, as the planner draws a person's own. */
export function ExamplePlan() {
  const locale = exampleLocale();
  const room = exampleRoom(locale);
  return (
    <RoomPlan room={room} measured={measureRoom(room, locale)} locale={locale} worked={WALLS} />
  );
}
