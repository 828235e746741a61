import { EXAMPLE_ROOM } from '../../jobs/example-places.ts';
import { measureRoom } from '../../measure/room.ts';
import { RoomPlan } from './room-plan.tsx';

const WALLS = new Set(['A', 'B', 'C', 'D']);

/** A drawing of the example room, as the planner draws a person's own. */
export function ExamplePlan() {
  return (
    <RoomPlan
      room={EXAMPLE_ROOM}
      measured={measureRoom(EXAMPLE_ROOM, 'metric')}
      system="metric"
      worked={WALLS}
    />
  );
}
